-- Several royal types, of which the last of each binds its side; one is only lost, one flees, and some die of their captures.
local m = require "acedrex.movement"
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.all) + m.leap(2, 2) }
local Mouse = piece { name = "Mouse", symbol = "M", moves = m.step(m.orthogonals) }
local Bomb = piece { name = "Bomb", symbol = "B", moves = m.slide(m.diagonals), on_capture = m.every(m.step(m.all) * m.own * m.oblate) }
return variant {
  name = "Royal Types", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Prince, Mouse, Bomb },
  royals = { King = "check", Prince = "check", Mouse = "flees", Rook = "capture" },
  rules = { several_royals = "last of each" },
  setup = [[
r p k . m
. p b k .
. . . . .
. K B P .
M . K P R]],
}
