-- Moves like a Queen to empty fields. It captures what it leaps over: single enemies of a line, each with an empty
-- field behind it. It never leaps over a friend or over two pieces in a row.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Long Leaper", symbol = "LoLe", label = "long_leaper(46)", class = { "ultima" },
  about = "slides like a Queen, captures all the single enemies that it leaps over",
  moves = m.along(m.all, function(d) return ultima.vault(d, m.prey) end),
}
