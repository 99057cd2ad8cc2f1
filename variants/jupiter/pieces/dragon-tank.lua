-- The Dragon Tank steps one field diagonally, onto a friend too, which it pushes one field on in the same
-- direction. The pushed friend captures an enemy that stands in its way, or pushes a second friend on, which may
-- capture likewise. A friend may be pushed off the board, and is lost.
local m = require "acedrex.movement"

return piece {
  name = "Dragon Tank", symbol = "DrT", promotes = "Rook General",
  about = "steps diagonally, pushing one or two friends before it, which capture for it",
  moves = m.along(m.diagonals, function(d)
    local clear = m.must(m.aside(m.step(d) * m.prey * m.capture))
    local shove = clear * (m.push(d) + -m.step(d) * m.oblate)
    local second = m.aside(m.step(d) * m.own * shove) * m.push(d)
    return m.step(d) + m.step(d) * m.own * (shove + second)
  end),
}
