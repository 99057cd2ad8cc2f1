-- Capablanca Chess: the two pieces of the wider board, and castling over three fields.
local t = require "acedrex.scenario"

local function game(setup) return t.game("capablanca", setup) end

t.describe("Capablanca Chess", function()
  t.it("has an Archbishop that is Bishop and Knight", function()
    game("CA Ad4,Pe5,ng7"):reaches_only("d4", "c5 b6 a7 c3 b2 a1 e3 f2 g1 b3 b5 c2 c6 e2 e6 f3 f5")
    game("ca ai8,Pj6"):reaches_only("i8", "h7 g6 f5 e4 d3 c2 b1 j7 g7 h6 j6")
  end)

  t.it("has a Chancellor that is Rook and Knight", function()
    game("CA Cj1,Pj3,ng1"):reaches_only("j1", "j2 i1 h1 g1 i3 h2")
    game("ca cj8,Pj6"):reaches_only("j8", "j7 j6 i8 h8 g8 f8 e8 d8 c8 b8 a8 i6 h7")
  end)

  t.it("castles with the King going three fields", function()
    local g = game "CA Kf1&,Ra1&,Rj1&,kf8&,ra8&,rj8&"
    g:may { "Kf1-i1&", "Kf1-c1&" }
    g:may_not { "Kf1-h1&", "Kf1-d1&" }
    g:play "Kf1-i1&"
    g:at("i1", "King"):at("h1", "Rook"):empty "f1 g1 j1"
    g:play "Kf8-c8&"
    g:at("c8", "King"):at("d8", "Rook"):empty "a8 b8 e8 f8"
  end)

  t.it("castles neither out of, nor through, nor into attack", function()
    game("CA Kf1&,Ra1&,Rj1&,kf8,rf5"):may_not { "Kf1-i1&", "Kf1-c1&" }
    game("CA Kf1&,Ra1&,Rj1&,kf8,rg5"):may_not("Kf1-i1&"):may "Kf1-c1&"
    game("CA Kf1&,Ra1&,Rj1&,kf8,rh5"):may_not("Kf1-i1&"):may "Kf1-c1&"
    game("CA Kf1&,Ra1&,Rj1&,kf8,ri5"):may_not("Kf1-i1&"):may "Kf1-c1&"
    game("CA Kf1&,Ra1&,Rj1&,kf8,rd5"):may_not("Kf1-c1&"):may "Kf1-i1&"
    game("CA Kf1&,Ra1&,Rj1&,kf8,rb5"):may { "Kf1-c1&", "Kf1-i1&" }
  end)

  t.it("promotes to its own pieces too", function()
    local g = game "CA Ka1,ki6,Pe7"
    t.equal(#g:moves "e7", 6)
    g:play "Pe7-e8=C"
    g:at("e8", "Chancellor", "light")
  end)

  t.it("counts as the tables of other programs say", function()
    local g = t.game "capablanca"
    t.equal(g:fen(), "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1")
    t.equal(g:perft(1), 28)
    t.equal(g:perft(2), 784)
    t.equal(g:perft(3), 25228)
  end)
end)
