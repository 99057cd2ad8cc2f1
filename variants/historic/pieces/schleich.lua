-- The Schleich steps one field straight.
local m = require "acedrex.movement"

return piece {
  name = "Schleich", symbol = "W",
  about = "steps straight",
  moves = m.step(m.orthogonals),
}
