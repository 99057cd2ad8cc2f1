-- Withdraws: the enemies on the three fields behind it are captured where it moves away.
local m = require "acedrex.movement"

return piece {
  name = "Skunk", symbol = "Sku",
  about = "slides like a Queen, captures the enemies that it turns its back on",
  moves = m.along(m.all, function(d)
    local behind = d:back()
    return m.every(m.step{ behind, behind:left(), behind:right() } * m.prey * m.capture) * m.slide(d) * m.settle
  end),
}
