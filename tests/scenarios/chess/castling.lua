-- Classical Chess: every condition under which King and Rook castle.
local t = require "acedrex.scenario"

local function chess(setup, options) return t.game("classical-chess", setup, options) end
local both = { "Ke1-g1&", "Ke1-c1&" }

t.describe("Castling", function()
  t.it("takes the King two fields towards the Rook, and the Rook beside him", function()
    local g = chess "CC Ke1&,Ra1&,Rh1&,ke8&,ra8&,rh8&"
    g:may(both)
    g:play "Ke1-g1&"
    g:at("g1", "King", "light"):at("f1", "Rook", "light"):at("a1", "Rook", "light"):empty "e1 h1"
    g:play "Ke8-c8&"
    g:at("c8", "King", "dark"):at("d8", "Rook", "dark"):at("h8", "Rook", "dark"):empty "a8 e8"
  end)

  t.it("is told from a step of the King", function()
    local g = chess "CC Ke1&,Rh1&,ke8"
    g:may { "Ke1-f1", "O-O" }
    g:may_not { "Ke1-f1&", "Ke1-h1&", "O-O-O" }
  end)

  t.it("is told by the side that the Rook stands on, wherever the King stands", function()
    local Chess = require "classical.classical-chess"
    local Fischer = variant.extend(Chess, { name = "Fischer", castling = { distances = false, to = { "c", "g" } } })
    local function told(setup) return t.game(Fischer, setup) end
    told("F Kc1&,Rb1&,Re1&,kh8"):play("O-O"):at("g1", "King"):at("f1", "Rook"):at("b1", "Rook")
    told("F Kc1&,Rb1&,Re1&,kh8"):play("O-O-O"):at("c1", "King"):at("d1", "Rook"):at("e1", "Rook")
    told("f kf8&,re8&,rh8&,Ka1"):play("O-O-O"):at("c8", "King"):at("d8", "Rook")
    told("f kf8&,re8&,Ka1"):may_not "O-O"
  end)

  t.it("needs empty fields between King and Rook", function()
    chess("CC Ke1&,Ra1&,Rh1&,Nb1,Bf1,ke8"):may_not(both, "not empty")
    chess("CC Ke1&,Ra1&,Rh1&,Qd1,ng1,ke8"):may_not(both)
    chess("CC Ke1&,Ra1&,Rh1&,nc1,ke8"):may_not("Ke1-c1&"):may "Ke1-g1&"
  end)

  t.it("does not lead out of attack", function()
    chess("CC Ke1&,Ra1&,Rh1&,ke8,re5"):status("check"):may_not(both, "attacked")
  end)

  t.it("does not lead through attack", function()
    chess("CC Ke1&,Ra1&,Rh1&,ke8,rf5"):may_not("Ke1-g1&", "f1 is attacked"):may "Ke1-c1&"
    chess("CC Ke1&,Ra1&,Rh1&,ke8,bh5"):may_not("Ke1-c1&"):may "Ke1-g1&"
    chess("CC Ke1&,Ra1&,Rh1&,ke8,pe2"):may_not(both)
  end)

  t.it("does not lead into attack", function()
    chess("CC Ke1&,Ra1&,Rh1&,ke8,rg5"):may_not("Ke1-g1&"):may "Ke1-c1&"
    chess("CC Ke1&,Ra1&,Rh1&,ke8,ba3"):may_not("Ke1-c1&"):may "Ke1-g1&"
    chess("CC Ke1&,Ra1&,Rh1&,ke8,rc5"):may_not("Ke1-c1&"):may "Ke1-g1&"
  end)

  t.it("does not mind attacks on the Rook, or on the field that only the Rook crosses", function()
    chess("CC Ke1&,Ra1&,Rh1&,ke8,ra5,rh5"):may(both)
    chess("CC Ke1&,Ra1&,Rh1&,ke8,rb5"):may(both)
  end)

  t.it("is a right that tags carry: without a tag there is none", function()
    chess("CC Ke1,Ra1&,Rh1&,ke8"):may_not(both, "tag")
    chess("CC Ke1&,Ra1,Rh1,ke8"):may_not(both)
    chess("CC Ke1&,Ra1,Rh1&,ke8"):may("Ke1-g1&"):may_not "Ke1-c1&"
    chess("CC Ke1,Ra1,Rh1,ke8", { tags = "initial" }):may(both)
    chess("CC Kd1,Ra1,Rh1,ke8", { tags = "initial" }):may_not { "Kd1-f1&", "Kd1-b1&" }
  end)

  t.it("is lost when the King moves, also if he comes back", function()
    local g = chess "CC Ke1&,Ra1&,Rh1&,ke8,pa7,ph7"
    g:play { "Ke1-e2", "Pa7-a6", "Ke2-e1", "Ph7-h6" }
    g:may_not(both)
  end)

  t.it("is lost on the one side when that Rook moves", function()
    local g = chess "CC Ke1&,Ra1&,Rh1&,ke8,pa7,ph7"
    g:play { "Rh1-h2", "Pa7-a6", "Rh2-h1", "Ph7-h6" }
    g:may_not("Ke1-g1&"):may "Ke1-c1&"
  end)

  t.it("is lost when the Rook is taken, even if another comes to its field", function()
    local g = chess "cc Ke1&,Rh1&,Ra2,ke8,bb7"
    g:play { "Bb7-h1*", "Ra2-h2", "Ke8-e7", "Rh2-h1*", "Ke7-e6" }
    g:at("h1", "Rook", "light"):may_not "Ke1-g1&"
  end)

  t.it("comes back when moves are undone", function()
    local g = chess "CC Ke1&,Ra1&,Rh1&,ke8,pa7"
    local before = g:setup()
    g:play { "Ke1-g1&", "Pa7-a6" }
    g:undo():undo()
    t.equal(g:setup(), before)
    g:may(both)
  end)

  t.it("may give check with the Rook", function()
    local g = chess "CC Ke1&,Rh1&,kf8"
    g:play "Ke1-g1&"
    g:status "check"
  end)

  t.it("is read from FEN and written to it", function()
    local g = chess "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"
    g:may("Ke1-g1&"):may_not "Ke1-c1&"
    g:play "Ke1-g1&"
    g:may("Ke8-c8&"):may_not "Ke8-g8&"
    t.equal(g:fen():match "^%S+ %S+ %S+ %S+", "r3k2r/8/8/8/8/8/8/R4RK1 b q -")
  end)

  t.it("counts as the tables of other programs say", function()
    local g = chess "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    t.equal(g:perft(1), 48)
    t.equal(g:perft(2), 2039)
    t.equal(g:perft(3), 97862)
  end)
end)
