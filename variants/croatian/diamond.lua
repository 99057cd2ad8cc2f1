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

return diamond
