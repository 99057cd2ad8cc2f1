-- Unusual pieces on unusual boards, written with the authoring page alone: holes, wrap, zones, colours, sides.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, all, o = m.step, m.all, m.orthogonals
local Man = piece { name = "Man", symbol = "M", moves = m.none }

local function on(board, moves, setup, more)
  local X = piece { name = "Subject", symbol = "X", moves = moves }
  local keys = { board = board, pieces = { X, Man }, setup = setup }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game(keys)
end

t.describe("Holes", function()
  local board = { files = 6, ranks = 6, holes = { "d4", "b2-b3" } }

  t.it("end a slide as the edge does", function()
    on(board, m.slide(o), "T Xd1"):reaches_only("d1", "d2 d3 a1 b1 c1 e1 f1")
    on(board, m.slide(o), "t xa2"):reaches_only("a2", "a1 a3 a4 a5 a6")
    on(board, m.slide(all), "T Xa1"):reaches_only("a1", "a2 a3 a4 a5 a6 b1 c1 d1 e1 f1")
  end)

  t.it("can be leapt over, not into", function()
    on(board, m.leap(0, 2), "T Xb1"):reaches_only("b1", "d1")
    on(board, m.leap(0, 3), "T Xb1"):reaches_only("b1", "b4 e1")
    on(board, m.leap(1, 2), "T Xc2"):reaches_only("c2", "a1 a3 b4 e1 e3")
  end)
end)

t.describe("A board whose files are joined", function()
  local cylinder = { files = 8, ranks = 8, wrap = { "files" } }

  t.it("lets a slide go round, to its own start at most", function()
    on(cylinder, m.slide(o), "T Xa4,Mc4,ma6,mg4"):reaches_only("a4", "a5 a6 a3 a2 a1 b4 h4 g4")
    on(cylinder, m.slide{ m.E }, "T Xa4"):reaches_only("a4", "b4 c4 d4 e4 f4 g4 h4")
  end)

  t.it("lets leaps go round", function()
    on(cylinder, m.leap(1, 2), "T Xa1"):reaches_only("a1", "b3 h3 c2 g2")
    on(cylinder, m.leap(1, 2), "t xh8"):reaches_only("h8", "g6 a6 f7 b7")
  end)

  t.it("and ranks can be joined as well", function()
    local torus = { files = 5, ranks = 5, wrap = { "files", "ranks" } }
    on(torus, S(all), "T Xa1"):reaches_only("a1", "a2 b1 b2 e1 e2 a5 b5 e5")
  end)
end)

t.describe("Zones", function()
  local palace = { files = 9, ranks = 10, zones = { palace = { light = { "d1-f3" } } } }
  local general = S(o) * m.zone "palace"

  t.it("belong to each side, dark's being the mirror image", function()
    on(palace, general, "T Xd1"):reaches_only("d1", "e1 d2")
    on(palace, general, "t xe8"):reaches_only("e8", "e9 d8 f8")
    on(palace, general, "T Xe9"):reaches_only("e9", {})
  end)

  t.it("or to both, where one list is given", function()
    local middle = { files = 6, ranks = 6, zones = { pool = { "c3-d4" } } }
    on(middle, S(all) * m.zone "pool", "T Xb2"):reaches_only("b2", "c3")
    on(middle, S(all) * m.zone "pool", "t xc3"):reaches_only("c3", "c4 d3 d4")
  end)

  t.it("can be asked for where the walk began", function()
    local middle = { files = 6, ranks = 6, zones = { pool = { "c3-d4" } } }
    local swimmer = m.from(m.zone "pool") * m.slide(o) + S(o)
    on(middle, swimmer, "T Xc3"):reaches_only("c3", "c1 c2 c4 c5 c6 a3 b3 d3 e3 f3")
    on(middle, swimmer, "T Xb2"):reaches_only("b2", "b1 b3 a2 c2")
  end)
end)

t.describe("Halves and ranks", function()
  t.it("are the mover's own", function()
    on({ files = 5, ranks = 5 }, m.slide(m.N) * m.own_half, "T Xa1"):reaches_only("a1", "a2")
    on({ files = 5, ranks = 5 }, m.slide(m.N) * m.their_half, "T Xa1"):reaches_only("a1", "a4 a5")
    on({ files = 5, ranks = 5 }, m.slide(m.N) * m.their_half, "t xa5"):reaches_only("a5", "a2 a1")
    on({ files = 6, ranks = 6 }, m.slide(m.N) * m.zone "own_half", "t xa6"):reaches_only("a6", "a5 a4")
    on({ files = 6, ranks = 6 }, m.slide(m.N) * m.rank(-1), "T Xa2"):reaches_only("a2", "a6")
    on({ files = 6, ranks = 6 }, m.slide(m.N) * m.rank(-1), "t xa5"):reaches_only("a5", "a1")
    on({ files = 6, ranks = 6 }, m.slide(all) * m.rank(3), "t xa6"):reaches_only("a6", "a4 c4")
  end)

  t.it("let a piece do more from its first ranks", function()
    local digger = m.from(m.rank(2)) * m.slide(m.N, 3) * m.settle + S(m.N)
    on({ files = 6, ranks = 8 }, digger, "T Xb2"):reaches_only("b2", "b3 b4 b5")
    on({ files = 6, ranks = 8 }, digger, "T Xb3"):reaches_only("b3", "b4")
    on({ files = 6, ranks = 8 }, digger, "t xb7"):reaches_only("b7", "b6 b5 b4")
  end)
end)

t.describe("Colours of fields", function()
  t.it("are dark on a1", function()
    on({ files = 8, ranks = 8 }, S(all) * m.own_colour, "T Xd4"):reaches_only("d4", "d5 d3 c4 e4")
    on({ files = 8, ranks = 8 }, S(all) * m.own_colour, "t xd4"):reaches_only("d4", "c5 e5 c3 e3")
  end)

  t.it("can be compared with the start", function()
    on({ files = 8, ranks = 8 }, m.slide(o, 3) * m.start_colour, "T Xd4"):reaches_only("d4", "d6 d2 b4 f4")
    on({ files = 8, ranks = 8 }, m.slide(o, 3) * -m.start_colour, "t xd4"):reaches_only("d4", "d5 d7 d3 d1 c4 a4 e4 g4")
  end)
end)

t.describe("Directions", function()
  t.it("turn for dark, by mirror", function()
    on({ files = 8, ranks = 8 }, m.slide{ m.NE }, "T Xd4"):reaches_only("d4", "e5 f6 g7 h8")
    on({ files = 8, ranks = 8 }, m.slide{ m.NE }, "t xd4"):reaches_only("d4", "e3 f2 g1")
  end)

  t.it("or by rotation, where the variant says so", function()
    on({ files = 8, ranks = 8 }, m.slide{ m.NE }, "t xd4", { symmetry = "rotate" }):reaches_only("d4", "c3 b2 a1")
  end)

  t.it("can differ by side", function()
    local e = m.by_side{ light = S(m.N), dark = S(m.N) + S{ m.E, m.W } }
    on({ files = 8, ranks = 8 }, e, "T Xd4"):reaches_only("d4", "d5")
    on({ files = 8, ranks = 8 }, e, "t xd4"):reaches_only("d4", "d3 c4 e4")
  end)

  t.it("can be the board's own", function()
    on({ files = 8, ranks = 8 }, m.absolute(S(m.N)) + S(m.N), "t xd4"):reaches_only("d4", "d5 d3")
    local either = m.absolute(m.by_side{ light = S(m.N), dark = S(m.NE) })
    on({ files = 8, ranks = 8 }, either, "t xd4"):reaches_only("d4", "e5")
  end)

  t.it("are values to reckon with", function()
    t.equal((m.N + m.E).x, 1)
    t.equal((2 * m.N - m.W).y, 2)
    t.equal(m.NE:left(), m.N)
    t.equal(m.N:right(), m.NE)
    t.equal(m.N:turn(2), m.E)
    t.equal(m.SW:back(), m.NE)
    on({ files = 8, ranks = 8 }, S(m.N + m.NE), "T Xd4"):reaches_only("d4", "e6")
    on({ files = 8, ranks = 8 }, m.along(m.leap(1, 2), function(d) return S(d) * m.empty * S(d:turn(2)) end), "T Xa1")
      :reaches_only("a1", "d2")
  end)
end)

t.describe("Anywhere", function()
  t.it("is every other field", function()
    on({ files = 3, ranks = 3 }, m.anywhere, "T Xa1,Mb2,mc3"):reaches_only("a1", "a2 a3 b1 b3 c1 c2 c3")
    on({ files = 4, ranks = 4 }, m.anywhere * m.empty * -m.start_colour, "t xa1,Ma2")
      :reaches_only("a1", "a4 b1 b3 c2 c4 d1 d3")
  end)
end)

t.describe("The first move", function()
  t.it("is a piece's while it stands where the setup put it", function()
    local keys = {
      board = { files = 4, ranks = 6 }, pieces = { piece {
        name = "Subject", symbol = "X", moves = m.initial * m.slide(m.N, 3) * m.settle + S(m.N),
      } },
      setup = [[
        . . . x
        . . . .
        . . . .
        . . . .
        . . . .
        X . . .
      ]],
    }
    local g = t.game(keys)
    g:reaches_only("a1", "a2 a3 a4")
    g:play { "Xa1-a2", "Xd6-d5" }
    g:reaches_only("a2", "a3")
    g:reaches_only("d5", "d4")
  end)
end)

t.describe("Pieces of a setup string that comes with the pieces", function()
  t.it("count as not moved, as if the variant had put them there", function()
    local starter = m.initial * m.slide(m.N, 3) + S(m.N)
    local g = on({ files = 4, ranks = 6 }, starter, "T Xb2")
    g:reaches_only("b2", "b3 b4 b5")
    g:play "Xb2-b3"
    g:reaches_only("b3", "b4")
    local House = variant {
      name = "House", family = "test", board = { files = 2, ranks = 6 },
      pieces = { piece { name = "Subject", symbol = "X", moves = starter } },
      setup = "x x\n. .\n. .\n. .\n. .\nX X",
    }
    t.game(House, "T Xa1,Xb2"):reaches_only("a1", "a2 a3 a4")
    t.game(House, "T Xa1,Xb2"):reaches_only("b2", "b3")
  end)
end)

t.describe("Paths", function()
  t.it("may stop after any leg, over free fields", function()
    local zigzag = m.path({ S(m.NE), S(m.NW) }, { cycle = true })
    on({ files = 8, ranks = 8 }, zigzag, "T Xa1"):reaches_only("a1", "b2 a3 b4 a5 b6 a7 b8")
    on({ files = 8, ranks = 8 }, zigzag, "T Xa1,mb4"):reaches_only("a1", "b2 a3 b4")
    on({ files = 8, ranks = 8 }, zigzag, "t xa8,Mb5"):reaches_only("a8", "b7 a6 b5")
  end)

  t.it("count their legs from min to max", function()
    local e = m.path({ S(m.N) }, { cycle = true, min = 2, max = 3 })
    on({ files = 8, ranks = 8 }, e, "T Xa1"):reaches_only("a1", "a3 a4")
    on({ files = 8, ranks = 8 }, e, "T Xa1,ma2"):reaches_only("a1", {})
  end)

  t.it("step over what `over` says", function()
    local e = m.path({ S(m.N) }, { cycle = true, over = m.own + m.empty })
    on({ files = 8, ranks = 8 }, e, "T Xa1,Ma3,ma6"):reaches_only("a1", "a2 a4 a5 a6")
  end)
end)
