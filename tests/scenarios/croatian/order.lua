-- Hemera's Dawn: of the ways to one outcome the one is listed that follows from the position, however that came about.
local t = require "acedrex.scenario"

t.describe("A listing in the middle of a game", function()
  t.it("is that of the same position set up", function()
    math.randomseed(7003)
    local g = t.game "hemeras-dawn"
    for ply = 1, 36 do
      local moves = g:moves()
      g:play(moves[math.random(#moves)])
      if ply % 3 == 0 then
        local here, anew = g:moves(), t.game("hemeras-dawn", g:setup()):moves()
        t.equal(table.concat(here, " "), table.concat(anew, " "))
      end
    end
  end)
end)
