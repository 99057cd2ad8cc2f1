-- Imitates a kind: while its side has no Rook, it is one.
local m = require "acedrex.movement"

return piece {
  name = "Understudy", symbol = "Und",
  about = "steps straight, and moves like a Rook where its side has none",
  moves = m.step(m.orthogonals) + -(m.anywhere * m.own * m.is "Rook") * m.moves_of "Rook",
}
