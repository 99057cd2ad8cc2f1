-- The Wildebeest leaps like a Knight or like a Camel.
local m = require "acedrex.movement"

return piece {
  name = "Wildebeest", symbol = "Wi", class = { "promoted" },
  about = "leaps like a Knight or like a Camel",
  moves = m.leap(1, 2) + m.leap(1, 3),
}
