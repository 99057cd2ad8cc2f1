-- Philosopher Kings: the King leaps, to move and to capture, as the two Ideas on the Aeon show: one on {x, y} gives
-- the leap by x fields one way and y at right angles.
-- He castles as in Classical Chess, but only where an Idea shows a leap by one or by two fields straight. By two
-- leaps of one field he may not pass an attacked field; by one leap of two he may. (As in Classical Chess, never out
-- of check.)
local m, meta = require "acedrex.movement", require "gwalla.meta"

local leaps = meta.shown("Idea", 4, function(leap) return leap end)
local function shown(n) return meta.stands("Idea", n, 0) + meta.stands("Idea", 0, n) end

-- d: where the Rook stands; it comes to the inner side of the King, `fields` further.
local function castling(d, fields)
  local rook = m.own * m.is "Rook" * m.tagged "castling"
  return m.carries "castling" * -m.attacked() * (shown(2) + shown(1) * #(m.step(d) * -m.attacked()))
       * m.aside((m.step(d) * m.empty)^1 * m.step(d) * rook * m.displace(m.step(fields * d:back())))
       * m.step(2 * d) * m.settle
end

return piece {
  name = "Philosopher King", symbol = "Pk", tags = { "castling" },
  about = "leaps as the two Ideas on the board beside show",
  moves = leaps + castling(m.E, 2) + castling(m.W, 3),
}
