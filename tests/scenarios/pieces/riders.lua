-- Unusual pieces, written with the authoring page alone: leapers, riders, sliders, bent ways.
-- Every list was worked out by hand from the rule of the piece.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, F, all, o, x = m.step, m.free, m.all, m.orthogonals, m.diagonals
local Man = piece { name = "Man", symbol = "M", moves = m.none } -- stands about, on either side

-- A board with one kind of piece X and Men.
local function with(moves, setup, files, ranks)
  local X = piece { name = "Subject", symbol = "X", moves = moves }
  return t.game{ board = { files = files or 8, ranks = ranks or files or 8 }, pieces = { X, Man }, setup = setup }
end

t.describe("A rook that takes diagonally, on its own colour of field", function()
  local moves = m.slide(o) * m.empty + (m.leap(1, 2) + m.leap(1, 1)) * m.enemy * m.start_colour

  t.it("slides to empty fields only; a Knight's leap never keeps the colour", function()
    with(moves, "T Xd4,Md6,me5,me6,mb4"):reaches_only("d4", "d5 d3 d2 d1 e4 f4 g4 h4 c4 e5")
  end)

  t.it("is the same for dark", function()
    with(moves, "t xc4,mc2,Md3,Mb5,Md6", 6):reaches_only("c4", "c5 c6 c3 d4 e4 f4 b4 a4 d3 b5")
  end)
end)

t.describe("Crab", function()
  local crab = S{ { -1, 2 }, { 1, 2 }, { -2, -1 }, { 2, -1 } }

  t.it("leaps narrowly ahead and widely back", function()
    with(crab, "T Xd4"):reaches_only("d4", "b3 c6 e6 f3")
  end)

  t.it("turns round for dark", function()
    with(crab, "t xd4"):reaches_only("d4", "c2 e2 b5 f5")
  end)

  t.it("finds its fields on a board of six", function()
    with(crab, "T Xa1,Mb3", 6):reaches_only("a1", {})
    with(crab, "t xf6,Me4,mg9", 10):reaches_only("f6", "e4 g4 d7 h7")
  end)
end)

t.describe("Leapers", function()
  t.it("reach the eight or four images of a leap", function()
    with(m.leap(1, 3), "T Xe5", 10):reaches_only("e5", "f8 d8 f2 d2 h6 h4 b6 b4")
    with(m.leap(0, 3), "T Xd4"):reaches_only("d4", "d7 d1 a4 g4")
    with(m.leap(2, 2), "T Xd4,Mf6,mb2"):reaches_only("d4", "b6 b2 f2")
  end)

  t.it("look at nothing on the way", function()
    with(m.leap(2, 2), "T Xa1,Mb2,mb1,ma2"):reaches_only("a1", "c3")
  end)
end)

t.describe("Riders with a limit", function()
  t.it("go on at most so many leaps, keeping to the first", function()
    with(m.ride(m.leap(1, 2), 2), "T Xa1"):reaches_only("a1", "b3 c5 c2 e3")
    with(m.ride(m.leap(1, 2), 2), "T Xa1,mb3,Me3"):reaches_only("a1", "b3 c2")
  end)

  t.it("slide at most, or at least, so far", function()
    with(m.slide(all, 2), "T Xa1,mc3"):reaches_only("a1", "a2 a3 b1 c1 b2 c3")
    with(m.slide(o, { min = 2 }), "T Xa1,ma3,mb1"):reaches_only("a1", "a3")
    with(m.slide(o, { min = 2, max = 3 }), "T Xd4"):reaches_only("d4", "d6 d7 d2 d1 b4 a4 f4 g4")
  end)

  t.it("slide half way to the edge, a limit asked for each field", function()
    local half = m.slide(o, function(field, d)
      local distance, next = 0, field:step(d)
      while next do distance, next = distance + 1, next:step(d) end
      return (distance + 1) // 2
    end)
    with(half, "T Xa8,ma6"):reaches_only("a8", "a7 a6 b8 c8 d8 e8")
    with(half, "T Xe4"):reaches_only("e4", "d4 c4 f4 g4 e5 e6 e3 e2")
    with(half, "t xe4"):reaches_only("e4", "d4 c4 f4 g4 e5 e6 e3 e2")
  end)

  t.it("count what they see: as far as they have friends around them, and one more", function()
    local bold = m.slide(m.N, m.count(S(all) * m.own) + 1)
    with(bold, "T Xd3"):reaches_only("d3", "d4")
    with(bold, "T Xd3,Mc3,Me2"):reaches_only("d3", "d4 d5 d6")
    with(bold, "T Xd3,Mc3,Me2,me3,md5"):reaches_only("d3", "d4 d5")
    with(bold, "t xd6,mc6"):reaches_only("d6", "d5 d4")
  end)
end)

t.describe("Lame leapers", function()
  local mao = m.along(o, function(d) return S(d) * m.empty * S{ d:left(), d:right() } end)

  t.it("are blocked on the field beside them", function()
    with(mao, "T Xd4,Md5,me4"):reaches_only("d4", "b3 b5 c2 e2")
    with(mao, "t xd4,Md3,mc2"):reaches_only("d4", "b3 b5 c6 e6 f3 f5")
  end)

  t.it("on any free path of several: the Falcon", function()
    local falcon = m.along(o, function(a)
      return m.along({ a:left(), a:right() }, function(b)
        local A, B = S(a), S(b)
        return A * F * A * F * B + A * F * B * F * A + B * F * A * F * A
             + B * F * B * F * A + B * F * A * F * B + A * F * B * F * B
      end)
    end)
    with(falcon, "T Xe5", 10):reaches_only("e5", "d8 f8 d2 f2 b4 b6 h4 h6 c8 g8 c2 g2 b3 b7 h3 h7")
    -- From the corner all ways but those over b1 are closed.
    with(falcon, "T Xa1,Ma2,Mb2", 8):reaches_only("a1", "d2 d3")
  end)
end)

t.describe("Bent ways", function()
  t.it("Gryphon: a diagonal step, then outward like a Rook", function()
    local gryphon = m.along(x, function(d) return S(d) + S(d) * F * m.slide{ d:left(), d:right() } end)
    with(gryphon, "T Xa1,mb4"):reaches_only("a1", "b2 b3 b4 c2 d2 e2 f2 g2 h2")
    with(gryphon, "T Xa1,mb2"):reaches_only("a1", "b2")
  end)

  t.it("Great Hook: a second slide at a right angle, three fields at most", function()
    local hook = m.along(o, function(d)
      return m.slide(d) + m.slide(d) * m.empty * m.slide({ d:turn(2), d:turn(-2) }, 3)
    end)
    with(hook, "T Xa1,Ma3,md1", 6):reaches_only("a1", "a2 b2 c2 d2 b1 b3 b4 c1 c3 c4 d1")
  end)

  t.it("Rose: Knight's leaps round a circle", function()
    local rose = m.along(m.leap(1, 2), function(d)
      local right, left = {}, {}
      for k = 0, 6 do right[k + 1], left[k + 1] = S(d:turn(k)), S(d:turn(-k)) end
      return m.path(right) + m.path(left)
    end)
    with(rose, "T Xa1,Mb3,md4"):reaches_only("a1", "c2 e1 d4")
  end)

  t.it("Sissa: as many fields straight as then at an angle", function()
    local sissa = m.on_board(function(board)
      local e = m.none
      for n = 1, board.longest do
        e = e + m.along(all, function(d)
          return m.along({ d:turn(1), d:turn(-1), d:turn(3), d:turn(-3) }, function(b)
            return m.times(S(d) * F, n, n) * m.times(S(b) * F, n - 1, n - 1) * S(b)
          end)
        end)
      end
      return e
    end)
    with(sissa, "T Xa1,Ma2,Mb2,mc3"):reaches_only("a1", "a4 a6 a7 a8 c2 e3 g4")
  end)

  t.it("Windmill: round a neighbour, field by field", function()
    local windmill = m.along(all, function(hub)
      local ways = m.none
      for _, hand in ipairs{ 1, -1 } do
        local legs = {}
        for k = 0, 6 do legs[k + 1] = S(hub:back():turn(hand * (k + 1)) - hub:back():turn(hand * k)) end
        ways = ways + m.path(legs)
      end
      return #(S(hub) * m.occupied) * ways
    end)
    with(windmill, "T Xe4,Md5,mc6"):reaches_only("e4", "e5 e6 d6 c6 d4 c4 c5")
  end)

  t.it("a ride that chooses anew at every leap never comes back to its start", function()
    local wanderer = (m.leap(1, 2) * m.empty) ^ 1
    with(wanderer, "T Xa1,Mc2", 4):reaches_only("a1", "a2 a3 a4 b1 b2 b3 b4 c1 c3 c4 d1 d2 d3 d4")
    with(m.leap(1, 2) ^ -2, "T Xa1,Mb3", 5):reaches_only("a1", "c2 a3 b4 d4 e3 e1 a5 c5 d2 c1")
  end)

  t.it("an exact number of steps keeps its way apart from others that lead to the same field", function()
    local three = m.times(S(o) * m.empty, 3, 3)
    with(three, "T Xd4"):reaches_only("d4", "d5 d3 c4 e4 d7 d1 a4 g4 c6 b5 e6 f5 c2 b3 e2 f3")
    with(three, "T Xa1", 2):reaches_only("a1", "a2 b1")
  end)

  t.it("a way that may not cross itself", function()
    local line = S{ m.N, m.S }
    with(line * line * line, "T Xa4", 1, 8):reaches_only("a4", "a7 a5 a3 a1")
    with(m.fresh(line * line * line), "T Xa4", 1, 8):reaches_only("a4", "a7 a1")
    local u = m.fresh(S(o) * S(o) * S(o))
    with(u, "T Xd4"):reaches_only("d4", "d5 d3 c4 e4 d7 d1 a4 g4 c6 b5 e6 f5 c2 b3 e2 f3")
  end)
end)
