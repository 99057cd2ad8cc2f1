-- Knight's leaps in one direction, over empty fields.
local m = require "acedrex.movement"

return piece {
  name = "Nightrider", symbol = "NigR", label = "nightrider(13)",
  about = "rides on in Knight's leaps, keeping its heading",
  moves = m.ride(m.leap(1, 2)),
}
