-- The family of Jupiter, by the author of the game of that name. The second army stands turned by 180 degrees, and
-- its directions are turned in the same way: what is right for Blue is right for Tan as seen from Tan's side.
-- On Jupiter's own board every piece that says so may be promoted by a move that begins or ends on the last six ranks;
-- smaller boards have no such zone.
return {
  symmetry = "rotate",
  zones = function(board)
    return board.files == 16 and board.ranks == 16 and { promotion = { light = { "a11-p16" } } } or {}
  end,
  promotion = { zone = "promotion", to = "own", when = "choice", enters = "touches" },
}
