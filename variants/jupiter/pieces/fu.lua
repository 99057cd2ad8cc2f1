-- The Fu steps one field straight forward.
local m = require "acedrex.movement"

return piece {
  name = "Fu", symbol = "Fu",
  about = "steps one field straight forward",
  moves = m.step(m.N),
}
