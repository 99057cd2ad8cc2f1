-- Unusual pieces, written with the authoring page alone: those that need another piece to hop over.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, all, o, x = m.step, m.all, m.orthogonals, m.diagonals
local Man = piece { name = "Man", symbol = "M", moves = m.none }

local function with(moves, setup, files, ranks)
  local X = piece { name = "Subject", symbol = "X", moves = moves }
  return t.game{ board = { files = files or 8, ranks = ranks or files or 8 }, pieces = { X, Man }, setup = setup }
end

t.describe("Cannon", function()
  local Cannon = piece {
    name = "Cannon", symbol = "C", class = { "artillery" },
    moves = m.slide(o) * m.empty + m.hop(o) * m.enemy,
  }
  local g
  t.before_each(function()
    g = t.game{
      board = { files = 8, ranks = 8 }, royals = { King = "check" },
      pieces = { require "classical.pieces.king", require "classical.pieces.pawn", Cannon },
      setup = "T Ke1,ke8,Ca1,Pa3,pa7",
    }
  end)

  t.it("captures over exactly one screen", function()
    g:may "Ca1-a7*"
    g:may_not "Ca1-a8"
    g:reaches("a1", { "a2", "b1", "a7" })
    g:reaches_only("a1", { "a2", "b1", "c1", "d1", "a7" })
    t.equal(g:perft(1), 11)
    g:play "Ca1-a7*"
    g:at("a7", "Cannon", "light"):status "playing"
  end)

  t.it("needs a screen to give check, and no more than one", function()
    local cast = { require "classical.pieces.king", require "classical.pieces.pawn", Cannon }
    local function at(setup)
      return t.game{ board = { files = 9, ranks = 10 }, royals = { King = "check" }, pieces = cast, setup = setup }
    end
    at("t Ke1,kd10,Cd2,pd6"):status "check"
    at("t Ke1,kd10,Cd2"):status "playing"
    at("t Ke1,kd10,Cd2,pd6,Pd4"):status "playing"
    -- The King himself is no screen for his own attack, and stepping off the file answers it.
    at("t Ke1,kd10,Cd2,pd6"):may { "Kd10-c10", "Kd10-c9", "Kd10-e9" }
  end)

  t.it("is the same for dark on another board", function()
    local dark = t.game{
      board = { files = 9, ranks = 10 }, pieces = { Cannon, Man }, setup = "t ca10,ma7,Ma4,Ma2,Mc10,Md10",
    }
    dark:reaches_only("a10", "a9 a8 b10 a4 d10")
  end)
end)

t.describe("Grasshopper", function()
  local grasshopper = m.along(all, function(d) return (S(d) * m.empty) ^ 0 * S(d) * m.occupied * S(d) end)

  t.it("lands on the field just behind the first piece", function()
    with(grasshopper, "T Xd4,Md5,me4,mf4,ma1"):reaches_only("d4", "d6 f4")
  end)

  t.it("is the same for dark on a larger board", function()
    with(grasshopper, "t xe7,me5,Mh7,mi7,Mc9", 10):reaches_only("e7", "e4 b10")
  end)

  t.it("stays where there is nothing to hop over", function()
    with(grasshopper, "T Xd4"):reaches_only("d4", {})
  end)
end)

t.describe("Hop", function()
  t.it("goes to any field behind one piece, whatever that is", function()
    with(m.hop(o), "T Xa1,Ma3,ma6,Mc1"):reaches_only("a1", "a4 a5 a6 d1 e1 f1 g1 h1")
    with(m.hop(m.N), "t xa8,Ma6,Ma5"):reaches_only("a8", "a5")
  end)
end)

t.describe("Crossbow: hops diagonally to move, slides diagonally to capture, four fields at most", function()
  local crossbow = m.along(x, function(d)
    return m.times(S(d) * m.empty, 0, 3) * S(d) * m.enemy
         + m.on_board(function() -- one piece on the way, the landing field within four
             local e = m.none
             for before = 0, 2 do
               for behind = 0, 2 - before do
                 e = e + m.times(S(d) * m.empty, before, before) * S(d) * m.occupied
                       * m.times(S(d) * m.empty, behind, behind) * S(d) * m.empty
               end
             end
             return e
           end)
  end)

  t.it("does both", function()
    with(crossbow, "T Xc3,Me5,Md2,mb4,ma1,me1,mh8"):reaches_only("c3", "f6 g7 a5 b4 a1")
  end)
end)

t.describe("Follower: slides like a Queen, but only while something is next to it", function()
  local follower = #(S(all) * m.occupied) * m.slide(all)

  t.it("moves beside a neighbour", function()
    with(follower, "T Xa1,Mb2"):reaches_only("a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1")
    with(follower, "T Xa1,Mc3"):reaches_only("a1", {})
  end)

  t.it("and its opposite, by the other look", function()
    with(-(S(all) * m.occupied) * m.slide(o, 2), "T Xa1,Mc3"):reaches_only("a1", "a2 a3 b1 c1")
    with(-(S(all) * m.occupied) * m.slide(o, 2), "T Xa1,mb1"):reaches_only("a1", {})
  end)
end)
