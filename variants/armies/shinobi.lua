-- Shinobi Chess (Couch Tomato, 2021), by Pychess: the Clan, which begins, against the Kingdom of Classical Chess. Most
-- of the Clan is weak, and is promoted on the last two ranks; some of it waits in the hand, and comes in on the Clan's
-- own half. Pawns of both sides become Captains there. A King that reaches the last rank has won as well.
local m = require "acedrex.movement"

local pieces = {
  Pawn = piece.extend(require "known.pieces.pawn", { promotes = "Captain" }),
  Monk = piece.extend(require "historic.pieces.ferz", { name = "Monk", symbol = "M", promotes = "Bishop" }),
  Lance = piece {
    name = "Lance", symbol = "L", promotes = "Rook",
    about = "slides straight ahead",
    moves = m.slide(m.N),
  },
  Horse = piece {
    name = "Wooden Horse", symbol = "H", promotes = "Knight",
    about = "leaps two fields ahead and one aside",
    moves = m.step{ m.N + m.NW, m.N + m.NE },
  },
  Captain = piece.extend(require "historic.pieces.man", { name = "Captain", symbol = "C" }),
  Ninja = piece.extend(require "classical.pieces.archbishop", { name = "Ninja", symbol = "J" }),
  Dragon = piece.extend(require "shogi.pieces.dragon-king", { name = "Dragon" }),
}

return variant.extend(require "classical.classical-chess", {
  name = "Shinobi Chess", slug = "shinobi", code = "SB", family = "armies",
  about = "the army of Classical Chess against a clan that comes in from the hand",
  board = { zones = { camp = { light = { "a7-h8" } } } },
  pieces = {
    replace = { Pawn = pieces.Pawn },
    add = { pieces.Monk, pieces.Lance, pieces.Horse, pieces.Captain, pieces.Ninja, pieces.Dragon },
  },
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    L H . C K . H L
  ]],
  promotion = { zone = "camp", to = "own", pieces = false },
  pockets = { light = { Lance = 1, ["Wooden Horse"] = 1, Monk = 2, Dragon = 1, Ninja = 1 } },
  drops = { at = m.own_half },
  rules = {
    goal = { pieces = { "King" }, zone = "last" },
    stalemate = "loss",
    repetition = { times = 4, result = "draw", checks = "loss" },
    dead = {},
  },
})
