-- Promotion in Jupiter: T34, and what its rule says besides.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")
local results = require "results" (t)

local rule = {
  board = { files = 16, ranks = 16, zones = { promotion = { light = { "a11-p16" } } } },
  promotion = { zone = "promotion", to = "own", when = "choice", enters = "touches" },
}

t.describe("Jupiter, promotion", function()
  t.it("T34 Fu", function()
    results(game("T [Fu]a10", "fu zebra", rule), "a10", { "[Fu]a11", "Za11" })
    results(game("T [Fu]a9", "fu zebra", rule), "a9", { "[Fu]a10" })
  end)

  t.it("may come by a move within the zone, and by one that leaves it", function()
    results(game("T [Fu]a11", "fu zebra", rule), "a11", { "[Fu]a12", "Za12" })
    results(game("T [GBt]a11,Pa12", "go-between tribble pawn tadpole", rule), "a11",
            { "[GBt]a10,Pa12", "[Trb]a10,Pa12" })
    results(game("t [fu]a6", "fu zebra", rule), "a6", { "[fu]a5", "za5" })
    results(game("t [fu]a8", "fu zebra", rule), "a8", { "[fu]a7" })
  end)

  t.it("may come where a doubled piece has come back to", function()
    local g = game("T Wa11,[Dbl]b11", "wazir zag doubler", rule)
    local found = {}
    for _, move in ipairs(g:moves "a11") do found[#found + 1] = move:match "^Wa11%-a12; Wa12%-a11.*" end
    t.equal(found, { "Wa11-a12; Wa12-a11=[Za]" })
  end)

  t.it("does not come to what converts from where it stands", function()
    results(game("T [Cu]a11,pa12,Wa10,Pb11,Wa13", "cuckoo longleaper pawn tadpole wazir zag", rule), "a11",
            { "[Cu]a11,Pa12,Wa10,Pb11,Wa13" })
  end)

  t.it("makes a King the Emperor, or the Emperor of Emperors where an Emperor stands", function()
    local cast = "king emperor emperor-of-emperors pawn tadpole"
    results(game("T Ka10,Pb11,Pb10,Pb9,Pa9", cast, rule), "a10",
            { "Ka11,Pb11,Pb10,Pb9,Pa9", "[Em]a11,Pb11,Pb10,Pb9,Pa9" })
    results(game("T Ka10,Pb11,Pb10,Pb9,Pa9,[em]p1", cast, rule), "a10",
            { "Ka11,Pb11,Pb10,Pb9,Pa9,[em]p1", "[EE]a11,Pb11,Pb10,Pb9,Pa9,[em]p1" })
  end)
end)
