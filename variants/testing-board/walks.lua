-- Ways of walking that several pieces of the Testing Board share.
local m = require "acedrex.movement"

local walks = {}

-- `count` single steps, some along a file or rank and some along a diagonal beside it, in any order: what stands in
-- the way of one order need not stand in the way of another.
function walks.mixed(count)
  local function begins(a, b)  -- with some steps a, then one b, then any of the two
    local orders = m.none
    for first = 1, count - 1 do
      local more = count - 1 - first
      orders = orders + m.times(m.step(a) * m.free, first, first) * m.step(b)
             * m.times(m.free * m.step{ a, b }, more, more)
    end
    return orders
  end
  return m.along(m.orthogonals, function(a)
    return m.along({ a:left(), a:right() }, function(b) return begins(a, b) + begins(b, a) end)
  end)
end

-- Two Knight's leaps by turns, over empty fields; together they make one journey of x by y fields.
function walks.crooked(x, y)
  local function fits(s) return s.x * s.x + s.y * s.y == x * x + y * y end
  return m.along(m.leap(1, 2), function(a)
    return m.along(m.leap(1, 2), function(b)
      if fits(a + b) then return m.path({ m.step(a), m.step(b) }, { cycle = true }) end
    end)
  end)
end

-- Single steps in directions a and b by turns, over empty fields.
function walks.zigzag(a, b) return m.path({ m.step(a), m.step(b) }, { cycle = true }) end

-- A limit for slides: half of the way to the edge, rounded up.
function walks.half_way(field, d, board) return (board:distance(field, d) + 1) // 2 end

-- Some of the Knight's leaps.
walks.knight_ahead = m.step{ { -2, 1 }, { -1, 2 }, { 1, 2 }, { 2, 1 } }
walks.knight_back = m.step{ { -2, -1 }, { -1, -2 }, { 1, -2 }, { 2, -1 } }
walks.crab = m.step{ { -1, 2 }, { 1, 2 }, { -2, -1 }, { 2, -1 } }
walks.barc = m.step{ { -2, 1 }, { 2, 1 }, { -1, -2 }, { 1, -2 } }

return walks
