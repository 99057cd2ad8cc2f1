-- Known variants with pieces of their own, or pieces that do something of their own.
local t = require "acedrex.scenario"

t.describe("Atomic chess", function()
  local function game(setup) return t.game("atomic", setup) end

  t.it("blows up everything around but Pawns", function()
    local g = game "AT Ka1,Rd1,Pc4,kh8,nd5,bc5,qe6,pe4"
    g:play "Rd1-d5*"
    t.equal(g:setup(), "at Ka1,Pc4,kh8,pe4")
  end)

  t.it("blows up a Pawn that captures in passing, and around the field where it went", function()
    local g = game "AT Ka1,Pe5,kh8,pd7|,nc7"
    g:play "Ka1-b1":play "Pd7-d5":play "Pe5-d6:"
    t.equal(g:setup(), "at Kb1,kh8")
  end)

  t.it("lets no King capture, nor anybody blow up his own", function()
    game("AT Ke1,kh8,pe2"):may_not "Ke1-e2*"
    game("AT Ke1,Ra2,kh8,pe2"):may_not "Ra2-e2*"
  end)

  t.it("is won with the other King, even out of check", function()
    local g = game "AT Ka1,Rg1,kh8,ra8,qg7"
    g:status "check":may_not "Rg1-g6"
    g:play "Rg1-g7*":status "won"
  end)

  t.it("knows no check where the Kings stand side by side", function()
    game("AT Ka1,kb2,ra8"):status "playing":may { "Ka1-b1", "Ka1-a2" }
    game("AT Ka1,kd2,qb8"):may_not { "Ka1-b1", "Ka1-b2" }
    game("AT Ka1,kc2,qb8"):may "Ka1-b1"
  end)
end)

t.describe("Duck chess", function()
  t.it("puts the Duck somewhere after every move", function()
    local g = t.game "duck"
    g:may_not "Pe2-e4"
    g:play { "Pe2-e4; De5", "Pd7-d5; De3" }
    g:may_not("Pe4-d5*", "not complete"):may_not "Pe4-d5*; De3"
    g:may "Pe4-d5*; De5"
  end)

  t.it("stops sliders and Pawns with it, and cannot take it", function()
    local g = t.game("duck", "DU Ke1,Ra1,Pc3,ke8,Dc4,ra8")
    g:reaches_only("c3", {})
    g = t.game("duck", "DU Ke1,Ra1,ke8,Da4")
    g:reaches_only("a1", "b1 c1 d1 a2 a3")
  end)

  t.it("is won with the King, who may be left attacked", function()
    local g = t.game("duck", "DU Ke1,Ra1,ke8,Dh4,pa7")
    g:play { "Ra1-a6; Dh5", "Ke8-e7; Dh6" }
    g:play "Ra6-e6; Dh7"
    g:play "Pa7-a6; Dh8"
    g:play "Re6-e7*; Dh1":status "won"
  end)
end)

t.describe("Nightrider chess", function()
  t.it("has Nightriders for Knights", function()
    t.game("nightrider", "NR Nb1,pd5,Pe3"):reaches_only("b1", "a3 c3 d5 d2 f3 h4")
  end)
end)

t.describe("Grasshopper chess", function()
  t.it("has Grasshoppers, and Pawns that do not rush", function()
    local g = t.game "grasshopper"
    g:reaches_only("b2", "b4 d4"):reaches_only("b3", "b4")
    t.game("grasshopper", "GH Pa7,Kh1,kh8"):may "Pa7-a8=G"
  end)
end)

t.describe("Grand Chess", function()
  local function game(setup) return t.game("grand", setup) end
  -- All but Queen, one Rook and one Knight.
  local most = "GR Kf2,Ra1,Ng2,Bc2,Bh2,Ag1,Cj1,ke10"

  t.it("promotes only to what is lost", function()
    local g = game(most .. ",Pa9")
    t.equal(g:moves "a9", { "Pa9-a10=N", "Pa9-a10=Q", "Pa9-a10=R" })
    g:play { "Pa9-a10=N", "Ke10-f10" }
    g:at("a10", "Knight", "light")
  end)

  t.it("lets a Pawn wait on the eighth and ninth rank", function()
    game(most .. ",Pa7"):may { "Pa7-a8", "Pa7-a8=Q" }:may_not "Pa7-a8=B"
  end)

  t.it("stops a Pawn before the last rank where nothing is lost, which gives check there all the same", function()
    local g = game "GR Kf2,Qa2,Ra1,Rb1,Nc1,Nd1,Bc2,Be1,Ag1,Cj1,Pd9,kh10,rc10"
    g:may_not { "Pd9-d10", "Pd9-c10*" }
    g = game "gr Kf2,Qa2,Ra1,Rb1,Nc1,Nd1,Bc2,Be1,Ag1,Cj1,Pd9,kc10"
    g:status "check"
  end)
end)

t.describe("Shako", function()
  t.it("has Cannons and Elephants, and castles on the second rank", function()
    local g = t.game("shako", "S Kf2&,Rb2&,Ri2&,kf9,Ca1,pa4,ra8,Ej2")
    g:reaches_only("a1", "a2 a3 b1 c1 d1 e1 f1 g1 h1 i1 j1 a8")
    g:reaches_only("j2", "i1 i3 h4")
    g:may { "Kf2-h2&", "Kf2-d2&" }
  end)
end)
