-- The Pegasus leaps like a Knight and may go on leaping the same way until another piece is met or the board ends.
-- Once in movement it cannot change its heading, and only the fields it lands on can stop it.
local m = require "acedrex.movement"

return piece {
  name = "Pegasus", symbol = "E", worth = 5,
  about = "rides on in Knight's leaps, keeping its heading",
  moves = m.ride(m.leap(1, 2)),
}
