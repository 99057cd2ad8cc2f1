-- Which turns are legal before it is asked what escapes: captures that have to be made, flight, turns that are passed where
-- there are no others.
local m = require "acedrex.movement"
local Queen = piece { name = "Queen", symbol = "Q", moves = m.slide(m.all, 2) }
local Shy = piece { name = "Shy", symbol = "Y", royal = "flees", moves = m.step(m.orthogonals) + m.leap(2, 2) * m.settle }
local Knight, Pawn = require "classical.pieces.knight", require "classical.pieces.pawn"
return variant {
  name = "Escapes and Duties", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", Queen, require "classical.pieces.rook", Knight, Pawn, Shy },
  royals = { King = "capture", Queen = "escapes", Knight = "escapes" },
  rules = { capture = "must", pass = "forced", several_royals = "last", royal_loss = "loss" },
  setup = [[
r k q y n
. p . . p
. . . . .
P . . P .
N Y Q K R]],
}
