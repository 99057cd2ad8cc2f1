-- Orda Chess (Couch Tomato, 2020), by Pychess: the Horde, whose pieces move as Knights, against the Kingdom of
-- Classical Chess, which begins. A King that reaches the last rank has won as well.
local Knight, Rook, Bishop = require "classical.pieces.knight", require "classical.pieces.rook", require "classical.pieces.bishop"
local m = require "acedrex.movement"

local Lancer = piece {
  name = "Lancer", symbol = "L",
  about = "moves as a Knight, captures as a Rook",
  moves = Knight.moves * m.settle + Rook.moves * m.strike,
}
local Archer = piece {
  name = "Horse Archer", symbol = "A",
  about = "moves as a Knight, captures as a Bishop",
  moves = Knight.moves * m.settle + Bishop.moves * m.strike,
}
local Yurt = piece.extend(require "southeast-asia.pieces.khon", { name = "Yurt", symbol = "Y" })

return variant.extend(require "classical.classical-chess", {
  name = "Orda Chess", slug = "orda", code = "OR", family = "armies",
  about = "the army of Classical Chess against a horde that moves like Knights",
  pieces = {
    replace = { Pawn = require "known.pieces.pawn" },
    add = { Lancer, require "armies.pieces.kheshig", Archer, Yurt },
  },
  setup = [[
    l h a y k a h l
    . . . . . . . .
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
  ]],
  promotion = { to = { "Queen", "Kheshig" } },
  rules = { goal = { pieces = { "King" }, zone = "last" }, dead = {} },
})
