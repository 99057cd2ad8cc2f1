-- The King of games in which the two Kings may not face each other: as far as the other King he guards file and rank,
-- like a Rook.
local m = require "acedrex.movement"

return piece.extend(require "classical.pieces.king", {
  about = "steps one field in any direction; Kings may not face each other",
  moves = m.step(m.all) + m.slide(m.orthogonals) * m.is "King" * m.strike,
})
