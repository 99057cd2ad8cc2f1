-- Chu Shogi: the Lion, and the rules that keep it from being exchanged.
local t = require "acedrex.scenario"

local function game(setup) return t.game("chu-shogi", setup) end

t.describe("Chu Shogi", function()
  t.it("is promoted on entering the far third, and by captures within it, where one likes", function()
    local g = game "CU Ka1,kl12,Gc8,Gf9,Gh9,pf10,Pa10,Pb11,Lj10"
    g:may { "Gc8-c9", "Gc8-c9=[Pr]", "Gf9-f10*", "Gf9-f10*=[Pr]", "Gh9-h10", "Pb11-b12=[To]", "Lj10-j12=[Wh]" }
    g:may_not { "Gh9-h10=[Pr]", "Gf9-f8=[Pr]", "Pa10-a11=[To]", "Lj10-j11=[Wh]" }
    game("CU Ka1,kl12,Gf9,pf8"):may "Gf9-f8*=[Pr]"
  end)

  t.it("does not promote what has been promoted", function()
    game("CU Ka1,kl12,[Pr]c8"):may "[Pr]c8-c9":may_not "[Pr]c8-c9=[Pd]"
    game("CU Ka1,kl12,Rc8"):may "Rc8-c9=[Pd]"
  end)

  t.it("moves the Lion by two steps, capturing with both, back, or by a leap", function()
    local g = game "CU Ka1,Nf6,Pf7,Pe6,kl12,pg7,ph8,pg5"
    g:may { "Nf6-f8", "Nf6-g7*", "Nf6-h8*", "Nf6-h8*,g7*", "Nf6-f6,g7*", "Nf6-g8,g7*", "Nf6-h7,g7*", "Nf6-f6" }
    g:may_not { "Nf6-f9", "Nf6-e6", "Nf6-g5,g7*" }
    t.game("chu-shogi", "CU Na1,Pa2,Pb1,Pb2,Kh1,kl12"):may_not "Na1-a1"
  end)

  t.it("lets Falcon and Eagle sting ahead, and slide elsewhere", function()
    local g = game "CU Ka1,[Hf]f6,kl11,pf7,pf8"
    g:may { "[Hf]f6-f7*", "[Hf]f6-f8*", "[Hf]f6-f8*,f7*", "[Hf]f6-f6,f7*", "[Hf]f6-a6", "[Hf]f6-f1", "[Hf]f6-b10" }
    g:may_not "[Hf]f6-f9"
    g = game "CU Ka1,[Se]f6,kl11,pg7"
    g:may { "[Se]f6-f6,g7*", "[Se]f6-h8", "[Se]f6-h8,g7*", "[Se]f6-f12", "[Se]f6-c3", "[Se]f6-f6" }
  end)

  t.it("takes a Lion beside the Lion, guarded or not", function()
    game("CU Ka1,Nf6,kl12,nf7,rf12"):may { "Nf6-f7*", "Nf6-f6,f7*", "Nf6-g8,f7*" }
  end)

  t.it("takes a Lion two fields away only if nobody could take back, through where the Lion stood, too", function()
    game("CU Ka1,Nf6,kl12,nf8"):may "Nf6-f8*"
    game("CU Ka1,Nf6,kl12,nf8,rf12"):may_not "Nf6-f8*"
    game("CU Ka1,Nf6,kl12,nf8,rf1"):may_not "Nf6-f8*"
    game("CU Ka1,Nf6,kg9,nf8"):may_not "Nf6-f8*"
  end)

  t.it("takes it guarded after another piece on the way, but for Pawns and Go-Betweens", function()
    game("CU Ka1,Nf6,kl12,nf8,rf12,gf7"):may "Nf6-f8*,f7*"
    game("CU Ka1,Nf6,kl12,nf8,rf12,pf7"):may_not "Nf6-f8*,f7*"
    game("CU Ka1,Nf6,kl12,nf8,rf12,ig7"):may_not "Nf6-f8*,g7*"
    game("CU Ka1,Nf6,kl12,nf8,pf7"):may "Nf6-f8*,f7*"
  end)

  t.it("lets nobody but a Lion take a Lion for one that another piece has just taken", function()
    local g = game "cu Ka1,Na3,Rd1,Bb2,kl12,nd9,ra12"
    g:play("Ra12-a3*"):may_not("Rd1-d9*")
    g:play { "Bb2-a3*", "Kl12-l11" }:may "Rd1-d9*"
    -- A Lion may, and so may all others when it was a Lion that took.
    game("cu Ka1,Na3,Ne8,kl12,ng10,ra12"):play("Ra12-a3*"):may "Ne8-g10*"
    game("cu Ka1,Na3,Rd1,kl12,na4,nd9"):play("Na4-a3*"):may { "Rd1-d9*" }
  end)

  t.it("is lost with the last of King and Crown Prince, who may be left attacked", function()
    game("CU Kf6,[Cp]a1,kl12,rf12"):may("Kf6-f7"):play("[Cp]a1-a2"):play("Rf12-f6*"):status "playing"
    game("cu Kf6,kl12,rf12"):play("Rf12-f6*"):status("won", "dark")
  end)

  t.it("spares no Lion that a Kirin has become by taking one", function()
    local g = game "cu Ka1,Na3,Ra8,Rd1,kl12,oa5,nd9"
    g:play("Oa5-a3*=N"):may("Ra8-a3*"):may_not "Rd1-d9*"
  end)
end)
