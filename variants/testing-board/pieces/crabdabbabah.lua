-- Crab, or a leap of two fields along a file or rank.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crabdabbabah", symbol = "CraD", label = "crab_dabbabah(141)",
  about = "leaps like a Crab, or two fields straight",
  moves = walks.crab + m.leap(0, 2),
}
