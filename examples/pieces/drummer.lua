-- Double move: the friend on the field straight before it may move twice in one turn.
local m = require "acedrex.movement"

return piece {
  name = "Drummer", symbol = "Dru",
  about = "steps ahead or sideways; the friend before it may move twice",
  moves = m.step{ m.N, m.W, m.E },
  aura = { at = m.step(m.N), of = "own", plies = 2 },
}
