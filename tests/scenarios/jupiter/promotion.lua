-- Promotion in the game of Jupiter: when it comes, when it does not, and what a King becomes.
local t = require "acedrex.scenario"

local function game(pieces) return t.game("jupiter", "JU " .. pieces) end
local function tans(pieces) return t.game("jupiter", "ju " .. pieces) end
local kings = ",Kh1,Pp1,ki16,pa16"

t.describe("Promotion in Jupiter", function()
  t.it("comes by a move that ends in the zone, that stays in it, or that leaves it, and never has to", function()
    game("Wc10" .. kings):may { "Wc10-c11", "Wc10-c11=[Za]" }:may_not "Wc10-b10=[Za]"
    game("Wc12" .. kings):may { "Wc12-c13", "Wc12-c13=[Za]" }
    game("Wc11" .. kings):may { "Wc11-c10", "Wc11-c10=[Za]" }
    game("Pc15" .. kings):may { "Pc15-c16", "Pc15-c16=[Ta]" }
  end)

  t.it("comes to Tan on ranks 6 to 1", function()
    tans("wc7" .. kings):may { "Wc7-c6", "Wc7-c6=[Za]" }:may_not "Wc7-b7=[Za]"
    tans("wc6" .. kings):may "Wc6-c7=[Za]"
  end)

  t.it("comes to what captures, by hopping or from where it stands", function()
    game("[Ov]c10,pc11" .. kings):play("[Ov]c10-c12=[Nr]"):at("c12", "Nightrider", "light"):empty "c11"
  end)

  t.it("does not come by the leap that a Dervish lends, nor to the Dervish", function()
    local g = game("Pb13,[De]c14" .. kings)
    g:may { "Pb13-b14=[Ta]", "Pb13-d15" }:may_not "Pb13-d15=[Ta]"
    g:play "Pb13-d15":at("c14", "Dervish", "light"):at("d15", "Pawn", "light")
  end)

  t.it("comes to a Goat that leaps over a Dervish, as it could leap so itself", function()
    game("[Go]c12,[De]c13" .. kings):may { "[Go]c12-c14", "[Go]c12-c14=[Li]" }
  end)

  t.it("does not come by what is lent by others", function()
    game("Fc12,[RlW]b11" .. kings):may { "Fc12-d13=[Zi]", "Fc12-c13" }:may_not "Fc12-c13=[Zi]"
    game("Wc12,[RlF]b11" .. kings):may "Wc12-d13":may_not "Wc12-d13=[Za]"
    game("Wc12,[Ha]b10" .. kings):may "Wc12-d14":may_not "Wc12-d14=[Za]"
    game("Wc12,[Zoo]c8" .. kings):may "Wc12-f15":may_not "Wc12-f15=[Za]"
    game("We5,[Tlp]d4,Kg14,Pp1,ki16,pa16"):may "We5-h15":may_not "We5-h15=[Za]"
  end)

  t.it("does not come to what is swapped, pulled, pushed or converted, but to the Hummingbird that swaps", function()
    local g = game("[Hu]c12,Wc14" .. kings)
    g:play("[Hu]c12-c14=[Im]"):at("c14", "Immobilizer", "light"):at("c12", "Wazir", "light"):undo()
    g:may "[Hu]c12-c14"
    g = game("[OxT]c12,Wc13" .. kings)
    g:play("[OxT]c12-c13,c13>c14"):at("c14", "Wazir", "light")
    g = game("[CmH]c8,wc5" .. kings)
    g:play("[CmH]c8-c8"):at("c6", "Wazir", "dark")
    g = game("[Cu]c12,wc13" .. kings)
    g:play("[Cu]c12-c12,c13%"):at("c12", "Cuckoo", "light"):at("c13", "Wazir", "light")
    g:play("Pa16-a15"):may "Wc13-c14=[Za]"
    g = game("[Mi]b12,we15" .. kings)
    g:play("[Mi]b12-d14,e15%"):at("e15", "Wazir", "light")
  end)

  t.it("does not come to a Cuckoo, a Come Here or a Go Away that stays", function()
    game("[Cu]c12,wc13" .. kings):may_not "[Cu]c12-c12,c13%=[Lo]"
    game("[CmH]c12,wc15" .. kings):may "[CmH]c12-c12,c15>c14":may_not "[CmH]c12-c12=[Hgr],c15>c14"
    game("[GoA]c12,wc13" .. kings):may "[GoA]c12-c12,c13>c14":may_not "[GoA]c12-c12=[Wwf],c13>c14"
  end)

  t.it("comes once in a double move, where either part begins or ends in the zone", function()
    local doubled = game("Wc10,[Dbl]c2" .. kings)
    doubled:may { "Wc10-c11; Wc11-c10=[Za]", "Wc10-c11; Wc11-c12=[Za]", "Wc10-c11=[Za]" }
    doubled:may_not { "Wc10-c11=[Za]; [Za]c11-d12", "Wc10-d10; Wd10-d9=[Za]" }
    game("Wd11,[Dbl]e11" .. kings):may "Wd11-d12; Wd12-d11=[Za]"
    -- The second of the two stays, which brings about nothing.
    local cuckoo = game("[Cu]c10,wc13,[Dbl]c2" .. kings)
    cuckoo:may "[Cu]c10-c12; [Cu]c12-c12=[Lo],c13%"
    game("[Cu]c12,wc13,wd12,[Dbl]c2" .. kings):may_not "[Cu]c12-c12,c13%; [Cu]c12-c12=[Lo],d12%"
  end)

  t.it("makes a King the Emperor", function()
    game("Kc10,Pp1,ki16,pa16"):play("Kc10-c11=[Em]"):at("c11", "Emperor", "light")
  end)

  t.it("makes a King the Emperor of Emperors where either side has an Emperor when it has moved", function()
    for _, emperor in ipairs { ",[em]p7", ",[Em]p7" } do
      local g = game("Kc10,Pp1,ki16,pa16" .. emperor)
      for _, move in ipairs(g:moves "c10") do
        local promoted = move:match "c11=%a"
        if promoted then g:play(move):at("c11", "Emperor of Emperors", "light"):undo() end
      end
      g:may "Kc10-c11"
    end
    game("Kc10,[em]c11,Pp1,ki16,pa16"):play("Kc10-c11*=[Em]"):at("c11", "Emperor", "light")
  end)
end)
