-- A move by some pieces, then one by others that only leap to empty fields: their own and nobody's, some of which the
-- first can take, push and bring about.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local S = m.step

local King = require "classical.pieces.king"
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals), takes = m.enemy + m.neutral }
local Man = piece { name = "Man", symbol = "M", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike }
local Mason = piece {
  name = "Mason", symbol = "A",
  moves = S(m.orthogonals) * m.empty + S(m.diagonals) * m.neutral * m.push(m.N) + m.leap(0, 2) * m.empty * m.become "Stone"
        + S(m.E) * m.own * m.swap,
}
local Stone = piece { name = "Stone", symbol = "S", moves = S(m.orthogonals) * m.empty + m.leap(1, 1) * m.empty * m.light_field }
local Duck = piece {
  name = "Duck", symbol = "D", owner = "none", may_move = "both", moves = m.anywhere * m.empty * -m.on "c3",
}

return variant {
  name = "Parts Apart", board = { files = 5, ranks = 5 },
  pieces = { King, Rook, Man, Mason, Stone, Duck },
  royals = { King = "capture" },
  promotion = { pieces = { "Man" }, to = { "Rook", "Mason", "Stone" } },
  turn = phase.seq{
    phase.move{ pieces = { "King", "Rook", "Man", "Mason" } },
    phase.move{ pieces = { "Duck", "Stone" } },
  },
  setup = [[
r a k s .
. m . m .
. . d . .
. M . M .
. S K A R]],
}
