-- Crab, or a leap of two fields diagonally.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crabalfil", symbol = "CraA", label = "crab_alfil(142)",
  about = "leaps like a Crab, or two fields diagonally",
  moves = walks.crab + m.leap(2, 2),
}
