-- Camel or Queen.
local m = require "acedrex.movement"

return piece {
  name = "Camel/Queen", symbol = "CaQu", label = "camel_queen(160)",
  about = "leaps like a Camel or slides like a Queen",
  moves = m.leap(1, 3) + m.slide(m.all),
}
