-- The figures of the book's chapter on randomized variants (book-figures/13-random-variants.json), one test each; those
-- that the text describes and no figure shows, too.
local t = require "acedrex.scenario"

local setup = "CC Ra1&,Kc1&,Rd1&,Rf1&,Rl1&"
local function of(text) return t.game("classical-chess-14-mirrored", text) end

t.describe("Figures of randomized variants", function()
  t.it("scn_c14m_01_castling_init: for one field onto the Rook's, or up to the Rook's two away", function()
    local g = of(setup)
    g:may { "Kc1-b1&", "Kc1-a1&", "Kc1-d1&", "Kb&", "Ka&", "Kd&", "Kb&c", "Ka&b", "Kd&c" }
    g:may_not { "Kc1-e1&", "Kc1-f1&", "Kc1-k1&" }
  end)

  t.it("scn_c14m_02: castled to the right, the Rook is on the King's initial field", function()
    of(setup):play "Kd&":at("d1", "King"):at("c1", "Rook"):at("a1", "Rook"):at("f1", "Rook"):at("l1", "Rook")
  end)

  t.it("scn_c14m_03_castled_left_2", function()
    of(setup):play "Ka&":at("a1", "King"):at("b1", "Rook"):at("d1", "Rook"):at("f1", "Rook"):empty "c1"
  end)

  t.it("scn_c14m_04_castled_left_1", function()
    of(setup):play "Kb&":at("b1", "King"):at("c1", "Rook"):at("d1", "Rook"):at("f1", "Rook"):empty "a1"
  end)

  t.it("scn_c14m_05_castling_right_3: without Rook B", function()
    local g = of "CC Ra1&,Kc1&,Rf1&,Rl1&"
    g:may { "Kc1-d1&", "Kc1-e1&", "Kc1-f1&" }:may_not { "Kc1-g1&", "Kc1-l1&" }
    g:play "Kf&":at("f1", "King"):at("e1", "Rook"):empty "c1 d1"
  end)

  t.it("scn_c14m_06: without Rook C for up to nine fields", function()
    local g = of "CC Ra1&,Kc1&,Rl1&"
    for _, file in ipairs { "d", "e", "f", "g", "h", "i", "j", "k", "l" } do g:may("K" .. file .. "&") end
    g:may_not "Km&":play "Kl&":at("l1", "King"):at("k1", "Rook"):empty "c1"
  end)
end)

t.describe("Castling of randomized variants", function()
  t.it("is not allowed out of, through or into attack", function()
    of "CC Kc1&,Rf1&,rc9,ka14":may_not("Kd&", "c1 is attacked")
    of "CC Kc1&,Rf1&,rd9,ka14":may_not("Ke&", "d1 is attacked"):may_not { "Kd&", "Kf&" }
    of "CC Kc1&,Rf1&,re9,ka14":may "Kd&":may_not("Kf&", "e1 is attacked"):may_not "Ke&"
    of "CC Kc1&,Rf1&,rf9,ka14":may { "Kd&", "Ke&" }:may_not "Kf&"
  end)

  t.it("needs empty fields between King and Rook, and the tags of both", function()
    of "CC Kc1&,Ne1,Rf1&":may_not("Kd&", "e1 is between")
    of "CC Kc1&,Rd1":may_not "Kd&"
    of "CC Kc1,Rd1&":may_not "Kd&"
  end)

  t.it("holds for all sizes and both sides", function()
    t.game("croatian-ties-26-symmetrical", "ct ky26&,rz26&,Ka1"):play "Kz&":at("z26", "King", "dark"):at("y26", "Rook", "dark")
    t.game("classical-chess-20-symmetrical", "CC Ka1&,Rt1&"):may { "Kb&", "Kt&" }:play "Kt&":at("s1", "Rook")
  end)
end)
