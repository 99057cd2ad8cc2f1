-- Pieces that have to be saved where some turn can, beside a King, among promotions, drops and what burns.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local Queen = piece { name = "Queen", symbol = "Q", royal = "escapes", moves = m.slide(all, 3) }
local Hopper = piece { name = "Hopper", symbol = "H", royal = "escapes", moves = m.hop(m.orthogonals) }
local Bomb = piece { name = "Bomb", symbol = "B", moves = S(all), on_capture = m.every(S(m.orthogonals) * m.occupied * -m.is "King" * m.oblate) }
local Lamb = piece { name = "Lamb", symbol = "L", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike, promotes = { "Queen", "Rook" } }
return variant {
  name = "Escapes", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", Queen, require "classical.pieces.rook", require "classical.pieces.knight", Hopper, Bomb, Lamb },
  royals = { King = "check" },
  promotion = { to = "own", when = "choice" },
  captures = { to = "capturer" },
  drops = { at = m.rank(1) + m.rank(2), check = false },
  rules = { checks = 4 },
  setup = [[
r n k q b h
l . l . l .
. . . . . .
. . . . . .
. L . L . L
H B Q K N R]],
}
