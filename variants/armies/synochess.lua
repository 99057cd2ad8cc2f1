-- Synochess (Couch Tomato, 2020), by Pychess: the Kingdom of Classical Chess, which begins, against the Dynasty, an
-- army of Xiangqi and Janggi. A King that reaches the last rank has won as well, and the Kings may not face each other.
local m = require "acedrex.movement"

local Cannon = piece.extend(require "xiangqi.pieces.po", { name = "Cannon", symbol = "C" })
local Advisor = piece.extend(require "historic.pieces.man", { name = "Advisor", symbol = "A" })

return variant.extend(require "classical.classical-chess", {
  name = "Synochess", family = "armies", code = "SN",
  about = "the army of Classical Chess against one of Xiangqi and Janggi",
  pieces = {
    replace = { King = require "armies.pieces.facing-king" },
    add = {
      Advisor, require "known.pieces.elephant", Cannon, require "armies.pieces.soldier",
    },
  },
  setup = [[
    r n e a k e n r
    . . . . . . . .
    . c . . . . c .
    . s s . . s s .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
  ]],
  -- The Dynasty does not castle.
  board = { zones = { towers = { "a1", "h1" } } },
  castling = { partner = m.is "Rook" * m.zone "towers" },
  -- Two Soldiers wait, and come in where the others stood at first.
  pockets = { dark = { Soldier = 2 } },
  drops = { at = m.rank(4) },
  rules = {
    goal = { pieces = { "King" }, zone = "last" },
    stalemate = "loss",
    repetition = { times = 3, result = "draw", checks = "loss" },
    dead = {},
  },
})
