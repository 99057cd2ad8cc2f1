-- Janggi: lines across the palaces, Cannons, passes.
local t = require "acedrex.scenario"

local function game(setup) return t.game("janggi", setup) end

t.describe("Janggi", function()
  t.it("moves Generals and Advisors along the lines of the palace", function()
    local g = game "JG Ke2,Ad2,kd9"
    g:reaches_only("e2", "d1 e1 f1 f2 d3 e3 f3"):reaches_only("d2", "d1 d3")
    game("JG Kd1,kd9"):reaches_only("d1", "d2 e1 e2")
  end)

  t.it("lets Chariots, Cannons and Soldiers go along them, too", function()
    game("JG Kf2,Rd1,ke9"):reaches("d1", "e2 f3"):may_not "Rd1-g4"
    game("JG Kf2,Cd1,Pe2,ke10"):reaches_only("d1", "f3")
    game("JG Kf2,Cd1,Ce2,ke10"):reaches_only("d1", {})
    game("JG Kf2,Pd8,ke10"):reaches_only("d8", "c8 e8 d9 e9")
    game("JG Kf2,Pe8,ke10"):reaches_only("e8", "d8 f8 e9")
  end)

  t.it("has Elephants that go one field straight and two diagonally, and are blocked", function()
    game("JG Kf1,Be4,kd9"):reaches_only("e4", "c7 g7 b6 b2 h6 h2 c1 g1")
    game("JG Kf1,Be4,pe5,pf7,kd9"):reaches_only("e4", "b6 b2 h6 h2 c1 g1")
    game("JG Kf1,Be4,pf6,kd9"):may_not "Be4-g7"
  end)

  t.it("has Cannons that never go over a Cannon, nor take one", function()
    game("JG Kf2,Cb3,Pb5,cb8,kd9"):reaches_only("b3", "b6 b7")
    game("JG Kf2,Cb3,cb5,pb8,kd9"):reaches_only("b3", {})
  end)

  t.it("lets a side pass, and counts what is left when both do", function()
    game("JG Kf2,Rb3,kd9,ra9"):play { "pass", "pass" }:status("won", "dark")
    game("JG Kf2,Rb3,Pc4,kd9,ra9"):play { "pass", "pass" }:status("won", "light")
    game("JG Kf2,Rb3,kd9,ra9"):play("Rb3-d3"):may_not "pass"
  end)

  t.it("is a draw where the Generals are left facing each other", function()
    game("JG Kf2,Pa4,ke9,pa7"):play("Kf2-e2"):status("playing"):play("Ke9-d9"):status "playing"
    game("JG Kf2,Pa4,ke9,pa7"):play("Kf2-e2"):play("pass"):status("draw", "goal")
    game("JG Kf2,Pa4,ke9,pa7"):play("Kf2-e2"):play("Pa7-b7"):status("draw", "goal")
    game("JG Kf2,Pe4,ke9,pa7"):play("Kf2-e2"):play("Pa7-b7"):status "playing"
  end)

  t.it("puts Horses and Elephants as each side has chosen", function()
    local g = t.game("janggi", nil, { options = "light=outer,dark=left" })
    g:at("b1", "Elephant"):at("h1", "Elephant"):at("h10", "Horse"):at("b10", "Elephant")
  end)
end)
