-- Secret Queen, on the true board. What the other side sees is tested in tests/bindings/seen_game_test.cpp.
local t = require "acedrex.scenario"

local chosen = ";chosen=1+1"
local function game(pieces) return t.game("secret-queen", pieces and pieces .. chosen) end

t.describe("Secret Queen", function()
  t.it("begins with the choice of a Pawn, of each side once", function()
    local g = game()
    t.equal(#g:moves(), 8)
    g:may { "Pa2=S", "Ph2=S" }:may_not { "Pe2-e4", "Ng1-f3" }
    g:play { "Pe2=S", "Pb7=S" }
    g:at("e2", "Secret Queen", "light"):at("b7", "Secret Queen", "dark")
    t.equal(g:setup():match "Pd2[^,]*", "Pd2")
    t.equal(g:setup():match "Se2[^,]*", "Se2")
    g:may { "Se2-e4", "Pd2-d4", "Ng1-f3" }:may_not "Pd2=S"
    g:play { "Pd2-d4", "Pd7-d5" }:may_not "Pc2=S"
  end)

  t.it("keeps the secret where a Pawn could go, and lists the move once", function()
    -- Ahead by one and two fields, slanting only onto enemies.
    local g = game "SQ Kh1,Se2,kh8,nd3"
    g:may { "Se2-e3", "Se2-e4", "Se2-d3*" }:may_not { "Se2-e3=Q", "Se2-e4=Q", "Se2-d3*=Q" }
    g:may { "Se2-e5=Q", "Se2-f3=Q", "Se2-d1=Q", "Se2-a2=Q" }
    g:play("Se2-d3*"):at("d3", "Secret Queen", "light")
    -- Two fields are too many for a Pawn that has moved.
    game "SQ Kh1,Se3,kh8":prints("Se3-e4", "Se3-e4"):prints("Se3-e5", "Se3-e5=Q")
    -- A Pawn goes over no piece, and takes none that stands before it.
    game "SQ Kh1,Se2,kh8,ne3":may "Se2-e3*=Q":may_not { "Se2-e4", "Se2-e4=Q" }:prints("Se2-e3*", "Se2-e3*=Q")
    game "SQ Kh1,Se2,kh8,ne4":may { "Se2-e3", "Se2-e4*=Q" }
    t.equal(#game("SQ Kh1,Se2,kh8,nd3"):moves "e2", 3 + 17)
  end)

  t.it("shows itself by any other move, and is a Queen from then on", function()
    local g = game "SQ Kh1,Se2,kh8,na2"
    g:play("Se2-a2*=Q"):at("a2", "Queen", "light")
    t.equal(game "SQ Kh1,Se2,kh8":play("Se2-a6=Q"):setup(), "sq Kh1,Qa6,kh8" .. chosen)
  end)

  t.it("takes in passing, and is taken so", function()
    local g = game "sq Kh1,Se5,ka8,pd7"
    g:play("Pd7-d5"):may "Se5-d6:":may_not "Se5-d6=Q":may "Se5-f6=Q"
    g:play("Se5-d6:"):at("d6", "Secret Queen", "light"):empty "d5"
    g = game "SQ Kh1,Se2,kh8,pd4"
    g:play("Se2-e4"):play("Pd4-e3:"):empty "e4"
  end)

  t.it("is promoted as a Pawn is, and comes to the last rank as a Queen otherwise", function()
    game "SQ Kh1,Se7,kh6":may { "Se7-e8=Q", "Se7-e8=R", "Se7-e8=B", "Se7-e8=N", "Se7-d8=Q", "Se7-f8=Q" }:may_not "Se7-f8=R"
    game "SQ Kh1,Se7,kh6,nf8":may { "Se7-f8*=Q", "Se7-f8*=R" }
  end)

  t.it("is lost when it is taken", function()
    game "sq Kh1,Se2,kh8,re8":play("Re8-e2*"):at("e2", "Rook", "dark"):status "playing"
  end)

  t.it("gives check and mate as the Queen that it is", function()
    game "sq Kh1,Se4,ke8,pa7":status("check"):may_not("Pa7-a6", "check"):may "Ke8-d8"
    game "SQ Kg6,Sa7,kg8":play("Sa7-a8=Q"):status("checkmate", "light")
    game "SQ Kg6,Sf5,kh8":play("Sf5-f6"):status "check"
  end)

  t.it("is chess with Pawns that all are what they seem", function()
    local pawns = "Pa2,Pb2,Pc2,Pd2,Pe2,Pf2,Pg2,Ph2,pa7,pb7,pc7,pd7,pe7,pf7,pg7,ph7"
    t.equal(game("SQ Ke1&,Qd1,Ra1&,Rh1&,Bc1,Bf1,Nb1,Ng1,ke8&,qd8,ra8&,rh8&,bc8,bf8,nb8,ng8," .. pawns):perft(3), 8902)
  end)
end)
