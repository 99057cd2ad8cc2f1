-- Acid tests of Jupiter: pieces that lend, double, poison and freeze. Each position and its complete result.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")

t.describe("Jupiter, auras", function()
  t.it("T23 Teleporter", function()
    local g = game("T [Tlp]d4,Kg2,We5,Ff2", "teleporter king wazir firzan")
    g:reaches_only("e5", "d5 f5 e4 e6 h3"):reaches_only("f2", "e1 e3 g1 g3 c4")
    t.equal(#g:moves "e5", 5)
    t.equal(#g:moves "f2", 5)
  end)

  t.it("T24 Dervish", function()
    local g = game("T [De]b5,Pa4", "dervish pawn", 16)
    g:reaches_only("a4", "a5 c6")
    t.equal(#g:moves "a4", 2)
  end)

  t.it("T30 Deadly Nightshade", function()
    local g = game("T Ra1,[Zi]d4,[dNi]a4,[dNi]e5", "deadly-nightshade rook zig")
    g:play "Ra1-a4*"
    g:empty "a1 a4":at("e5", "Deadly Nightshade", "dark")
    g:undo():play "[Zi]d4-f6"
    g:at("f6", "Zig", "light"):at("a4", "Deadly Nightshade", "dark"):empty "d4 e5"
  end)

  -- Every outcome as "where the Wazir stands" and "whether the Pawn is gone".
  t.it("T42 Doubler", function()
    local g = game("T [Dbl]a1,Wd4,pd5", "doubler wazir pawn")
    local quiet, taken = {}, {}
    for _, move in ipairs(g:moves "d4") do
      g:play(move)
      local pawn = g:at "d5" and g:at("d5").name == "Pawn"
      for file = 1, 8 do
        for rank = 1, 8 do
          local field = ("abcdefgh"):sub(file, file) .. rank
          local piece = g:at(field)
          if piece and piece.name == "Wazir" then table.insert(pawn and quiet or taken, field) end
        end
      end
      g:undo()
    end
    table.sort(quiet)
    table.sort(taken)
    t.equal(quiet, { "b4", "c3", "c4", "c5", "d2", "d3", "e3", "e4", "e5", "f4" })
    t.equal(taken, { "c5", "d4", "d5", "d6", "e5" })
  end)

  t.it("T76 Poisoner", function()
    for _, poisoner in ipairs{ "[psn]", "[Psn]" } do
      local g = game("T Ra1,na4,pd1," .. poisoner .. "e8", "poisoner rook knight pawn")
      t.equal(#g:moves "a1", 6)
      g:may{ "Ra1-a2", "Ra1-a3", "Ra1-b1", "Ra1-c1" }
      g:play "Ra1-d1*"
      g:at("d1", "Rook", "light"):undo()
      g:play "Ra1-a4*"
      g:empty "a1 a4"
    end
  end)

  t.it("T79 Immobilizer", function()
    local cast = "immobilizer wazir king harpy"
    local g = game("T We5,Kc3,[Ha]f7,[im]d4", cast)
    t.equal(#g:moves "e5", 8)
    g:may{ "We5-c4", "We5-c6", "We5-d3", "We5-d7", "We5-f3", "We5-g4", "We5-g6" }
    t.equal(#g:moves "c3", 1)
    g = game("T We5,Kc3,[Ha]c4,[im]d4", cast)
    t.equal(#g:moves "e5", 1)
    t.equal(#g:moves "c3", 1)
    g:play(g:moves "e5")
    g:empty "e5"
  end)
end)
