-- A Crab's leaps, on in one direction over empty fields.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crabrider", symbol = "CraR", label = "crabrider(138)",
  about = "rides on in a Crab's leaps",
  moves = m.ride(walks.crab),
}
