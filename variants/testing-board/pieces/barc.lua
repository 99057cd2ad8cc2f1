-- The two wide Knight's leaps ahead and the two long ones back: a Crab the other way round.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Barc", symbol = "Bar", label = "barc(135)",
  about = "leaps like a Knight: wide ahead or far back",
  moves = walks.barc,
}
