-- Classical Chess with other goals, or with other pieces to win.
local t = require "acedrex.scenario"

t.describe("King of the Hill", function()
  local function game(setup) return t.game("king-of-the-hill", setup) end

  t.it("is won by the King in the middle of the board", function()
    for _, field in ipairs { "d4", "e4", "d5", "e5" } do
      local from = field:sub(1, 1) .. (field:sub(2) == "4" and 3 or 6)
      game("KH K" .. from .. ",ka8,pa7"):play("K" .. from .. "-" .. field):status("won", "light")
    end
    game("kh Ka1,kc5,Pa2"):play("Kc5-d5"):status("won", "dark")
  end)

  t.it("lets no King go there into check, and is won by mate as well", function()
    game("KH Kd3,ka8,rh4"):may_not("Kd3-d4", "check")
    game("KH Kg6,Ra1,kg8"):play("Ra1-a8"):status("checkmate", "light")
  end)

  t.it("goes on with two Kings, who race", function()
    game("KH Kb2,kh8"):status "playing":play("Kb2-c3"):status "playing"
  end)
end)

t.describe("Antichess", function()
  local function game(setup) return t.game("antichess", setup) end

  t.it("has to capture, by whatever piece", function()
    t.equal(game("AC Ke1,Pe4,Ra5,pd5,pa7"):moves(), { "Ra5-d5*", "Ra5-a7*", "Pe4-d5*" })
  end)

  t.it("knows no check and no castling, and promotes to Kings", function()
    game("AC Ke1,Rh1,re8"):may { "Ke1-f1", "Rh1-h8" }:may_not "Ke1-g1"
    game("AC Pa7,ph2"):may "Pa7-a8=K"
    t.ok(not t.game("antichess"):setup():find "&")
  end)

  t.it("is won by who has nothing left, or cannot move", function()
    game("AC Pe4,pd5,pa7"):play("Pe4-d5*"):play("Pa7-a6"):status "playing"
    game("AC Ra1,pa7"):play("Ra1-a7*"):status("won", "dark")
    game("AC Pa2,pa4"):play("Pa2-a3"):status("won", "dark")
  end)
end)

t.describe("Extinction Chess", function()
  local function game(setup) return t.game("extinction", setup) end
  local rest = "Ke1,Qd1,Ra1,Bc1,Nb1,Pa2,ke8,qd8,ra8,bc8,nb8,pa7"

  t.it("is lost with the last piece of any kind, be it the King", function()
    game("EX Rh8," .. rest):play("Rh8-e8*"):status("won", "light")
    game("EX Nd6," .. rest):play("Nd6-c8*"):status("won", "light")
    game("EX Nd6,bf8," .. rest):play("Nd6-c8*"):status "playing"
    game("EX Qh7," .. rest):play("Qh7-a7*"):status("won", "light")
  end)

  t.it("is lost with the promotion of the last Pawn, but not if that takes the last of another kind", function()
    local without = "Ke1,Qd1,Ra1,Bc1,Nb1,ke8,qd8,ra6,bc8,nb8,pa7"
    game("EX Pg7," .. without):play("Pg7-g8=Q"):status("won", "dark")
    game("EX Pb7," .. without):play("Pb7-c8=Q"):status("won", "light")
    game("EX Pb7,Pg6," .. without):may "Pb7-c8=K"
  end)

  t.it("castles out of attack and through it, and may leave the King attacked", function()
    game "EX Ke1&,Rh1&,Qd1,Bc1,Nb1,Pa2,ke8,qd8,re7,rf7,bc8,nb8,pa7":may { "Ke1-g1&", "Pa2-a3" }
  end)
end)

t.describe("Knightmate", function()
  local function game(setup) return t.game("knightmate", setup) end

  t.it("has a royal Knight, and Men who move as Kings", function()
    game("KM Kd4,Ma1,kh8"):reaches_only("d4", "b3 b5 c2 c6 e2 e6 f3 f5"):reaches_only("a1", "a2 b1 b2")
    game("KM Ka1,Ma2,kh8,rh2"):may "Ma2-a3"
  end)

  t.it("castles with the Knight", function()
    game("KM Ke1&,Rh1&,Ra1&,ke8"):may { "Ke1-g1&", "Ke1-c1&" }
    game("KM Ke1&,Rh1&,ke8,rf8"):may_not "Ke1-g1&"
  end)

  t.it("promotes to Men, and mates the Knight", function()
    game("KM Ka1,Pb7,kh4"):may { "Pb7-b8=M", "Pb7-b8=Q" }:may_not "Pb7-b8=N"
    game("KM Kc3,Qg6,kh8"):play("Qg6-h7"):status("checkmate", "light")
  end)
end)

t.describe("Hoppel-Poppel", function()
  local function game(setup) return t.game("hoppel-poppel", setup) end

  t.it("has Knights that capture as Bishops, and Bishops that capture as Knights", function()
    local g = game "HP Ka1,Nd4,kh8,pf6,pe6,pb6"
    g:may { "Nd4-c2", "Nd4-f6*", "Nd4-b6*" }:may_not { "Nd4-e6*", "Nd4-e5" }
    g = game "HP Ka1,Bd4,kh8,pf6,pe6"
    g:may { "Bd4-e5", "Bd4-a7", "Bd4-e6*" }:may_not { "Bd4-f6*", "Bd4-c6" }
  end)

  t.it("gives check by captures alone", function()
    game("hp Ke1,Nd4,kh8"):status "check"
    game("hp Ke1,Nf7,kh8"):status "playing"
  end)
end)
t.describe("Losers Chess", function()
  local function game(setup) return t.game("losers", setup) end

  t.it("has to capture, if that does not leave the King in check", function()
    t.equal(game("LC Ke1,Ra4,ke8,pa7,pc4"):moves(), { "Ra4-c4*", "Ra4-a7*" })
    game("LC Ke1,Ne2,ke8,re7,pg3"):may "Ke1-d1":may_not "Ne2-g3*"
  end)

  t.it("is won by who is mated, has the King alone, or cannot move", function()
    game("LC Kg6,Ra1,kg8,pa6"):play("Ra1-a6*"):status("won", "dark")
    game("LC Kg6,Rb1,kg8,pa6"):play("Rb1-b8"):status("checkmate", "dark")
    game("LC Kf7,Pg5,Ra1,kh8,ph7,pg6"):play("Ra1-a6"):status "playing"
    game("LC Kb6,Rc1,ka8,pa7,Pa6"):play("Kb6-c7"):status("won", "dark")
  end)
end)
