-- Kriegspiel, on the true board: chess. What each side sees and hears is tested in tests/bindings/seen_game_test.cpp.
local t = require "acedrex.scenario"

local function kriegspiel(setup) return t.game("kriegspiel", setup) end

t.describe("Kriegspiel", function()
  t.it("is chess for the umpire", function()
    t.equal(kriegspiel():perft(3), 8902)
    kriegspiel "KR Ke1,Nd2,ke8,bb4":may_not("Nd2-f3", "check")
    kriegspiel "KR Ke1&,Rh1&,ke8,rf8":may_not "Ke1-g1&"
  end)

  t.it("ends by mate, stalemate, and where nobody can mate", function()
    kriegspiel "KR Ra1,Kg6,kg8":play("Ra1-a8"):status("checkmate", "light")
    kriegspiel "kr Kf7,Qg6,kh8":status "stalemate"
    kriegspiel "KR Kf7,Nb1,ka8":status "draw"
  end)
end)
