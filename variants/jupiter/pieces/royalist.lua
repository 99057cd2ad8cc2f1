-- The Royalist steps one field diagonally or slides up to two fields orthogonally. Or it leaps from anywhere to a
-- field next to a friendly royal piece, even if that is occupied, by a friend too: the piece that stands there
-- is captured. Only a friendly royal piece may not be taken.
local m = require "acedrex.movement"

return piece {
  name = "Royalist", symbol = "Roy", class = { "promoted" },
  about = "goes a short way, or leaps to the side of a royal piece from anywhere",
  moves = m.step(m.diagonals) + m.slide(m.orthogonals, 2)
        + m.anywhere * m.own * m.is "royal" * m.step(m.all) * (m.pass + m.own * -m.is "royal" * m.capture_own),
}
