-- The Mock Turtle moves two fields diagonally, leaping; captures up to four fields away orthogonally, sliding.
local m = require "acedrex.movement"

return piece {
  name = "Mock Turtle", symbol = "MkT", class = { "promoted" },
  about = "moves two fields diagonally, leaping; captures up to four fields away orthogonally, sliding",
  moves = m.leap(2, 2) * m.settle + m.slide(m.orthogonals, 4) * m.strike,
}
