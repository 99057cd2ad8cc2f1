-- Miranda's Veil (Mario Mlačak): 16 x 16 fields, and the Wave, which moves as the piece that activates it.
local Wave = require "croatian.pieces.wave"
local m, c = require "acedrex.movement", require "acedrex.cascade"

return variant.extend(require "croatian.age-of-aquarius", {
  name = "Miranda's Veil", family = "croatian", slug = "mirandas-veil", code = "MV",
  about = "16 x 16 fields, the Wave: transparent, it inherits its movement and hands on momentum",
  board = { files = 16, ranks = 16 },
  pieces = { add = { Wave } },
  setup = [[
    r e a u w n b q k b n w u a e r
    p p p p p p p p p p p p p p p p
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    P P P P P P P P P P P P P P P P
    R E A U W N B Q K B N W U A E R
  ]],
  -- An own Wave can be activated wherever a piece can go, with or without momentum; a Pyramid as before.
  lands = m.own * m.is "Wave" * c.activate + m.own * m.is "Pyramid" * c.on_strike * c.left(1) * c.activate,
  castling = { distances = { 2, 3, 4, 5, 6 } },
  promotion = {
    to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn", "Wave" },
  },
  -- A cascade that leaves the own King in check is self-checkmate: it can be played, and loses at once; a draw where
  -- it checkmates the opponent as well.
  rules = { self_check = "loses" },
})
