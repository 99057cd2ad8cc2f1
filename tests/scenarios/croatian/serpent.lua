-- Tamoanchan Revisited: sentences about the Serpent that no figure shows. (The figures are tested in figures/08-*.lua.)
local t = require "acedrex.scenario"

local corners = ",Ta1,tv1,ta22,Tv22"
local function game(pieces) return t.game("tamoanchan-revisited", pieces .. corners) end

t.describe("Tamoanchan Revisited: the Serpent", function()
  t.it("alternates its diagonals, whichever it begins with", function()
    game("TR Sj10"):reaches("j10", "i11 k11 i9 k9 j12 h10 l10 j8"):may_not { "S.k11.l12", "S.k11.j10" }
    game("TR Sj10"):may { "S.k11.j12", "S.k11.l10", "S.i11.h10.i9" }
  end)

  t.it("visits each field only once in a ply", function()
    game("TR Sj10"):may_not { "S.k11.j12.i11.j10.k11", "S.k11.l10.k9.j10" }:may "S.k11.l10.k9.l8"
  end)

  t.it("makes at most 14 steps in a ply", function()
    -- Upwards by two kinds of steps in turn, 14 ranks at most.
    game("TR Sj3"):reaches("j3", "j17"):may_not { "Sj3-k18", "Sj3-i18" }
  end)

  t.it("makes a colour-changing step onto an empty field only", function()
    game("TR Sj10,pj11,Wi10,pk10"):may "Sj10-j9":may_not { "Sj10-j11", "Sj10-j11*", "Sj10~Wi10", "Sj10-k10*" }
    game("TR Sb22,Kk1,kk20"):may "Sb22-a22|Sa2"
  end)

  t.it("displaces Pawns only, sideways, up or down, onto empty fields", function()
    local g = game "TR Sj10,pk11,Nk12,pj11,nl12"
    g:may { "S.k11<l11.j12", "S.k11<k10.j12" }:may_not { "S.k11<k12.j12", "S.k11<j11.j12", "S.k11<l10.j12", "S.k11.j12" }
    game("TR Sj10,nk11"):may("Sj10-k11*"):may_not { "S.k11<l11.j12", "S.k11.j12" }
  end)

  t.it("may end its ply where it has displaced a Pawn, or capture it there", function()
    local g = game "TR Sj10,pk11"
    g:may { "Sj10-k11*", "S.k11<l11" }
    g:play("S.k11<l11"):at("k11", "Serpent"):at("l11", "Pawn", "dark")
  end)

  t.it("takes away what a displaced Pawn could do", function()
    t.equal(game("TR Sc4,Pb3|"):play("S.b3<b4"):at("b4").tags, {}, "tags of the displaced Pawn")
    -- On the last rank it is not promoted.
    game("TR Sc20,Pb21"):play("S.b21<b22"):at("b22", "Pawn")
  end)

  t.it("captures another piece after displacing", function()
    game("TR Sj10,pk11,nj12"):may "S.k11<l11.j12*"
  end)
end)

t.describe("Tamoanchan Revisited: Pawn-sacrifice", function()
  t.it("begins with own Pyramid next to the Serpent, which reaches own Pawn with the momentum that it receives", function()
    game("TR Sd4,Ae4,Pf4"):may { "Se4~Af4;;", "Se4~Af4;;S.f5" }
    -- One step is one momentum; on an orthogonal field nothing but a sacrifice can follow.
    game("TR Sd4,Ae4,Pg4"):may_not { "Se4~Ag4;;", "Se4~Ae5" }
    game("TR Sd4,Ae4,pf4"):may_not "Se4~Af4*"
    game("TR Sd4,Ae5,pf5"):may "Se5~Af5*"
  end)

  t.it("removes the Pawn; the Pyramid stands on its field", function()
    game("TR Sd4,Ae4,Pf4"):play("Se4~Af4;;"):at("f4", "Pyramid"):at("e4", "Serpent"):empty "d4"
  end)

  t.it("lets the Serpent capture Pawns of both sides, and nothing else", function()
    local g = game "TR Sd4,Ae4,Pf4,pf5,Pe6,nf7,Wd5"
    g:may { "Se4~Af4;;S.f5*.e6*", "Se4~Af4;;S.f5*", "Se4~Af4;;S.d5^.e6*" }
    g:may_not { "Se4~Af4;;S.f5*.e6*.f7*", "Se4~Af4;;S.e5" }
  end)

  t.it("accumulates momentum anew from where the Serpent was tagged", function()
    -- Two steps are handed on to the Pyramid on g4, whatever the Serpent had.
    local g = game "TR Sd4,Ae4,Pe3,Ag4"
    g:may "Se4~Ae3;;S.f5.g4~Ag6":may_not "Se4~Ae3;;S.f5.g4~Ag7"
  end)

  t.it("is not done twice, and not by a colour-changing step", function()
    game("TR Sd4,Ae4,Pe3,Af5,Pf6"):may("Se4~Ae3;;S.f5~Ae5"):may_not { "Se4~Ae3;;S.f5~Af6;;", "Se4~Ae3;;S.e5" }
  end)
end)
