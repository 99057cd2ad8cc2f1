-- Two mechanisms in one, in no list of pieces: it captures nothing, but enemies in one row between it and another piece
-- of its side, with no gap, change sides: custodial conversion, in all eight directions at once.
local m = require "acedrex.movement"

local row = m.along(m.all, function(d)
  local on = m.step(d) * m.enemy
  return on^1 * #(on^0 * m.step(d) * m.own) * m.convert
end)

return piece {
  name = "Reversi", symbol = "Rev",
  about = "slides like a Rook; the enemies between it and a friend change sides",
  moves = m.slide(m.orthogonals) * m.empty * m.every(row),
}
