-- The two long Knight's leaps ahead and the two wide ones back.
local walks = require "testing-board.walks"

return piece {
  name = "Crab", symbol = "Cra", label = "crab(136)",
  about = "leaps like a Knight: far ahead or wide back",
  moves = walks.crab,
}
