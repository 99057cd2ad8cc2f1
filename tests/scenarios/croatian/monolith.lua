-- Discovery: sentences about the Monolith that no figure shows. (The figures are tested in figures/10-*.lua.)
local t = require "acedrex.scenario"

local corners = ",Ta1,tx1,ta24,Tx24"
local function game(pieces) return t.game("discovery", pieces .. corners) end

t.describe("Discovery: steps of the Monolith", function()
  t.it("are one more than the Pawns of the player who moves it", function()
    local function moves(setup) return #game(setup):moves "e5" end
    t.equal(moves "D Me5,Kx8,kx15", 8)
    t.equal(moves "D Me5,Kx8,kx15,pw2,px2", 8)
    t.ok(moves "D Me5,Kx8,kx15,Pw2" > 8)
    t.equal(moves "d Me5,Kx8,kx15,Pw2,Px2", 8)
    game("D Me5,Kx8,kx15,Pw2"):may "Me5-k5":may_not "Me5-k8"
  end)

  t.it("lead over empty fields, each longer than the last, not back to where it stood", function()
    game("D Me5,Kx8,kx15,Pw2"):may_not "M.g6.c4":may_not "M.g6.e5":may_not "Me5-e5"
    game("D Ma5,Kx8,kx15,Pw2,Rc4,Rc6,Rb7,Rb3"):may_not "Ma5-e5"
  end)

  t.it("are not limited in number", function()
    local pawns = {}
    for file = 2, 23 do pawns[#pawns + 1] = "P" .. string.char(96 + file) .. "2" end
    local g = game("D Mm13,Kx8,kx15," .. table.concat(pawns, ","))
    t.ok(#g:moves "m13" > 500)
  end)
end)

t.describe("Discovery: teleportation", function()
  t.it("leads from a Star to opposite Stars and Monoliths, from a Monolith to Stars and the other one", function()
    game("D Rb5,Mb12,mr15,Kx8,kx15,Pb1"):may { "Rb12|Rr16", "Rb12|Ra2", "Rb12|Rw1" }:may_not "Rb12|Ra11"
    game("D Ra5,Mb12,mr15,Kx8,kx15"):may { "Ra1|Rr16", "Ra1|Rb13", "Ra1|Rw1" }:may_not "Ra1|Rw24"
  end)

  t.it("ends a rush: the Pawn is not taken en passant, and keeps no tag on its own side", function()
    local g = game "D Pb3|,Mb7,mw5,Kx8,kx15,pc6"
    g:play "b7|v5":at("v5", "Pawn", "light")
    t.equal(#g:at("v5").tags, 0)
    g:may_not "Pc6-b5"
  end)

  t.it("tags a Pawn on the opponent's side", function()
    game("D Pb3|,Mb7,mw18,Kx8,kx15"):play("b7|v18="):at("v18", "Pawn", "light")
    t.equal(game("D Pb3|,Mb7,mw18,Kx8,kx15"):play("b7|v18="):at("v18").tags[1], "promotion")
  end)

  t.it("may lead back to where the piece stood, without its tags", function()
    local g = game "D Pb2|,Mb7,mw18,Kx8,kx15"
    g:play("b7|b2"):at("b2", "Pawn", "light")
    t.equal(g:at("b2").tags, {})
  end)

  t.it("is written behind the ply that an activated piece makes", function()
    local g = game "d Md2,Mt22,ar22,bw17,kd21,Kv3"
    for _, move in ipairs(g:moves "w17") do g:may(move) end
    g:may { "[Bw17-r22]~[Ar22-t22]|Ax23", "Br22~At22|x23" }
  end)

  t.it("is no choice for a Wave that comes to a Monolith", function()
    local g = game "D Rd2,Wd4,Md6,mh10,Kx8,kx15"
    g:may { "Rd4~Wd5", "Rd4~Wd6|Wh11", "Rd4~Wd6|Wh20" }:may_not { "Rd4~Wd7", "Rd4~Wd6" }
  end)

  t.it("reverses the two steps of a Wave between fields of different colours", function()
    -- From d2, which is dark, by a long jump into the Monolith on f5; the other one stands on a field of the same colour,
    -- then on one of the other.
    game("D Uf1,Wd2,Mf5,mk10,Kx8,kx15"):may { "Ud2~Wf5|Wl12" }:may_not "Ud2~Wf5|Wm13"
    game("D Uf1,Wd2,Mf5,ml10,Kx8,kx15"):may { "Ud2~Wf5|Wn13" }:may_not "Ud2~Wf5|Wm12"
  end)
end)

t.describe("Discovery: syzygy", function()
  t.it("demotes one own figure or trooper on the line, or none", function()
    local g = game "D Ml14,Wp9,Oq8,rj15,Kx8,kx15,Bd5"
    g:may { "Mm12", "Mm12>Wp9", "Mm12>O" }:may_not { "Mm12>r", "Mm12>B", "Mm12>x1" }
    g:play("Ml14-m12>Wp9"):at("p9", "Pawn", "light"):at("q8", "Scout")
    game("d Ml14,Wp9,Oq8,rj15,Kx8,kx15"):may { "Mm12", "Mm12>R" }:may_not "Mm12>W"
  end)

  t.it("is made by Monoliths on any line, and its fields are one shortest step apart", function()
    local g = game "D Mg3,mk4,Nv8,Bj4,Qs9,Kc9,kx15,Px9"
    g:may { "Mk4-m5>N", "Mk4-m5>B" }:may_not "Mk4-m5>Q"
  end)

  t.it("needs a Monolith that comes from outside of every alignment", function()
    game("D Ml13,Bp9,Kx8,kx15"):may_not "Ml13-n12>B"
    game("D Ml14,Bm20,Pm21,Kc8,kx15"):may_not "Ml14-x14>B"
  end)

  t.it("neither demotes Kings nor Pawns", function()
    game("D Ml14,Pp9,Kq8,kx15"):may "Mm12":may_not { "Mm12>P", "Mm12>K" }
  end)

  t.it("takes the castling tag", function()
    local g = game "D Me2,Rb1&,Km1&,kx15"
    g:play("Mc1>R"):at("b1", "Pawn"):play "Kx15-x16"
    g:may_not "Kk&"
  end)

  t.it("tags a Pawn in the opponent's figure row, or promotes it", function()
    local g = game "D Me23,Rb24,Kx8,kx15"
    g:may { "Mc24>R=", "Mc24>R=N", "Mc24" }:may_not("Mc24>R", "has to be written")
    g:play("Mc24>R=N"):at("b24", "Knight", "light")
    g = game "d Me2,rb1,Kx8,kx15"
    g:play("Mc1>R="):at("b1", "Pawn", "dark")
    t.equal(g:at("b1").tags[1], "promotion")
    game("d Me23,rb24,Kx8,kx15"):play("Mc24>R"):at("b24", "Pawn", "dark")
  end)

  t.it("is no attack", function()
    game("D Ml14,rp9,Kx8,kx15"):status "playing"
  end)
end)

t.describe("Discovery: Monoliths and Kings", function()
  t.it("a Monolith does not leave the King of the player who moves it in check", function()
    game("D Mm10,Km8,rm15,ka23"):status("playing"):may_not { "Mk11", "Mn12", "Ml8" }
    game("d Mm10,km8,Rm15,Ka23"):may_not { "Mk11", "Mn12", "Ml8" }
    game("D Ml10,Km8,rm15,ka23"):status("check"):may "Mm12":may_not "Mk12"
    -- It may uncover the King of the other side.
    game("d Mm10,Km8,rm15,ka23"):may "Mk11"
    t.equal(#game("D Mm10,Km8,rm15,ka23"):moves "m10", 0)
  end)

  t.it("a side that can move a Monolith is not stalemated", function()
    t.game("discovery", "d Kc23,ka24,Qb22,Mm5,mp9"):status "playing"
  end)

  t.it("a last figure can be demoted, and the Pawn promoted: only two Kings are a dead position", function()
    for _, figure in ipairs { "B", "N", "E" } do
      game("D Ka2,kw20,Mb7,mw18," .. figure .. "d4"):status "playing"
    end
    game("D Ka2,kw20,Mb7,mw18"):status "draw"
    t.game("conquest-of-tlalocan", "COT Ka2,kw20,Bd4" .. corners):status "draw"
  end)
end)
