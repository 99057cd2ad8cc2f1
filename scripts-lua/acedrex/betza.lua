-- Basic Betza: a second surface over the same words. A text is a row of moves, each some modifiers (small letters),
-- an atom (a capital) and how far it rides:
--   W F D N A H L=C J=Z G   steps of 1,0  1,1  2,0  2,1  2,2  3,0  3,1  3,2  3,3
--   R B Q K                 WW, FF, both; W and F
--   W3 up to three, W0 or WW without limit
--   m c                     only to settle, only to strike
--   i n                     only as its first move; lame: the fields on the way must be free
--   f b l r v s             forward, back, left, right, v = fb, s = lr; h in pairs on oblique steps
local p = require "acedrex.primitives"
local m = require "acedrex.movement"

local atoms = {
  W = { 0, 1 }, F = { 1, 1 }, D = { 0, 2 }, N = { 1, 2 }, A = { 2, 2 }, H = { 0, 3 },
  L = { 1, 3 }, C = { 1, 3 }, J = { 2, 3 }, Z = { 2, 3 }, G = { 3, 3 },
}
local compounds = { R = { "W" }, B = { "F" }, Q = { "W", "F" }, K = { "W", "F" } }
local rides = { R = true, B = true, Q = true }
local modes = "mcin"
local vertical, horizontal = "fbv", "lrs"
local letters = { mode = "b c f h i l m n r s v", atom = "A B C D F G H J K L N Q R W Z" }

-- Which images of a step the direction letters choose ----------------------------------------------------------------

-- The half of the board that a letter names, as a test of a vector.
local half = {
  f = function(v) return v.y > 0 end, b = function(v) return v.y < 0 end, v = function(v) return v.y ~= 0 end,
  r = function(v) return v.x > 0 end, l = function(v) return v.x < 0 end, s = function(v) return v.x ~= 0 end,
}

local function is_in(letter, set) return set:find(letter, 1, true) ~= nil end

-- Is v longer along the axis of the letter than along the other one?
local function leans(v, letter)
  if is_in(letter, vertical) then return math.abs(v.y) > math.abs(v.x) end
  return math.abs(v.x) > math.abs(v.y)
end

-- Each class of steps reads one or two letters in its own manner; nil where they mean nothing there.
local classes = {}

function classes.orthogonal(v, a, b)  -- fr: forward and right
  if a == "h" or b == "h" then return nil end
  return half[a](v) or (b ~= nil and half[b](v))
end

function classes.diagonal(v, a, b)  -- fr: forward and right at once, one step
  if a == "h" or b == "h" then return nil end
  return half[a](v) and (b == nil or half[b](v))
end

function classes.both(v, a, b)  -- K and Q; ff is straight ahead
  if a == "h" or b == "h" then return nil end
  if a == b then return half[a](v) and leans(v, a) end
  return half[a](v) and (b == nil or half[b](v))
end

function classes.oblique(v, a, b)  -- f, ff: the two narrow ones; rf: the narrow one to the right; fr: the wide one
  if a == "h" then a, b = b, a end
  if a == "h" or a == nil then return nil end
  if b == "h" then return a ~= "v" and a ~= "s" and half[a](v) or (a == "v" or a == "s") and nil end
  b = b or a
  return half[a](v) and half[b](v) and leans(v, b)
end

-- hl and hr: the four steps that turn to one hand.
local function chiral(v, hand)
  local clockwise = v.x * v.y * (math.abs(v.y) - math.abs(v.x)) > 0
  return clockwise == (hand == "r")
end

local function class_of(names)
  if #names == 2 then return "both" end
  local v = atoms[names[1]]
  if v[1] == 0 then return "orthogonal" end
  return v[1] == v[2] and "diagonal" or "oblique"
end

-- Reading ----------------------------------------------------------------------------------------------------------

-- Stops with the text, a caret under the letter, and what could stand there.
local function stop(text, at, message)
  error({ betza = string.format("Betza %q: %s\n    %s\n    %s^", text, message, text, (" "):rep(at - 1)) }, 0)
end

-- The modifiers from `at` on: what they say, and where the atom stands.
local function modifiers(text, at)
  local said = { directions = {} }
  while true do
    local letter = text:sub(at, at)
    if letter ~= "" and is_in(letter, modes) then
      said[letter] = true
      at = at + 1
    elseif letter ~= "" and is_in(letter, vertical .. horizontal .. "h") then
      local next = text:sub(at + 1, at + 1)
      local across = next ~= "" and
          (is_in(letter, vertical .. "h") and is_in(next, horizontal .. "h") or
           is_in(letter, horizontal .. "h") and is_in(next, vertical .. "h"))
      local pair = across or next == letter
      table.insert(said.directions, { letter, pair and next or nil, at = at })
      at = at + (pair and 2 or 1)
    else
      return said, at
    end
  end
end

-- How far from `at` on: 1, a limit, or math.huge; and where the next move begins.
local function range(text, at, atom)
  local digits = text:match("^%d+", at) or ""
  if text:sub(at, at) == atom then
    if text:match("^%d", at + 1) then
      stop(text, at + 1, "a doubled atom rides without limit; a limit is written " .. atom .. "3")
    end
    return math.huge, at + 1
  end
  if digits == "" then return rides[atom] and math.huge or 1, at end
  if #digits > 2 or digits:match "^0." then stop(text, at, "a range is 0 (no limit) or a number of 1 to 99") end
  local limit = math.tointeger(tonumber(digits))
  return limit == 0 and math.huge or limit, at + #digits
end

local function chosen(text, names, said)
  local class, list = class_of(names), {}
  for _, name in ipairs(names) do
    for _, v in ipairs(p.directions("m.betza", m.leap(atoms[name][1], atoms[name][2]), true)) do
      local fits = #said.directions == 0
      for _, d in ipairs(said.directions) do
        local a, b = d[1], d[2]
        local yes
        if class == "oblique" and a == "h" and (b == "l" or b == "r") then
          yes = chiral(v, b)
        else
          yes = classes[class](v, a, b)
        end
        if yes == nil then
          stop(text, d.at, (b and "these letters say" or "this letter says") .. " nothing about " .. names[1] ..
               "; directions are b f l r s v, alone or in pairs")
        end
        fits = fits or yes
      end
      if fits then list[#list + 1] = v end
    end
  end
  return list
end

-- One lame step: straight first, then aslant, over free fields.
local function lame(v)
  local ax, ay = math.abs(v.x), math.abs(v.y)
  local sx, sy = v.x > 0 and 1 or -1, v.y > 0 and 1 or -1
  local straight = ax > ay and { sx, 0 } or { 0, sy }
  local e
  for i = 1, math.max(ax, ay) do
    local step = m.step(i <= math.abs(ax - ay) and straight or { sx, sy })
    e = e and e * m.free * step or step
  end
  return e
end

local function one_move(text, at)
  local said, atom_at = modifiers(text, at)
  local atom = text:sub(atom_at, atom_at)
  local names = compounds[atom] or atoms[atom] and { atom }
  if not names then
    local found = atom == "" and "the text ends here" or string.format("%q is not understood here", atom)
    local wanted = "an atom: " .. letters.atom
    if atom ~= "" then wanted = "a modifier: " .. letters.mode .. ", or " .. wanted end
    stop(text, atom_at, found .. "; expected " .. wanted)
  end
  local limit, next_at = range(text, atom_at + 1, atom)
  local directions = chosen(text, names, said)
  local e
  if said.n then
    e = m.along(directions, function(v) return m.path({ lame(v) }, { cycle = true, max = limit }) end)
  else
    e = m.slide(directions, limit)
  end
  if said.i then e = m.initial * e end
  if said.m and not said.c then e = e * m.settle end
  if said.c and not said.m then e = e * m.strike end
  return e, next_at
end

local function read(text)
  if text == "" then stop(text, 1, "the text is empty; expected an atom: " .. letters.atom) end
  local parts, at = {}, 1
  while at <= #text do parts[#parts + 1], at = one_move(text, at) end
  return p.sum(parts)
end

return function(text)
  if type(text) ~= "string" or #text > 200 then
    if p.is_broken(text) then return m.none end
    return p.fault("m.betza: its argument should be a text of Betza's letters, found " .. p.describe(text))
  end
  local done, result = pcall(read, text)
  if done then return result end
  if type(result) ~= "table" then error(result, 0) end
  return p.fault(result.betza)
end
