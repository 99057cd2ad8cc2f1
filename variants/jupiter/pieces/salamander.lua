-- The Salamander moves up to three fields like a Queen, and captures like a King. The long text says up to
-- four fields; the table says three.
local m = require "acedrex.movement"

return piece {
  name = "Salamander", symbol = "Sa", promotes = "Genie",
  about = "moves up to three fields like a Queen, and captures like a King",
  moves = m.slide(m.all, 3) * m.settle + m.step(m.all) * m.strike,
}
