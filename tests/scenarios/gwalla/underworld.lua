-- Underworld Chess, rule by rule: two boards, and what is captured fights on below.
local t = require "acedrex.scenario"

local kings = "Ke1,ke8,UU:e1,uU:e8,"
local function on(setup) return t.game("underworld", setup) end
local function light(pieces) return on("UW " .. kings .. pieces) end
local function dark(pieces) return on("uw " .. kings .. pieces) end

t.describe("What is captured above", function()
  t.it("falls to its home file, as near to its own side as may be", function()
    light "Rd1{home:a1},qd5{home:d8}":play "Rd1-d5,d5>U:d8"
      :at("d5", "Rook", "light"):at("U:d8", "Queen", "dark")
    dark "Na5{home:g1},ra8{home:h8}":play "Ra8-a5,a5>U:g1; UU:e8-U:f8":at("U:g1", "Knight", "light")
  end)

  t.it("falls to the next field of that file where others stand", function()
    light "Rd1{home:a1},qd5{home:d8},bU:d8{home:c8},PU:d7":play "UU:e1-U:f1; Rd1-d5,d5>U:d6"
    light "Rd1{home:a1},qd5{home:d8},bU:d8{home:c8},PU:d6":play "PU:d6-U:d7; Rd1-d5,d5>U:d6"
  end)

  t.it("falls to the next file towards the h-file where its own is full, then towards the a-file", function()
    local file = "pU:d8,pU:d7,pU:d6,pU:d5,pU:d4,pU:d3,pU:d2,pU:d1"
    light("Rd1{home:a1},qd5{home:d8}," .. file):play "UU:e1-U:f1; Rd1-d5,d5>U:e7"
    light("Rd1{home:a1},qd5{home:d8}," .. file .. ",pU:e7,pU:e6,pU:e5,pU:e4,pU:e3,pU:e2")
      :play "UU:e1-U:f1; Rd1-d5,d5>U:e1"
    light("Rd1{home:a1},qd5{home:d8}," .. file .. ",pU:e7,pU:e6,pU:e5,pU:e4,pU:e3,pU:e2,pU:g3")
      :play "UU:e1-U:e2*; Rd1-d5,d5>U:e1"
    on("UW Ke1,ke8,UU:h1,uU:e8,Rd1{home:a1},qd5{home:d8}," .. file .. ",pU:e7,pU:e6,pU:e5,pU:e4,pU:e3,pU:e2,PU:e1")
      :play "UU:h1-U:h2; Rd1-d5,d5>U:c8"
  end)

  t.it("falls on the file where it is captured if it is a Pawn, and not on its first rank", function()
    light "Rd1{home:a1},pd5":play "Rd1-d5,d5>U:d7":at("U:d7", "Pawn", "dark")
    dark "ra8{home:a8},Pa5":play "Ra8-a5,a5>U:a2; UU:e8-U:f8":at("U:a2", "Pawn", "light"):may_not "PU:a2-U:a4; Ke1-f1"
  end)

  t.it("falls so in passing, too", function()
    local g = dark "Pe5,pd7|":play "Pd7-d5"
    g:may "Pe5-d6,d5>U:d7":play "Pe5-d6,d5>U:d7":empty "d5":at("U:d7", "Pawn", "dark"):at("d6", "Pawn", "light")
    g = light "Pd2|,pe4,rU:a8":play "UU:e1-U:f1; Pd2-d4"
    g:play "Pe4-d3,d4>U:d2; RU:a8-U:a7":empty "d4":at("U:d2", "Pawn", "light")
  end)

  t.it("is at home where it was promoted if it was a Pawn", function()
    t.equal(light "Pb7,nc8{home:b8}":play "Pb7-c8=R,c8>U:b8":setup(), "uw Ke1,Rc8{home:c8},UU:e1,ke8,nU:b8{home:b8},uU:e8")
  end)
end)

t.describe("The order of moves", function()
  t.it("is White above, Black above, Black below, White below", function()
    local g = light "Ra1{home:a1},na5{home:g8},NU:b1{home:b1},bU:c8{home:c8}"
    g:may "NU:b1-U:c3; Ra1-a5,a5>U:g8":may_not { "Ra1-a2; NU:b1-U:c3", "Ra1-a2", "NU:b1-U:c3" }
    g:play "NU:b1-U:c3; Ra1-a2":may "Na5-b3; BU:c8-U:b7":may_not { "BU:c8-U:b7; Na5-b3", "Na5-b3", "BU:c8-U:b7" }
  end)

  t.it("begins with a move above alone, and Black moves first below", function()
    local g = t.game "underworld"
    g:play { "Pe2-e4", "Pd7-d5" }:play "Pe4-d5,d5>U:d7":may { "Qd8-d5,d5>U:d2; PU:d7-U:d6", "Qd8-d5,d5>U:d2; UU:e8-U:f8" }
    g:may_not "Qd8-d5,d5>U:d2"
    g:play "Qd8-d5,d5>U:d2; PU:d7-U:d6":may "PU:d2-U:d3; Nb1-c3":may_not "Nb1-c3"
  end)

  t.it("leaves Black the first move below also where Black captures first", function()
    dark "ra8{home:a8},Na5{home:b1},Pa2":may "Ra8-a5,a5>U:b1; UU:e8-U:d7":may_not "Ra8-a5,a5>U:b1"
  end)

  t.it("has check and mate above as in chess, whatever may be done below", function()
    t.game "underworld":play { "Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4" }:status("checkmate", "dark")
    light "ra2{home:a8},qb1{home:d8},RU:h1{home:h1}":status("checkmate", "dark")
    light "re4{home:a8},RU:h1{home:h1}":may "RU:h1-U:h2; Ke1-d1":may_not "RU:h1-U:h2; Ke1-e2"
  end)

  t.it("judges check when the turn is over", function()
    -- What rises between King and Rook in the first part of the turn is a defence.
    local g = light "re4{home:a8},RU:e7{home:e1},rd4{home:d8},rf4{home:h8}"
    g:status "check":may "RU:e7-e2,U:e8*; Re2-e3":may_not { "RU:e7-U:e6; Ke1-f1", "RU:e7-e2,U:e8*; Re2-d2" }
  end)
end)

t.describe("A board with nothing but its Kings", function()
  t.it("rests, and play goes on on the other", function()
    light "RU:a1{home:a1}":may "RU:a1-U:a2":may_not { "RU:a1-U:a2; Ke1-d1", "Ke1-d1" }
    light "Ra1{home:a1}":may "Ra1-a2":may_not { "UU:e1-U:e2; Ra1-a2", "UU:e1-U:e2" }
  end)

  t.it("rests at once when it is reduced to them, and wakes when another piece comes", function()
    local g = dark "ra8{home:a8},Na5{home:b1}"
    g:play "Ra8-a5,a5>U:b1; UU:e8-U:d8":play "NU:b1-U:a3; Ke1-d1"
    g = on "UW Ke1,ke8,UU:e1,uU:d5,RU:d1{home:a1}":play "RU:d1-a1,U:d5*; Ra1-a2":at("a2", "Rook", "light")
    g:play "U{kings}+U:e8; Ke8-d8" :may "Ra2-a3"
  end)

  t.it("draws if the other is one, too", function()
    on "UW Ke1,ke8,UU:e1,uU:e8,rU:e2{home:a8}":play "UU:e1-U:e2*":status "draw"
  end)
end)

t.describe("A Pawn below", function()
  t.it("goes from the last rank to the first, and is not promoted", function()
    light "PU:c8":play "PU:c8-U:c1":at("U:c1", "Pawn", "light")
    dark "pU:c1":play "PU:c1-U:c8":at("U:c8", "Pawn", "dark")
    light "PU:c7":play "PU:c7-U:c8":at("U:c8", "Pawn", "light")
    light "PU:c8,nU:b1{home:b8},nU:d1{home:g8},NU:c1{home:b1}":reaches_only("U:c8", "U:b1 U:d1")
  end)

  t.it("captures so, and what it captures falls", function()
    light "PU:c8,nU:b1{home:b8}":play "PU:c8-U:b1,U:b1>U:b8":at("U:b1", "Pawn", "light"):at("U:b8", "Knight", "dark")
  end)

  t.it("is promoted above as in chess", function()
    light "Pc7":may { "Pc7-c8=Q", "Pc7-c8=N" }
  end)
end)

t.describe("A capture below", function()
  t.it("drops the piece back below", function()
    light "RU:a1{home:a1},qU:a5{home:d8}":play "RU:a1-U:a5,U:a5>U:d8":at("U:d8", "Queen", "dark")
    light "RU:a1{home:a1},qU:d5{home:d8},PU:a2":may_not "RU:a1-U:a2"
  end)

  t.it("drops it on another field than that of the capturer", function()
    light "RU:d1{home:a1},qU:d8{home:d8}":play "RU:d1-U:d8,U:d8>U:d7":at("U:d8", "Rook", "light")
  end)

  t.it("is for good if the Underworld King makes it", function()
    local g = on "UW Ke1,ke8,UU:e4,uU:e8,rU:e5{home:a8},pU:a7,Pa2"
    g:play "UU:e4-U:e5*; Pa2-a3":at("U:e5", "Underworld King", "light")
    t.equal(g:setup(), "uw Ke1,Pa3,UU:e5,ke8,pU:a7,uU:e8;gone=r{home:a8}")
  end)
end)

t.describe("An Underworld King", function()
  t.it("must escape check if he can", function()
    light "rU:e5{home:a8}":may "UU:e1-U:d1":may_not "UU:e1-U:e2"
    light "rU:e5{home:a8},RU:a2{home:a1}":may { "RU:a2-U:e2", "UU:e1-U:f1" }:may_not "RU:a2-U:a3"
  end)

  t.it("may do anything if he cannot, which is no mate", function()
    local g = light "rU:a1{home:a8},qU:b2{home:d8},Pa2"
    g:may { "UU:e1-U:f1; Pa2-a3", "UU:e1-U:e2; Pa2-a3" }:status "check"
  end)

  t.it("does not go into check where he need not", function()
    light "rU:d5{home:a8}":reaches_only("U:e1", "U:f1 U:e2 U:f2")
  end)
end)

t.describe("Who captures an Underworld King", function()
  local open = "UW Ke1,ke8,UU:e1,uU:e5,"
  t.it("returns to the World, on its home file", function()
    on(open .. "RU:e3{home:a1},Pa2"):play "RU:e3-a1,U:e5*; Pa2-a3":at("a1", "Rook", "light"):empty "U:e5 U:e3"
    on(open .. "RU:e3{home:a1},Pa2,Na1{home:b1}"):may "RU:e3-a3,U:e5*; Ra3-b3"
  end)

  t.it("returns on the file where it captured if it is a Pawn", function()
    on(open .. "PU:d4{home:h3}"):play "PU:d4-e2,U:e5*; Pe2-e3":may_not "Pe3-e5"
  end)

  t.it("wakes the World, in which White moves first", function()
    local g = on "uw Ke1,ke8,UU:e4,uU:e8,rU:a4{home:a8}":play "RU:a4-a8,U:e4*":at("a8", "Rook", "dark")
    g:may "U{kings}+U:e1; Ke1-d1":may_not "U{kings}+U:e1"
  end)
end)

t.describe("An Underworld King that captures the other", function()
  local duel = "UW Ke1,ke8,UU:e4,uU:e5,Pa2,"
  t.it("has any own piece return to its home file", function()
    local g = on(duel .. "NU:h5{home:g1},PU:b7{home:c4}")
    g:may { "UU:e4-U:e5*,U:h5>g1; Pa2-a3", "UU:e4-U:e5*,U:b7>b2; Pa2-a3" }
    for _, move in ipairs(g:moves "U:e4") do t.ok(not move:find("e5*;", 1, true), move) end
    g:play "UU:e4-U:e5*,U:h5>g1; Ng1-f3":at("U:e5", "Underworld King", "light")
  end)

  t.it("has one return that was captured for good", function()
    local g = on(duel .. "NU:h5{home:g1};gone=R{home:h1}+P{home:c4}+q{home:d8}")
    g:may { "UU:e4-U:e5*,U:e5+R,U:e5>h1; Rh1-g1", "UU:e4-U:e5*,U:e5+P,U:e5>c2; Pc2-c3", "UU:e4-U:e5*,U:h5>g1; Ng1-f3" }
    g:may_not "UU:e4-U:e5*,U:e5+Q,U:e5>d8; Pa2-a3"
    g:play "UU:e4-U:e5*,U:e5+R,U:e5>h1; Rh1-g1"
    t.equal(g:setup(), "uw Ke1,Rg1{home:h1},NU:h5{home:g1},Pa2,UU:e5,ke8,+u{kings};gone=q{home:d8}+P{home:c4}")
  end)

  t.it("has a Pawn return on the file where it was lost", function()
    local g = on "UW Ke1,ke8,UU:e4,uU:a8,Pa2,pU:d5,RU:h1{home:h1}":play "UU:e4-U:d5*; Pa2-a3"
    t.equal(g:setup(), "uw Ke1,RU:h1{home:h1},Pa3,UU:d5,ke8,uU:a8;gone=p{home:U:d5}")
    on "uw Ke1,ke8,UU:c6,uU:c7,Pa2,NU:h1{home:g1};gone=p{home:U:d5}"
      :play "Ke8-e7; UU:c7-U:c6*,U:c6+P,U:c6>d7":at("d7", "Pawn", "dark")
  end)

  t.it("returns none where there is none", function()
    on "UW Ke1,ke8,UU:e4,uU:e5,Pa2,nU:a8{home:b8}":play "UU:e4-U:e5*; Pa2-a3"
  end)
end)

t.describe("A captured Underworld King", function()
  local function back(pieces) return on("UW Ke1,ke8,uU:e8,Pa2,+U{kings}," .. pieces) end
  t.it("is put back by his owner on a free field of the first rank that is not attacked", function()
    local g = back "rU:b8{home:a8},NU:d1{home:b1}"
    g:may { "U{kings}+U:a1; NU:d1-U:c3; Pa2-a3", "U{kings}+U:h1; UU:h1-U:h2; Pa2-a3" }
    g:may_not { "U{kings}+U:b1; NU:d1-U:c3; Pa2-a3", "U{kings}+U:a2; NU:d1-U:c3; Pa2-a3", "NU:d1-U:c3; Pa2-a3" }
  end)

  t.it("comes to the second rank where the first has no such field", function()
    local g = back "rU:a1{home:a8},NU:a3{home:b1},NU:h1{home:g1}"
    g:may "U{kings}+U:b2; NU:h1-U:f2; Pa2-a3"
    g:may_not { "U{kings}+U:b1; NU:h1-U:f2; Pa2-a3", "NU:h1-U:f2; Pa2-a3" }
  end)

  t.it("waits where neither rank has one", function()
    back "rU:a1{home:a8},rU:a2{home:h8},Pb3,NU:h7{home:g1}":may "NU:h7-U:f6; Pa2-a3":may_not "U{kings}+U:b2; NU:h7-U:f6; Pa2-a3"
  end)

  t.it("comes back also where the Underworld rests", function()
    on("UW Ke1,ke8,uU:e8,Pa2,+U{kings}"):may "U{kings}+U:e1; Pa2-a3":may_not "Pa2-a3"
  end)
end)

t.describe("As in chess", function()
  t.it("Kings and Rooks castle that have not moved", function()
    on "UW Ke1&,Rh1&{home:h1},ke8,UU:e1,uU:e8":may "Ke1-g1&"
    light "Rh1{home:h1}":may_not "Ke1-g1&"
    -- A Rook that was captured, and has returned, castles no more.
    local g = on "uw Ke1&,Ra1&{home:a1},ke8,ra8{home:a8},bU:e3{home:c8},UU:e1,uU:e8"
    g:play "Ra8-a1,a1>U:a1; UU:e8-U:d8":empty "a8":at("U:a1", "Rook", "light")
    g = on "UW Ke1&,Rh1&{home:h1},Pa2,RU:d5{home:a1},ke8,UU:e1,uU:e5":play "RU:d5-a1,U:e5*; Pa2-a3"
    g:play "U{kings}+U:h8; Ke8-e7":may_not "Ke1-c1&":may "Ke1-g1&"
  end)

  t.it("a side that can move nowhere on a board in play is stalemated", function()
    on "UW Ka1,kh8,qc2{home:d8},UU:e1,uU:e8":status "stalemate"
  end)
end)
