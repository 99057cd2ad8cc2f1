-- From what was read in Betza to the words of the algebra.
local p = require "acedrex.primitives"
local m = require "acedrex.movement"
local stop = require "acedrex.betza.parse".stop
local steps = require "acedrex.betza.steps"
local walk = require "acedrex.betza.walk"

-- What cannot be said of the same leg, and why.
local contradictions = {
  n = { j = "a lame leg needs a free way, a jump one that is not free", p = "a lame leg passes nobody",
        g = "a lame leg passes nobody" },
  p = { g = "p lands anywhere behind the piece, g next to it", j = "p says what is leapt over" },
  g = { j = "g says what is leapt over" },
  y = { p = "y goes on from an empty field", g = "y goes on from an empty field" },
  q = { z = "q turns to one hand, z to both in turn" },
  k = { c = "c takes all that k takes", t = "t spares royal pieces, k takes nothing else" },
}

local ways, ends = "njpgqzy", "mcdeku"

local function refuse_contradictions(text, leg)
  for a, others in pairs(contradictions) do
    for b, why in pairs(others) do
      if leg.modes[a] and leg.modes[b] then
        stop(text, math.max(leg.modes[a], leg.modes[b]), a .. " and " .. b .. " contradict each other: " .. why)
      end
    end
  end
  local modes = leg.modes
  if modes.u and not (modes.c or modes.d) then
    stop(text, modes.u, "u puts on the start field what the leg meets; say whom: cu an enemy, du an own piece")
  end
  if #leg.said > 0 and (modes.q or modes.z) and leg.follows then
    stop(text, leg.said[1].at, "q and z say already how the leg turns")
  end
end

local function refuse_directions(text, leg, d)
  stop(text, d.at, (d[2] and "these letters say" or "this letter says") .. " nothing about " .. leg.letter ..
       "; directions are b f l r s v, alone or in pairs")
end

-- Of legs that go on: what they may not say.
local function check_going_on(text, leg, chain)
  local modes = leg.modes
  local over = modes.p or modes.g
  for mode in ends:gmatch "." do
    if over and modes[mode] then
      stop(text, math.max(over, modes[mode]), "a leg that goes on over a piece takes nothing and does not stop; " ..
           "p and g say all of its end")
    end
  end
  if modes.y and (modes.c or modes.d or modes.e or modes.k) and not modes.m then
    stop(text, modes.y, "y goes on from an empty field; this leg does not end on one")
  end
  if chain and (modes.y or modes.g) then
    stop(text, modes.y or modes.g, "in a chain every leg has a range of its own; y and g belong to legs with a")
  end
end

local function check(text, move)
  local legs = move.legs
  for i, leg in ipairs(legs) do
    leg.follows = i > 1
    refuse_contradictions(text, leg)
    if not leg.leaps then
      if #legs > 1 then stop(text, leg.atom_at, leg.letter .. " has no direction that a further leg could go on from") end
      if #leg.said > 0 then refuse_directions(text, leg, leg.said[1]) end
      for mode in ways:gmatch "." do
        if leg.modes[mode] then stop(text, leg.modes[mode], mode .. " says nothing about " .. leg.letter) end
      end
    end
    if i < #legs then check_going_on(text, leg, move.chain) end
    if i == #legs and leg.modes.y then
      stop(text, leg.modes.y, "y changes the range of the next leg, and there is none")
    end
    if i == 1 and #legs > 1 and (leg.modes.q or leg.modes.z) then
      stop(text, leg.modes.q or leg.modes.z, "q and z turn like the leg before, and this is the first")
    end
  end
  if move.chain then
    for mode in (ways .. "uet"):gmatch "." do
      if move.outer.modes[mode] then
        stop(text, move.outer.modes[mode], mode .. " belongs to one leg; write it within the brackets")
      end
    end
  end
end

-- y and g change a line to a single step, and a single step to a line, for the legs after theirs.
local function limits(move)
  local list, limit, other = {}, nil, nil
  for i, leg in ipairs(move.legs) do
    if not limit or move.chain then
      limit = leg.limit
      other = limit == 1 and math.huge or 1
    end
    list[i] = limit
    if not move.chain and (leg.modes.y or leg.modes.g) then limit, other = other, limit end
  end
  return list
end

-- q: every further step turns to the same hand, until it would come home; z: to either hand in turn. By 45 degrees
-- where the atom has eight images, else by 90.
local function turning(leg, v)
  local angle = steps.class_of{ { math.abs(v.x), math.abs(v.y) } } == "oblique" and 1 or 2
  local limit = leg.ranged and leg.limit or math.huge
  local parts = {}
  for i, hand in ipairs{ 1, -1 } do
    if leg.modes.q then
      local legs = {}
      for n = 1, 8 // angle - 1 do legs[n] = m.step(v:turn((n - 1) * hand * angle)) end
      parts[i] = m.path(legs, { max = limit })
    else
      parts[i] = m.path({ m.step(v), m.step(v:turn(hand * angle)) }, { cycle = true, max = limit })
    end
  end
  return p.sum(parts)
end

local function one_leg(text, leg, dirs)
  local modes = leg.modes
  if modes.q or modes.z then return m.along(dirs, function(v) return turning(leg, v) end) end
  if not (modes.p or modes.g or modes.n or modes.j) then return m.slide(dirs, leg.limit) end
  return m.along(dirs, function(v) return walk.to_end(text, leg, v, leg.limit) end)
end

-- Where leg j may go from v, which the leg before it was turned to by `turn`: steps and their turns.
local function onward(text, move, j, v, turn)
  local leg = move.legs[j]
  local images, found = steps.images(leg.leaps), {}
  local wanted, fault
  if leg.modes.q or leg.modes.z then
    if not turn then stop(text, leg.modes.q or leg.modes.z, "q and z repeat a turn, and no leg before has made one") end
    wanted = { leg.modes.q and turn or -turn % 8 }
  elseif leg.any then
    wanted = { 0, 1, 2, 3, 4, 5, 6, 7 }
  else
    wanted, fault = steps.turns(leg.said, move.chain and { 0 } or steps.onward(leg.leaps))
    if fault then refuse_directions(text, leg, fault) end
  end
  if leg.again and not (#wanted == 1 and wanted[1] == 0) then
    stop(text, leg.at, "a leg that is walked any number of times goes straight on")
  end
  local known = {}
  for _, t in ipairs(wanted) do
    for _, w in ipairs(move.chain and steps.onward_from(v, t, images) or { v:turn(t) }) do
      local name = w.x .. "," .. w.y
      if not known[name] then found[#found + 1] = { w, t } end
      known[name] = true
    end
  end
  if #found == 0 then
    stop(text, leg.at, "no step of " .. leg.letter .. " goes that way from the leg before it")
  end
  return found
end

local function can_end(legs, i)
  local after = legs[i + 1]
  return not after or after.optional or after.again and can_end(legs, i + 1)
end

-- A move of several legs: leg i in the direction v, and all that may follow.
local function go(text, move, i, v, turn)
  local legs, leg, limit, parts = move.legs, move.legs[i], move.limits[i], {}
  if can_end(legs, i) then
    parts[1] = walk.to_end(text, leg, v, limit) * walk.ending(leg, move.chain and move.outer or leg)
  end
  local on = walk.to_next(text, leg, v, limit) * walk.between(text, leg)
  local j = i + 1
  while legs[j] do
    for _, next in ipairs(onward(text, move, j, v, turn)) do
      parts[#parts + 1] = on * go(text, move, j, next[1], next[2])
    end
    if not legs[j].again then break end
    j = j + 1
  end
  local all = p.sum(parts)
  return leg.again and on^0 * all or all
end

local function build_move(text, move)
  check(text, move)
  local first, e = move.legs[1], nil
  local outer = move.outer
  if first.letter == "U" then
    e = m.anywhere * walk.ending(first, outer)
  elseif first.letter == "I" then
    e = m.moves_of "last" * walk.ending(first, outer)
  else
    local dirs, fault = steps.chosen(first.leaps, first.said)
    if fault then refuse_directions(text, first, fault) end
    if #move.legs == 1 then
      e = one_leg(text, first, dirs) * walk.ending(first, outer)
    else
      move.limits = limits(move)
      e = m.along(dirs, function(v) return go(text, move, 1, v, nil) end)
    end
  end
  if outer.modes.i then e = m.initial * e end
  if outer.modes.o then e = m.wrapped("files", e) end
  return e
end

return function(text, moves)
  local parts = {}
  for i, move in ipairs(moves) do parts[i] = build_move(text, move) end
  return p.sum(parts)
end
