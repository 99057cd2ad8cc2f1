-- One or two moves in one direction along a file or rank, each of one or two fields, leaping; the field between is
-- empty.
local m = require "acedrex.movement"

return piece {
  name = "Lightning Warmachine", symbol = "LiWa", label = "lightning_warmachine(93)",
  about = "one or two straight leaps in one direction",
  moves = m.along(m.orthogonals, function(d)
    local leg = m.step(d) + m.step(2 * d)
    return m.path{ leg, leg }
  end),
}
