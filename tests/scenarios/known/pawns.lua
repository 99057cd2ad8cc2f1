-- Known variants with an army of Classical Chess and Pawns, drops or aims of their own.
local t = require "acedrex.scenario"

t.describe("Crazyhouse", function()
  local function game(setup) return t.game("crazyhouse", setup) end

  t.it("lets a Pawn rush that came in on the second rank", function()
    local g = game "CH Ke1,ke8,+P"
    g:may_not { "P+a1", "P+a8" }
    g:play { "P+d2", "Ke8-e7" }
    g:may { "Pd2-d3", "Pd2-d4" }
    g:play { "Pd2-d3", "Ke7-e8" }
    g:may_not "Pd3-d5"
  end)

  t.it("takes in passing a Pawn that came in and rushed", function()
    local g = game "CH Ke1,ke8,Pd2,pe4"
    g:play { "Pd2-d4", "Pe4-d3:" }
    t.equal(g:setup(), "CH Ke1,ke8,pd3,+p")
  end)
end)

t.describe("Horde", function()
  local function game(setup) return t.game("horde", setup) end

  t.it("lets Pawns rush from the first and from the second rank", function()
    game("HO Pa1,Pc2,Pd3,ke8"):reaches_only("a1", "a2 a3"):reaches_only("c2", "c3 c4"):reaches_only("d3", "d4")
  end)

  t.it("takes nobody in passing who came from the first rank", function()
    local g = game "HO Pa1,Pc2,pb3,pb4,ke8"
    g:play "Pa1-a3"
    g:may_not "Pb3-a2:"
    g:undo():play "Pc2-c4":may "Pb4-c3:"
  end)

  t.it("is won by dark with the last of light's pieces", function()
    local g = game "ho Pa4,rb4,ke8"
    g:play "Rb4-a4*":status "won"
  end)

  t.it("is won by light with mate", function()
    game("ho Qa7,Qb8,kh8"):status "checkmate"
  end)
end)

t.describe("Giveaway chess", function()
  local function game(setup) return t.game("giveaway", setup) end

  t.it("makes who can capture do so, with a King too", function()
    local g = game "GC Ke4,Ra1,pe5,kh8"
    t.equal(g:moves(), { "Ke4-e5*" })
    g = game "gc Ke4,pd5,kh8"
    t.equal(g:moves(), { "Pd5-e4*" })
    g:play "Pd5-e4*":status "won"
  end)

  t.it("promotes to a King, too", function()
    game("GC Pa7,kh8"):may "Pa7-a8=K"
  end)

  t.it("is won by who cannot move", function()
    game("GC Pa4,pa5"):status "won"
  end)
end)

t.describe("Breakthrough", function()
  t.it("is won on the last rank", function()
    local g = t.game("breakthrough", "B Pa7,Pc2,pb8,ph5")
    g:may { "Pa7-b8*", "Pa7-a8" }
    g:play "Pa7-a8":status "won"
  end)

  t.it("captures diagonally only", function()
    t.game("breakthrough", "B Pd4,pd5,pe5"):reaches_only("d4", "c5 e5")
  end)
end)

t.describe("Berolina chess", function()
  local function game(setup) return t.game("berolina", setup) end

  t.it("moves Pawns diagonally and captures straight ahead", function()
    game("BE Pd2,pd3,pe3"):reaches_only("d2", "c3 b4 d3")
  end)

  t.it("takes in passing on the field between, in the next move only", function()
    local g = game "BE Ka1,Pc2,kh8,pd4,pc4"
    g:play "Pc2-e4"
    g:may "Pd4-d3"
    g:play "Pd4-d3":empty "e4 d4":at("d3", "Pawn", "dark")
    g = game "BE Ka1,Pc2,kh8,pd4"
    g:play { "Pc2-e4", "Kh8-g8", "Ka1-b1" }
    g:may_not "Pd4-d3"
  end)

  -- As the tables of other programs have them, where a Pawn has just gone from e7 to c5.
  t.it("counts what may be taken in passing", function()
    local rows = {
      ["BE Ke1&,Qd1,Ra1&,Rh1&,Bc1,Bf1,Nb1,Ng1,Pa2,Pb2,Pc2,Pe2,Pf2,Pg2,Ph2,Pf4,"
        .. "ke8&,qd8,ra8&,rh8&,bc8,bf8,nb8,ng8,pc5{rushed left:1},pa7,pb7,pc7,pd7,pf7,pg7,ph7"] = { 37, 1256, 46643 },
      ["BE Ke1&,Qd1,Ra1&,Rh1&,Bc1,Bf1,Nb1,Ng1,Pa2,Pb2,Pd2,Pe2,Pf2,Pg2,Ph2,Pd5,"
        .. "ke8&,qd8,ra8&,rh8&,bc8,bf8,nb8,ng8,pc5{rushed left:1},pe5,pa7,pb7,pd7,pf7,pg7,ph7"] = { 32, 1047, 34014 },
    }
    for setup, counts in pairs(rows) do
      for depth, count in ipairs(counts) do t.equal(game(setup):perft(depth), count) end
    end
  end)
end)
