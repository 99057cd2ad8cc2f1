-- Moves like the piece that begins the orthodox game on its file: Rook, Knight, Bishop, Queen, or a King that is not
-- royal.
local m = require "acedrex.movement"

local function on(...) return m.from(m.file(...)) end

return piece {
  name = "Querquisite", symbol = "Que", label = "querquisite(169)",
  about = "moves like the orthodox piece of the file that it stands on",
  moves = on("a", "h") * m.slide(m.orthogonals) + on("b", "g") * m.leap(1, 2) + on("c", "f") * m.slide(m.diagonals)
        + on "d" * m.slide(m.all) + on "e" * m.step(m.all),
}
