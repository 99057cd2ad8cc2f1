-- The Genie slides up to three fields in any direction, or captures an adjacent enemy without moving.
local m = require "acedrex.movement"

return piece {
  name = "Genie", symbol = "Ge", class = { "promoted" },
  about = "slides up to three fields, or captures an adjacent enemy without moving",
  moves = m.slide(m.all, 3) + m.step(m.all) * m.prey * m.capture * m.home,
}
