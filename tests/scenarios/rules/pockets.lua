-- What waits in pockets before the first turn.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Chess = require "classical.classical-chess"
local Amazon = piece { name = "Amazon", symbol = "A", moves = m.slide(m.all) + m.leap(1, 2) }

-- Placement chess: the Pawns stand, the other pieces are placed on the first rank, and only then the game begins.
local Placement = variant.extend(Chess, {
  name = "Placement",
  setup = [[
    . . . . . . . .
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    . . . . . . . .
  ]],
  pockets = { both = { King = 1, Queen = 1, Rook = 2, Bishop = 2, Knight = 2 } },
  turn = phase.either{ phase.drop{ at = m.rank(1), forced = "always" }, phase.move() },
})

t.describe("Pieces in pockets at the start", function()
  t.it("are placed by both sides", function()
    local g = t.game(Placement)
    t.equal(g:setup(), "P Pa2|,Pb2|,Pc2|,Pd2|,Pe2|,Pf2|,Pg2|,Ph2|,pa7|,pb7|,pc7|,pd7|,pe7|,pf7|,pg7|,ph7|,"
      .. "+K,+k,+Q,+q,+R,+R,+r,+r,+B,+B,+b,+b,+N,+N,+n,+n")
    t.equal(g:fen(), "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1")
    g:play { "K+e1", "K+e8", "R+a1" }
    g:at("a1", "Rook", "light")
    t.equal(t.game(Placement, g:fen()):setup(), g:setup())
  end)

  t.it("differ by side: odds", function()
    local Odds = variant.extend(Placement, { name = "Odds", pockets = { dark = { King = 1, Pawn = 1 } } })
    t.equal(t.game(Odds):fen():match "%[.*%]", "[KQRRBBNNkp]")
  end)

  t.it("leave a queue in the order of the list", function()
    local g = t.game{ pieces = { table.unpack(Chess.pieces) }, pockets = { both = { "Rook", "Knight", "Rook" } },
      drops = { order = "queue" } }
    t.equal(g:setup(), "T +R,+N,+R,+r,+n,+r")
    g:play { "R+a1", "R+a8" }
    g:may "N+b1"; g:may_not "R+b1"
  end)

  t.it("wait in several pockets", function()
    local g = t.game{ pieces = { table.unpack(Chess.pieces) },
      pockets = { { both = "Rook" }, { name = "reserve", light = { "Queen" } } },
      drops = { {}, { from = "reserve", at = m.rank(-1) } } }
    t.equal(g:setup(), "T +R,+r,+Q{reserve}")
    g:may { "R+a1", "Q+a8" }; g:may_not "Q+a1"
  end)

  t.it("follow a change of the cast", function()
    local Amazons = variant.extend(Placement, { name = "Amazons", pieces = { replace = { Queen = Amazon } } })
    t.equal(t.game(Amazons):fen():match "%[.*%]", "[KARRBBNNkarrbbnn]")
    local NoQueens = variant.extend(Placement, { name = "No Queens", pieces = { remove = { "Queen" } },
      promotion = { to = { "Rook" } } })
    t.equal(t.game(NoQueens):fen():match "%[.*%]", "[KRRBBNNkrrbbnn]")
    local Empty = variant.extend(Placement, { name = "Empty", pockets = false })
    t.equal(t.game(Empty):fen():match "%[.*%]", "[]")
  end)

  t.it("are part of what is repeated", function()
    local Shuffle = variant.extend(Chess, { name = "Shuffle", pockets = { both = { "Amazon" } }, pieces = { add = { Amazon } },
      drops = {}, rules = { repetition = { times = 2 } } })
    local g = t.game(Shuffle)
    g:play { "Ng1-f3", "Ng8-f6", "A+e4", "Nf6-g8", "Nf3-g1" }:status "playing"
  end)
end)

t.describe("Captured pieces", function()
  t.it("go by the type as which the capturer began its walk", function()
    local Worm = piece { name = "Worm", symbol = "W", moves = m.step(m.N) * m.become "Moth" }
    local Moth = piece { name = "Moth", symbol = "O", moves = m.step(m.N) }
    local function after(setup, move)
      return t.game({ pieces = { Worm, Moth, Amazon }, captures = { by = { "Worm" }, to = "capturer" }, drops = {}, setup = setup })
        :play(move):setup()
    end
    t.equal(after("T Wa1,aa2", "Wa1-a2*"), "t Oa2,+A")
    t.equal(after("T Oa1,aa2", "Oa1-a2*"), "t Oa2")
  end)
end)
