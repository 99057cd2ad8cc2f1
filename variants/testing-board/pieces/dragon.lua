-- Exactly five single steps, orthogonal and diagonal ones mixed in any order, all in two directions side by side.
-- One way there has to be empty.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Dragon", symbol = "Dra", label = "dragon(134)",
  about = "five steps in two neighbouring directions, in any order",
  moves = walks.mixed(5),
}
