-- A Camel's leap, or one step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Camel/Ferz", symbol = "CaFe", label = "camel_ferz(158)",
  about = "leaps like a Camel or steps diagonally",
  moves = m.leap(1, 3) + m.step(m.diagonals),
}
