-- What could escape only by repeating a position need not.
local m = require "acedrex.movement"
local Queen = piece { name = "Queen", symbol = "Q", royal = "escapes", moves = m.step(m.all) }
local Wazir = piece { name = "Wazir", symbol = "W", moves = m.step(m.orthogonals) * m.settle }
return variant {
  name = "Escapes Repeated", board = { files = 3, ranks = 4, holes = { "b2" } },
  pieces = { require "classical.pieces.rook", Queen, Wazir },
  rules = { repetition = { times = 2, result = "illegal" } },
  setup = [[
r . q
. . .
. . W
Q . R]],
}
