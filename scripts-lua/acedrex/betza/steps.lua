-- Betza's atoms, and which of their steps the direction letters choose.
local p = require "acedrex.primitives"
local m = require "acedrex.movement"

local steps = {}

steps.atoms = {
  W = { 0, 1 }, F = { 1, 1 }, D = { 0, 2 }, N = { 1, 2 }, A = { 2, 2 }, H = { 0, 3 },
  L = { 1, 3 }, C = { 1, 3 }, J = { 2, 3 }, Z = { 2, 3 }, G = { 3, 3 },
}
steps.compounds = { R = { "W" }, B = { "F" }, Q = { "W", "F" }, K = { "W", "F" } }
steps.rides = { R = true, B = true, Q = true }
steps.vertical, steps.horizontal = "fbv", "lrs"

local function is_in(letter, set) return set:find(letter, 1, true) ~= nil end

-- Do two letters that stand side by side belong together?
function steps.is_pair(a, b)
  return a == b or is_in(a, "fbvh") and is_in(b, "lrsh") or is_in(a, "lrsh") and is_in(b, "fbvh")
end

function steps.class_of(leaps)
  if #leaps == 2 then return "both" end
  local a, b = leaps[1][1], leaps[1][2]
  if a == 0 or b == 0 then return "orthogonal" end
  return a == b and "diagonal" or "oblique"
end

-- All steps of a list of leaps, as directions.
function steps.images(leaps)
  local list = {}
  for _, leap in ipairs(leaps) do
    for _, v in ipairs(p.directions("m.betza", m.leap(leap[1], leap[2]), true)) do list[#list + 1] = v end
  end
  return list
end

-- From where the piece stands ----------------------------------------------------------------------------------------

-- The half of the board that a letter names, as a test of a step.
local half = {
  f = function(v) return v.y > 0 end, b = function(v) return v.y < 0 end, v = function(v) return v.y ~= 0 end,
  r = function(v) return v.x > 0 end, l = function(v) return v.x < 0 end, s = function(v) return v.x ~= 0 end,
}

-- Is v longer along the axis of the letter than along the other one?
local function leans(v, letter)
  if is_in(letter, steps.vertical) then return math.abs(v.y) > math.abs(v.x) end
  return math.abs(v.x) > math.abs(v.y)
end

-- Each class of steps reads one or two letters in its own manner; nil where they mean nothing there.
local classes = {}

function classes.orthogonal(v, a, b)  -- fr: forward and right, two steps
  if a == "h" or b == "h" then return nil end
  return half[a](v) or (b ~= nil and half[b](v))
end

function classes.diagonal(v, a, b)  -- fr: forward and right at once, one step
  if a == "h" or b == "h" then return nil end
  return half[a](v) and (b == nil or half[b](v))
end

function classes.both(v, a, b)  -- of the eight; ff is straight ahead
  if a == "h" or b == "h" then return nil end
  if a == b then return half[a](v) and leans(v, a) end
  return half[a](v) and (b == nil or half[b](v))
end

-- f, fh: the four that go forward; ff: the two narrow ones, s and v alone: four wide or narrow ones; rf: the narrow
-- one to the right, fr: the wide one, so that fs are the two wide ones; hr and hl: the four that turn to one hand.
function classes.oblique(v, a, b)
  if a == "h" then a, b = b, a end
  if a == "h" or a == nil then return nil end
  if b == "h" then return a ~= "v" and a ~= "s" and half[a](v) or (a == "v" or a == "s") and nil end
  if b == nil and a ~= "v" and a ~= "s" then return half[a](v) end
  b = b or a
  return half[a](v) and half[b](v) and leans(v, b)
end

local function of_one_hand(v, hand)
  local clockwise = v.x * v.y * (math.abs(v.y) - math.abs(v.x)) > 0
  return clockwise == (hand == "r")
end

-- The steps of the leaps that `said`, a list of one or two letters each, chooses: all where nothing is said.
-- Second, where letters mean nothing: these letters.
function steps.chosen(leaps, said)
  local class, list = steps.class_of(leaps), {}
  for _, v in ipairs(steps.images(leaps)) do
    local fits = #said == 0
    for _, d in ipairs(said) do
      local a, b, yes = d[1], d[2], nil
      if class == "oblique" and a == "h" and (b == "l" or b == "r") then
        yes = of_one_hand(v, b)
      else
        yes = classes[class](v, a, b)
      end
      if yes == nil then return nil, d end
      fits = fits or yes
    end
    if fits then list[#list + 1] = v end
  end
  return list
end

-- From the leg before ------------------------------------------------------------------------------------------------

-- Turns are counted in eighths to the right; the letters are those of the eight directions, f straight on.
local turns = {
  f = { 0 }, b = { 4 }, r = { 2 }, l = { 6 }, s = { 2, 6 }, v = { 0, 4 }, ff = { 0 }, bb = { 4 }, rr = { 2 },
  ll = { 6 }, ss = { 2, 6 }, vv = { 0, 4 }, fr = { 1 }, fl = { 7 }, br = { 3 }, bl = { 5 }, fs = { 1, 7 },
  bs = { 3, 5 }, rv = { 1, 3 }, lv = { 5, 7 }, sv = { 1, 3, 5, 7 }, fh = { 7, 0, 1 }, bh = { 3, 4, 5 },
  hr = { 1, 2, 3 }, hl = { 5, 6, 7 },
}

-- The turns that letters say, or those of `otherwise`; second, as of chosen().
function steps.turns(said, otherwise)
  if #said == 0 then return otherwise end
  local list, known = {}, {}
  for _, d in ipairs(said) do
    local b = d[2] or ""
    local of = turns[d[1] .. b] or turns[b .. d[1]]
    if not of then return nil, d end
    for _, t in ipairs(of) do
      if not known[t] then list[#list + 1] = t end
      known[t] = true
    end
  end
  return list
end

-- What stands for no letters in a leg that repeats the atom: any turn that is the atom's own, but back.
function steps.onward(leaps)
  local class = steps.class_of(leaps)
  if class == "orthogonal" or class == "diagonal" then return { 0, 2, 6 } end
  return { 0, 1, 2, 3, 5, 6, 7 }
end

local function same_leap(v, w)
  local a, b, c, d = math.abs(v.x), math.abs(v.y), math.abs(w.x), math.abs(w.y)
  return a == c and b == d or a == d and b == c
end

-- How far w is turned from v, in eighths to the right, 0 to 8.
local function turn_between(v, w)
  if same_leap(v, w) then
    for t = 0, 7 do
      if v:turn(t) == w then return t end
    end
  end
  local angle = math.atan(v.y, v.x) - math.atan(w.y, w.x)
  return angle * 4 / math.pi % 8
end

-- The steps among `images` that go on from v with a turn of t: exactly so turned ones, or where the leap is another
-- one the nearest. Straight on and back, two may be equally near.
function steps.onward_from(v, t, images)
  local best, list = 1 + 1e-6, {}
  if t % 4 ~= 0 then best = 1 - 1e-6 end
  for _, w in ipairs(images) do
    local off = math.abs(turn_between(v, w) - t) % 8
    off = math.min(off, 8 - off)
    if off < best - 1e-6 then
      best, list = off, { w }
    elseif off < best + 1e-6 then
      list[#list + 1] = w
    end
  end
  return list
end

return steps
