-- The Tribble leaps two fields orthogonally. Or it stays, and a new Tribble of its side appears on an empty field
-- that it could leap to.
local m = require "acedrex.movement"

return piece {
  name = "Tribble", symbol = "Trb", class = { "promoted" },
  about = "leaps two fields orthogonally, or bears another Tribble there",
  moves = m.leap(0, 2) + m.aside(m.leap(0, 2) * m.empty * m.place "Tribble"),
}
