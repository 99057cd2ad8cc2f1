-- What a turn is made of: variant { turn = phase.seq{ phase.move(), phase.drop{ optional = true } } }. Each word makes
-- a table of the keys that it was given; functions of turn numbers are asked here, once.
local p = require "acedrex.primitives"
local phase = {}

local pieces_in_a_queue, turns_in_a_game = 324, 300

local function part(word, kind, keys)
  local made = { kind = kind }
  if keys == nil or p.is_broken(keys) then return made end
  if type(keys) ~= "table" then
    p.fault("phase." .. word .. " should be given a table, found " .. p.describe(keys))
    return made
  end
  for key, value in pairs(keys) do made[key] = value end
  return made
end

-- One move: pieces = { ... } that may make it, from = a guard on where they stand, by = "same" or "other" piece than those
-- that moved before in this turn, action = "name" of the walks that it makes instead of `moves`, optional = true.
function phase.move(keys) return part("move", "move", keys) end

-- All of the parts, one after the other; one of them; the first by which the turn can be ended legally.
function phase.seq(parts) return part("seq", "seq", parts) end
function phase.either(parts) return part("either", "either", parts) end
function phase.first_of(parts) return part("first_of", "first_of", parts) end

-- The part, where the guard holds as the part would begin, else `otherwise`, else nothing; a part for each side.
function phase.when(guard, part, otherwise)
  return { kind = "when", guard = guard, part = part, otherwise = otherwise }
end
-- The part, where the turn could go on by `needs` instead and end legally.
function phase.given(part, needs) return { kind = "given", part = part, needs = needs } end
function phase.by_side(parts) return part("by_side", "by_side", parts) end

-- A number of turn for each k, as { first, last }.
local function windows(window, side)
  local list = {}
  for k = 1, pieces_in_a_queue do
    local first, last = window(k, side)
    list[k] = { first, last }
  end
  return list
end

-- One drop: the keys of `drops` (none: those of the variant), or a list of such; optional = true, forced = "always" or
-- "at the end", both where it is possible; window = { first, last } turn of the side, or a function (k, side) that
-- tells them for the k-th piece of the queue.
function phase.drop(keys)
  local made = part("drop", "drop", keys)
  if type(made.window) == "function" then
    made.window = { light = windows(made.window, "light"), dark = windows(made.window, "dark") }
  end
  return made
end

-- What the function says of each turn.
local function counted(count)
  local counts = {}
  for n = 1, turns_in_a_game do
    counts[n] = count(n)
    if counts[n] == nil then
      p.fault("phase.moves: the function should return a number of moves for each turn, found nothing for turn " .. n)
      return 1
    end
  end
  return counts
end

-- Several moves, or several times `of`: a number, or a function of the number of the turn, counted over both sides.
-- check = "ends": a part that gives check is the last; safe = "each": after each part the royal pieces must be safe.
function phase.moves(keys)
  if type(keys) ~= "table" then keys = { count = keys } end
  local made = part("moves", "moves", keys)
  if made.count == nil then made.count, made[1] = made[1], nil end
  if type(made.count) == "function" then
    made.count = counted(made.count)
  end
  return made
end

-- Moves by different pieces as long as the budget lasts: cost = { Name = 1, default = 2 }, again = types that may move
-- more than once, limits = { captures = { Name = 1 }, promotions = 1 }.
function phase.actions(keys) return part("actions", "actions", keys) end

return p.wrap("phase", phase)
