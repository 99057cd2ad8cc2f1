-- Clue Chess, on the true board. What the other side sees is tested in tests/bindings/seen_game_test.cpp.
local t = require "acedrex.scenario"

local function game(setup) return t.game("clue-chess", setup) end

t.describe("Clue Chess", function()
  t.it("notes down what a Pawn becomes", function()
    local g = game "CL Pe7,Ke1,ka8"
    g:may { "Pe7-e8=Q", "Pe7-e8=A", "Pe7-e8=M" }:may_not { "Pe7-e8=R", "Pe7-e8=B", "Pe7-e8=N" }
    t.equal(g:play("Pe7-e8=M"):setup(), "cl Ke1,Me8{secret},ka8")
  end)

  t.it("keeps it as long as the piece stands", function()
    local g = game "CL Ae8{secret},Ke1,kh1"
    g:may { "Ae8-f6", "Ae8-a4" }:may_not "Ae8-e1"
    t.equal(g:play("Ae8-a4"):setup(), "cl Ke1,Aa4{secret},kh1;quiet=1")
  end)

  t.it("captures and gives check as what it is", function()
    game "CL Ae8{secret},Ke1,kh1,nd6":may "Ae8-d6*"
    game "cl Me8{secret},Ke1,ka8":status "check"
    game "cl Ae5{secret},Ke1,kg7,pa7":may_not("Pa7-a6", "check"):may_not("Kg7-f7", "check")
  end)

  t.it("is chess till then", function() t.equal(game():perft(3), 8902) end)
end)
