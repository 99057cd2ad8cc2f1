-- One step along a file or rank; if that field is empty it may go on as a Reflecting Bishop, away from where it
-- started. (The older rules have it Reflecting Bishop or Wazir.)
local m = require "acedrex.movement"

return piece {
  name = "RFW", symbol = "RFW", label = "reflecting_bishop_wazir(32)",
  about = "a straight step, then outward like a Reflecting Bishop",
  moves = m.along(m.orthogonals, function(d)
    return m.path{ m.step(d), m.bounce{ d:left(), d:right() } }
  end),
}
