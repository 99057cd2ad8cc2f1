-- Pieces written in Betza's letters.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local Man = piece { name = "Man", symbol = "M", moves = m.none }

local function with(moves, setup)
  local X = piece { name = "Subject", symbol = "X", moves = moves }
  return t.game{ board = { files = 8, ranks = 8 }, pieces = { X, Man }, setup = setup }
end

t.describe("Betza", function()
  t.it("has atoms for the short leaps", function()
    with("W", "T Xd4"):reaches_only("d4", "d5 d3 c4 e4")
    with("F", "T Xd4"):reaches_only("d4", "c5 e5 c3 e3")
    with("D", "T Xd4"):reaches_only("d4", "d6 d2 b4 f4")
    with("A", "T Xd4"):reaches_only("d4", "b6 f6 b2 f2")
    with("N", "T Xa1,mb2"):reaches_only("a1", "b3 c2")
    with("C", "T Xa1"):reaches_only("a1", "b4 d2")
    with("Z", "T Xa1"):reaches_only("a1", "c4 d3")
    with("H", "T Xa1"):reaches_only("a1", "a4 d1")
    with("G", "T Xa1"):reaches_only("a1", "d4")
  end)

  t.it("has letters for the pieces of chess", function()
    with("K", "T Xa1"):reaches_only("a1", "a2 b1 b2")
    with("R", "T Xa1,ma3,Mc1"):reaches_only("a1", "a2 a3 b1")
    with("B", "t xa8,Mc6"):reaches_only("a8", "b7 c6")
    with("Q", "T Xa1,ma2,mb1,mc3"):reaches_only("a1", "a2 b1 b2 c3")
  end)

  t.it("doubles a letter for a rider, and counts its steps", function()
    with("NN", "T Xa1"):reaches_only("a1", "b3 c5 d7 c2 e3 g4")
    with("DD", "T Xa1,Mb1"):reaches_only("a1", "a3 a5 a7 c1 e1 g1")
    with("AA", "T Xa1,mb2,me5"):reaches_only("a1", "c3 e5")
    with("R3", "T Xa1"):reaches_only("a1", "a2 a3 a4 b1 c1 d1")
    with("B2", "T Xd4"):reaches_only("d4", "e5 f6 c5 b6 c3 b2 e3 f2")
    with("N2", "T Xa1"):reaches_only("a1", "b3 c5 c2 e3")
  end)

  t.it("tells moves from captures", function()
    with("mRcB", "T Xd4,mf6,md6,Mb2"):reaches_only("d4", "d5 d3 d2 d1 a4 b4 c4 e4 f4 g4 h4 f6")
    with("mBcR", "t xd4,Mf6,Md6,mb2"):reaches_only("d4", "e5 c5 b6 a7 c3 e3 f2 g1 d6")
  end)

  t.it("has directions, which turn for dark", function()
    with("fmWfcF", "T Xd4,mc5,Me5"):reaches_only("d4", "d5 c5")
    with("fmWfcF", "t xd4,Mc3,Md3"):reaches_only("d4", "c3")
    with("WfF", "T Xd4"):reaches_only("d4", "d5 d3 c4 e4 c5 e5")
    with("WfF", "t xd4"):reaches_only("d4", "d5 d3 c4 e4 c3 e3")
    with("FfW", "t xd4"):reaches_only("d4", "c5 e5 c3 e3 d3")
    with("fR", "T Xa1,Ma5"):reaches_only("a1", "a2 a3 a4")
    with("fRbB", "t xd4"):reaches_only("d4", "d3 d2 d1 e5 f6 g7 h8 c5 b6 a7")
    with("sWbF", "T Xd4"):reaches_only("d4", "c4 e4 c3 e3")
    with("ffN", "T Xd4"):reaches_only("d4", "c6 e6")
    with("ffN", "t xd4"):reaches_only("d4", "c2 e2")
  end)

  t.it("hops over one piece", function()
    with("mRcpR", "T Xa1,ma3,ma6,Mc1"):reaches_only("a1", "a2 a6 b1")
    with("gQ", "T Xa1,ma3,Md1,mb2"):reaches_only("a1", "a4 e1 c3")
    with("pD", "T Xa1,ma2"):reaches_only("a1", "a3")
  end)

  t.it("joins the files at the edge", function()
    with("oR", "T Xa4,mg4,Ma6,Ma2"):reaches_only("a4", "a5 a3 b4 c4 d4 e4 f4 g4 h4")
    with("oF", "t xa4,Mh5"):reaches_only("a4", "b5 b3 h3 h5")
  end)

  t.it("turns at every step", function()
    with("zB", "T Xb1,mb3"):reaches_only("b1", "a2 c2 b3 d1 e2 f1 g2 h1")
    with("qN", "T Xa1"):reaches("a1", "b3 d4 f3 g1 c2")
  end)

  t.it("goes again, counting directions from the leg before", function()
    with("fcafmF", "T Xa1,mb2"):reaches_only("a1", "c3")
    with("nNmafsW", "T Xa1,Ma2"):reaches_only("a1", "c2")
    with("FyafsF", "T Xa1,mb4"):reaches_only("a1", "b2 b3 b4 c2 d2 e2 f2 g2 h2")
    with("FyafsF", "T Xa1,mb2"):reaches_only("a1", "b2")
  end)

  t.it("takes two pieces, or one without leaving its field", function()
    local g = with("(cK-aK)(K-bK)", "T Xa1,ma2,ma3,mh8")
    g:may{ "Xa1-a3*,a2*", "Xa1-b3,a2*" }
    g:play "Xa1-a1,a2*"
    g:at("a1", "Subject", "light")
    g:empty "a2"
  end)

  t.it("puts in brackets what follows and what may be left out", function()
    with("[F?R]", "T Xa1,mb4"):reaches_only("a1", "b2 b3 b4 c2 d2 e2 f2 g2 h2")
    with("[F-R]", "T Xa1,mb4"):reaches_only("a1", "b3 b4 c2 d2 e2 f2 g2 h2")
    with("[cF-(cF)-mF]", "T Xa1,mb2,mc3"):reaches_only("a1", "d4")
  end)

  t.it("stands in lists beside expressions, and in m.betza", function()
    with({ "N", m.slide(m.diagonals, 1) }, "T Xa1"):reaches_only("a1", "b3 c2 b2")
    with(m.betza "W" * m.empty + m.leap(2, 2), "T Xa1,ma2,mc3"):reaches_only("a1", "b1 c3")
  end)
end)
