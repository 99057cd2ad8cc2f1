-- A Rook on a board whose first and last file are joined.
local m = require "acedrex.movement"

return piece {
  name = "Cylindrical Rook", symbol = "CyRo", label = "cylindrical_rook(23)",
  about = "slides like a Rook, also from the last file to the first",
  moves = m.wrapped("files", m.slide(m.orthogonals)),
}
