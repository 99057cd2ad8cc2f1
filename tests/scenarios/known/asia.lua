-- Shatranj, Xiangqi and Shogi.
local t = require "acedrex.scenario"

t.describe("Shatranj", function()
  local function game(setup) return t.game("shatranj", setup) end

  t.it("has a Ferz and an Alfil where Queen and Bishop stand now", function()
    game("SJ Qd4,Bd1,Pe2,pa5"):reaches_only("d4", "c3 c5 e3 e5"):reaches_only("d1", "b3 f3")
    t.equal(game("SJ Pa7,Kh1,kh8,pe5"):moves "a7", { "Pa7-a8=Q" })
  end)

  t.it("is lost by who cannot move", function()
    game("sj Kb6,Nd7,Ph3,ka8,ph4"):status "won"
  end)

  t.it("is lost by who is left with the King, unless he can bare the other one at once", function()
    local g = game "SJ Ka1,Ra8,kc3,nh8,Pb1"
    g:play "Ra8-h8*":status "won"
    g = game "SJ Ka1,Qc6,kb6,nb7"
    g:play "Qc6-b7*":status "playing"
    g:play "Kb6-b7*":status "draw"
  end)
end)

t.describe("Sittuyin", function()
  local function game(setup) return t.game("sittuyin", setup) end

  t.it("places all pieces before any moves, Rooks on the first rank", function()
    local g = t.game "sittuyin"
    g:may { "R+a1", "K+e3", "F+h2" }:may_not { "R+a2", "S+a3", "N+e4", "Pa3-a4" }
    g:play { "K+f2", "K+f7", "F+g2", "F+g7", "R+a1", "R+a8", "R+b1", "R+b8", "S+e3", "S+a6", "S+f3", "S+b6", "N+g3", "N+c6" }
    g:may_not "Pe4-e5":play { "N+h3", "N+d6" }:may "Pe4-e5"
  end)

  t.it("makes a Pawn a General on the great diagonals, where there is none", function()
    game "SY Ka1,Pb7,Pg2,kh8":may { "Pb7-b7=F", "Pb7-a8=F", "Pb7-c6=F", "Pb7-b8" }:may_not { "Pb7-b8=F", "Pg2-g2=F" }
    game "SY Ka1,Fg1,Pb7,Pg2,kh8":may_not "Pb7-b7=F"
  end)

  t.it("makes the last Pawn one wherever it stands", function()
    game "SY Ka1,Pg2,kh8":may { "Pg2-g2=F", "Pg2-h3=F" }
  end)

  t.it("lets no new General attack a piece, nor a Rook behind it give check", function()
    game "SY Ka1,Pb7,Pg2,nc8,kh8":may_not { "Pb7-b7=F" }:may { "Pb7-a8=F", "Pb7-c6=F", "Pb7-c8*" }
    game "SY Ka1,Re1,Pe5,Pg2,ke8":may "Pe5-e5=F":may_not { "Pe5-d6=F", "Pe5-f4=F" }
  end)
end)

t.describe("Xiangqi", function()
  local function game(setup) return t.game("xiangqi", setup) end

  t.it("keeps General and Advisors in the palace, and Elephants this side of the river", function()
    local g = game "XQ Kd1,Af3,Be5,kf10"
    g:reaches_only("d1", "d2 e1"):reaches_only("f3", "e2"):reaches_only("e5", "c3 g3")
  end)

  t.it("blocks Horses and Elephants", function()
    game("XQ Nd4,Pd5"):reaches_only("d4", "b3 b5 f3 f5 c2 e2")
    game("XQ Bc5,pd4"):reaches_only("c5", "a3")
  end)

  t.it("moves Soldiers sideways beyond the river", function()
    game("XQ Pc5"):reaches_only("c5", "c6")
    game("XQ Pc6"):reaches_only("c6", "c7 b6 d6")
  end)

  t.it("does not let the Generals face each other", function()
    game("XQ Ke1,Pe6,ke10"):may "Pe6-e7":may_not { "Pe6-d6", "Pe6-f6" }
    game("XQ Kd1,ke10"):may_not "Kd1-e1"
  end)

  t.it("is lost by who cannot move", function()
    local g = game "XQ Kf1,Ra9,kd10"
    g:play "Ra9-e9":status "won"
  end)
end)

t.describe("Shogi", function()
  local function game(setup) return t.game("shogi", setup) end

  t.it("promotes on the way into, within and out of the camp, or does not", function()
    local g = game "SH Ka1,ki9,Sc6,Rb8"
    g:may { "Sc6-c7", "Sc6-c7=[Ps]", "Rb8-b2=D", "Rb8-b2", "Rb8-c8=D" }
    g:may_not "Ka1-a2=D"
  end)

  t.it("promotes Pawns, Lances and Knights where they could not go on", function()
    local g = game "SH Ka1,ki9,Pa8,Lb7,Nc6"
    t.equal(g:moves "a8", { "Pa8-a9=T" })
    t.equal(g:moves "b7", { "Lb7-b8", "Lb7-b8=[Pl]", "Lb7-b9=[Pl]" })
    t.equal(g:moves "c6", { "Nc6-b8=[Pn]", "Nc6-d8=[Pn]" })
  end)

  t.it("takes promoted pieces as what they were", function()
    local g = game "SH Ka1,Rd1,ki9,td5"
    g:play "Rd1-d5*"
    t.equal(g:setup(), "sh Ka1,Rd5,ki9,+P")
  end)

  t.it("drops no second Pawn on a file, and nobody where he could not go on", function()
    local g = game "SH Ka1,ki9,Pb3,tc3,Tc5,+P,+L,+N,+G"
    g:may_not { "P+b4", "P+c9", "L+d9", "N+d8", "N+d9" }
    g:may { "P+c4", "P+d8", "L+d8", "N+d7", "G+d9" }
  end)

  t.it("mates with no Pawn that has just come in", function()
    local g = game "SH Ka1,ki9,Gh7,Ng7,+P,+L"
    g:may_not "P+i8"
    g:play "L+i8":status "checkmate"
  end)
end)

t.describe("A position that repeats", function()
  local function after(variant, setup, round, times)
    local g = t.game(variant, setup)
    for _ = 1, times do g:play(round) end
    return g
  end

  t.it("is lost in Shogi for who has done nothing but give check", function()
    local round = { "Ke9-f9", "Re5-f5", "Kf9-e9", "Rf5-e5" }
    after("shogi", "sh Ka1,Re5,ke9", round, 2):status "check"
    after("shogi", "sh Ka1,Re5,ke9", round, 3):status("won", "perpetual check"):status("won", "dark")
    after("shogi", "SH Ka1,Rf4,ke9", { "Rf4-f5", "Ke9-d9", "Rf5-f4", "Kd9-e9" }, 3):status("draw", "repetition")
  end)

  t.it("is lost in Xiangqi for who has done nothing but give check", function()
    local round = { "Kd10-d9", "Ra10-a9", "Kd9-d10", "Ra9-a10" }
    after("xiangqi", "xq Kf1,Ra10,kd10", round, 1):status "check"
    after("xiangqi", "xq Kf1,Ra10,kd10", round, 2):status("won", "perpetual check"):status("won", "dark")
  end)

  t.it("is lost in Xiangqi for who has chased one piece without a guard", function()
    local flight = { "Nb8-c6", "Rb1-c1", "Nc6-b8", "Rc1-b1" }
    after("xiangqi", "xq Kd1,Rb1,kf10,nb8", flight, 1):status "playing"
    after("xiangqi", "xq Kd1,Rb1,kf10,nb8", flight, 2):status("won", "perpetual chase"):status("won", "dark")
    after("xiangqi", "xq Kd1,Rb1,kf10,nb8,rh8", flight, 2):status("draw", "repetition")
  end)

  t.it("is a draw in Xiangqi where a Soldier chases", function()
    after("xiangqi", "xq Kd1,Pb8,kf10,cb9", { "Cb9-c9", "Pb8-c8", "Cc9-b9", "Pc8-b8" }, 2):status("draw", "repetition")
  end)

  t.it("is lost in Xiangqi for who has chased a Soldier beyond the river", function()
    after("xiangqi", "xq Kd1,Rb1,kf10,pb4", { "Pb4-c4", "Rb1-c1", "Pc4-b4", "Rc1-b1" }, 2):status("won", "perpetual chase")
  end)

  t.it("is lost in Xiangqi for a Horse that has chased a guarded Chariot", function()
    -- The other Chariot guards it on both fields.
    local round = { "Re6-e7", "Nd4-f5", "Re7-e6", "Nf5-d4" }
    after("xiangqi", "xq Kd1,Nd4,kf10,re6,re10", round, 2):status("won", "perpetual chase")
    after("xiangqi", "xq Kd1,Nd4,kf10,ce6,re10", { "Ce6-e7", "Nd4-f5", "Ce7-e6", "Nf5-d4" }, 2):status("draw", "repetition")
  end)
end)
