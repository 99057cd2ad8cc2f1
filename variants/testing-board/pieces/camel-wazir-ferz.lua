-- A Camel's leap, or one step in any direction.
local m = require "acedrex.movement"

return piece {
  name = "Camel/Wazir/Ferz", symbol = "CaWF", label = "camel_wazir_ferz(159)",
  about = "leaps like a Camel or steps in any direction",
  moves = m.leap(1, 3) + m.step(m.all),
}
