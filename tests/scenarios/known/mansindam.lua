-- Mansindam: strong pieces that come in again.
local t = require "acedrex.scenario"

local function game(setup) return t.game("mansindam", setup) end

t.describe("Mansindam", function()
  t.it("has to promote what moves within the far third, into it or out of it", function()
    game("MD Ka1,Nc5,ki5"):may { "Nc5-a6", "Nc5-b7=E" }:play("Nc5-d7"):at("d7", "Centaur")
    game("MD Ka1,Rc8,ki5"):play("Rc8-c2"):at("c2", "Tiger")
    game("MD Ka1,Cb6,Mh6,ki2"):may { "Cb6-c7=I", "Mh6-h7=S" }
  end)

  t.it("adds a King's steps by promotion, and takes them away by capture", function()
    game("MD Ka1,Te4,ki9"):reaches("e4", "d5 f3 e9 a4")
    t.equal(game("MD Ka1,Re1,ki9,te8"):play("Re1-e8*"):setup(), "md Ka1,Te8,ki9,+R")
  end)

  t.it("drops no second Pawn on a file, none on the last rank, but one that mates", function()
    game("MD Ka1,Pb3,Gc3,ki5,+P"):may_not { "P+b4", "P+d9" }:may { "P+c4", "P+d8" }
    game("MD Ka1,Gh7,Ng7,ki9,+P"):play("P+i8"):status("checkmate", "light")
  end)

  t.it("is won by the King who comes to the last rank unattacked", function()
    game("MD Ka8,ki2"):play("Ka8-b9"):status("won", "light")
    game("MD Ka8,ki2,rh9"):may_not "Ka8-b9"
  end)

  t.it("lets nobody bring a position about for the third time", function()
    local g = game "MD Ka1,Re1,ki5"
    g:play { "Re1-e2", "Ki5-i6", "Re2-e1", "Ki6-i5", "Re1-e2", "Ki5-i6", "Re2-e1" }
    g:may_not("Ki6-i5", "repetition"):may "Ki6-h6"
  end)
end)
