-- Cascades and words on the other side's last turn: its last ply counts. Pieces may pass, and tell who has come in the turn.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S = m.step

local Relay = piece { name = "Relay", symbol = "Y", passive = true, blocked = "oblate", moves = m.slide(m.diagonals, 2) }
local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" + m.last{ captured = true } * S(m.S) }
local Hunter = piece { name = "Hunter", symbol = "H", moves = m.slide(m.orthogonals) * m.last_unit + S(m.N) * m.empty }
local Monk = piece { name = "Monk", symbol = "M", may_pass = true, moves = m.pass + S(m.diagonals) }
-- Leaps beside who has come in this turn, or over a field that was left.
local Late = piece { name = "Late", symbol = "L", moves = S(m.orthogonals) * (m.empty + m.arrived * S(m.N)) + S(m.diagonals) * m.vacated() }

return variant {
  name = "Cascade Last", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Relay, Echo, Hunter, Monk, Late },
  royals = { King = "check" },
  lands = m.own * m.is("Relay", "Late", "Monk") * c.activate,
  setup = [[
r e k y h
m l . y .
. . . . .
M L . Y .
R E K Y H]],
}
