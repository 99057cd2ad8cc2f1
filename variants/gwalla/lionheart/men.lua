-- The other pieces of the game of half actions: elemental ones, compounds of two of these, and bent ones.
local m = require "acedrex.movement"

local function man(name, symbol, about, moves)
  return piece { name = name, symbol = symbol, about = about, moves = moves }
end
-- A Knight's leap, and perhaps one field more, away from where it began.
local knight = m.along(m.leap(1, 2), function(d)
  local outward = { d.x > 0 and 1 or -1, d.y > 0 and 1 or -1 }
  return m.step(d) + m.step(d) * m.empty * m.step(outward)
end)
local rook, bishop, squire = m.slide(m.orthogonals), m.slide(m.diagonals), m.step(m.all)
-- One step, and from there on a slide, away from where it began.
local function bent(dirs)
  return m.along(dirs, function(d) return m.path{ m.step(d), m.slide{ d:left(), d:right() } } end)
end
-- Steps by turns this way and that; over an occupied field it comes as a Knight does, and no further.
local function zigzag(a, b)
  local on = m.step(a) * m.empty * m.step(b)
  return (on * m.empty)^0 * (m.step(a) + on + m.step(a) * m.occupied * m.step(b) + on * m.occupied * m.step(a))
end
local unicorn = m.along(m.orthogonals, function(o)
  return zigzag(o, o:left()) + zigzag(o, o:right()) + zigzag(o:left(), o) + zigzag(o:right(), o)
end)

return {
  Rook = man("Rook", "R", "slides along rank or file", rook),
  Bishop = man("Bishop", "B", "slides diagonally", bishop),
  Knight = man("Knight", "N", "leaps as a Knight, and may go one field further, diagonally outward", knight),
  Squire = man("Squire", "S", "steps as a King does", squire),
  Queen = man("Queen", "Q", "Rook and Bishop", rook + bishop),
  Archbishop = man("Archbishop", "A", "Bishop and Knight", bishop + knight),
  Marshall = man("Marshall", "M", "Rook and Knight", rook + knight),
  Cavalry = man("Cavalry", "C", "Knight and Squire", knight + squire),
  Gryphon = man("Gryphon", "G", "a diagonal step, then outward as a Rook", bent(m.diagonals)),
  Hippogriff = man("Hippogriff", "H", "an orthogonal step, then outward as a Bishop", bent(m.orthogonals)),
  Unicorn = man("Unicorn", "U", "orthogonal and diagonal steps by turns; leaps over one piece, and stops there", unicorn),
}
