-- What the keys of variant{...} are called for authors, by the interpreter's own words for them, where they differ.
return {
  castling = { mover = "king", partners = "rooks" },
}
