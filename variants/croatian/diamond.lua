-- The book's diamonds: leaps whose coordinates add up to the same odd number. ring(1) are the 8 of the Knight, ring(2)
-- the 16 of the long jump, and so on.
local m = require "acedrex.movement"
local diamond = {}

function diamond.ring(k)
  local leaps = m.none
  for i = 1, k do leaps = leaps + m.leap(i, 2 * k + 1 - i) end
  return leaps
end

-- One leap of the first kind, one of the second, and so on in turn, always the two chosen first; of those pairs only
-- that `fit`, if it is said which do.
function diamond.alternate(first, second, fit)
  return m.along(first, function(a)
    return m.along(second, function(b)
      if not fit or fit(a, b) then return m.path({ m.step(a), m.step(b) }, { cycle = true }) end
    end)
  end)
end

-- For the Centaur: "Since upper-left step-field was chosen for a first step, next step has to be one of upper-right,
-- lower-left fields."
function diamond.beside(a, b) return (a.x * a.y > 0) ~= (b.x * b.y > 0) end

-- The same for a walker that may be teleported between fields of different colours. The first kind of leap is from fields
-- in its own colour; "two-step pattern remains the same, only steps are reversed". Off the board they alternate.
function diamond.by_colour(first, second, fit)
  local other_colour = m.by_side{ light = m.dark_field, dark = m.light_field }
  return m.along(first, function(a)
    return m.along(second, function(b)
      if fit and not fit(a, b) then return end
      local on_a, on_b = m.free * m.V "a", m.free * m.V "b"
      return m.grammar{ "start",
        start = m.own_colour * m.V "a" + -m.own_colour * m.V "b",
        a = m.step(a) * (m.pass + m.own_colour * on_a + -m.own_colour * on_b),
        b = m.step(b) * (m.pass + other_colour * on_b + -other_colour * on_a),
      }
    end)
  end)
end

return diamond
