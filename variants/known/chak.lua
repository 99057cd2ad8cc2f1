-- Chak (Couch Tomato, 2021), by Pychess, a chess of the Maya that might have been: nine by nine fields with a river in
-- the middle, behind which King and Pawns become others that never go back, and with the altars, from which the
-- Offerings do not move. A side that brings its Divine King to the other altar has won.
local m = require "acedrex.movement"

local shaman = m.step(m.diagonals) + m.step{ m.N, m.S }
local Shaman = piece {
  name = "Shaman", symbol = "S",
  about = "steps diagonally, or straight ahead or back",
  moves = shaman,
}
local Warrior = piece.extend(Shaman, {
  name = "Warrior", symbol = "W",
  about = "steps like a Shaman, and does not go back over the river",
  moves = shaman * m.zone "beyond",
})
local Pawn = piece {
  name = "Pawn", symbol = "P", promotes = "Warrior",
  about = "steps ahead or sideways, captures diagonally ahead",
  moves = m.step{ m.N, m.W, m.E } * m.settle + m.step{ m.NW, m.NE } * m.strike,
}
local King = piece.extend(require "classical.pieces.king", { promotes = "Divine King" })
local DivineKing = piece {
  name = "Divine King", symbol = "D",
  about = "slides up to two fields like a Queen, and does not go back over the river",
  moves = m.slide(m.all, 2) * m.zone "beyond",
}
local Quetzal = piece {
  name = "Quetzal", symbol = "Q",
  about = "moves and captures like a Queen over exactly one piece",
  moves = m.hop(m.all),
}
local Jaguar = piece.extend(require "armies.pieces.kheshig", { name = "Jaguar", symbol = "J" })
local Vulture = piece.extend(require "classical.pieces.knight", { name = "Vulture", symbol = "V" })
local Serpent = piece.extend(require "classical.pieces.rook", { name = "Serpent", symbol = "R" })
local Offering = piece { name = "Offering", symbol = "O", about = "lies on the altar until it is taken", moves = m.none }

return variant {
  name = "Chak", family = "known", code = "CK",
  about = "a race of Kings to the other side's altar, over a river that changes them",
  board = { files = 9, ranks = 9, zones = { beyond = { light = { "a5-i9" } }, altar = { light = { "e8" } } } },
  symmetry = "rotate",
  pieces = { King, DivineKing, Jaguar, Quetzal, Serpent, Vulture, Shaman, Warrior, Pawn, Offering },
  setup = [[
    r v s q k j s v r
    . . . . o . . . .
    p . p . p . p . p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P . P . P . P . P
    . . . . O . . . .
    R V S J K Q S V R
  ]],
  royals = { King = "check", ["Divine King"] = "check" },
  promotion = { zone = "beyond", to = "own", enters = "touches" },
  rules = {
    goal = { pieces = { "Divine King" }, zone = "altar", safe = true },
    stalemate = "loss",
    repetition = { times = 3, result = "draw" },
    quiet = { plies = 100, result = "draw" },
  },
}
