-- Any number of Knight's leaps over empty fields, each in any direction. It may only recapture: its last leap may take
-- the piece that captured something in the turn before, wherever that stands. It keeps no Anti-King attacked, as it
-- threatens no piece of its own accord.
local m = require "acedrex.movement"

local on = m.leap(1, 2) * m.empty

return piece {
  name = "Ubi-Ubi", symbol = "UbUb", label = "ubi_ubi(17)",
  about = "any number of Knight's leaps; recaptures only",
  moves = on^1 + m.last{ captured = true } * on^0 * m.leap(1, 2) * m.enemy * -m.is "Anti-King" * m.last_unit,
}
