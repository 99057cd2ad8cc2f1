-- Conquest of Tlalocan: sentences about the Shaman that no figure shows. (The figures are tested in figures/09-*.lua.)
local t = require "acedrex.scenario"

local corners = ",Ta1,tx1,ta24,Tx24"
local function game(pieces) return t.game("conquest-of-tlalocan", pieces .. corners) end

t.describe("Conquest of Tlalocan: plies of Shamans", function()
  t.it("are of steps or of captures, by the Shaman's own colour", function()
    game("COT Hj10,pk12,pn11"):may "Hj10-n11*":may_not "Hj10-k12*"
    game("cot hj10,Pk12,Pn11"):may "Hj10-k12*":may_not "Hj10-n11*"
  end)

  t.it("go on over empty step-fields, and over opponent's pieces on capture-fields", function()
    local g = game "COT Hd4,pe8,pf12,ph20"
    g:reaches("d4", "e6 f8 g10 f5 h6 e8 f12"):may_not "H.e8*.f12*.g16"
    g:may { "H.e8*.f12*", "He8*" }
  end)

  t.it("end with a Wave or a Pyramid activated on a capture-field, a Wave on a step-field", function()
    game("COT Hd4,pe8,Af12"):may "H.e8*.f12~Af14":may_not "H.e8*.f12~Af15"
    game("COT Hd4,Ae6"):may_not "He6~Ae7"
    game("COT Hd4,We6"):may "He6~Wf8"
  end)
end)

t.describe("Conquest of Tlalocan: divergence", function()
  t.it("goes on with the momentum that the piece has", function()
    local g = game "COT Rd4,Hd7,Kk1,kk23"
    g:may { "R..d7/..g7", "Rd4..d7/H..f7" }:may_not { "R..d7/..h7", "R..d7/.c8" }
  end)

  t.it("is not a move where the piece comes back to its field", function()
    game("COT Rd4,Hd7,Kk1,kk23"):may("R..d7/d5"):may_not "R..d7/d4"
  end)

  t.it("is for own pieces, and for Shamans from either side's", function()
    game("COT Rd4,hd7,Kk1,kk23"):may_not "R..d7/.f7"
    game("COT Hd4,he6,Kk1,kk23"):may "H.e6/.f4"
  end)

  t.it("is not for Kings, Centaurs, Serpents, nor for Waves of the last two and of Unicorns", function()
    game("COT Kd4,Hd5,kk23"):may_not "K.d5/.d6"
    game("COT Sd4,He5,Kk1,kk23"):may_not { "S.e5/.f6", "S.e5/.d6" }
    game("COT Rd4,Wd6,Hd8,Kk1,kk23"):may "Rd6~W.d7.d8/.e8"
    game("COT Sd4,We5,Hg5,Kk1,kk23"):may_not "Se5~W.f6.g5/.f6"
  end)

  t.it("lets single-step pieces make one step more, also by a second Shaman, and a Pawn that rushed", function()
    local kings = ",Kk1,kk23"
    game("COT Nd4,He6,Hf8" .. kings):may "Nd4.e6/g7":may_not "Nd4.e6/f8/g10"
    game("COT Pd5|,Hd6" .. kings):may { "d6/d7", "d6/c6" }:may_not "d6/d8"
    game("COT Pd2|,Hd6,We7,Ac7" .. kings):may { "P..d6/d7", "P..d6/e7~Wf8", "P..d6/c7~Ac10" }
      :may_not { "P..d6/d8", "P..d6/c7~Ac11" }
    game("COT Pd22,Hd23" .. kings):may "d23/d24=Q":may_not { "d23/d24", "d23/d24=" }
  end)

  t.it("begins a new ply, so what stands next to the Shaman makes close quarters", function()
    game("COT Gd5,Hf5,Kk1,kk23"):may { "G..f5/..f7", "G..f5/..h5" }:may_not "G..f5/..i5"
    game("COT Gd5,Hf5,pg6,Kk1,kk23"):may { "G..f5/f6", "G..f5/g6*" }:may_not "G..f5/..f7"
  end)

  t.it("is for the activated pieces of the opponent from their own Shaman", function()
    game("COT Rd4,Wd6,wd8,Hd10,Kk1,kk23"):may "Rd6~Wd8~Wd11":may_not "Rd6~Wd8~W..d10/.e10"
    game("COT Rd4,Wd6,wd8,hd10,Kk1,kk23"):may "Rd6~Wd8~W..d10/.e10"
  end)

  t.it("is never an attack", function()
    game("COT Qd4,Hd7,kf9,Kk1"):status "playing"
  end)

  t.it("makes no further entrancement", function()
    local g = game "COT Hd5,He6,hf7,Kk1,kk23"
    g:may "He6@H.g7":may_not "H.e6/f7@H.h8"
  end)
end)

t.describe("Conquest of Tlalocan: trance-journeys", function()
  t.it("follow the pattern of the entranced Shaman's colour, with the entrancing one's effect", function()
    -- A light Shaman's first field by left-hand jumps is two to the right and one up.
    local g = game "COT Hd12,He12,ng13,Kk1,kk23"
    g:may { "He12@H.g13<i15", "He12@H..e17" }:may_not { "He12@H.g13*", "He12@H.f14" }
    game("cot hd12,He12,ng13,Nh20,Kk1,kk23"):may "He12@H.g13*":may_not "He12@H.g13<i15"
  end)

  t.it("are mandatory", function()
    game("COT Hd12,He12,Kk1,kk23"):may_not { "He12", "Hd12-e12" }
  end)

  t.it("leave Kings and Stars alone", function()
    game("cot hd12,He12,Kg13,kk23"):may_not { "He12@H.g13*", "He12@H.g13" }
  end)
end)
