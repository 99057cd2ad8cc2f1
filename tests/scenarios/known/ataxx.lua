-- Ataxx: discs that double or leap, and turn over their neighbours.
local t = require "acedrex.scenario"

local function game(setup) return t.game("ataxx", setup) end

t.describe("Ataxx", function()
  t.it("doubles a disc to a field beside it, and leaps to one two fields away", function()
    local g = game "AX Pa1,pg7"
    t.equal(g:play("Pa1-b2"):setup(), "ax Pa1,Pb2,pg7")
    t.equal(game("AX Pa1,pg7"):play("Pa1-c2"):setup(), "ax Pc2,pg7")
  end)

  t.it("turns over all enemies around the new field", function()
    t.equal(game("AX Pa1,pc3,pb3,pd4,pg7"):play("Pa1-b2"):setup(), "ax Pa1,Pb2,Pb3,Pc3,pd4,pg7")
  end)

  t.it("is lost by who has no disc left", function()
    game("AX Pa1,pc3"):play("Pa1-b2"):status("won", "light")
  end)
end)
