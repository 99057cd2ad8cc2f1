-- Whether a piece would be attacked or guarded on a field: m.attacked and m.guarded.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local Chess = require "classical.classical-chess"

-- Chess with a Fox that walks as the test asks.
local function woods(moves, more, keys)
  more, keys = more or {}, keys or {}
  keys.name, keys.symbol, keys.moves = "Fox", "X", moves
  more.name, more.code = "Woods", "W"
  more.pieces = { add = { piece(keys), more.also }, replace = more.replace }
  more.also, more.replace = nil, nil
  local V = variant.extend(Chess, more)
  return function(setup) return t.game(V, setup) end
end
local steps = m.step(m.all)

t.describe("m.attacked", function()
  t.it("is asked with the walker on the field, and nothing else changed", function()
    local on = woods(steps * -m.attacked())
    on "W Ke1,kh8,Xd4,rd8,nb4":reaches_only("d4", "c3 e3 c4 e4 c5 e5")
    -- Behind it the line is open where it has left, and what it would take attacks no more.
    on "W Ke1,kh8,Xd4,rd5":reaches_only("d4", "c3 e3 c4 e4 d5")
    on "W Ke1,kh8,Xd4,rd5,pe6":reaches_only("d4", "c3 e3 c4 e4")
    -- Pawns attack slantwise, whatever they may do ahead, and empty fields too.
    on "W Ke1,kh8,Xd4,pd6":reaches_only("d4", "c3 d3 e3 c4 e4 d5")
  end)

  t.it("asks of the enemies for which its guard holds, and how many they are", function()
    local setup = "W Ke1,kh8,Xd4,rc8,bf1,ne6"  -- c3 R, c4 R B, c5 R N, d5 none, d3 B, e3 none, e4 none, e5 none
    woods(steps * m.attacked())(setup):reaches_only("d4", "d3 c3 c4 c5")
    woods(steps * m.attacked(nil, 2))(setup):reaches_only("d4", "c4 c5")
    woods(steps * m.attacked(nil, 1, 1))(setup):reaches_only("d4", "c3 d3")
    woods(steps * m.attacked(nil, 0, 1))(setup):reaches_only("d4", "c3 d3 e3 e4 d5 e5")
    woods(steps * m.attacked(m.is "Rook"))(setup):reaches_only("d4", "c3 c4 c5")
    woods(steps * -m.attacked(m.is("Bishop", "Knight")))(setup):reaches_only("d4", "c3 e3 e4 d5 e5")
    woods(steps * m.attacked(m.file "c"))(setup):reaches_only("d4", "c3 c4 c5")
  end)

  t.it("counts a pinned piece, and the King", function()
    local on = woods(steps * -m.attacked())
    on "W Re1,Ka1,ke8,Xd4,re7":reaches_only("d4", "c3 d3 c4 c5 d5")
    on "W Ka1,kd6,Xd4":reaches_only("d4", "c3 d3 e3 c4 e4")
  end)

  t.it("lets those threaten all the same that fear to go there", function()
    local on = woods(steps * -m.attacked())
    on "W Ke1,kh8,Xd4,xd6":reaches_only("d4", "c3 d3 e3 c4 e4")
  end)

  t.it("holds of captures that were made on the way", function()
    -- Captures the only piece that threatens it where it stands.
    local on = woods(steps * m.prey * m.capture * m.aside(m.home * -m.attacked()))
    on "W Ke1,kh8,Xd4,rd5,pe6":reaches_only("d4", "d5")
    on "W Ke1,kh8,Xd4,rd5,pe6,ra4":reaches_only("d4", "")
  end)

  t.it("gives check as its walks are now", function()
    -- A Fox that shuns attacked fields gives none to what is guarded.
    local on = woods(steps * -m.attacked())
    on "w Ke1,kd5,Xd4":status "check"
    on "w Ke1,kd5,Xd4,rd8":status "playing"
  end)

  t.it("tells where pieces may be dropped", function()
    local keys = { captures = { to = "capturer" }, drops = { at = m.rank(1) * -m.attacked() } }
    local on = woods(m.none, keys)
    on "W Ke5,kh8,ra8,bf3,+N":may{ "N+b1", "N+g1", "N+e1" }:may_not "N+a1":may_not "N+d1"
    -- With respect to what is dropped: only Knights are taken by the Fox of the Knights.
    local picky = woods(steps, { drops = { at = m.attacked() } }, { takes = m.is "Knight" })
    picky "W Ke1,kh8,xd4,+N,+B":may "N+d5":may_not "B+d5":may "B+g8"
  end)

  t.it("lets a promotion be made where it is safe alone", function()
    local Egg = piece { name = "Egg", symbol = "E", moves = m.step(m.N) * (-m.rank(-1) + m.rank(-1) * m.promote "Queen" * -m.attacked()) }
    local on = woods(m.none, { also = Egg })
    on "W Ke1,kh1,Ea7,Ed7,rd2":may "Ea7-a8=Q":may_not "Ed7-d8=Q"
  end)

  t.it("knows of frozen, passive and protected pieces, and of lent walks", function()
    local Frost = piece { name = "Frost", symbol = "F", moves = m.none, aura = { at = m.step(m.all), of = "enemy", freeze = true } }
    local on = woods(steps * -m.attacked(), { also = Frost })
    on "W Ke1,kh8,Xd4,ra5":reaches_only("d4", "c3 d3 e3 c4 e4")
    on "W Ke1,kh8,Xd4,ra5,Fa6":reaches_only("d4", "c3 d3 e3 c4 e4 c5 d5 e5")
  end)
end)

t.describe("m.guarded", function()
  t.it("asks of the walker's own side, with an enemy of its kind there", function()
    local on = woods(m.slide(m.all) * m.empty * m.guarded())
    on "W Kb1,kh8,Xd4,Ng2":reaches_only("d4", "a1 b2 e3 f4 h4")
    woods(m.slide(m.all) * m.guarded(m.is "Knight") * m.enemy)("W Kb1,kh8,Xd4,Ng2,pf4,pd6"):reaches_only("d4", "f4")
  end)

  t.it("is who would take an enemy there, not who might go there", function()
    local on = woods(steps * m.guarded(m.is "Pawn"))
    on "W Ka1,kh8,Xd4,Pd2":reaches_only("d4", "c3 e3")
  end)
end)

t.describe("A long walk that asks m.attacked", function()
  -- The look for a check to the King gives up after some steps and begins again; once a question on the way had been cut
  -- short so, the next one that a table answers cut the listing.
  t.it("leaves the listing whole where questions have been cut short before", function()
    local S, L = m.step, m.leap(1, 2)
    local X = piece { name = "Ox", symbol = "X",
      moves = S(m.diagonals) * (m.aside(S(m.diagonals)) + S(m.orthogonals) * S(m.E) * m.mark_field("f", 2) * m.own_half)
        + L * m.aside(m.attacked()) * S(m.S) * (#m.there("b2", m.occupied) + L)
          * (L * m.strike + m.aside(S(m.diagonals)) * (S(m.N) * m.unmoved + S{ {1, 2}, m.N, m.E, m.S, m.W })) }
    local function req(name) return require("classical.pieces." .. name) end
    local g = t.game{ board = { files = 8, ranks = 8 }, royals = { King = "check" },
      pieces = { X, req "king", req "rook", req "knight" }, setup = "t Xb1,Xc4,Kg2,xg6,ka7,rf7,nf5" }
    t.equal(g:perft(1), 24)
  end)
end)
