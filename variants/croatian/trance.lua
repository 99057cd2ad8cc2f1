-- Trance-journeys of Shamans, and sense-journeys, which other pieces make along the same patterns.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local trance = {}

-- A Shaman that stands, after a divergence it does not, entrances another one, of either side, on a field next to it. The
-- effect is the one of the entrancing Shaman's colour; the journey is not limited by momentum.
trance.standing = c.first_ply + -m.from(m.is("Shaman", "Starchild"))
trance.begin = trance.standing * m.step(m.all) * m.is "Shaman"
  * m.by_side{ light = m.mark "light trance", dark = m.mark "dark trance" } * c.activate_anew

-- Knight's jumps, each turned by a right angle, with legs longer by one than the last: the fields of the pattern, from
-- its middle, as far as a board of that size has them.
local function pattern(jumps, size, sign)
  local fields, x, y = {}, 0, 0
  for k = 1, 2 * size do
    local jump = jumps[(k - 1) % 4 + 1]
    x, y = x + sign * k * jump[1], y + sign * k * jump[2]
    if math.max(math.abs(x), math.abs(y)) < size then fields[#fields + 1] = { x, y } end
  end
  return fields
end

-- "Kings and Stars on a step-fields are ignored", and so are Monoliths.
local other = m.occupied - m.is("King", "Portal")

-- Along the pattern, also over fields outside of the board; whatever stands there may be passed over.
local function along(fields, met)
  local on = m.none
  for k = #fields, 1, -1 do
    local before = fields[k - 1] or { 0, 0 }
    on = m.step{ { fields[k][1] - before[1], fields[k][2] - before[2] } } * (m.pass + other * met) * (m.empty + on)
  end
  return on * m.settle
end

local function reversed(list)
  local back = {}
  for k = #list, 1, -1 do back[#back + 1] = list[k] end
  return back
end

-- The light Shaman's journey leads outwards by left-hand jumps, the dark one's inwards by right-hand jumps.
local left, right = { { 2, 1 }, { -1, 2 }, { -2, -1 }, { 1, -2 } }, { { 1, 2 }, { 2, -1 }, { -1, -2 }, { -2, 1 } }
local function each_way(make)
  return m.on_board(function(board) return m.absolute(m.roaming(make(board.files, 1) + make(board.files, -1))) end)
end
local function journeys(met)
  return m.by_side{
    light = each_way(function(size, sign) return along(pattern(left, size, sign), met) end),
    dark = each_way(function(size, sign) return along(reversed(pattern(right, size, sign)), met) end),
  }
end

-- 44 displacement-fields, and those have to be empty.
local aside = m.leap(1, 3) + m.leap(2, 2) + m.leap(2, 4) + m.leap(2, 6) + m.leap(3, 3) + m.leap(3, 5) + m.leap(4, 4)

local taken = m.capture + m.capture_own
-- "If both Shamans are dark, entranced Shaman can undertake double trance-journey, capturing all pieces on both patterns",
-- and is oblationed.
local double = m.every(m.on_board(function(board)
  local fields = pattern(right, board.files, 1)
  for _, field in ipairs(pattern(right, board.files, -1)) do fields[#fields + 1] = field end
  return m.absolute(m.step(fields)) * other * taken
end)) * m.leave

-- Entranced, but without a field to go to, it leaves the board.
trance.roles = {
  ["light trance"] = { moves = journeys(m.displace(aside * m.empty)), blocked = "oblate" },
  ["dark trance"] = { moves = journeys(taken) + m.by_side{ light = m.none, dark = double }, blocked = "oblate" },
}

-- "Sense-journey has the same movement pattern as trance-journey." Nothing happens on its way.
trance.sense = journeys(m.none)

return trance
