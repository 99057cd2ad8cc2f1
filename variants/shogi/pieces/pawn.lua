-- The Pawn moves and captures one field straight ahead. On the last rank, where it could not go on, it is promoted.
local m = require "acedrex.movement"

return piece {
  name = "Pawn", symbol = "P", promotes = "Tokin",
  about = "moves and captures one field straight ahead",
  moves = m.step(m.N) * m.must(m.rank(-1) * m.promote "Tokin"),
}
