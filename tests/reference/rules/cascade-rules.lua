-- Cascades and what happens by itself: on captures and promotions between plies, at the end of the turn and at the start of
-- the next, and where pieces have left a field, also one that was activated there.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S, all = m.step, m.all

local Relay = piece { name = "Relay", symbol = "Y", passive = true, moves = m.slide(m.all, 2), wake = S(m.E) * m.enemy * m.oblate }
local Bee = piece { name = "Bee", symbol = "B", moves = m.slide(m.diagonals, 2) * (m.empty + m.prey * m.capture)
                    * (S(m.N) * m.own * m.is("Relay", "Man") * c.activate)^-1, on_capture = S(m.W) * m.enemy * m.oblate }
local Wasp = piece { name = "Wasp", symbol = "W", moves = S(m.orthogonals), on_capture = m.leave }
local Dragon = piece { name = "Dragon", symbol = "D", moves = S(m.diagonals), on_turn_end = S(m.orthogonals) * m.enemy * m.arrived * m.capture }
local Gong = piece { name = "Gong", symbol = "G", moves = m.leap(1, 2), on_turn_start = S(m.N) * m.enemy * m.flip }
local Ram = piece { name = "Ram", symbol = "R", moves = m.slide(m.orthogonals, 2), on_promotion = S(all) * m.enemy * m.capture }
local Man = piece { name = "Man", symbol = "M", moves = S(m.N) + S(m.S) * m.settle, promotes = { "Ram", "Dragon" } }

return variant {
  name = "Cascade Rules", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", Relay, Bee, Wasp, Dragon, Gong, Ram, Man },
  royals = { King = "check" },
  promotion = { to = "own", zone = "their_half", when = "choice" },
  lands = m.own * m.is("Relay", "Man", "Wasp") * c.activate,
  setup = [[
g b k y w
m y . d m
. . . . .
M Y . D M
G B K Y W]],
}
