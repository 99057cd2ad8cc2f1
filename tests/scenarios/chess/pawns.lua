-- Classical Chess: the Pawn's step, rush, capture, en passant and promotion.
local t = require "acedrex.scenario"

local function chess(setup, options) return t.game("classical-chess", setup, options) end

t.describe("Pawn", function()
  t.it("steps ahead and captures diagonally ahead", function()
    chess("CC Pe4,pd5,pf5,ne5"):reaches_only("e4", "d5 f5")
    chess("CC Pe4,Nd5,ne3"):reaches_only("e4", "e5")
    chess("cc pe4,Pd3,Nf3"):reaches_only("e4", "e3 d3 f3")
  end)

  t.it("rushes two fields while it has its tag", function()
    chess("CC Pe2|"):reaches_only("e2", "e3 e4")
    chess("CC Pe2"):reaches_only("e2", "e3")
    chess("cc pe7|"):reaches_only("e7", "e6 e5")
    chess("CC Pe2", { tags = "initial" }):reaches_only("e2", "e3 e4")
    chess("CC Pe3", { tags = "initial" }):reaches_only("e3", "e4")
  end)

  t.it("rushes over empty fields, to an empty field", function()
    chess("CC Pe2|,ne3"):reaches_only("e2", {})
    chess("CC Pe2|,ne4"):reaches_only("e2", "e3")
  end)

  t.it("has used its tag up after any move", function()
    local g = chess "CC Pe2|,Ke1,ke8"
    g:play { "Pe2-e3", "Ke8-e7" }
    g:may_not "Pe3-e5":may "Pe3-e4"
  end)
end)

t.describe("En passant", function()
  t.it("takes a Pawn that rushed past in the move before", function()
    local g = chess "cc Ke1,ke8,Pe5,pd7|"
    g:play "Pd7-d5"
    g:reaches_only("e5", "e6 d6")
    g:play "Pe5-d6:"
    g:at("d6", "Pawn", "light"):empty "d5 e5"
  end)

  t.it("works for dark as well", function()
    local g = chess "CC Ke1,ke8,pd4,Pc2|,Pe2|"
    g:play "Pc2-c4"
    g:may("Pd4-c3:"):may_not { "Pd4-e3:", "Pd4-e3" }
  end)

  t.it("is for the next move only", function()
    local g = chess "cc Ke1,ke8,Pe5,pd7|"
    g:play { "Pd7-d5", "Ke1-e2", "Ke8-e7" }
    g:may_not { "Pe5-d6:", "Pe5-d6" }
  end)

  t.it("is not for a Pawn that came one field at a time", function()
    local g = chess "cc Ke1,ke8,Pe5,pd6"
    g:play "Pd6-d5"
    g:may_not "Pe5-d6:"
    local h = chess "cc Ke1,ke8,Pf5,Ph5,pg7|"
    h:play "Pg7-g6"
    h:may { "Pf5-g6*", "Ph5-g6*" }
    h:play { "Pf5-f6", "Pg6-g5" }
    h:may_not { "Ph5-g6:", "Ph5-g6" }
  end)

  t.it("is a right of Pawns alone", function()
    local g = chess "cc Ke1,ke8,Bf4,Nb5,pd7|"
    g:play "Pd7-d5"
    g:play "Bf4-d6"
    g:at("d5", "Pawn", "dark")
  end)

  t.it("may save the King", function()
    local g = chess "cc Kc4,ka8,Pe5,pd7|,rb8,rh3"
    g:play "Pd7-d5"
    g:status "check"
    g:may "Pe5-d6:"
  end)

  t.it("must not open a line to the own King along the rank of both Pawns", function()
    local g = chess "cc Ka5,kh8,Pe5,pd7|,rh5"
    g:play "Pd7-d5"
    g:may_not("Pe5-d6:", "in check")
    g:may "Pe5-e6"
  end)

  t.it("must not open a line to the own King along the diagonal of the captured Pawn", function()
    local g = chess "CC Kb3,kh8,Pe5,pd5:,bg8"
    g:status("playing"):may_not "Pe5-d6:"
    chess("CC Kb3,kh8,Pe5,pd5:,rg8"):may "Pe5-d6:"
  end)

  t.it("is read from a setup string", function()
    local g = chess "CC Ke1,ke8,Pe5,Pc5,pd5:"
    g:may { "Pe5-d6:", "Pc5-d6:" }
    chess("CC Ke1,ke8,Pe5,Pc5,pd5"):may_not { "Pe5-d6:", "Pc5-d6:" }
  end)

  t.it("is read from FEN and written to it", function()
    local g = chess "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
    g:may "Pe5-d6:"
    local h = chess "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"
    h:play "Pd7-d5"
    t.equal(h:fen():match "^%S+ %S+ %S+ %S+", "4k3/8/8/3pP3/8/8/8/4K3 w - d6")
  end)

  t.it("counts as the tables of other programs say", function()
    local g = chess "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
    t.equal(g:perft(1), 14)
    t.equal(g:perft(2), 191)
    t.equal(g:perft(3), 2812)
    t.equal(g:perft(4), 43238)
  end)
end)

t.describe("Promotion", function()
  t.it("is forced on the last rank, to any piece but King and Pawn", function()
    local g = chess "CC Ka1,kh6,Pe7"
    g:may { "Pe7-e8=Q", "Pe7-e8=R", "Pe7-e8=B", "Pe7-e8=N" }
    g:may_not { "Pe7-e8=K", "Pe7-e8=P" }
    t.equal(#g:moves "e7", 4)
  end)

  t.it("puts the piece in the Pawn's place", function()
    local g = chess "cc Ka1,kh6,pe2"
    g:play "Pe2-e1=N"
    g:at("e1", "Knight", "dark"):empty "e2"
  end)

  t.it("goes with a capture", function()
    local g = chess "CC Ka1,kh6,Pe7,nd8,re8"
    t.equal(#g:moves "e7", 4)
    g:play "Pe7-d8*=R"
    g:at("d8", "Rook", "light")
  end)

  t.it("gives check at once", function()
    local g = chess "CC Ka1,kg8,Pe7"
    g:play "Pe7-e8=Q"
    g:status "check"
    local h = chess "CC Ka1,kg7,Pe7,Pa2"
    h:play "Pe7-e8=N"
    h:status "check"
  end)

  t.it("counts as the tables of other programs say", function()
    local g = chess "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"
    t.equal(g:perft(1), 24)
    t.equal(g:perft(2), 496)
    t.equal(g:perft(3), 9483)
  end)
end)
