-- zNN31: zigzags in Knight's leaps, each at right angles to the one before; two of them make a Camel's leap.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Quintessence", symbol = "Qui", label = "essential_nightrider(129)",
  about = "zigzags in Knight's leaps at right angles",
  moves = walks.crooked(1, 3),
}
