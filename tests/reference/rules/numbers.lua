-- Numbers that moves use up and earn, and turns that change them at their end.
local m = require "acedrex.movement"
local S = m.step
local King = require "classical.pieces.king"
local Knight = require "classical.pieces.knight"

local Cart = piece { name = "Cart", symbol = "C", moves = S(m.orthogonals) * m.empty + m.slide(m.orthogonals) * m.add("fuel", -1) }
local Well = piece { name = "Well", symbol = "W", moves = S(m.N), on_turn_end = m.add("fuel", 1) }
local Bell = piece { name = "Bell", symbol = "B", moves = S(m.all) * m.empty * m.land * m.add("rung", 1) + m.counter("rung", 2) * m.leap(2, 2) }
local Miser = piece { name = "Miser", symbol = "M", moves = m.slide(m.diagonals, 2) * m.counter("fuel", 0, 1) }

return variant {
  name = "Numbers", board = { files = 6, ranks = 6 },
  pieces = { King, Knight, Cart, Well, Bell, Miser },
  royals = { King = "check" },
  state = { fuel = { to = 5, start = 2 }, rung = { to = 3 } },
  setup = [[
c b k m n c
. . . w . .
. . . . . .
. . . . . .
. . . W . .
C B K M N C]],
}
