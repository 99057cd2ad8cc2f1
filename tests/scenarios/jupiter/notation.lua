-- The notation of Jupiter's page, by its own examples; in brackets the plain form, which is read as well.
local t = require "acedrex.scenario"

local kings = ",Kh1,Pp1,ki16,pa16"
local function blue(pieces) return t.game("jupiter", "JU " .. pieces .. kings) end
local function tan(pieces) return t.game("jupiter", "ju " .. pieces .. kings) end

t.describe("The notation of Jupiter", function()
  t.it("tells simple moves with a dash, and reads them without", function()
    blue("[Wa]a3"):prints("[Wa]a3-a7", "Wa-a7"):may { "Waa7", "Wa-a7", "Waa3-a7" }
    blue("Wa3,Wc3"):prints("Wa3-b3", "Wa3-b3"):prints("Wc3-c4", "W-c4")
  end)

  t.it("tells promotions by what comes of them or by a plus, and that one was declined", function()
    blue("[Fu]a10"):prints("[Fu]a10-a11=Z", "Fu-a11=Z"):may { "Fu-a11+", "Fu-a11=Z", "Fu-a11=" }
    blue("[DEl]f10"):prints("[DEl]f10-f11", "DEl-f11="):may { "DE-f11=", "DE-f11+", "DEl-f11=EP" }
    blue("[Fu]a11"):play("Fu-a12+"):at("a12", "Zebra", "light")
  end)

  t.it("tells captures without moving, and passes", function()
    blue("[Ge]b5,pc6"):prints("[Ge]b5-b5,c6*", "Gex!c6"):prints("[Ge]b5-c6*", "Gexc6")
    blue("[EE]b2,qb9"):prints("[EE]b2-b2,b9*", "EEx!b9")
    blue("[HO]d4"):prints("[HO]d4-d4", "HO!")
  end)

  t.it("tells captures over what is taken, one or several", function()
    blue("[Zi]c3,pd4"):prints("[Zi]c3-e5,d4*", "Zixd4-e5"):may "Zi-e5"
    blue("[Ra]h3,pi4,pj5"):prints("[Ra]h3-j5*,i4*", "Raxi4xj5")
    blue("[Lo]d1,pd3,pd8,pd10"):may "Loxd3xd8xd10-d12"
    blue("[So]d3,pg6,ph7"):may { "So-f5xg6xh7", "So-f5" }
    t.game("jupiter", "JU [Coo]h4,Ke3,Pp1,re9,nm3,ki16,pa16"):may "Coo-m9xe9xm3"
  end)

  t.it("tells who changes sides, and by which move", function()
    tan("[cu]a4,Wa3"):may("a3=Tan"):play("a3=Tan"):at("a3", "Wazir", "dark")
    blue("[Mi]e4,pe6"):may { "Mi-e5:e6=Blue", "Mi-e5" }:play("Mi-e5:e6=Blue"):at("e6", "Pawn", "light")
  end)

  t.it("tells who is pushed and pulled", function()
    blue("[CmH]a4,pd7"):may { "CmH:Pd7-c6", "Pd7-c6" }:play("Pd7-c6"):at("c6", "Pawn", "dark")
    blue("[OxT]k3,Ak4,[Go]k5,rk6"):may("OxT-k4:A-k5,Goxk6"):play("OxT-k4:A-k5,Goxk6"):at("k6", "Goat", "light")
  end)

  t.it("tells who removes himself, or goes with what he takes", function()
    blue("Pe7,[im]e8"):prints("Pe7-e7", "Pe7*")
    blue("Bk8,[dNi]n11"):may { "Bxn11*", "Bxn11" }:play("Bxn11*"):empty "n11"
    blue("[Kam]c3,pc4"):may { "Kamxc4*", "Kamxc4" }
    blue("Wc3,[fiD]d5"):may "W-c4*"
  end)

  t.it("tells what a Fiery Dragon or a Communist takes", function()
    blue("[FiD]k11,pe15,ne16"):may { "FiD-f16x!e15,e16", "FiD-f16x!e16,e15" }
    blue("[Cst]b1,qc3,ra3"):may "Cst-b2x!a3,c3"
  end)

  t.it("tells where a Tribble is born", function()
    blue("[Trb]o9"):may("o11=Trb"):play("o11=Trb"):at("o11", "Tribble", "light"):at("o9", "Tribble", "light")
  end)

  t.it("tells double moves behind one abbreviation", function()
    local g = blue "Ra1,[Dbl]c1,pa11,qm11"
    g:may { "Rxa11xm11", "Rxa11-l11", "Rxa11" }:play("Rxa11-l11"):at("l11", "Rook", "light")
    blue("Ra1,[Dbl]c1,pa11"):may "Rxa11-m11"
  end)

  t.it("reads the plain form of every turn", function()
    local g = t.game "jupiter"
    g:may { "[Haw]o1-n2", "Haw-n2", "Hawo1-n2" }
  end)
end)
