-- Two mechanisms in one, in no list of pieces: it hops over a friend beside it, up to three fields, and where it comes
-- down it pushes every enemy beside it one field away, if there is room.
local m = require "acedrex.movement"

local shove = m.along(m.all, function(d) return m.step(d) * m.enemy * m.push(d) end)

return piece {
  name = "Catapult", symbol = "Cat",
  about = "hops over a friend and pushes all enemies beside it away",
  moves = m.step(m.orthogonals) * m.settle + m.along(m.all, function(d)
    return m.step(d) * m.own * m.slide(d, 3) * m.empty
  end) * m.land * m.every(shove),
}
