-- Moves like a Queen, never capturing. It shoots without moving: enemies on a free Queen's line at most two fields
-- away, and farther ones that a friend spots: a friend beside them, or two fields from them along a free line.
-- The spotter need not stand on the Archer's line.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Archer", symbol = "Arch", label = "archer(52)", class = { "ultima" },
  about = "slides like a Queen; shoots at two fields, and farther where a friend spots",
  moves = m.slide(m.all) * m.settle + ultima.shot(m.prey),
}
