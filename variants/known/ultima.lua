-- Ultima, or Baroque Chess (Robert Abbott, 1962), by Wikipedia: all but Kings and Pawns move as Queens, and each
-- captures in a way of its own.
local m = require "acedrex.movement"
local ultima = require "testing-board.captures"

local queen = m.slide(m.all) * m.empty
local file, rank = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0
local king = m.own * m.is "King"

-- All for which `whom` holds that stand where its file crosses the King's rank, or its rank the King's file.
local function corners(whom) return m.every((file * whom * #(rank * king) + rank * whom * #(file * king)) * m.capture) end

local function Piece(name, symbol, about, moves, more)
  local keys = more or {}
  keys.name, keys.symbol, keys.about, keys.moves = name, symbol, about, moves
  return piece(keys)
end
-- A piece that may not move may still leave the board, except for the King.
local freezes = { at = m.step(m.all), of = "enemy", freeze = true }
local gives_up = -m.i_am "King" * m.leave

local Pawn = Piece("Pawn", "P", "moves like a Rook, captures what it and a friend have between them",
  m.slide(m.orthogonals) * m.empty * ultima.pinch(m.prey))
local Leaper = Piece("Long Leaper", "L", "moves like a Queen, captures single pieces that it leaps over",
  m.along(m.all, function(d) return ultima.vault(d, m.prey) end))
local Withdrawer = Piece("Withdrawer", "W", "moves like a Queen, captures what it moves straight away from",
  m.along(m.all, function(d) return ultima.beside(d:back(), m.prey) * m.slide(d) * m.empty end))
local Coordinator = Piece("Coordinator", "C", "moves like a Queen, captures where its lines cross its King's",
  queen * corners(m.prey))
local Immobilizer = Piece("Immobilizer", "I", "moves like a Queen; enemies beside it may not move",
  queen * m.settle, { aura = freezes, frozen = gives_up })

-- The Chameleon captures each in that one's own way, several in one move, too; it attacks the King as he does, captures
-- no Chameleon, and the Immobilizer beside it may not move.
local chameleon = m.along(m.all, function(d)
  local straight = d.x * d.y == 0
  return ultima.beside(d:back(), m.prey * m.is "Withdrawer") * ultima.vault(d, m.prey * m.is "Long Leaper")
    * (straight and ultima.pinch(m.prey * m.is "Pawn") or m.pass) * corners(m.prey * m.is "Coordinator")
end) + m.step(m.all) * m.is "King" * m.strike
local Chameleon = Piece("Chameleon", "X", "moves like a Queen, captures each piece in its own way", chameleon,
  { aura = { at = m.step(m.all) * m.is "Immobilizer", of = "enemy", freeze = true }, frozen = gives_up })

return variant {
  name = "Ultima", family = "known", code = "UL",
  also = { "Baroque", "Baroque Chess" },
  about = "Queens that capture each in its own way",
  board = { files = 8, ranks = 8 },
  pieces = {
    require "classical.pieces.king", Withdrawer, Chameleon, Leaper, Coordinator, Immobilizer, Pawn,
  },
  setup = [[
    c l x w k x l i
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    I L X W K X L C
  ]],
  royals = { King = "check" },
  rules = { stalemate = "draw", repetition = { times = 3, result = "draw" }, dead = { { "King" } } },
}
