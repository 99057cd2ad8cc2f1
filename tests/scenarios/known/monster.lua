-- Monster Chess.
local t = require "acedrex.scenario"

t.describe("Monster Chess", function()
  local function game(setup) return t.game("monster", setup) end

  t.it("gives light two moves in a turn, dark one", function()
    local g = game()
    t.equal(g:perft(1), 58)
    t.equal(g:perft(2), 1156)
    g:may { "e4; d4", "e3; e4", "Kd1; Kc1" }:may_not("e4", "part 2 is missing")
    g:play "e4; d4":may "e5":may_not "e5; d5"
  end)

  t.it("lets the King of light go through attack, and lets both be taken", function()
    local g = game "MN Ke1,ke8,rd8,ra2,pe3"
    g:may { "Kd2; Kxe3", "Kd1; Ke1" }
    g:play "Kf1; Kg1":play "Ra1+":play "Kg2; Kg1":play "Rxg1":status("won", "dark")
  end)

  t.it("lets light take the King with its second move, as in the mate of Wikipedia's page", function()
    local g = game "MN Kh1,Pe6,Pd4,ke8,qc2"
    g:play "d5; d6":play "Qc1+":play "d7+; dxe8=Q":status("won", "light")
  end)

  t.it("lets dark take either Pawn in passing that has rushed in the turn", function()
    local g = game "MN Ke1,Pc2|,Pf2|,ke8,pd4,pg4"
    g:play "c4; f4":may { "dxc3", "gxf3" }
  end)
end)
