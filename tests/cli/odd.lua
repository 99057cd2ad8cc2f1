-- A board to draw: holes, a board beside, reserves, pieces of nobody, and moves that do more than go somewhere.
local m = require "acedrex.movement"
local Rook, King = require "classical.pieces.rook", require "classical.pieces.king"
return variant {
  name = "Odd & <Board>", code = "OB",
  board = { files = 9, ranks = 7, holes = { "a1", "e4" }, beside = { Side = { files = 3, ranks = 4 } } },
  captures = { to = "capturer" },
  pieces = {
    Rook, King, piece { name = "Duck", symbol = "D", owner = "none", moves = m.step(m.all) * m.settle },
    piece { name = "Hopper", symbol = "Ho", moves = m.hop(m.orthogonals) },
    piece { name = "Pusher", symbol = "Pu", moves = m.along(m.orthogonals, function(d)
      return m.step(d) * m.empty + m.step(d) * m.enemy * m.push(d)
    end) },
    piece { name = "Turner", symbol = "Tu", moves = m.step(m.all) * m.enemy * m.convert * m.home },
  },
}
