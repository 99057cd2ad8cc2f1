-- Moves like a Queen to empty fields, and captures both what it moves straight away from and what it comes to stand
-- before: both at once, if both are there.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Pushme-Pullyu", symbol = "PuPu", label = "pushme_pullyu(50)", class = { "ultima" },
  about = "slides like a Queen, captures as Withdrawer and as Advancer",
  moves = m.along(m.all, function(d)
    return ultima.beside(d:back(), m.prey) * m.slide(d) * m.empty * ultima.beside(d, m.prey)
  end),
}
