-- Hegelian Dialectic Chess: markers that share a field, move as one, and part.
local t = require "acedrex.scenario"

local function chess(pieces, options)
  return t.game("hegelian-dialectic", "HDC Kh1,kh8," .. pieces, { options = options })
end

-- Whether the move, as it is written, is listed: a text that leaves out how the Synthesis is parted may mean another one.
local function lists(g, move)
  for _, one in ipairs(g:moves()) do
    if one == move then return true end
  end
  return false
end

t.describe("Hegelian Dialectic Chess", function()
  t.it("begins as Dialectic Chess does", function()
    local g = t.game "hegelian-dialectic"
    g:at("D:b3", "Thesis"):at("D:c2", "Antithesis"):reaches_only("b1", "a3 c3")
    t.equal(#g:moves(), #t.game("dialectic-chess"):moves())
  end)

  t.it("lets either marker go to the other one, where both are the Synthesis", function()
    local g = chess "[The]D:b3,[Ant]D:b2"
    g:play("[The]D:b3-D:b2=[Syn]"):at("D:b2", "Synthesis"):empty "D:b3"
    g:undo():play("[Ant]D:b2-D:b3=[Syn]"):at("D:b3", "Synthesis"):empty "D:b2"
    chess("[The]D:a3,[Ant]D:b2"):reaches_only("D:a3", "D:a2 D:b3")
  end)

  t.it("lets either player move the Synthesis as one, or part it", function()
    for _, code in ipairs { "HDC", "hdc" } do
      local g = t.game("hegelian-dialectic", code .. " Kh1,kh8,[Syn]D:a2")
      g:reaches_only("D:a2", "D:a1 D:a3 D:b2")
      t.equal(#g:moves "D:a2", 9)
      g:play("[Syn]D:a2-D:b2"):at("D:b2", "Synthesis"):empty("D:a2"):undo()
      g:play("[Syn]D:a2-D:b2=[The],D:a2+[Ant]"):at("D:b2", "Thesis"):at("D:a2", "Antithesis"):undo()
      g:play("[Syn]D:a2-D:b2=[Ant],D:a2+[The]"):at("D:b2", "Antithesis"):at("D:a2", "Thesis")
    end
  end)

  t.it("lets a Philosopher move and capture alike by the Synthesis", function()
    local g = chess "[Ph]d4,[Gp]a1,pe5,pe4,pc3,[Syn]D:b2"
    g:reaches_only("d4", "c3 c5 e3 e5"):reaches_only("a1", "b2 c3")
    g:may { "[Ph]d4-e5*", "[Ph]d4-c5", "[Gp]a1-b2", "[Gp]a1-c3*" }
  end)

  t.it("knows check by the Synthesis, and what would give it", function()
    chess("[ph]g2,[Syn]D:b2"):status "check"
    local g = chess "[ph]h2,[Syn]D:b2"
    g:status "playing"
    t.equal({ lists(g, "[Syn]D:b2-D:b1"), lists(g, "[Syn]D:b2-D:c2") }, { false, true })
    t.equal(lists(g, "[Syn]D:b2-D:b1=[The],D:b2+[Ant]"), true)
    t.equal(lists(g, "[Syn]D:b2-D:b1=[Ant],D:b2+[The]"), false)
  end)

  t.it("forbids a position of the dialectic to come back before a move on the board", function()
    local g = chess "Pa2,pa7,[Syn]D:b2"
    g:play "[Syn]D:b2-D:b1"
    t.equal({ lists(g, "[Syn]D:b1-D:b2"), lists(g, "[Syn]D:b1-D:a1") }, { false, true })
    -- Parted and joined again it is what it was.
    g:undo():play("[Syn]D:b2-D:b1=[The],D:b2+[Ant]"):may_not("[The]D:b1-D:b2=[Syn]", "repeats")
    g:may "[Ant]D:b2-D:b1=[Syn]"
    g:play { "Pa7-a6", "[The]D:b1-D:b2=[Syn]" }:at("D:b2", "Synthesis")
  end)

  t.it("may be played on stairs, where both begin on one field", function()
    local g = t.game("hegelian-dialectic", nil, { options = "squares=stairs" })
    g:at("D:c2", "Synthesis"):reaches_only("b1", "a3 c3"):reaches_only("D:c2", "D:c1 D:b2 D:c3")
    g = t.game("hegelian-dialectic", "HDC Kh1,kh8,[The]D:a1,[Ant]D:b2", { options = "squares=stairs" })
    g:reaches_only("D:a1", "D:b1"):reaches_only("D:b2", "D:b1 D:c2")
  end)
end)
