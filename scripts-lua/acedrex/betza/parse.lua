-- Reading Betza: a text becomes a list of moves; a move is a row of legs.
--   leg   { leaps =, letter =, at =, limit =, modes = { letter = position, ... }, counts =, said =, any =,
--           optional =, again = }   the last two: the walk may end before it; it may be walked any number of times
--   move  { legs =, chain = true where it was written in brackets, outer = the modes before them }
local steps = require "acedrex.betza.steps"

local modes, directions = "mcdeikntjpgyoquz", "fblrvsh"
local twice = { i = 2, j = 9 }
local whole_move = "io"
local letters = {
  modifier = "a b c d e f g h i j k l m n o p q r s t u v y z",
  atom = "A B C D F G H I J K L N Q R U W Z, (m,n)",
}
local rules = {
  O = "castling is a rule of the variant, not of a piece; write castling = { king = NAME, rooks = { NAME }, " ..
      "distances = { 2 } } there",
  x = "XBetza's relay is lent by an aura, not by a movement; write aura = { at = EXPR, of = \"own\", lends = EXPR }",
  ["@"] = "dropping is a rule of the variant, not of a piece; write it in the variant's script",
}

-- Stops with the text, a caret under the letter, and what could stand there.
local function stop(text, at, message)
  error({ betza = string.format("Betza %q: %s\n    %s\n    %s^", text, message, text, (" "):rep(at - 1)) }, 0)
end

local function is_in(letter, set) return letter ~= "" and set:find(letter, 1, true) ~= nil end

local function found(text, at)
  local letter = text:match("^[\192-\247][\128-\191]+", at) or text:sub(at, at)
  if letter == "" then return "the text ends here" end
  return string.format("%q is not understood here", letter)
end

local function expected(text, at, what)
  local letter = text:sub(at, at)
  if rules[letter] then stop(text, at, rules[letter]) end
  if letter:find "[%s,;+]" then stop(text, at, found(text, at) .. "; moves stand in one row, with nothing between them") end
  if letter == "" and text:match "[%d%u)][%l]+$" then what = what .. ". Small letters stand before their atom" end
  stop(text, at, found(text, at) .. "; expected " .. what)
end

local function new_leg(at) return { at = at, modes = {}, counts = {}, letters = {}, said = {} } end

-- Letters that stand side by side belong together where they name one direction; other modifiers may stand between.
local function pair_up(leg)
  local i = 1
  while i <= #leg.letters do
    local a, b = leg.letters[i], leg.letters[i + 1]
    local pair = b and steps.is_pair(a[1], b[1])
    leg.said[#leg.said + 1] = { a[1], pair and b[1] or nil, at = a.at }
    i = i + (pair and 2 or 1)
  end
end

-- The modifiers from `at` on: legs that wait for their atom, and where it stands.
local function modifiers(text, at, in_chain)
  local legs = { new_leg(at) }
  while true do
    local letter, leg = text:sub(at, at), legs[#legs]
    if is_in(letter, modes) then
      local count = (leg.counts[letter] or 0) + 1
      if count > (twice[letter] or 1) then stop(text, at, string.format("%q is said already", letter)) end
      if is_in(letter, whole_move) and (#legs > 1 or in_chain) then
        stop(text, at, string.format("%q says something of the whole move; it stands before its first leg", letter))
      end
      leg.modes[letter], leg.counts[letter] = at, count
    elseif is_in(letter, directions) then
      leg.letters[#leg.letters + 1] = { letter, at = at }
    elseif letter == "a" and in_chain then
      if leg.any then stop(text, at, "\"a\" is said already") end
      leg.any = at
    elseif letter == "a" then
      legs[#legs + 1] = new_leg(at + 1)
    else
      break
    end
    at = at + 1
  end
  for _, leg in ipairs(legs) do
    pair_up(leg)
    if leg.any and #leg.said > 0 then
      stop(text, leg.any, "\"a\" is any direction here; no other can be said beside it")
    end
  end
  return legs, at
end

-- How far from `at` on: 1, a limit, or math.huge; where the next move begins; and whether it was written.
local function range(text, at, atom)
  if #atom == 1 and text:sub(at, at) == atom then
    if text:match("^%d", at + 1) then
      stop(text, at + 1, "a doubled atom rides without limit; a limit is written " .. atom .. "3")
    end
    return math.huge, at + 1, true
  end
  local digits = text:match("^%d+", at) or ""
  if digits == "" then return steps.rides[atom] and math.huge or 1, at, false end
  if #digits > 2 or digits:match "^0." then stop(text, at, "a range is 0 (no limit) or a number of 1 to 99") end
  local limit = math.tointeger(tonumber(digits))
  return limit == 0 and math.huge or limit, at + #digits, true
end

-- (m,n): any leap.
local function vector(text, at)
  local a, comma, b, after = text:match("^%((%d*)(,?)(%d*)()", at)
  local wrong = (a == "" or #a > 2) and at + 1 or comma == "" and at + 1 + #a or
      (b == "" or #b > 2) and at + 2 + #a or text:sub(after, after) ~= ")" and after
  if wrong then stop(text, wrong, "a leap is two numbers of 0 to 99 in parentheses: (m,n)") end
  local leap = { math.tointeger(tonumber(a)), math.tointeger(tonumber(b)) }
  if leap[1] == 0 and leap[2] == 0 then stop(text, at, "a leap of (0,0) goes nowhere") end
  return { leap }, after + 1
end

local function leaps_of(text, at)
  local letter = text:sub(at, at)
  if letter == "(" then return vector(text, at) end
  local leaps = {}
  for _, name in ipairs(steps.compounds[letter] or steps.atoms[letter] and { letter } or {}) do
    leaps[#leaps + 1] = { steps.atoms[name][1], steps.atoms[name][2] }
  end
  if #leaps == 0 then return nil, at end
  return leaps, at + 1
end

-- The atom at `at`, its X's and its range, for all legs that wait for it; and where the next move begins.
local function atom(text, at, legs)
  local letter = text:sub(at, at)
  local leaps, after = leaps_of(text, at)
  if not leaps and letter ~= "U" and letter ~= "I" then
    local waits = at > legs[1].at
    expected(text, at, (waits and "" or "a modifier: " .. letters.modifier .. ", or ") .. "an atom: " .. letters.atom)
  end
  local limit, written
  if leaps then
    while text:sub(after, after) == "X" do  -- each X makes the longer side longer by 3
      for _, leap in ipairs(leaps) do
        local longer = leap[1] > leap[2] and 1 or 2
        leap[longer] = leap[longer] + 3
      end
      after, letter = after + 1, letter .. "X"
    end
    limit, after, written = range(text, after, letter)
  else
    limit, after = 1, after + 1
    if text:match("^%d", after) then stop(text, after, letter .. " has no range") end
  end
  for _, leg in ipairs(legs) do
    leg.leaps, leg.letter, leg.limit, leg.ranged, leg.atom_at = leaps, letter, limit, written, at
  end
  return after
end

-- One link of a chain.
local function link(text, at)
  local again = text:sub(at, at) == "(" and not text:match("^%(%d", at)
  if again then at = at + 1 end
  local legs, atom_at = modifiers(text, at, true)
  if is_in(text:sub(atom_at, atom_at), "[(") and not text:match("^%(%d", atom_at) then
    stop(text, atom_at, "brackets do not stand in brackets; the links of a chain stand in one row: [A-B?C]")
  end
  if is_in(text:sub(atom_at, atom_at), "-?])") then
    stop(text, atom_at, "a leg is missing here; expected an atom: " .. letters.atom)
  end
  at = atom(text, atom_at, legs)
  if again then
    if text:sub(at, at) ~= ")" then expected(text, at, ")") end
    legs[1].again, at = true, at + 1
  end
  return legs[1], at
end

local function chain(text, at, outer)
  local opening = text:sub(at, at)
  local closing = opening == "[" and "]" or ")"
  local move = { legs = {}, chain = true, outer = outer }
  local joint = opening
  repeat
    local leg
    leg, at = link(text, at + 1)
    if #move.legs == 0 and leg.again then stop(text, leg.at, "the first leg of a chain is walked once") end
    leg.optional = joint == "?"
    move.legs[#move.legs + 1] = leg
    joint = text:sub(at, at)
  until joint ~= "-" and joint ~= "?"
  if joint ~= closing then
    expected(text, at, "- and a further leg, ? and a leg that may be left out, or " .. closing)
  end
  local first = move.legs[1]
  if first.any then stop(text, first.any, "\"a\" belongs to a leg that follows another one") end
  if #outer.said > 0 then
    if #first.said > 0 then stop(text, first.at, "directions stand before the brackets or in them, not both") end
    first.said = outer.said
  end
  return move, at + 1
end

local function one_move(text, at)
  local legs, atom_at = modifiers(text, at, false)
  local letter = text:sub(atom_at, atom_at)
  if letter == "[" or letter == "(" and not text:match("^%(%d", atom_at) and not text:match("^%(,", atom_at) then
    if #legs > 1 then stop(text, legs[2].at - 1, "\"a\" and brackets do not go together; a chain has - for it") end
    return chain(text, atom_at, legs[1])
  end
  local after = atom(text, atom_at, legs)
  return { legs = legs, outer = legs[1] }, after
end

local function parse(text)
  if text == "" then stop(text, 1, "the text is empty; expected an atom: " .. letters.atom) end
  local moves, at = {}, 1
  while at <= #text do moves[#moves + 1], at = one_move(text, at) end
  return moves
end

return { parse = parse, stop = stop }
