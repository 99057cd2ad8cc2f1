-- Croatian Ties: the Pegasus.
local t = require "acedrex.scenario"

local function ties(setup, options) return t.game("croatian-ties", setup, options) end

t.describe("Pegasus", function()
  t.it("rides on in leaps of a Knight until the board ends", function()
    ties("CT Ee4"):reaches_only("e4", "g5 i6 f6 g8 h10 d6 c8 b10 c5 a6 c3 a2 d2 f2 g3 i2")
    ties("CT Ea1"):reaches_only("a1", "b3 c5 d7 e9 c2 e3 g4 i5")
  end)

  t.it("moves so on a free board, too, among the other pieces of its folder", function()
    t.game("croatian/pegasus", "T Ee4,eg5"):reaches_only("e4", "g5 f6 g8 d6 c8 c5 a6 c3 a2 d2 f2 g3"):may "Ee4-g5*"
  end)

  t.it("moves alike for dark", function()
    ties("ct ej10"):reaches_only("j10", "i8 h6 g4 f2 h9 f8 d7 b6")
  end)

  t.it("stops at the first piece on its way, and takes an enemy", function()
    ties("CT Ea1,Pc5,pe3"):reaches_only("a1", "b3 c2 e3")
    local g = ties "CT Ea1,Kj1,kj10,pe3"
    g:play "Ea1-e3*"
    g:at("e3", "Pegasus", "light"):empty "a1"
  end)

  t.it("leaps over whatever stands beside its fields", function()
    ties("CT Ea1,Pa2,Pb2,Pb1,pa3,pc3,pc4"):reaches_only("a1", "b3 c5 d7 e9 c2 e3 g4 i5")
  end)

  t.it("cannot change its heading", function()
    ties("CT Ee4"):may_not { "Ee4-i8", "Ee4-e8", "Ee4-h7" }
  end)

  t.it("gives check along the ride, not past a piece", function()
    ties("ct Kj1,kd7,Ea1,Pa2"):status "check"
    ties("ct Kj1,kd7,Ea1,Pa2,pc5"):status "playing"
    ties("ct Kj1,kd6,Ea1,Pa2"):status "playing"
  end)

  t.it("pins", function()
    local g = ties "ct Kj1,kd7,Ea1,rc5"
    t.equal(g:moves "c5", {})
    ties("ct Kj1,kd7,Ea1,ec5"):may { "Ec5-b3", "Ec5-a1*" }
  end)

  t.it("can be answered by a piece on one of the fields it rides over", function()
    local g = ties "ct Kj1,kd7,Ea1,rh5,rb10"
    g:status "check"
    g:may { "Rh5-c5", "Rb10-b3", "Kd7-d8" }
    g:may_not { "Rb10-b4", "Rh5-h6" }
  end)

  t.it("cannot mate alone with its King", function()
    ties("CT Kj1,kd7,Eb2"):status "draw"
    ties("CT Kj1,kd7,Eb2,Ec2"):status "playing"
  end)
end)

t.describe("Croatian Ties", function()
  t.it("begins as the book has it", function()
    local g = t.game "croatian-ties"
    t.equal(g:fen(), "renbqkbner/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RENBQKBNER w KQkq - 0 1")
    t.equal(g:perft(1), 44)
    t.equal(g:perft(2), 1932)
    t.equal(g:perft(3), 89995)
  end)

  t.it("promotes to a Pegasus too", function()
    local g = ties "CT Ka1,ki6,Pe9"
    t.equal(#g:moves "e9", 5)
    g:play "Pe9-e10=E"
    g:at("e10", "Pegasus", "light")
  end)

  t.it("is too little to mate with, beside a King, on boards of all sizes", function()
    for _, slug in ipairs { "croatian-ties", "croatian-ties-14", "croatian-ties-20", "croatian-ties-26-mirrored" } do
      t.game(slug, "CT Ka1,Ee5,ka10"):status("draw", "dead position")
      t.game(slug, "CT Ka1,Ee5,Ed5,ka10"):status "playing"
    end
  end)

  t.it("counts captures with promotion as other programs do", function()
    -- Both Kings are attacked in this position, so it cannot come from a game.
    local g = ties("r1b1k1b1nr/PPP4PPP/10/2e4e2/10/10/2E4E2/10/ppp4ppp/R1B1K1B1NR w - - 0 1", { unchecked = true })
    t.equal(g:perft(1), 5)
    t.equal(g:perft(2), 112)
    t.equal(g:perft(3), 8610)
  end)

  t.it("counts checks and pins of Pegasi as other programs do", function()
    local g = ties "4ke4/10/10/3E2E3/10/10/3e2e3/10/10/4KE4 w - - 0 1"
    t.equal(g:perft(1), 46)
    t.equal(g:perft(2), 1935)
    t.equal(g:perft(3), 75364)
  end)
end)
