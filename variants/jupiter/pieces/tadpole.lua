-- The Tadpole steps one field diagonally, or leaps three fields orthogonally; it only captures one field away
-- orthogonally. The long text lets it leap diagonally too; the table and its own "(3,0)" do not.
local m = require "acedrex.movement"

return piece {
  name = "Tadpole", symbol = "Ta", class = { "promoted" },
  about = "steps diagonally, leaps three fields orthogonally, or captures one field away orthogonally",
  moves = m.step(m.diagonals) + m.leap(0, 3) + m.step(m.orthogonals) * m.strike,
}
