-- Kings that are spared by what attacks from beside one of their Guards, and where Guards of both sides are gone; pieces
-- whose captures are followed by a rule, and Men that become what their side lacks on some fields.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"
local S = m.step

local guard = m.own * m.is "Guard"
local King = piece.extend(require "classical.pieces.king", { immune = #(S(m.orthogonals) * guard) + -(m.anywhere * m.is "Guard") })
local Guard = piece { name = "Guard", symbol = "G", moves = S(m.diagonals), on_capture = m.every(S(m.orthogonals) * m.enemy * -m.is "King" * m.oblate) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals), on_capture = m.leave }
local Bishop = piece { name = "Bishop", symbol = "B", moves = m.slide(m.diagonals) }

local function lacking(name, had) return -m.times(m.anywhere * m.own * m.is(name), had, had) * m.promote(name) end
local Man = piece {
  name = "Man", symbol = "M", tags = { "rush" },
  moves = (S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike)
        * (-m.rank(-1) + (m.rank(-1) + m.rank(5) * m.light_field) * (lacking("Rook", 2) + lacking("Bishop", 1)))
        + rush.ahead(2) + S{ m.NE, m.NW } * rush.en_passant,
}

return variant {
  name = "Spared", board = { files = 6, ranks = 6 },
  pieces = { King, Guard, Rook, Bishop, Man },
  royals = { King = "check" },
  rules = { extinction = { { "King" } } },
  setup = [[
r b k g . r
m . m m . m
. . . . . .
. . . . . .
M . M M . M
R B K G . R]],
}
