-- Nineteen: what Stars do, and how it is written. (The book's figures are tested in figures/06-*.lua.)
local t = require "acedrex.scenario"

local corners = ",Ta1,tr1,ta18,Tr18"
local function nineteen(pieces) return t.game("nineteen", pieces .. corners) end

t.describe("Nineteen: teleportation", function()
  t.it("leads to empty portal-fields of Stars in opposite colour", function()
    -- Figure 147: the light Wave on q17 blocks the Bishop from emerging there.
    local g = nineteen "N Bd15,Wq17"
    g:may { "Bd15-a18|Bq18", "Ba18|q18", "Bd15-a18|Br17", "Ba18|a2", "Ba18|b1", "Ba18|b2" }
    g:may_not { "Ba18|q17", "Ba18|q1", "Ba18|b18", "Ba18", "Bd15-a18", "Ba18|||" }
    g:play("Ba18|q18"):at("q18", "Bishop"):empty "d15":at("a18", "Dark Star")
  end)

  t.it("removes a piece that finds no empty portal-field", function()
    local g = nineteen "n Ra13,ra14,pq18,pq17,pr17,pa2,pb1,pb2"
    g:may { "Ra18|||", "Ra14-a18|||R" }:may_not { "Ra18|q18", "Ra14-a18|||B" }
    g:play("Ra14-a18|||R"):empty "a14":at("a18", "Dark Star")
  end)

  t.it("ends the ply, whatever momentum is left", function()
    -- The Queen with 3 momentum comes out, and stands there.
    local g = nineteen "N Rd6,Wg6,Qj6"
    g:may "[Rd6-g6]~[Wg6-j6]~[Qj6-i7]"
    nineteen("N Qp16,Wo15"):may("Qp16-r18|Qb17"):may_not "Qp16-r18|Qb17; Qb17-c17"
  end)

  t.it("leaves a King where it is", function()
    nineteen "N Kb17,kk9":may_not { "Ka18|q18", "Kb17-a18" }
  end)

  t.it("tags a Pawn on the opponent's side, and takes its rush on its own", function()
    local g = nineteen "N Pa17,kk9,Kk2"
    g:may { "Pa17-a18|Pr17=", "a18|q18=Q", "a18|q18=", "a18|b2" }:may_not { "a18|q18", "a18|b2=" }
    t.equal(g:at("a17").tags, {}, "tags before")
    t.equal(g:play("a18|r17="):at("r17").tags, { "promotion" }, "tags of the Pawn that emerged")
    t.equal(nineteen("N Pb17|,kk9,Kk2"):play("Pb17-a18|Pb2"):at("b2").tags, {}, "tags on its own side")
  end)

  t.it("promotes or tags a Pawn on the last rank, however it came into the Star", function()
    local kings = ",kk9,Kk2"
    -- Sideways, from the first rank, and along the last.
    nineteen("N Pb1" .. kings):may { "Pb1-a1|Pb18=Q", "Pb1-a1|Pb18=" }:may_not "Pb1-a1|Pb18"
    nineteen("N Pb18=" .. kings):may { "Pb18-a18|Pq18=Q", "Pb18-a18|Pq18=", "Pb18-c18" }
      :may_not { "Pb18-a18|Pq18", "Pb18-c18=", "Pb18-c18=Q" }
    t.game("discovery", "D Pc10,Md10,Tx24" .. kings):may { "Pc10-d10|Pw24=Q", "Pc10-d10|Pw24=" }:may_not "Pc10-d10|Pw24"
    local tlalocan = t.game("conquest-of-tlalocan", "COT Pb24,ta24,Tx24,Ta1,tx1" .. kings)
    tlalocan:may "Pb24-a24|Pw24=Q":may_not { "Pb24-a24|Pw24", "Pb24-a24|Pw24=" }
  end)
end)

t.describe("Nineteen: Waves through Stars", function()
  t.it("come out of the other Star in the same colour and go on in the same way", function()
    -- Figures 149 and 150: with 2 momentum from the Pegasus.
    local g = nineteen "N Ei11,Wg15,Pl4,Kk9,kr9"
    g:may { "[Ei11-g15]~[Wg15-a18]|[Wr1-l4]~[Pl4-l5]", "Eg15~Wa18|Wl4~Pl5" }
    g:may_not { "Eg15~Wa18|Wq2", "Eg15~Wa18|Wl5" }
  end)

  t.it("are removed where nothing they could do from there ends a ply", function()
    -- Figure 151; the Wave may also stay on the board.
    local g = nineteen "N Ei11,Wg15,pb9,pd8,pf7,ph6,pj5,pl4,pn3,pp2"
    g:may { "Eg15~Wa18|||", "[Ei11-g15]~[Wg15-a18]|||W", "[Ei11-g15]~[Wg15-c17]" }
    g:may_not { "[Ei11-g15]~[Wg15-a18]|||E", "[Ei11-g15]~[Wg15-a18]|[Wr1-n3]", "Eg15~Wa3|||" }
    g:play("Eg15~Wa18|||"):at("g15", "Pegasus"):empty "i11"
  end)

  t.it("end a cascade behind a ply that is closed", function()
    local g = nineteen "N Bd3,Ab1,Ki9,ki12"
    local moves = {}
    for _, move in ipairs(g:moves "d3") do moves[move] = true end
    t.equal(moves["[Bd3-b1]~[Ab1-a1]|Aq1"], true, "as it is printed")
    g:play("[Bd3-b1]~[Ab1-a1]|Aq1"):at("q1", "Pyramid")
  end)

  t.it("may come back over the field where they began, and activate what stands there now", function()
    -- Through a1 and r18 the Wave comes back to e5 by the diagonal on which it left.
    local g = nineteen "N Be3,Wd4,Kr2"
    g:may "[Be3-d4]~[Wd4-a1]|[Wr18-d4]~[Bd4-c5]"
  end)
end)

t.describe("Nineteen: refusals", function()
  t.it("say what is wrong with a passage", function()
    local g = nineteen "N Bd15,Kk9"
    g:may_not("Bd15-q18", "passage"):may_not("Bd15-a18|||", "passage"):may_not("Bd15-a18|Bq1", "movement")
  end)
end)
