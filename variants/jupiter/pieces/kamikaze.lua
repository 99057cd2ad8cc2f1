-- The Kamikaze slides up to two fields in any direction; when it captures, it is removed too.
local m = require "acedrex.movement"

return piece {
  name = "Kamikaze", symbol = "Kam", promotes = "Ancient Emperor",
  about = "slides up to two fields, and goes with what it captures",
  moves = m.slide(m.all, 2) * (m.empty + m.prey * m.capture * m.leave),
}
