-- Two mechanisms in one, in no list of pieces: where it has captured, a new Vampire rises on each field beside it that
-- is empty, to its left and its right.
local m = require "acedrex.movement"

return piece {
  name = "Vampire", symbol = "Vam",
  about = "steps diagonally; with each capture new ones rise on both sides",
  moves = m.step(m.diagonals),
  on_capture = m.step{ m.W, m.E } * m.empty * m.place "Vampire",
}
