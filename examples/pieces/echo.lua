-- Imitates the last turn: moves, but never captures, like the piece that the other side moved last.
local m = require "acedrex.movement"

return piece {
  name = "Echo", symbol = "Ech",
  about = "moves like the piece that moved last, without capturing",
  moves = m.no_taking(m.moves_of "last"),
}
