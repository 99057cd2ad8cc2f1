-- How one leg of a Betza move goes in one direction.
local p = require "acedrex.primitives"
local m = require "acedrex.movement"
local stop = require "acedrex.betza.parse".stop

local walk = {}

-- The single steps of a lame leap: straight ones first, then aslant.
local function way(v)
  local ax, ay = math.abs(v.x), math.abs(v.y)
  local sx, sy = v.x > 0 and 1 or v.x < 0 and -1 or 0, v.y > 0 and 1 or v.y < 0 and -1 or 0
  local straight, list = ax > ay and { sx, 0 } or { 0, sy }, {}
  for i = 1, math.max(ax, ay) do list[i] = m.step(i <= math.abs(ax - ay) and straight or { sx, sy }) end
  return list
end

-- The steps of a way; `between` is asked of every field that is passed, by its number.
local function over(list, between)
  local e = list[1]
  for i = 2, #list do e = e * between(i - 1) * list[i] end
  return e
end

local function lame(v) return over(way(v), function() return m.free end) end

-- One leap where a lame one could not go: not all fields of the way are free.
local function jump(v)
  local list = way(v)
  list[#list] = m.pass
  return -over(list, function() return m.free end) * m.step(v)
end

local function is_short(v) return math.abs(v.x) <= 1 and math.abs(v.y) <= 1 end

local function platform(leg) return leg.modes.t and m.occupied - m.enemy or m.occupied end

-- p: over exactly one piece; on a line wherever it stands, at most `limit` steps in all; on a leap, on its way.
local function hop(text, leg, v, limit)
  local hurdle, step = platform(leg), m.step(v)
  if limit == 1 then
    local list, parts = way(v), {}
    if is_short(v) then
      stop(text, leg.modes.p, "one step of " .. leg.letter .. " hops over nothing; at most two are " .. leg.letter .. "2")
    end
    for at = 1, #list - 1 do
      parts[at] = over(list, function(i) return i == at and hurdle or m.empty end)
    end
    return p.sum(parts)
  end
  local run = step * m.empty
  if limit == math.huge then return run^0 * step * hurdle * run^0 * step end
  local parts = {}
  for before = 0, limit - 2 do
    parts[before + 1] = m.times(run, before, before) * step * hurdle * m.times(run, 0, limit - before - 2) * step
  end
  return p.sum(parts)
end

-- g: a line to the first piece, and one step behind it; a leap onto a piece, and a line behind it.
local function grasshop(leg, v, limit)
  local step = m.step(v)
  if limit == 1 then return step * platform(leg) * (step * m.empty)^0 * step end
  return m.times(step * m.empty, 0, limit - 1) * step * platform(leg) * step
end

-- j on a line: the first fields are leapt over, whatever is there.
local function skip(text, leg, v, limit)
  local count = leg.counts.j
  if limit <= count then stop(text, leg.modes.j, "j leaves nothing of a range of " .. limit) end
  return m.step((count + 1) * v) * m.times(m.free * m.step(v), 0, limit - count - 1)
end

-- To a field where the move may end.
function walk.to_end(text, leg, v, limit)
  local modes = leg.modes
  if modes.p then return hop(text, leg, v, limit) end
  if modes.g then return grasshop(leg, v, limit) end
  if modes.n then return m.path({ lame(v) }, { cycle = true, max = limit }) end
  if modes.j and is_short(v) then
    if limit == 1 then stop(text, modes.j, "one step of " .. leg.letter .. " jumps over nothing") end
    return skip(text, leg, v, limit)
  end
  if modes.j then return m.path({ jump(v) }, { cycle = true, max = limit }) end
  return m.slide({ v }, limit)
end

-- To a field from which the next leg goes on.
function walk.to_next(text, leg, v, limit)
  if leg.modes.p or leg.modes.g then return m.times(m.step(v) * m.empty, 0, limit - 1) * m.step(v) end
  return walk.to_end(text, leg, v, limit)
end

-- What holds or happens where the next leg begins: an empty field, unless the leg says what it meets there.
function walk.between(text, leg)
  local modes, parts = leg.modes, {}
  if modes.p or modes.g then return platform(leg) end
  local tame = modes.t and -m.royal or m.pass
  if modes.u then
    if modes.c then parts[#parts + 1] = tame * m.prey * m.swap end
    if modes.d then parts[#parts + 1] = m.own * m.swap end
  else
    if modes.c then parts[#parts + 1] = tame * m.capture end
    if modes.d then parts[#parts + 1] = m.capture_own end
  end
  if modes.k then parts[#parts + 1] = m.royal * m.capture end
  if modes.e then parts[#parts + 1] = (m.passed - m.enemy) * m.take_passer end
  if modes.m or #parts == 0 then table.insert(parts, 1, m.free) end
  return p.sum(parts)
end

-- What the move may do where it ends, by the modes of the leg or, if it says none, of the whole move.
function walk.ending(leg, outer)
  local modes, said = leg.modes, leg.modes
  if not (modes.m or modes.c or modes.d or modes.e or modes.k or modes.u) then said = outer.modes end
  local tame = (modes.t and not modes.p and not modes.g) and -m.royal or nil
  local parts = {}
  local function may(e) parts[#parts + 1] = e end
  local takes = said.c and not said.u
  if said.m and takes or not (said.m or said.c or said.d or said.e or said.k) then
    may(tame or m.pass)
  elseif said.m then
    may(m.settle)
  elseif takes then
    may(tame and tame * m.strike or m.strike)
  end
  if said.u and said.c then may((tame or m.pass) * m.prey * m.swap) end
  if said.d then may(said.u and m.own * m.swap or m.capture_own) end
  if said.k then may(m.royal * m.strike) end
  if said.e then may((m.passed - m.enemy) * m.take_passer) end
  return p.sum(parts)
end

return walk
