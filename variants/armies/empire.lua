-- Empire Chess (Couch Tomato, 2020), by Pychess: the Empire, whose pieces move as Queens and capture as their kind
-- does, against the Kingdom of Classical Chess. The Empire begins. A King that reaches the last rank has won as well,
-- and the Kings may not face each other.
local Knight, Rook, Bishop = require "classical.pieces.knight", require "classical.pieces.rook", require "classical.pieces.bishop"
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local m = require "acedrex.movement"

local function imperial(name, symbol, model)
  return piece {
    name = name, symbol = symbol,
    about = "moves as a Queen, captures as a " .. model.name,
    moves = Queen.moves * m.settle + model.moves * m.strike,
  }
end

return variant.extend(require "classical.classical-chess", {
  name = "Empire Chess", slug = "empire", code = "EM", family = "armies",
  about = "the army of Classical Chess against an empire whose pieces all move as Queens",
  pieces = {
    replace = { King = require "armies.pieces.facing-king", Pawn = require "known.pieces.pawn" },
    add = {
      imperial("Tower", "T", Rook), imperial("Eagle", "E", Knight), imperial("Cardinal", "C", Bishop),
      imperial("Duke", "D", King), require "armies.pieces.soldier",
    },
  },
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P S S P P P
    . . . . . . . .
    T E C D K C E T
  ]],
  promotion = { to = { "Queen" } },
  rules = {
    goal = { pieces = { "King" }, zone = "last" },
    -- A side that cannot move has lost, and so has a side that repeats a position a second time.
    stalemate = "loss",
    repetition = { times = 3, result = "loss" },
    dead = {},
  },
})
