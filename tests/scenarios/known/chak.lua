-- Chak: a river that changes Kings and Pawns, and altars.
local t = require "acedrex.scenario"

local function game(setup) return t.game("chak", setup) end

t.describe("Chak", function()
  t.it("makes Pawns Warriors and Kings Divine Kings at the river", function()
    t.equal(game("CK Kc4,Pa4,ki9"):moves "a4", { "Pa4-b4", "Pa4-a5=W" })
    game("CK Kc4,Pa4,ki9"):play("Kc4-c5"):at("c5", "Divine King")
  end)

  t.it("lets those not go back over it", function()
    game("CK Dc5,Wg5,ki9"):reaches_only("g5", "f6 g6 h6"):reaches_only("c5", "a5 b5 d5 e5 b6 c6 d6 a7 c7 e7")
    game("ck De7,wb4,kh9"):reaches_only("b4", "a3 b3 c3 a5 b5 c5")
  end)

  t.it("is won by the Divine King on the other side's altar, if he is safe there", function()
    game("CK De6,oe8,ka9"):play("De6-e8*"):status("won", "light")
    game("CK De6,oe8,sd9,ka9"):may_not "De6-e8*"
    game("ck Ki1,de4,Oe2"):play("De4-e2*"):status("won", "dark")
  end)

  t.it("has Quetzals that need a piece to go over, and Offerings that stay", function()
    game("CK Ka1,Qd4,Oe2,pd6,ki9"):reaches_only("d4", "d7 d8 d9"):reaches_only("e2", {})
  end)

  t.it("is mate to King and Divine King alike, and lost by who cannot move", function()
    game("CK Rb8,Ra7,Kg1,ke9"):play("Ra7-a9"):status("checkmate", "light")
    game("CK Rb1,Rc8,Kg1,ka9"):play("Rb1-b2"):status("won", "light")
  end)
end)
