-- The Po, the Cannon of Janggi, moves and captures along file and rank over exactly one piece, which is no Po; it captures
-- none, either.
local m = require "acedrex.movement"

return piece {
  name = "Po", symbol = "Po", class = { "po" },
  about = "moves and captures along file and rank over one piece, but no Po",
  moves = m.along(m.orthogonals, function(d)
    local on = m.step(d)
    return (on * m.empty)^0 * on * m.occupied * -m.is "po" * m.slide(d) * -m.is "po"
  end),
}
