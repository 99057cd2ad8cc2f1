-- The Deadly Nightshade steps one field in any direction. It is always poisonous: an enemy that ends the turn on the
-- field where the Nightshade stood is removed.
local m = require "acedrex.movement"

return piece {
  name = "Deadly Nightshade", symbol = "DNi", promotes = "Frog",
  about = "steps one field in any direction, and poisons the piece that takes its place",
  moves = m.step(m.all),
  wake = m.enemy * m.oblate,
}
