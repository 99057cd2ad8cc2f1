-- Exactly four single steps, orthogonal and diagonal ones mixed in any order, all in two directions side by side:
-- to the (1,4), (2,4) and (3,4) fields. One way there has to be empty.
local walks = require "testing-board.walks"

return piece {
  name = "Scorpion", symbol = "Sco", label = "scorpion(133)",
  about = "four steps in two neighbouring directions, in any order",
  moves = walks.mixed(4),
}
