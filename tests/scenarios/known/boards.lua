-- Classical Chess on other boards.
local t = require "acedrex.scenario"

t.describe("Alice Chess", function()
  local function game(setup) return t.game("alice", setup) end

  t.it("moves on one board, and comes out on the same field of the other", function()
    local g = game():play { "Ng1-B:f3", "Pe7-B:e6", "NB:f3-e5" }
    g:at("e5", "Knight", "light"):empty "B:f3":at("B:e6", "Pawn", "dark")
    g:play "Bf8-B:c5":may { "Ne5-B:f7*", "Ne5-B:c4" }
  end)

  t.it("needs the field there to be empty", function()
    game("AL Ke1,Ra1,NB:a5,ke8"):may { "Ra1-B:a4", "Ra1-B:a6" }:may_not "Ra1-B:a5"
    game("AL Ke1,Ra1,pa5,NB:a5,ke8"):may_not "Ra1-B:a5*"
  end)

  t.it("captures on the board where it moves", function()
    local g = game "AL Ke1,Ra1,pa5,ke8"
    g:play "Ra1-B:a5*":empty "a5":at("B:a5", "Rook", "light")
    game("AL Ke1,Ra1,pB:a5,ke8"):may_not "Ra1-B:a5"
  end)

  t.it("has no check from the other board, and blocks by coming out", function()
    game("AL Ke1,kB:e8,re5"):status "check"
    game("AL Ke1,kB:e8,rB:e5"):status "playing"
    game("AL Ke1,BB:d4,Bd3,kB:a8,re5"):may "BB:d4-e3":may_not "Bd3-B:e2"
  end)

  t.it("lets the King neither step into attack nor come out in it", function()
    game("AL Ke1,kB:h8,ra2"):may_not { "Ke1-B:e2", "Ke1-B:d2" }:may "Ke1-B:d1"
    game("AL Ke1,kB:h8,rB:a1"):may_not "Ke1-B:d1":may "Ke1-B:e2"
  end)

  t.it("castles through the looking-glass", function()
    local g = game "AL Ke1&,Rh1&,Ra1&,ke8,NB:c1"
    g:may_not "Ke1-B:c1&":play "Ke1-B:g1&"
    g:at("B:g1", "King", "light"):at("B:f1", "Rook", "light")
    game("AL Ke1&,Rh1&,ke8,rf8"):may_not "Ke1-B:g1&"
  end)

  t.it("takes nothing in passing, and promotes on either board", function()
    game("al Ke1,PB:e5,ke8,pd7|"):play("Pd7-B:d5"):may_not "PB:e5-d6"
    game("AL Ke1,PB:a7,kh8"):may "PB:a7-a8=Q"
  end)
end)

t.describe("Cylinder Chess", function()
  local function game(setup) return t.game("cylinder-chess", setup) end

  t.it("goes on from the left edge at the right one", function()
    game("CY Bc1,Ke1,ke8"):reaches("c1", "a3 h4 g5")
    game("CY Nh2,Ke1,ke8"):reaches_only("h2", "f1 f3 g4 a4 b1 b3")
    game("CY Ra3,Pb3,Ke1,ke8"):reaches("a3", "h3 c3")
  end)

  t.it("does not go around to where it stood", function()
    game("CY Ra3,Ke1,kh8"):may_not "Ra3-a3"
  end)

  t.it("takes in passing over the edge, and gives check over it", function()
    game("cy Ke1,Pa5,ke8,ph7|"):play("Ph7-h5"):may "Pa5-h6:"
    game("cy Ka1,Rc4,Pd4,ke4"):status "check"
  end)
end)

t.describe("Omicron Chess", function()
  local function game(setup) return t.game("omicron", setup) end

  t.it("has corners for those who leap or slide into them", function()
    game("OM Wa1,Kg3,kg8"):reaches_only("a1", "b2 b4 d2")
    game("OM Cc3,Kg3,kg8"):reaches("c3", "a1"):reaches_only("c3", "a1 b3 c2 c4 c5 d3 e3 e5")
    game("OM Bd4,Kg3,kg8"):reaches("d4", "a1 b2")
    game("OM Rb2,Kg3,kg8"):reaches_only("b2", "b3 b4 b5 b6 b7 b8 b9 c2 d2 e2 f2 g2 h2 i2 j2 k2")
  end)

  t.it("promotes Pawns on the ninth rank", function()
    game("OM Pb8,Kg3,kg7"):may { "Pb8-b9=W", "Pb8-b9=C", "Pb8-b9=Q" }
  end)

  t.it("castles two fields, and rushes from the third rank", function()
    game("OM Kg2&,Rj2&,Rc2&,kg9,Pb3|"):may { "Kg2-i2&", "Kg2-e2&", "Pb3-b5" }
  end)
end)

t.describe("Gothic Chess", function()
  t.it("castles three fields to either side", function()
    t.game("gothic", "GO Kf1&,Ra1&,Rj1&,kf8"):may { "Kf1-i1&", "Kf1-c1&" }
  end)
end)
