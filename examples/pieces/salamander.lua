-- Burns by standing: at the end of every turn the enemies straight before and behind it are captured, whoever moved.
local m = require "acedrex.movement"

return piece {
  name = "Salamander", symbol = "Sal",
  about = "steps sideways; enemies before and behind it burn at the end of a turn",
  moves = m.step{ m.W, m.E } * m.settle,
  on_turn_end = m.step{ m.N, m.S } * m.prey * m.capture,
}
