-- Moves like a Queen to empty fields. An enemy that it moves straight away from, from the next field, is captured.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Withdrawer", symbol = "Wit", label = "withdrawer(48)", class = { "ultima" },
  about = "slides like a Queen, captures what it moves straight away from",
  moves = m.along(m.all, function(d) return ultima.beside(d:back(), m.prey) * m.slide(d) * m.empty end),
}
