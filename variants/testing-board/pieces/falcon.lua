-- Exactly three single steps, orthogonal and diagonal ones mixed in any order, all in two directions side by side:
-- to the Camel's and the Zebra's fields. One way there has to be empty.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Falcon", symbol = "Fal", label = "falcon(132)",
  about = "three steps in two neighbouring directions, in any order",
  moves = walks.mixed(3),
}
