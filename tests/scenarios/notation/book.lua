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

t.describe("The notation that the book prints", function()
  t.it("is here as a whole", function()
    for n, entry in ipairs(entries) do t.equal(entry.n, n, entry.text) end
    t.equal(#entries, 314, "entries")
    t.equal(count(function(e) return e.category == "move" end), 197, "moves")
    t.equal(count(function(e) return e.note end), 26, "entries that are no plain examples")
    t.equal(count(function(e) return e.category == "move" and not e.expect end), 0, "moves that nothing is said of")
  end)

  for _, entry in ipairs(entries) do
    if entry.expect then
      t.it(entry.n .. ": " .. entry.text .. " " .. entry.expect, function()
        local function game() return t.game(entry.variant, entry.setup, { unchecked = true, tags = entry.tags }) end
        local g = game()
        if entry.expect == "refused" then
          g:reads_not(entry.text, entry.why)
        else
          g:reads(entry.text)
          if entry.expect == "plays" then g:may(entry.text) end
          if entry.prints then
            local printed = {}
            for _, text in ipairs(g:moves()) do printed[text] = true end
            t.ok(printed[entry.text], "printed: " .. entry.text)
          end
          if entry.long then t.equal(game():play(entry.text):setup(), game():play(entry.long):setup()) end
        end
      end)
    end
  end
end)
