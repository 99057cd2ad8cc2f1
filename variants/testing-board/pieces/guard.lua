-- One step in any direction; not royal.
local m = require "acedrex.movement"

return piece {
  name = "Guard", symbol = "Gua", label = "guard(95)",
  about = "steps in any direction",
  moves = m.step(m.all),
}
