-- The Cannon slides along file and rank to move, and captures along them over exactly one piece.
local m = require "acedrex.movement"

return piece {
  name = "Cannon", symbol = "C",
  about = "slides along file and rank, captures over one piece",
  moves = m.slide(m.orthogonals) * m.settle + m.hop(m.orthogonals) * m.strike,
}
