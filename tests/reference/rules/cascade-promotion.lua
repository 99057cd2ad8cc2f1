-- Cascades in which pieces promote on touching a zone: each to what it says, and on the last rank it has to.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S = m.step
local Relay = piece { name = "Relay", symbol = "Y", passive = true, moves = m.slide(m.orthogonals, 3), promotes = "Knight" }
local Man = piece { name = "Man", symbol = "M", moves = S(m.N) + S{ m.E, m.W }, promotes = { "Rook", "Relay" } }
return variant {
  name = "Cascade Promotion", board = { files = 5, ranks = 6, zones = { far = { light = { "a5-e6" } }, edge = { light = { "a6-e6" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Relay, Man },
  royals = { King = "check" },
  lands = m.own * -m.is "King" * c.activate,
  promotion = { to = "own", zone = "far", enters = "touches", when = "choice", must = "edge" },
  setup = [[
r n k y .
. m . m .
. . . . .
. . . . .
. M . M .
R N K Y .]],
}
