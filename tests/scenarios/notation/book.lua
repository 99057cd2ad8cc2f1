-- The notation that the book prints, entry by entry: entries.lua.
local t = require "acedrex.scenario"
local entries = require "entries"

local function count(is)
  local n = 0
  for _, entry in ipairs(entries) do
    if is(entry) then n = n + 1 end
  end
  return n
end

local function game(entry)
  return t.game(entry.variant, entry.setup, { unchecked = true, tags = entry.tags })
end

-- What is asked of an entry, by its `expect`.
local ask = {
  plays = function(entry)
    local g = game(entry):reads(entry.text):prints(entry.text, entry.long or entry.text)
    if entry.full then g:prints(entry.text, entry.text, "full") end
  end,
  ambiguous = function(entry)
    local g = game(entry):reads(entry.text)
    t.fails(function() g:play(entry.text) end, entry.why)
  end,
  illegal = function(entry)
    local g = game(entry):reads(entry.text):may_not(entry.text, entry.why)
    if entry.instead then g:may(entry.instead) end
  end,
  refused = function(entry) game(entry):reads_not(entry.text, entry.why) end,
}

t.describe("The notation that the book prints", function()
  t.it("is here as a whole", function()
    local places = {}
    for place in pairs(entries.others) do places[place] = true end
    for _, entry in ipairs(entries) do
      t.ok(not places[entry.n], entry.text .. " alone in its place")
      places[entry.n] = true
    end
    for n = 1, 314 do t.ok(places[n], "entry " .. n) end
    t.equal(count(function(e) return e.category == "move" end), 197, "moves")
    t.equal(count(function(e) return e.note end), 26, "entries that are no plain examples")
    t.equal(count(function(e) return e.category == "move" and not ask[e.expect] end), 0, "moves that nothing is said of")
  end)

  t.it("is written to the letter where the book says it in one way (docs/rulings.md)", function()
    local function is_long(e) return e.form == "XAN" and e.expect == "plays" end
    t.equal(count(is_long), 54, "long forms that play")
    t.equal(count(function(e) return is_long(e) and not e.long end), 22, "of these the program's own")
    t.equal(count(function(e) return is_long(e) and e.full end), 12, "and in full")
  end)

  for _, entry in ipairs(entries) do
    if entry.expect then
      t.it(entry.n .. ": " .. entry.text .. " " .. entry.expect, function() ask[entry.expect](entry) end)
    end
  end
end)
