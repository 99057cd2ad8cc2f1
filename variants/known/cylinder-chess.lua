-- Cylinder Chess, by Wikipedia, known since al-Masudi wrote of it about 947: the left edge of the board is joined to
-- the right one. A move has to change the board, so that no piece goes once around to where it was; there is no
-- castling.
return variant.extend(require "classical.classical-chess", {
  name = "Cylinder Chess", slug = "cylinder-chess", code = "CY", family = "known",
  also = { "Cylindrical Chess" },
  about = "Classical Chess on a board whose left edge is joined to the right one",
  board = { wrap = { "files" } },
  castling = false,
})
