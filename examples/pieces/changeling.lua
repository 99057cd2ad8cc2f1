-- Every kind in turn: what it captures, it becomes.
local m = require "acedrex.movement"

return piece {
  name = "Changeling", symbol = "Chg",
  about = "steps in any direction, and becomes what it captures",
  moves = m.step(m.all) * (m.empty + m.each_type(function(t)
    return m.is(t.name) * m.prey * m.capture * m.become(t.name)
  end)),
}
