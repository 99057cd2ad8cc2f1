-- Moves like a Queen to empty fields. It captures what it leaps over: single enemies of a line, each with an empty
-- field behind it. It never leaps over a friend or over two pieces in a row.
local m = require "acedrex.movement"

return piece {
  name = "Long Leaper", symbol = "LoLe",
  about = "slides like a Queen, captures all the single enemies that it leaps over",
  moves = m.slide(m.all) * m.empty + m.along(m.all, function(d)
    local go = m.step(d) * m.empty
    return (go^0 * m.step(d) * m.prey * m.capture * go)^1 * go^0
  end),
}
