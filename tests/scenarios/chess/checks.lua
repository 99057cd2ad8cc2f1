-- Classical Chess: check, pins, mate and stalemate.
local t = require "acedrex.scenario"

local function chess(setup, options) return t.game("classical-chess", setup, options) end

t.describe("Check", function()
  t.it("is answered by moving away, by capture, or by a piece between", function()
    local g = chess "CC Kg1,Ra3,Nc2,kb8,re1,Pf2,Pg2,Ph2"
    g:status "check"
    g:may { "Nc2-e1*" }
    g:may_not { "Ra3-e3", "Pf2-f3", "Kg1-f1", "Kg1-h1" }
    t.equal(#g:moves(), 1)
    local h = chess "CC Kg1,Ra3,Nc2,kb8,ra1,Pf2,Pg2,Ph2"
    h:status "check"
    h:may { "Ra3-a1*", "Nc2-a1*", "Nc2-e1" }
    h:may_not "Ra3-b3"
    t.equal(#h:moves(), 3)
  end)

  t.it("of two pieces at once is answered by the King alone", function()
    local g = chess "CC Ke1,Qd2,ke8,re4,nf3,Rh3"
    g:status "check"
    g:may_not { "Rh3-f3*", "Qd2-e3", "Qd2-e2" }
    g:may { "Ke1-d1", "Ke1-f1" }
  end)

  t.it("forbids the King fields that are attacked, also through himself", function()
    local g = chess "CC Kd4,kh8,rd8"
    g:status "check"
    g:may_not { "Kd4-d3", "Kd4-d5" }
    g:may { "Kd4-c3", "Kd4-c4", "Kd4-c5", "Kd4-e3", "Kd4-e4", "Kd4-e5" }
    t.equal(#g:moves(), 6)
  end)

  t.it("forbids the King to take what is guarded, and to go next to the other King", function()
    chess("CC Ke1,kh8,re2,be6"):may "Ke1-e2*"
    chess("CC Ke1,kh8,re2,bc4"):may_not "Ke1-e2*"
    chess("CC Ke4,ke6,Pa2"):may_not { "Ke4-d5", "Ke4-e5", "Ke4-f5" }
  end)

  t.it("is given by every kind of piece", function()
    chess("CC Ke4,kh8,pd5,Pa2"):status "check"
    chess("CC Ke4,kh8,pe5,Pa2"):status "playing"
    chess("CC Ke4,kh8,nf6,Pa2"):status "check"
    chess("CC Ke4,kh8,bb7,Pa2"):status "check"
    chess("CC Ke4,kh8,qa4,Pa2"):status "check"
    chess("CC Ke4,kh8,bb7,nd5,Pa2"):status "playing"
  end)

  t.it("may not stand against the side that has moved", function()
    t.fails(function() chess "CC Ke1,ke8,Re4" end, "check")
    chess("CC Ke1,ke8,Re4", { unchecked = true }):at("e4", "Rook")
  end)
end)

t.describe("A pinned piece", function()
  t.it("does not move where it would uncover its King", function()
    t.equal(chess("CC Ke1,Ne4,ke8,re7"):moves "e4", {})
    t.equal(chess("CC Ke1,Bc1,Pd2,ke8,bf4,qb4"):moves "d2", {})
    chess("CC Ka1,Bb2,ke8,bh8,Pa2"):may_not { "Bb2-c1", "Bb2-a3" }
  end)

  t.it("moves along the line of the pin, and may take what pins it", function()
    local g = chess "CC Ke1,Re3,kh8,re7"
    g:may { "Re3-e2", "Re3-e4", "Re3-e5", "Re3-e6", "Re3-e7*" }
    g:may_not({ "Re3-d3", "Re3-h3" }, "in check")
    t.equal(#g:moves "e3", 5)
  end)

  t.it("moves along a diagonal in the same way", function()
    local g = chess "CC Ke1,Bd2,kh8,ba5,Pa2"
    g:may { "Bd2-c3", "Bd2-b4", "Bd2-a5*" }
    t.equal(#g:moves "d2", 3)
  end)

  t.it("still gives check", function()
    chess("CC Kc4,ke8,rc6,Bb5,Pa2"):status "check"
  end)

  t.it("is a Pawn that may not capture aside of the pin, but may step along it", function()
    local g = chess "CC Ke1,Pe2|,kh8,re7,pd3"
    g:may_not("Pe2-d3*"):may { "Pe2-e3", "Pe2-e4" }
    chess("CC Ke1,Pf2,kh8,bh4"):may_not { "Pf2-f3" }
    chess("CC Ke1,Pf2,kh8,bg3"):may "Pf2-g3*"
  end)
end)

t.describe("Checkmate", function()
  t.it("ends the game, and the mating side has won", function()
    local g = t.game "classical-chess"
    g:play { "f3", "e5", "g4", "Qh4" }
    g:status("checkmate", "dark")
    t.equal(g:moves(), {})
  end)

  t.it("needs no escape, no capture and nothing to put between", function()
    chess("cc Kf1,kg8,pf7,pg7,ph7,Re8"):status("checkmate", "light")
    chess("cc Kf1,kg8,pf7,pg7,ph6,Re8"):status "check"
    chess("cc Kf1,kg8,pf7,pg7,ph7,Re8,ba4"):status "check"
    chess("cc Kf1,kg8,pf7,pg7,ph7,Re8,ra8"):status "check"
  end)

  t.it("comes by a smothering Knight", function()
    chess("cc Kf1,kh8,rg8,pg7,ph7,Nf7"):status("checkmate", "light")
  end)
end)

t.describe("Stalemate", function()
  t.it("is a draw", function()
    chess("cc Kf7,Qg6,kh8"):status "stalemate"
    chess("cc Kb6,Rb7,ka8,Pb5"):status "stalemate"
    chess("cc Kh6,kh8,Ph7"):status "stalemate"
  end)

  t.it("is none while any piece can move", function()
    chess("cc Kf7,Qg6,kh8,pa7"):status "playing"
    chess("cc Kf7,Qg6,kh8,pa7,Pa6"):status "stalemate"
  end)
end)
