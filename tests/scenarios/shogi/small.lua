-- Games of the Shogi kind on small boards, and with other pieces.
local t = require "acedrex.scenario"

t.describe("Minishogi", function()
  local function game(setup) return t.game("minishogi", setup) end

  t.it("promotes on the last rank", function()
    game("MI Ka1,Sb3,Rc4,ke1"):may { "Sb3-b4", "Rc4-c5=D", "Rc4-c5" }:may_not "Sb3-b4=[Ps]"
    game("MI Ka1,Pb4,ke1"):play("Pb4-b5"):at("b5", "Tokin")
  end)

  t.it("drops as Shogi does", function()
    game("MI Ka1,Pb2,ke1,+P,+S"):may_not { "P+b3", "P+c5" }:may { "P+c4", "S+c5" }
    game("MI Kc1,Gd3,ke5,pd5,sd4,+P"):may_not "P+e4"
    game("MI Kc1,Gd3,ke5,+P"):may "P+e4"
  end)

  t.it("is lost by the side that began, if a position occurs for the fourth time", function()
    local round = { "Ka1-a2", "Ke5-e4", "Ka2-a1", "Ke4-e5" }
    local g = game "MI Ka1,Gc1,ke5,gc5"
    g:play(round):play(round):status "playing"
    g:play(round):status("won", "dark"):status("won", "repetition")
    -- Also where the other one brings it about.
    g = game "mi Ka1,Gc1,ke5,gc5"
    round = { "Ke5-e4", "Ka1-a2", "Ke4-e5", "Ka2-a1" }
    g:play(round):play(round):play(round):status("won", "dark")
  end)

  t.it("is lost by the other side, if it has done nothing but give check", function()
    local g = game "mi Ka1,ke5,rb3"
    local round = { "Rb3-a3", "Ka1-b1", "Ra3-b3", "Kb1-a1" }
    g:play(round):play(round):play(round):status("won", "light")
  end)
end)

t.describe("Judkins Shogi", function()
  t.it("promotes on the last two ranks, and drops no Knight there", function()
    t.game("judkins", "JS Ka1,Nb3,Sd4,kf1,+N"):may { "Nb3-c5=[Pn]", "Sd4-d5=[Ps]", "Sd4-d5", "N+e4" }:may_not "N+e5"
  end)
end)

t.describe("Kyoto Shogi", function()
  local function game(setup) return t.game("kyoto-shogi", setup) end

  t.it("turns over whatever has moved, but the King", function()
    local g = game "KY Kc1,Pe1,Ta1,Gb2,kc5,ra5"
    g:play { "Pe1-e2", "Ra5-b5", "Ta1-a2", "Kc5-d5", "Gb2-b3" }
    t.equal(g:setup(), "ky Kc1,La2,Nb3,Re2,kd5,pb5")
  end)

  t.it("gives check by what a piece is before it moves", function()
    game("ky Ka1,Re3,ke5"):status "check"
    game("ky Ka1,Pe3,ke5"):status "playing"
  end)

  t.it("drops either side, wherever it may", function()
    game("KY Ka1,kc3,+P,+L"):may { "P+b5", "P+b5=R", "L+e5", "L+e5=T" }
    t.equal(game("KY Ka1,Rb1,kc3,bb5"):play("Rb1-b5*"):setup(), "ky Ka1,Pb5,kc3,+S")
  end)
end)

t.describe("Tori Shogi", function()
  local function game(setup) return t.game("tori-shogi", setup) end

  t.it("has birds that step, leap and slide", function()
    game("TO Ka1,Fd4,kg7"):reaches_only("d4", "c3 c4 c5 d5 e3 e4 e5")
    game("TO Ka1,Cd4,kg7"):reaches_only("d4", "c3 c5 d3 d5 e3 e5")
    game("TO Ka1,Pd4,kg7"):reaches_only("d4", "c3 d6 e3")
    game("TO Ka1,Lc4,kg7"):reaches_only("c4", "b3 c5 c6 c7 d3 e2 f1")
    game("TO Kg1,Re4,kg7"):reaches_only("e4", "f3 e5 e6 e7 d3 c2 b1")
    game("TO Kg1,Gd4,kg7"):reaches_only("d4", "b6 f6 d2")
    game("TO Kg1,Ed4,ka5"):reaches_only("d4", "a7 b6 c5 e5 f6 g7 d3 d2 d1 c3 b2 e3 f2 c4 e4 d5")
  end)

  t.it("has to promote Swallow and Falcon by moves on the last two ranks", function()
    game("TO Ka1,Sb5,Fd6,kg7"):play("Sb5-b6"):at("b6", "Goose")
    game("TO Ka1,Sb5,Fd6,kg7"):play("Fd6-d7"):at("d7", "Eagle")
  end)

  t.it("drops two Swallows on a file, not three, and none that mates", function()
    game("TO Ka1,Sb2,kg7,+S"):may { "S+b4", "S+c6" }:may_not "S+c7"
    game("TO Ka1,Sb2,Sb4,kg7,+S"):may_not { "S+b3", "S+b5", "S+b1" }
    game("TO Ka1,Gb2,Sb4,kg7,+S"):may "S+b5"
    game("TO Ka1,Fg5,kg7,pf7,pf6,+S"):may_not "S+g6"
    game("TO Ka1,Fg5,kg7,pf6,+S"):may "S+g6"
  end)

  t.it("is lost by who brings a position about for the third time", function()
    local g = game "TO Ka1,kg7"
    g:play { "Ka1-a2", "Kg7-g6", "Ka2-a1", "Kg6-g7", "Ka1-a2", "Kg7-g6", "Ka2-a1" }:status "playing"
    g:play("Kg6-g7"):status("won", "light")
  end)
end)

t.describe("Cannon Shogi", function()
  local function game(setup) return t.game("cannon-shogi", setup) end

  t.it("has Cannons that slide and capture over a piece, or go over one always", function()
    game("CS Ka1,Ud4,Pd6,pd8,kh9"):reaches_only("d4", "a4 b4 c4 e4 f4 g4 h4 i4 d1 d2 d3 d5 d8")
    game("CS Ka1,Ad4,Pd6,pd8,kh9"):reaches_only("d4", "d7 d8")
    game("CS Ka2,Cd4,Pf6,ph8,kh9"):reaches_only("d4", "a7 b6 c5 e5 c3 b2 a1 e3 f2 g1 h8")
    game("CS Ka2,Id4,Pf6,ph8,kh9"):reaches_only("d4", "g7 h8")
  end)

  t.it("lets Flying Cannons go a field the other way, or over a neighbour there", function()
    game("CS Kb2,[Fu]d4,Pe5,pc5,kh9,pb6"):reaches("d4", "b6 e3 c3 f6 d9 a4")
    game("CS Kb2,[Fu]d4,Pe5,pc5,kh9"):may_not { "[Fu]d4-c5", "[Fu]d4-e5", "[Fu]d4-f2" }
    t.equal(game("CS Ka1,Rd1,kh9,[fa]d5"):play("Rd1-d5*"):setup(), "cs Ka1,Rd5,kh9,+A")
  end)

  t.it("moves Pawns sideways, and drops them anywhere", function()
    game("CS Ka1,Pd4,kh9"):reaches_only("d4", "c4 d5 e4")
    game("CS Ka1,Pd4,kh9,+P"):may { "P+d5", "P+d9" }
    game("CS Ka1,Gh7,ki9,Ng7,+P"):play("P+i8"):status("checkmate", "light")
  end)
end)
