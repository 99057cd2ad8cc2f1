-- A Bishop on a board whose first and last file are joined.
local m = require "acedrex.movement"

return piece {
  name = "Cylindrical Bishop", symbol = "CyBi", label = "cylindrical_bishop(24)",
  about = "slides like a Bishop, also from the last file to the first",
  moves = m.wrapped("files", m.slide(m.diagonals)),
}
