-- The acid tests of the Gwalla variants.
local t = require "acedrex.scenario"
local game, only, play = require "acid" (t, "gwalla")

t.describe("Cold Fusion Chess", function()
  t.it("T81 Archbishop", function()
    local g = game("T [A]c2,Pd3,re8", "archbishop bishop pawn rook", { board = { files = 10, ranks = 10 } })
    only(g, "c2", "b3 a4 b5 c6 d7 e8* b1 a2 d1 e2 f3 g4 h5 i6 j7 b3=B,c2+B a4=B,c2+B b1=B,c2+B d1=B,c2+B")
    play(g, "c2", "a4=B,c2+B")
    g:at("c2", "Bishop", "light"):at("a4", "Bishop", "light")
  end)
end)

t.describe("Dialectic Chess", function()
  local function dialectic(side, rules)
    return game(side .. " [The]b3,[Ant]c2", "thesis antithesis", { board = { files = 3, ranks = 3 }, rules = rules })
  end

  t.it("T56 Thesis and Antithesis", function()
    for _, side in ipairs{ "T", "t" } do
      local g = dialectic(side)
      only(g, "b3", "a3 b2 c3")
      only(g, "c2", "b2 c1 c3")
      t.equal(g:perft(1), 6)
    end
  end)

  t.it("a position on the dialectic may not come back", function()
    local g = dialectic("T", { repetition = { times = 2, result = "illegal" } })
    g:play "[The]b3-a3":may "[The]a3-a2":may_not "[The]a3-b3"
  end)
end)
