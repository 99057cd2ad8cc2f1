-- The Warrior moves as a Knight, or one field straight.
local m = require "acedrex.movement"

return piece {
  name = "Warrior", symbol = "Wr",
  about = "leaps like a Knight, or steps straight",
  moves = m.leap(1, 2) + m.step(m.orthogonals),
}
