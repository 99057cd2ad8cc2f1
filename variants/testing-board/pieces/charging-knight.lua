-- Ahead a Knight, with all four leaps; one step sideways or back, straight or diagonally.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Charging Knight", symbol = "ChKn", label = "charging_knight(70)",
  about = "a Knight ahead, steps sideways and back",
  moves = walks.knight_ahead + m.step{ m.W, m.E, m.SW, m.S, m.SE },
}
