-- Omicron Chess (Evert Glebbeek), by the page of his program Sjaak: Omega Chess on two ranks less. Ten files, one more
-- field outside each corner, where the Wizards wait, and Champions. All else is as in Classical Chess, one rank further
-- on.
local m = require "acedrex.movement"

local Champion = piece {
  name = "Champion", symbol = "C",
  about = "steps one field straight, or leaps two straight or diagonally",
  moves = m.step(m.orthogonals) + m.leap(2, 0) + m.leap(2, 2),
}
local Wizard = piece {
  name = "Wizard", symbol = "W",
  about = "steps one field diagonally, or leaps three by one",
  moves = m.step(m.diagonals) + m.leap(1, 3),
}

return variant.extend(require "classical.classical-chess", {
  name = "Omicron Chess", slug = "omicron", code = "OM", family = "known",
  about = "Classical Chess on ten by eight fields and four corners, with Champions and Wizards",
  board = {
    files = 12, ranks = 10, holes = { "b1-k1", "b10-k10", "a2-a9", "l2-l9" },
    zones = { final = { light = { "b9-k9" } } },
  },
  pieces = { add = { Champion, Wizard } },
  setup = [[
    w . . . . . . . . . . w
    . c r n b q k b n r c .
    . p p p p p p p p p p .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . P P P P P P P P P P .
    . C R N B Q K B N R C .
    W . . . . . . . . . . W
  ]],
  promotion = { zone = "final", to = { "Queen", "Rook", "Bishop", "Knight", "Champion", "Wizard" } },
  -- A Bishop alone may mate in a corner.
  rules = { dead = { { "King" } } },
})
