-- Boards beside the board, fields beyond its edge, edges that are joined or throw back, and neutral pieces.
local t, m = require "acedrex.scenario", require "acedrex.movement"
local S = m.step

local function man(name, symbol, moves, more)
  local declared = { name = name, symbol = symbol, moves = moves }
  for key, value in pairs(more or {}) do declared[key] = value end
  return piece(declared)
end
local Rook = man("Rook", "R", m.slide(m.orthogonals))

t.describe("A second board", function()
  local board = { files = 4, ranks = 4, beside = { B = { files = 3, ranks = 3, setup = ". . .\n . R .\n . . ." } } }
  local Ghost = man("Ghost", "G", m.across "B" + m.across() + S(m.N))

  t.it("is reached by going across, to the same file and rank, where it has that field", function()
    local g = t.game{ board = board, pieces = { Ghost, Rook }, setup = "T Ga1,Gd4,GB:c3,Rc3" }
    g:reaches_only("a1", { "a2", "B:a1" })
    g:reaches_only("d4", {})
    g:reaches_only("B:c3", {})
    g:play "Ga1-B:a1":at("B:a1", "Ghost", "light"):empty "a1"
  end)

  t.it("is not reached by steps, and has edges of its own", function()
    local g = t.game{ board = board, pieces = { Ghost, Rook }, setup = "T RB:b2,Ra1" }
    g:reaches_only("B:b2", { "B:b1", "B:b3", "B:a2", "B:c2" })
    g:reaches_only("a1", { "a2", "a3", "a4", "b1", "c1", "d1" })
  end)

  t.it("is written in setup strings and moves with its name, and drawn with its own setup", function()
    local g = t.game{ board = board, pieces = { Ghost, Rook }, setup = [[
      . . . .
      . . . .
      . . . .
      G . . . ]] }
    t.equal(g:setup(), "T Ga1,RB:b2")
    g:play "RB:b2-B:b3"
    t.equal(g:setup(), "t Ga1,RB:b3")
    g:may_not("RB:b3-B:b2", "over")
  end)

  t.it("shows leaps by markers, which either side may move in place of a move", function()
    local Idea = man("Idea", "Id", S(m.orthogonals), { owner = "none", may_move = "both" })
    local moves = m.none
    for a = 0, 3 do
      for b = 0, 3 do
        if a + b > 0 then
          moves = moves + m.there(("A:%s%d"):format(("abcd"):sub(a + 1, a + 1), b + 1), m.is "Idea") * m.leap(a, b)
        end
      end
    end
    local g = t.game{ board = { files = 8, ranks = 8, beside = { A = { files = 4, ranks = 4 } } },
      royals = { King = "check" }, pieces = { man("King", "K", moves), Idea }, setup = "T Ke1,ke8,[Id]A:b1,[Id]A:b2" }
    g:reaches_only("e1", { "d1", "d2", "e2", "f2", "f1" })
    g:reaches_only("A:b1", { "A:a1", "A:c1" })
    g:play "[Id]A:b2-A:b3"
    t.equal(g:to_move(), "dark")
    g:play "Ke8-e7":reaches_only("e1", { "d1", "e2", "f1", "c2", "d3", "f3", "g2" })
  end)
end)

t.describe("Beyond the edge", function()
  t.it("a roaming walk goes on as if there were fields, and has to come back", function()
    local Roamer = man("Roamer", "Ro", m.roaming(S(m.W) * S(m.N) * S(m.N) * S(m.E) + S(m.W)))
    local g = t.game{ board = { files = 3, ranks = 4 }, pieces = { Roamer, Rook }, setup = "T [Ro]a1,Rb3,rb1" }
    g:reaches_only("a1", { "a3" })
    g:reaches_only("b3", { "a3", "c3", "b4", "b2", "b1" })
  end)

  t.it("nothing stands there: it is empty, and no effect does anything", function()
    local Roamer = man("Roamer", "Ro", m.roaming(S(m.W) * m.empty * S(m.E) * S(m.N) + S(m.W) * m.occupied * S(m.E) * S(m.E)
                                                 + S(m.W) * m.place "Rook" * S(m.E) * S(m.NE)))
    local g = t.game{ board = { files = 3, ranks = 3 }, pieces = { Roamer, Rook }, setup = "T [Ro]a1" }
    g:reaches_only("a1", { "a2" })
  end)
end)

t.describe("Edges", function()
  t.it("joined for one piece alone", function()
    local g = t.game{ board = { files = 8, ranks = 8 }, setup = "T [Cy]a4,Rc4,ra6,rg4",
      pieces = { man("Cylinder", "Cy", m.wrapped("files", m.slide(m.orthogonals))), Rook } }
    g:reaches_only("a4", { "a5", "a6", "a3", "a2", "a1", "b4", "h4", "g4" })
  end)

  t.it("throw a line back as often as it likes, or once", function()
    local function bouncing(most, size, setup)
      return t.game{ board = { files = size, ranks = size }, setup = setup,
        pieces = { man("Bouncer", "B", m.bounce(m.diagonals, most)), Rook } }
    end
    bouncing(nil, 8, "T Bc1,Rd2,rc5"):reaches_only("c1", { "b2", "a3", "b4", "c5" })
    bouncing(1, 10, "T Bc2,Rd3,re8"):reaches_only("c2", { "b3", "a4", "b5", "c6", "d7", "e8", "b1", "a2", "d1", "e2",
                                                          "f3", "g4", "h5", "i6", "j7" })
  end)
end)
