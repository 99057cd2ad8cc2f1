-- The movement algebra: the words that pieces are written in. Those with a meaning of their own are primitives of
-- the interpreter; those written here are sugar over them, and what they stand for can be read off.
local p = require "acedrex.primitives"
local m = {}
for name, word in pairs(p.words) do
  if not name:find "^c%." then m[name] = word end  -- those are words of acedrex.cascade
end

-- To the field that the walker keeps in mind under the name.
function m.to(name) return m.anywhere * m.noted(name) end

-- Directions: N is forward for the mover ---------------------------------------------------------------------------

for name, d in pairs{ N = { 0, 1 }, NE = { 1, 1 }, E = { 1, 0 }, SE = { 1, -1 },
                      S = { 0, -1 }, SW = { -1, -1 }, W = { -1, 0 }, NW = { -1, 1 } } do
  m[name] = p.direction(d[1], d[2])
end

-- Scripts get a new list each time they ask for one of these, and may change it.
m.orthogonals = { m.N, m.E, m.S, m.W }
m.diagonals = { m.NE, m.SE, m.SW, m.NW }
m.all = { m.N, m.NE, m.E, m.SE, m.S, m.SW, m.W, m.NW }

-- Limits -----------------------------------------------------------------------------------------------------------

-- min and max as a word was given them: nothing, one limit, or a table. `known` lists the keys that the table may
-- have. Nothing at all is returned where a fault was noted.
local function limits(word, given, known)
  local lo, hi = 1, math.huge
  if type(given) == "table" then
    for key in pairs(given) do
      local found = false
      for _, name in ipairs(known) do found = found or name == key end
      if not found then p.unknown(word, key, known) end
    end
    if given.min ~= nil then lo = given.min end
    if given.max ~= nil then hi = given.max end
  elseif given ~= nil then
    hi = given
  end
  for name, limit in pairs{ min = lo, max = hi } do
    if not p.is_limit(limit) then
      if not p.is_broken(limit) then
        p.fault(word .. ": " .. name .. " should be a whole number, a number of m.count or a function " ..
                "(field, direction, board), found " .. p.describe(limit))
      end
      return nil
    end
  end
  if math.type(hi) and (hi < 0 or math.type(lo) and hi < lo and lo > 1) then
    p.doubt(word .. ": " .. (hi < 0 and "a limit of " .. hi or "from " .. lo .. " to " .. hi) .. " leaves nothing to walk",
            "a limit is the greatest number; { min =, max = } has the least one too")
  end
  return lo, hi
end

-- What m.times doubts where an author wrote it comes about here by itself.
local function times(e, lo, hi)
  if math.type(lo) and math.type(hi) and hi < lo then return m.none end
  return m.times(e, lo, hi)
end

-- `leg` lo to hi times, over fields that satisfy `over`. This is the form in which the interpreter recognises a ride.
local function line(leg, over, lo, hi, d)
  return times(leg * over, p.limit(lo, d) - 1, p.limit(hi, d) - 1) * leg
end

-- a limit below 1 leaves nothing
local function least(lo)
  if math.type(lo) and lo < 1 then return 1 end
  return lo
end

local function rides(word, directions, given)
  local lo, hi = limits(word, given, { "min", "max" })
  if not lo then return m.none end
  local parts = {}
  for i, d in ipairs(directions) do parts[i] = line(m.step(d), m.free, least(lo), hi, d) end
  return p.sum(parts)
end

-- Walks ------------------------------------------------------------------------------------------------------------

function m.slide(dirs, limit) return rides("m.slide", p.directions("m.slide", dirs, false), limit) end
function m.ride(e, limit) return rides("m.ride", p.directions("m.ride", e, true), limit) end

function m.along(steps, fn)
  local directions, parts = p.directions("m.along", steps, true), {}
  if type(fn) ~= "function" then
    if p.is_broken(fn) then return m.none end
    return p.fault("m.along: argument 2 should be a function (d), found " .. p.describe(fn))
  end
  for _, d in ipairs(directions) do
    local e = fn(d)
    if e ~= nil then parts[#parts + 1] = p.expression("m.along", "what its function returns", e) end
  end
  if #parts == 0 and #directions > 0 then
    p.doubt("m.along: its function returned nothing for any direction", "write return before the expression")
  end
  return p.sum(parts)
end

-- Over exactly one occupied field to any field behind it.
function m.hop(dirs)
  local parts = {}
  for i, d in ipairs(p.directions("m.hop", dirs, false)) do
    local step = m.step(d)
    parts[i] = (step * m.empty)^0 * step * m.occupied * (step * m.empty)^0 * step
  end
  return p.sum(parts)
end

-- How often a cycle of n legs is gone through before its leg number r is the last one, if `limit` legs may be walked.
local function turns(limit, n, r, round_up)
  if type(limit) == "function" then
    return function(...) return turns(limit(...), n, r, round_up) end
  end
  if limit == math.huge then return limit end
  return round_up and -((r - limit) // n) or (limit - r) // n
end

-- A walk that goes through if the number is not negative: a repetition less often than not at all fails.
local function if_not_negative(number)
  if math.type(number) then return number >= 0 and m.pass or m.none end
  return m.times(m.none, 0, number)
end

local function path_once(legs, over, lo, hi, d)
  local parts, way = {}, m.pass
  local floor, ceiling = p.limit(lo, d), p.limit(hi, d)
  for i, leg in ipairs(legs) do
    way = i == 1 and leg or way * over * leg
    parts[i] = if_not_negative(i - floor) * if_not_negative(ceiling - i) * way
  end
  return p.sum(parts)
end

-- The same where a number of m.count limits it: what is counted is the same on the whole way, so that it is asked on
-- the way, and the way is walked once.
local function path_counted(legs, over, lo, hi)
  local way = m.none
  for i = #legs, 1, -1 do
    way = if_not_negative(hi - i) * legs[i] * (if_not_negative(i - lo) + over * way)
  end
  return way
end

local function path_round(legs, over, lo, hi, d)
  local n, parts, way, round = #legs, {}, m.pass, m.pass
  for _, leg in ipairs(legs) do round = round * leg * over end
  for r, leg in ipairs(legs) do
    way = r == 1 and leg or way * over * leg
    parts[r] = times(round, p.limit(turns(lo, n, r, true), d), p.limit(turns(hi, n, r, false), d)) * way
  end
  if lo == 1 and hi == math.huge then  -- every leg may be the last of any round: the rounds are shared
    way = m.pass
    for r, leg in ipairs(legs) do
      way = r == 1 and leg or way * over * leg
      parts[r] = way
    end
    return m.times(round, 0, math.huge) * p.sum(parts)
  end
  return p.sum(parts)
end

-- The legs in order, stopping after any of them.
function m.path(legs, options)
  if p.is_broken(legs) or p.is_broken(options) then return m.none end
  if type(legs) ~= "table" then
    return p.fault("m.path: argument 1 should be a list of legs, found " .. p.describe(legs),
                   "write m.path({ leg, leg, ... }, { cycle = true })")
  end
  if options ~= nil and type(options) ~= "table" then
    return p.fault("m.path: argument 2 should be a table of cycle, min, max, over, found " .. p.describe(options))
  end
  options = options or {}
  local sound, way = true, {}
  for i = 1, #legs do
    way[i] = p.expression("m.path", "leg " .. i, legs[i])
    sound = sound and not p.is_broken(way[i])
  end
  local lo, hi = limits("m.path", options, { "cycle", "min", "max", "over" })
  local over = m.free
  if options.over ~= nil then over = p.expression("m.path", "over", options.over) end
  if not sound or not lo or p.is_broken(over) then return m.none end
  lo = least(lo)
  local most = options.cycle and #way > 0 and math.huge or #way
  if #way == 0 or math.type(lo) and lo > most then
    p.doubt("m.path: of " .. #way .. " legs " .. (#way == 0 and "nothing" or "at least " .. lo) .. " can be walked",
            "cycle = true begins again with the first leg")
    return m.none
  end
  local d = p.begins_with(way[1])
  if not options.cycle then
    if type(hi) == "userdata" and type(lo) ~= "function" then return path_counted(way, over, lo, hi) end
    return path_once(way, over, lo, hi, d)
  end
  if #way == 1 then return line(way[1], over, lo, hi, d) end
  for _, limit in ipairs{ lo, hi } do
    if type(limit) == "userdata" then
      return p.fault("m.path: a cycle of several legs cannot be limited by a number of m.count",
                     "limit it by a whole number, or cycle through one leg")
    end
  end
  return path_round(way, over, lo, hi, d)
end

-- Small words ------------------------------------------------------------------------------------------------------

-- Lines that turn where the board ends: from a field whose next one is missing a line goes on as that edge throws it
-- back, `most` times (default: any number), never through its start. In a corner it ends.
function m.bounce(dirs, most)
  local parts = {}
  if most ~= nil and most ~= math.huge and not (math.tointeger(most) and most >= 0) then
    if p.is_broken(most) then return m.none end
    return p.fault("m.bounce: argument 2 should be a whole number from 0, found " .. p.describe(most))
  end
  for i, d in ipairs(p.directions("m.bounce", dirs, false)) do
    local productions = {}
    local function line(x, y, left)
      local name = string.format("%d,%d,%s", x, y, left)
      if productions[name] then return m.V(name) end
      productions[name] = m.none  -- known from here on
      local step, thrown = m.step{ { x, y } }, {}
      if left > 0 then
        for _, back in ipairs{ { -x, y }, { x, -y } } do
          if x ~= 0 and y ~= 0 then
            thrown[#thrown + 1] = #m.step{ back } * line(back[1], back[2], left - 1)
          end
        end
      end
      productions[name] = step * (m.pass + (m.free - m.at_start) * (m.V(name) + -step * p.sum(thrown)))
      return m.V(name)
    end
    line(d.x, d.y, most or math.huge)
    productions[1] = string.format("%d,%d,%s", d.x, d.y, most or math.huge)
    parts[i] = m.grammar(productions)
  end
  return p.sum(parts)
end

-- Does the guard hold on that field, wherever the walker is?
function m.there(field, guard)
  if type(field) ~= "string" then
    if p.is_broken(field) then return m.none end
    return p.fault('m.there: argument 1 should be the name of a field, like "b2", found ' .. p.describe(field))
  end
  return #((m.anywhere + m.pass) * m.on(field) * p.expression("m.there", "its guard", guard))
end

-- The walks of e that end by capturing, by replacement, something for which the guard holds.
function m.taking(e, guard)
  return p.expression("m.taking", "its walk", e) * m.unsettled * m.strike * p.expression("m.taking", "its guard", guard)
end

-- The walks of e that capture nothing, and those that cannot end in a promotion.
function m.no_taking(e) return p.expression("m.no_taking", "its argument", e) * m.bloodless end
function m.no_promotion(e) return p.expression("m.no_promotion", "its argument", e) * m.no_more_promotion end

function m.must(e) return m.first_of(p.expression("m.must", "its argument", e), m.pass) end

-- The algebra in Betza's letters; only asked for where a script uses it.
function m.betza(text) return require "acedrex.betza" (text) end

-- What authors who come from elsewhere may call these words.
return p.wrap("m", m, {
  jump = "leap", leaper = "leap", move = "step", go = "step", walk = "step", slider = "slide", line = "slide", ray = "slide",
  rider = "ride", hopper = "hop", forward = "N", forwards = "N", up = "N", back = "S", backward = "S", down = "S",
  left = "W", right = "E", kill = "capture", take = "capture", remove = "oblate", destroy = "oblate", stay = "pass",
  any = "anyone", piece = "occupied", friend = "own", ally = "own", foe = "enemy", opponent = "enemy", teleport = "anywhere",
  random = "anywhere", transform = "become", ["repeat"] = "times", color = "own_colour", king = "royal",
  north = "N", northeast = "NE", east = "E", southeast = "SE", south = "S", southwest = "SW", west = "W", northwest = "NW",
  nne = "N + m.NE", ene = "E + m.NE", ese = "E + m.SE", sse = "S + m.SE", ssw = "S + m.SW", wsw = "W + m.SW",
  wnw = "W + m.NW", nnw = "N + m.NW",
  last_rank = "rank", choice = "first_of", either = "first_of", tag = "mark", has_tag = "tagged",
  knight = "leap(1, 2)", camel = "leap(1, 3)", zebra = "leap(2, 3)", dabbaba = "leap(0, 2)", alfil = "leap(2, 2)",
  wazir = "step(m.orthogonals)", ferz = "step(m.diagonals)", rook = "slide(m.orthogonals)",
  bishop = "slide(m.diagonals)", queen = "slide(m.all)", nightrider = "ride(m.leap(1, 2))",
  is_attacked = "attacked()", attacked_by = "attacked", threatened = "attacked()", under_attack = "attacked()",
  is_guarded = "guarded()", protected = "guarded()", defended = "guarded()",
}, { safe = "write -m.attacked()", observed = "write m.guarded() for its own side, m.attacked() for the other" })
