-- One step in any direction to an empty field or onto a friend that is not royal, whom it captures. It takes no enemy
-- and cannot be taken. It must stay attacked by an enemy other than a King: its side loses where it cannot see to that.
local m = require "acedrex.movement"

return piece {
  name = "Anti-King", symbol = "AnKi", label = "anti_king(148)", class = { "royal" },
  about = "steps in any direction, may take friends, and must stay attacked",
  moves = m.step(m.all) * (m.empty + m.own * -m.is "royal" * m.capture_own),
  takes = m.none, immune = m.anyone,
  royal = "attacked", attacked_by = -m.is "King",
}
