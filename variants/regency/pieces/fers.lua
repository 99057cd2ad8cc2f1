-- The Fers steps one field diagonally. It rises to the Bishop on the last rank.
local m, rise = require "acedrex.movement", require "regency.rise"

return piece {
  name = "Fers", symbol = "F",
  about = "steps diagonally",
  moves = rise.to("Bishop", m.step(m.diagonals)), on_promotion = rise.from_pawn,
}
