-- Tamerlane Chess: the citadels, the King's refuge, and a Pawn for each piece.
local t = require "acedrex.scenario"

local function game(setup) return t.game("tamerlane", setup) end

t.describe("Tamerlane Chess", function()
  t.it("has Giraffes that go a field diagonally and on by three or more straight outward", function()
    game("TA Kl1,Zd3,kb10"):reaches_only("d3", "e7 e8 e9 e10 c7 c8 c9 c10 h4 i4 j4 k4 l4 h2 i2 j2 k2 l2")
    game("TA Kl1,Zd3,Pf4,kb10"):may_not "Zd3-h4"
  end)

  t.it("has Pickets that slide two fields at least, and leapers", function()
    game("TA Kl1,Td3,kb10"):reaches_only("d3", "b1 b5 f1 f5 g6 h7 i8 j9 k10")
    game("TA Kl1,Te4,Ce5,De6,kb10"):reaches("e5", "b4 b6 d8 f8 h4 h6 d2 f2"):reaches_only("e6", "c6 g6 e8")
  end)

  t.it("lets nobody but Kings into a citadel, and draws with the one that comes to the other side's", function()
    game("TA Kb8,Rd9,kl2"):may "Kb8-a9":may_not "Rd9-a9"
    game("TA Kb8,Rd9,kl4"):play("Kb8-a9"):status("draw", "goal")
    game("TA Kl1,kb4"):may_not "Kl1-m2"
    game("TA Kd4,[Ak]l1,kb4"):may "[Ak]l1-m2"
    game("ta Kd4,[Pr]e4,kl1,rb1"):play("Kl1-m2"):status "draw"
  end)

  t.it("lets a King in check change places with another piece, once", function()
    local g = game "TA Kd1{refuge},Rg3,kb10,rd9,fk9"
    g:may { "Kd1-g3", "Kd1-c1" }:play { "Kd1-g3", "Fk9-l8" }
    g:at("d1", "Rook", "light"):play { "Rd1-c1", "Rd9-g9" }:status("check"):may_not "Kg3-c1"
    game("TA Kd1{refuge},Rg3,kb10,fk9"):may_not "Kd1-g3"
  end)

  t.it("makes each Pawn its piece, and the King's a Prince, who has to be taken before the King is mated", function()
    game("TA Kd1,[Pz]g9,[Pk]h9,kb4"):play("[Pz]g9-g10"):at("g10", "Giraffe")
    game("TA Kd1,[Pz]g9,[Pk]h9,kb4"):play("[Pk]h9-h10"):at("h10", "Prince")
    game("TA Kd1,[Pr]h10,kb4,rd9"):may "Kd1-d2"
    game("ta Kd1,[Pr]h10,kb4,rd9"):play("Rd9-d1*"):status "playing"
  end)

  t.it("lets the Pawn of Pawns rest on the last rank, and puts it where it attacks two pieces", function()
    local g = game "TA Kd1,[Pp]e9,kb4,rg7,ni7,fl9,rk10"
    g:play "[Pp]e9-e10":at("e10", "Pawn at Rest")
    g:play("Fl9-k8"):may("[Pw]e10-h6"):may_not "[Pw]e10-e9"
    g:play "[Pw]e10-h6":at("h6", "Second Pawn")
    game("ta Kd1,[Pw]e10,kb4,rg10"):may_not "Rg10-e10"
    game("TA Kd1,[Pw]e10,Rh6,kb4,rg7,ni7"):play("[Pw]e10-h6"):at("h6", "Second Pawn")
    game("TA Kd1,[Pw]e10,nh6,kb4,rg7,ni7"):play("[Pw]e10-h6*"):at("h6", "Second Pawn")
  end)

  t.it("brings it back to where the Pawn of Kings stood, and makes it a King in the end", function()
    game("TA Kd1,[Ps]e9,kb4"):play("[Ps]e9-g3"):at("g3", "Third Pawn", "light")
    game("ta Kb1,ke4,[ps]e2"):play("[Ps]e2-g8"):at("g8", "Third Pawn", "dark")
    game("TA Kd1,[Ps]e9,kb4,Rg3"):may_not "[Ps]e9-g3"
    game("TA Kd1,Pe9,kb4"):play("Pe9-e10"):at("e10", "Adventitious King")
  end)

  t.it("is lost by who cannot move", function()
    game("TA Kb3,Rc9,kb1,Fe5"):play("Fe5-d4"):status("won", "light")
  end)
end)
