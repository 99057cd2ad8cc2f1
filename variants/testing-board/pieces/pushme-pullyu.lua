-- Moves like a Queen to empty fields, and captures both what it moves straight away from and what it comes to stand
-- before: both at once, if both are there.
local m = require "acedrex.movement"

return piece {
  name = "Pushme-Pullyu", symbol = "PuPu",
  about = "slides like a Queen, captures as Withdrawer and as Advancer",
  moves = m.along(m.all, function(d)
    local function must_take(where) return m.must(m.aside(m.step(where) * m.prey * m.capture)) end
    return must_take(d:back()) * m.slide(d) * m.empty * must_take(d)
  end),
}
