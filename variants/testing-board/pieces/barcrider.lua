-- A Barc's leaps, on in one direction over empty fields.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Barcrider", symbol = "BarR", label = "barcrider(137)",
  about = "rides on in a Barc's leaps",
  moves = m.ride(walks.barc),
}
