-- Hierarchy: it leaps over a friend beside it, who rises in rank.
local m = require "acedrex.movement"

local rise = { Pawn = "Knight", Knight = "Rook" }

return piece {
  name = "Smith", symbol = "Smi",
  about = "steps sideways, or leaps over a friend, who rises in rank",
  moves = m.step{ m.W, m.E } + m.along(m.orthogonals, function(d)
    return m.step(d) * m.own * m.change(rise) * m.step(d) * m.empty
  end),
}
