-- Where a Circe-Grasshopper of the Testing Board has pieces reborn: "The rebirth square of a piece (or pawn) is the square
-- that that piece (or pawn) would have occupied in the opening setup", so that it depends on the array.
local m, hops = require "acedrex.movement", require "testing-board.hops"

-- `where` says of a piece's own fields which are its home, for light and for dark. At home it stays; if there is no
-- free field it is out of the game.
local function reborn(which, light, dark)
  local home = m.by_side{ light = light(1), dark = dark(1) }
  local here = m.by_side{ light = m.own * light(1) + m.enemy * dark(-1), dark = m.own * dark(1) + m.enemy * light(-1) }
  return which * m.first_of(here + m.displace(m.anywhere * home), hops.homeless)
end

-- The walk of what is reborn here, where the men of light and dark began so: majors on the first row, pawns on the second.
return function(light, dark)
  local kept, walks = m.none, m.none
  local function add(group, row, mark)
    for file, one in ipairs(light[group]) do
      local at
      for k, other in ipairs(dark[group]) do
        if other == one then at = k end
      end
      local which = m.is(one.name) * mark
      local function field(f) return function(way) return m.file(("abcdefgh"):sub(f, f)) * m.rank(way * row) end end
      kept = kept + which
      walks = walks + reborn(which, field(file), field(at))
    end
  end
  add("majors", 1, m.pass)
  add("pawns", 2, -m.tagged "dropped")
  -- "The rebirth square of both promoted and dropped pieces will be any of the first row that is unoccupied", that "of
  -- dropped pawns any of the second".
  local function row(n) return function(way) return m.rank(way * n) end end
  local others = m.occupied - kept
  return walks + reborn(others - m.is "pawn", row(1), row(1)) + reborn(others * m.is "pawn", row(2), row(2))
end
