-- Maharajah and the Sepoys.
local t = require "acedrex.scenario"

local function game(setup) return t.game("maharajah", setup) end

t.describe("Maharajah and the Sepoys", function()
  t.it("has the Maharajah, who moves like a Queen or a Knight, against the whole army", function()
    local g = game()
    t.equal(#g:moves(), 22)
    g:reaches("e1", "e5 a5 h4 d3 f3 c2 g2")
    game("MS Me4,kh8,pb7"):reaches("e4", "d6 f6 c5 g5 c3 g3 d2 f2 e8 b7 h1")
  end)

  t.it("does not let him go to, or stay on, an attacked field", function()
    local g = game "MS Me4,kh8,ra5,pd6"
    g:may { "Me4-f4", "Me4-d3" }:may_not({ "Me4-f5", "Me4-c5", "Me4-e5" }, "check")
    game("MS Me4,kh8,ra4,pb7"):status("check"):may { "Me4-a4*", "Me4-e5" }:may_not "Me4-f4"
  end)

  t.it("is won by mate on either side", function()
    game("MS Ma1,kc7,qb2,ra8,rb8,rh1,rh8"):status("checkmate", "dark")
    game("ms Mh6,kh8"):status("checkmate", "light")
  end)

  t.it("leaves Pawns Pawns on the last rank, and lets dark castle", function()
    game("ms Mh5,kb8,pb2,pc7"):play("Pb2-b1"):at("b1", "Pawn", "dark")
    game("ms Mb4,ke8&,rh8&,ra8&,pd7,pe7,pf7"):may { "Ke8-g8&", "Ke8-c8&" }
  end)

  t.it("is no draw while the Maharajah stands against the King alone", function()
    game("MS Ma1,kh5"):status "playing"
  end)
end)
