-- A Queen on a board whose first and last file are joined.
local m = require "acedrex.movement"

return piece {
  name = "Cylindrical Queen", symbol = "CyQu", label = "cylindrical_queen(22)",
  about = "slides like a Queen, also from the last file to the first",
  moves = m.wrapped("files", m.slide(m.all)),
}
