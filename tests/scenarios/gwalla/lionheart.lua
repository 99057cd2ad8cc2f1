-- Gwalla's game of half actions on ten by ten fields, rule by rule.
local t = require "acedrex.scenario"

local function on(setup) return t.game("lionheart", setup) end

t.describe("The array", function()
  t.it("has King and Queen in the middle, four Squires, and ten Pawns", function()
    local g = t.game "lionheart"
    t.equal(g:setup(), "LH Kf1,Pa3,Pb3,Pc3,Pd3,Pe3,Pf3,Pg3,Ph3,Pi3,Pj3,Ra2,Rj2,Bc2,Bh2,Nb2,Ni2,Sd2,Se2,Sf2,Sg2,Qe1,Ad1,"
      .. "Mg1,Ci1,Gc1,Hh1,Ub1,kf10,pa8,pb8,pc8,pd8,pe8,pf8,pg8,ph8,pi8,pj8,ra9,rj9,bc9,bh9,nb9,ni9,sd9,se9,sf9,sg9,qe10,"
      .. "ad10,mg10,ci10,gc10,hh10,ub10")
  end)

  t.it("may begin in the left corner", function()
    local g = t.game("lionheart", nil, { options = "array=left" })
    g:at("a1", "Unicorn"):at("b1", "Cavalry"):at("f1", "Lionheart King"):at("e10", "Queen", "dark"):empty "i1 j1 i10 j10"
  end)
end)

t.describe("Pieces", function()
  local kings = "LH Ka1,kj1,"
  t.it("the Knight may go one field further, outward, where it does not land on a piece", function()
    on(kings .. "Ne5,Pf7,pd7,pb6")
      :reaches_only("e5", "d7 g6 h7 g4 h3 f3 g2 d3 c2 c4 b3 c6 b7")
  end)

  t.it("Archbishop, Marshall and Cavalry have that step, too", function()
    on(kings .. "Ae5"):reaches("e5", "f7 g8 g6 h7 h8 b2")
    on(kings .. "Me5"):reaches("e5", "f7 g8 g6 h7 e10 a5")
    on(kings .. "Ce5"):reaches("e5", "f7 g8 g6 h7 e6 d4")
    on(kings .. "Se5"):reaches_only("e5", "d4 e4 f4 d5 f5 d6 e6 f6")
  end)

  t.it("Gryphon and Hippogriff may stop at the bend", function()
    on(kings .. "Ge5,Pf6,pd6"):reaches_only("e5", "d6 d4 c4 b4 a4 d3 d2 d1 f4 g4 h4 i4 j4 f3 f2 f1")
    on(kings .. "He5,Pf5,pe4"):reaches_only("e5", "e4 e6 d7 c8 b9 a10 f7 g8 h9 i10 d5 c6 b7 a8 c4 b3 a2")
  end)

  t.it("the Unicorn steps by turns, and stops behind a piece over which it leaps", function()
    on("LH Ka1,kj1,Ue5,Pe6,Pf6"):reaches("e5", "d7 f7"):may_not { "Ue5-e6", "Ue5-g9", "Ue5-d8" }
    on("LH Ka1,kj1,Ue5"):reaches("e5", "e6 f7 f8 g9 g10 f6 f7 g8 d6 d7 c8 c9 b10")
    on("LH Ka1,kj1,Ue5,pf7"):may { "Ue5-f7*", "Ue5-f8", "Ue5-g8" }:may_not { "Ue5-g9", "Ue5-h9" }
  end)
end)

t.describe("A turn", function()
  t.it("is one full action, or one or two half actions", function()
    local g = on "lh Ka1,kj10,pa6,pd8,rj4"
    g:may { "Rj4-i4", "Pa6-a5", "Kj10-i10", "Pa6-a5; Pd8-d7", "Pd8-d7; Pa6-a5", "Pa6-a5; Kj10-i10", "Kj10-i10; Pa6-a5",
            "Kj10-i10; Ki10-h10" }
    g:may_not { "Rj4-i4; Pa6-a5", "Pa6-a5; Rj4-i4", "Pa6-a5; Pd8-d7; Kj10-i10", "Kj10-i10; Rj4-i4" }
  end)

  t.it("has no Pawn move twice, but where it moves first, and then without capturing", function()
    local g = on "lh Ka1,kj10,pa6,pd8,Pc6,Pe6,Pe7"
    g:may { "Pd8-d7; Pd7-d6", "Pd8-c7" }
    g:may_not { "Pa6-a5; Pa5-a4", "Pd8-d7; Pd7-c6*", "Pd8-e7*; Pe7-e6" }
    on("lh Ka1,kj10,pd8"):may { "Pd8-e7; Pe7-e6", "Pd8-c7; Pc7-c6" }:may_not { "Pd8-e7; Pe7-d6", "Pd8-c7; Pc7-d6" }
  end)

  t.it("goes diagonally from the third rank only, and never captures straight ahead", function()
    on("lh Ka1,kj10,pd8,pa7"):reaches("d8", "c7 d7 e7"):may_not { "Pa7-b6", "Pa7-b6; Kj10-i10" }
    on("lh Ka1,kj10,pa7,Pa6"):may_not "Pa7-a6*"
  end)

  t.it("captures with one Pawn at most", function()
    local g = on "lh Ka1,kj10,pa6,pd6,Pb5,Pe5"
    g:may { "Pa6-b5*; Pd6-d5", "Pd6-d5; Pa6-b5*", "Pa6-b5*; Kj10-i10" }
    g:may_not { "Pa6-b5*; Pd6-e5*", "Pd6-e5*; Pa6-b5*" }
    on("lh Ka1,kj10,pd6,Pe5,Ni9"):may "Pd6-e5*; Kj10-i9*"
  end)
end)

t.describe("White's first move of a Pawn", function()
  t.it("is a full action", function()
    local g = t.game "lionheart"
    g:may { "Pe3-e4", "Pe3-f4", "Ni2-g5" }:may_not { "Pe3-e4; Pd3-d4", "Pe3-e4; Pe4-e5" }
    g:play "Pe3-e4":may { "Pe8-e7; Pd8-d7", "Pe8-e7; Pe7-e6" }:play "Pe8-e7; Pe7-e6":may { "Pd3-d4; Pc3-c4", "Pd3-d4; Pd4-d5" }
  end)

  t.it("is that whenever it comes, and with it the King does not move", function()
    local g = t.game "lionheart"
    g:play "Ra2-a1":play "Pe8-e7; Pd8-d7":may_not { "Pe3-e4; Pd3-d4", "Pe3-e4; Pe4-e5" }:may "Pe3-e4"
    g = on "LH Kf5,Pa3,Pb3,ka10"
    g:may { "Kf5-f6; Kf6-f7", "Pa3-a4" }:may_not { "Pa3-a4; Kf5-f6", "Kf5-f6; Pa3-a4" }
  end)

  t.it("has been made where a Pawn stands ahead, or once one has moved", function()
    on("LH Kf5,Pa3,Pb4,ka10"):may { "Pa3-a4; Pb4-b5", "Kf5-f6; Pa3-a4" }
    local g = on("LH Kf5,Pa3,Pb3,ka10,sb5"):play "Pa3-a4"
    g:play "Sb5-a4*":may "Pb3-b4; Pb4-b5"
  end)
end)

t.describe("In passing", function()
  t.it("a Pawn that has moved twice is captured as if it had moved once", function()
    local g = on "lh Ka1,kj10,pd8,Pc6,Pe6"
    g:play "Pd8-d7; Pd7-d6":may { "Pc6-d7,d6*", "Pe6-d7,d6*" }
    g = on("lh Ka1,kj10,pd8,Pb6,Pd6"):play "Pd8-c7; Pc7-c6"
    g:may { "Pb6-c7,c6*", "Pd6-c7,c6*" }:play "Pb6-c7,c6*":empty "c6"
  end)

  t.it("in the very next turn, and not after one step", function()
    local g = on "lh Ka1,kj10,pd8,Pe6,Pa4"
    g:play "Pd8-d7; Pd7-d6":play "Pa4-a5":play "Kj10-i10":may_not "Pe6-d7,d6*"
    on("lh Ka1,kj10,pd8,Pe5"):play "Pd8-d7":may_not "Pe5-d6"
  end)

  t.it("is the one capture of a Pawn in the turn, and may be half of it", function()
    local g = on("lh Ka1,kj10,pd8,pa6,Pe6,Pb5"):play "Pd8-d7; Pd7-d6"
    g:may { "Pe6-d7,d6*; Pb5-b6", "Pe6-d7,d6*; Ka1-a2", "Ka1-a2; Pe6-d7,d6*" }:may_not "Pe6-d7,d6*; Pb5-a6*"
  end)
end)

t.describe("Promotion", function()
  t.it("is in place, on the ninth or tenth rank, to a piece that the other side has captured", function()
    local g = on "LH Kf5,Pa9,Pb4,Pj10,Pi8,ka7;lost=Q+n"
    g:may { "Pb4-b5; Pa9-a9!,a9+Q", "Kf5-f4; Pj10-j10!,j10+Q" }
    g:may_not { "Pb4-b5; Pa9-a9!,a9+N", "Pb4-b5; Pi8-i8!,i8+Q" }
    g:play "Pb4-b5; Pa9-a9!,a9+Q":at("a9", "Queen", "light")
    t.equal(g:setup(), "lh Kf5,Pb5,Pi8,Pj10,Qa9,ka7;lost=n")
  end)

  t.it("of the Pawn that has moved, of another one, and beside a step of the King in either order", function()
    on("LH Kf5,Pa8,Pc9,ka6;lost=Q"):may { "Pa8-a9; Pa9-a9!,a9+Q", "Pa8-a9; Pc9-c9!,c9+Q", "Pc9-c9!,c9+Q; Pa8-a9",
      "Pc9-c9!,c9+Q; Kf5-f6", "Kf5-f6; Pc9-c9!,c9+Q" }
  end)

  t.it("is never the only action, and once a turn; nothing is to be had without a captured piece", function()
    on("LH Kf5,Pa9,Pc9,ka6;lost=Q+R"):may_not { "Pa9-a9!,a9+Q", "Pa9-a9!,a9+Q; Pc9-c9!,c9+R" }
    on("LH Kf5,Pa9,Pc4,ka6"):may_not "Pc4-c5; Pa9-a9!,a9+Q"
    on("LH Kf5,Pa9,Pc4,Rb5,ka6;lost=Q"):may_not "Rb5-b4; Pa9-a9!,a9+Q"
  end)

  t.it("is to what has been captured before, of any kind but Pawns", function()
    local g = on("LH Kf5,Qd4,Pe4,Pb9,ka8,rd10,ng6"):play "Pe4-e5":play "Rd10-d4*"
    t.equal(g:setup(), "LH Kf5,Pe5,Pb9,ka8,rd4,ng6;lost=Q")
    g:play "Kf5-g6*; Pb9-b9!,b9+Q"
    t.equal(g:setup(), "lh Kg6,Pe5,Qb9,ka8,rd4;lost=n")
    g:play "Ka8-b9*"
    t.equal(g:setup(), "LH Kg6,Pe5,kb9,rd4;lost=n+Q")
    on("lh Kf5,Pd4,Pe4,kj1,rd10"):play("Rd10-d4*"):may_not "Pe4-e5; Pe5-e6"
  end)
end)

t.describe("The Lionheart King", function()
  t.it("does not end on a threatened square", function()
    local g = on "LH Kf5,ka1,re10"
    g:may { "Kf5-f6", "Kf5-g5; Kg5-g6" }:may_not({ "Kf5-e5", "Kf5-f6; Kf6-e6" }, "check")
    -- Another King threatens the fields beside him, no more.
    on("LH Kf5,kf7"):may "Kf5-e5":may_not "Kf5-f6"
  end)

  t.it("captures twice, or captures and comes back", function()
    on("LH Kf5,ka1,ng6,nh7"):may { "Kf5-g6*; Kg6-h7*", "Kf5-g6*" }
    on("LH Kf5,ka1,ng6"):may { "Kf5-g6*; Kg6-f5", "Kf5-g6*; Kg6-h7" }
  end)

  t.it("passes over a threatened square where it captures nothing", function()
    on("LH Kf5,ka1,rg10"):may "Kf5-g5; Kg5-h5":may_not { "Kf5-g5", "Kf5-g5; Kg5-g6" }
    on("LH Kf5,ka1,rg10,nh6"):may_not "Kf5-g6; Kg6-h6*"
  end)

  t.it("captures on or through a threatened square only if it captures all that threatens it", function()
    -- Through g6, which the Squire alone threatens; then which the Rook threatens, too.
    on("LH Kf5,ka1,sh7"):may "Kf5-g6; Kg6-h7*"
    on("LH Kf5,ka1,sh7,rg10"):may_not "Kf5-g6; Kg6-h7*"
    -- On g6, in the same way.
    on("LH Kf5,ka1,ng6,sh7"):may "Kf5-g6*; Kg6-h7*":may_not { "Kf5-g6*", "Kf5-g6*; Kg6-f5", "Kf5-g6*; Kg6-g5" }
    on("LH Kf5,ka1,ng6,sh7,rg10"):may_not { "Kf5-g6*; Kg6-h7*", "Kf5-g6*; Kg6-f5" }
  end)

  t.it("is not spared that by a Pawn that steps between", function()
    on("LH Kf5,Ph6,ka1,ng6,qj9"):may_not { "Kf5-g6*; Ph6-h7", "Kf5-g6*" }
    -- Where he captures nothing he is.
    on("LH Kf5,Ph6,Pa5,ka1,qj9"):may "Kf5-g6; Ph6-h7":may_not "Kf5-g6; Pa5-a6"
  end)

  t.it("steps no further when it has captured a Pawn: pawn stalling", function()
    local g = on "LH Kf5,ka1,pg7,sc9"
    g:play("Kf5-g6"):play("Sc9-c8")
    g:may "Kg6-g7*":may_not { "Kg6-g7*; Kg7-g8", "Kg6-g7*; Kg7-g6" }
    on("LH Kf5,ka1,pg6"):may "Kf5-g5; Kg5-g6*"
  end)

  t.it("steps once where it stands in check, unless it captures the only piece that gives it: staring down", function()
    local g = on "LH Kf5,ka1,rf10"
    g:status "check":may "Kf5-g5":may_not { "Kf5-g5; Kg5-h5", "Kf5-g6; Kg6-h7" }
    g = on "LH Kf5,ka1,rf7"
    g:may { "Kf5-g6; Kg6-f7*", "Kf5-e6; Ke6-f7*", "Kf5-g5" }
    -- Two of them: neither.
    on("LH Kf5,ka1,rf7,ba10"):may_not "Kf5-g6; Kg6-f7*"
    on("LH Kf5,ka1,rf7,bc2"):may_not "Kf5-g6; Kg6-f7*"
    -- The one that gives check, and no other.
    on("LH Kf5,ka1,rf10,sg7"):may_not "Kf5-g6; Kg6-g7*"
    on("LH Kf5,ka1,rf6,nf7"):may "Kf5-f6*":may_not "Kf5-f6*; Kf6-f7*"
    -- A Pawn may move besides.
    on("LH Kf5,ka1,rf10,Pa5"):may "Kf5-g5; Pa5-a6":may "Pa5-a6; Kf5-g5":may_not "Pa5-a6"
  end)

  t.it("is mated", function()
    on("LH Kh7,Ra9,Rb1,kj10"):play "Rb1-b10":status("checkmate", "light")
    -- The Rook that gives check may be captured by a second step.
    on("LH Kh7,Ra9,Rb1,kj10,Se8"):play "Rb1-b10":status "checkmate"
  end)
end)
