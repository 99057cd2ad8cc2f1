-- One step in any direction; not royal.
local m = require "acedrex.movement"

return piece {
  name = "Guard", symbol = "Gua",
  about = "steps in any direction",
  moves = m.step(m.all),
}
