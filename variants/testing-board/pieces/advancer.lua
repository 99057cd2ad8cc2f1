-- Moves like a Queen to empty fields. An enemy on the very next field in the same direction is captured.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Advancer", symbol = "Adv", label = "advancer(49)", class = { "ultima" },
  about = "slides like a Queen, captures what it comes to stand before",
  moves = m.along(m.all, function(d) return m.slide(d) * m.empty * ultima.beside(d, m.prey) end),
}
