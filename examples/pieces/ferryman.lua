-- Bound to a file: on the four files in the middle, the river, it slides like a Rook; on the banks it only steps.
local m = require "acedrex.movement"

local river = m.from(m.file("c", "d", "e", "f"))

return piece {
  name = "Ferryman", symbol = "Fer",
  about = "slides like a Rook on files c to f, steps elsewhere",
  moves = river * m.slide(m.orthogonals) + -river * m.step(m.orthogonals),
}
