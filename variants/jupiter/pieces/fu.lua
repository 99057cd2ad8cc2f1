-- The Fu steps one field straight forward.
local m = require "acedrex.movement"

return piece {
  name = "Fu", symbol = "Fu", promotes = "Zebra",
  about = "steps one field straight forward",
  moves = m.step(m.N),
}
