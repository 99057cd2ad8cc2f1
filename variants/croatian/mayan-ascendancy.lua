-- Mayan Ascendancy (Mario Mlačak): 12 x 12 fields, and the Pyramid, which others activate.
local Pyramid = require "croatian.pieces.pyramid"
local m, c = require "acedrex.movement", require "acedrex.cascade"

return variant.extend(require "croatian.croatian-ties", {
  name = "Mayan Ascendancy", family = "croatian", slug = "mayan-ascendancy", code = "MA",
  about = "12 x 12 fields, the Pyramid: passive until another piece activates it",
  board = { files = 12, ranks = 12 },
  pieces = { add = { Pyramid } },
  setup = [[
    r e a n b q k b n a e r
    p p p p p p p p p p p p
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    P P P P P P P P P P P P
    R E A N B Q K B N A E R
  ]],
  -- Whatever reaches a field on which an own Pyramid stands as it would reach a field to capture on, with momentum,
  -- activates it. A Pyramid so activates another one with what it has left.
  lands = m.own * m.is "Pyramid" * c.on_strike * c.left(1) * c.activate,
  castling = { distances = { 2, 3, 4 } },
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid" } },
})
