-- Pieces that come in where others have just left: m.vacated, and what a castling leaves free.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

t.describe("Seirawan chess", function()
  t.it("lets a piece in where one has left its first field", function()
    local g = t.game "seirawan"
    g:may { "Nb1-c3", "Nb1-c3; H+b1", "Nb1-c3; E+b1" }
    g:may_not { "Nb1-c3; H+g1", "Pe2-e4; H+e2", "H+b1", "Nb1-c3; H+b1; E+b1" }
    g:play { "Nb1-c3; H+b1", "Pe7-e5" }
    g:at("b1", "Hawk", "light"):may_not { "Hb1-a3; E+b1", "Nc3-b5; E+c3" }:may "Ng1-f3; E+g1"
  end)

  t.it("lets it in on the field of the King or of the Rook when castling", function()
    local g = t.game("seirawan", "SC Ke1&{gate},Rh1&{gate},Ra1,ke8,+H,+E")
    g:may { "Ke1-g1&", "Ke1-g1&; H+e1", "Ke1-g1&; H+h1", "Ke1-g1&; E+e1" }
    g:may_not { "Ke1-g1&; H+g1", "Ke1-g1&; H+f1", "Ke1-g1&; H+e1; E+h1" }
    g:play "Ke1-g1&; H+h1"
    g:at("h1", "Hawk"):at("f1", "Rook"):empty "e1"
  end)

  t.it("does not let a piece answer a check that the move leaves", function()
    local g = t.game("seirawan", "SC Ke1&{gate},Nd1{gate},ra1,ke8,+H")
    g:may_not "Nd1-c3; H+d1"
    g = t.game("seirawan", "SC Ke1{gate},Be2,re7,kh8,+H")
    g:may "Ke1-d1; H+e1"
  end)
end)

t.describe("A field that was vacated in this turn", function()
  -- A turn of two moves; the second piece steps to where the first one stood.
  local Follower = piece { name = "Follower", symbol = "F", moves = m.step(m.all) * m.empty * (m.vacated() + m.rank(-1)) + m.leap(2, 0) }

  t.it("is known to the moves that follow", function()
    local g = t.game{ pieces = { Follower }, turn = phase.seq{ phase.move(), phase.move{ by = "other", optional = true } }, setup = "T Fb2,Fc3,fh8" }
    g:may { "Fc3-c5", "Fc3-c5; Fb2-c3", "Fc3-c5; Fb2-d2" }
    g:may_not { "Fb2-b3", "Fc3-c5; Fb2-b3" }
    g:play { "Fc3-c5; Fb2-c3", "Fh8-h6" }:may_not "Fc3-b2"
  end)

  t.it("may have to be that of a piece with a tag", function()
    local Guard = piece { name = "Guard", symbol = "G", tags = { "post" }, moves = m.step(m.orthogonals) }
    local g = t.game{ pieces = { Guard }, pockets = { both = { Guard = 2 } },
      turn = phase.seq{ phase.move(), phase.drop{ at = m.vacated "post", tags = { "post" }, optional = true } },
      board = { files = 3, ranks = 3 }, setup = "g . g\n. . .\nG . G" }
    g:play { "Ga1-a2; G+a1", "Ga3-b3; G+a3" }
    t.equal(g:setup(), "T Ga1{post},Gc1{post},Ga2,ga3{post},gb3,gc3{post},+G,+g")
    g:may "Gc1-c2; G+c1":may_not "Ga2-b2; G+a2"
  end)

  t.it("may be on any board", function()
    local Guard = piece { name = "Guard", symbol = "G", moves = m.step(m.orthogonals) + m.across "B" }
    local g = t.game{ pieces = { Guard }, pockets = { both = { "Guard" } },
      turn = phase.seq{ phase.move(), phase.drop{ at = m.vacated(), optional = true } },
      board = { files = 3, ranks = 3, beside = { B = { files = 3, ranks = 3 } } }, setup = "T Ga1,GB:a2,gc3,+G" }
    g:may { "GB:a2-B:a3; G+B:a2", "Ga1-B:a1; G+a1" }:may_not "GB:a2-B:a3; G+a2"
  end)

  t.it("is known to what happens at the end of a turn", function()
    local Slayer = piece { name = "Slayer", symbol = "S", moves = m.step(m.E), on_turn_end = m.step(m.W) * m.vacated() * m.place "Slayer" }
    local g = t.game{ pieces = { Slayer }, setup = "T Sa1,sh8" }
    g:play "Sa1-b1"
    t.equal(g:setup(), "t Sa1,Sb1,sh8")
  end)
end)
