-- Tags and marks: how long they last, and what they go with.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local S = m.step
local Stone = piece { name = "Stone", symbol = "Z" }
local Rook, King = require "classical.pieces.rook", require "classical.pieces.king"
local function marked(tag) return m.land * m.aside(m.mark(tag, "always")) end

-- Climbs by stepping ahead, and goes aside only while it is high.
local Tower = piece {
  name = "Tower", symbol = "T",
  moves = S(m.N) * m.empty * marked "high"
        + m.carries "high" * S(m.E)
        + m.carries "high" * S(m.W) * m.empty * m.land * m.aside(m.unmark "high"),
}

t.describe("A tag that is given for always", function()
  t.it("goes with the piece until it is taken from it", function()
    local g = t.game{ pieces = { Tower, Stone }, setup = "T Ta1,zh8,zb2" }
    g:may_not "Ta1-b1"
    g:play "Ta1-a2"
    t.equal(g:setup(), "t Ta2{high},zb2,zh8")
  end)

  t.it("stays through captures and moves by others, and is read from setup strings", function()
    local Pusher = piece { name = "Pusher", symbol = "P", moves = S(m.E) * m.own * m.push(m.E) }
    local g = t.game{ pieces = { Tower, Pusher, King }, setup = "T Ta1{high},Pa3,kb1,ke8,Tb3{high}" }
    g:play "Ta1-b1*"
    t.equal(g:setup(), "t Tb1{high},Tb3{high},Pa3,ke8")
    g:play { "Ke8-e7", "Pa3-b3,Tb3>c3" }
    t.equal(g:setup(), "t Tb1{high},Tc3{high},Pb3,ke7")
    g:play { "Ke7-e8", "Tb1-a1" }
    t.equal(g:setup(), "t Ta1,Tc3{high},Pb3,ke8")
  end)

  t.it("stays through promotion and castling", function()
    local Crowned = piece.extend(King, { name = "Crowned", symbol = "C", tags = { always = "crown" } })
    local Man = piece { name = "Man", symbol = "M", moves = S(m.N) }
    local g = t.game{ pieces = { Crowned, Man, Rook },
      castling = { king = "Crowned", rooks = { "Rook" }, distances = { 2 } },
      promotion = { pieces = { "Man" }, to = { "Rook" } }, setup = "T Ce1&{crown},Rh1&{crown},Ma7{crown},ra1" }
    g:play "Ce1-g1&"
    t.equal(g:setup(), "t Cg1{crown},Ma7{crown},Rf1{crown},ra1")
    g:play { "Ra1-b1", "Ma7-a8=R" }
    t.equal(g:setup(), "t Cg1{crown},Rf1{crown},Ra8{crown},rb1")
  end)

  t.it("tells positions apart that are otherwise the same", function()
    local Spinner = piece { name = "Spinner", symbol = "S",
      moves = S(m.E) * m.empty * marked "east" + S(m.W) * m.empty * m.land }
    local g = t.game{ pieces = { Spinner }, rules = { repetition = { times = 2 } }, setup = "T Sa1,sa8" }
    g:play { "Sa1-b1,b1{east}", "Sa8-b8", "Sb1-a1", "Sb8-a8" }:status "playing"
    t.equal(g:setup(), "T Sa1{east},sa8{east}")
    g:play "Sa1-b1":status "playing"
    g:play "Sa8-b8":status "draw"
  end)

  t.it("may be carried from the start, beside tags that are lost by moving", function()
    local Heir = piece { name = "Heir", symbol = "H", tags = { "fresh", always = { "blood" } },
      moves = S(m.N) + m.carries "fresh" * S(m.E) + m.carries "blood" * S(m.W) }
    local g = t.game{ pieces = { Heir }, board = { files = 3, ranks = 3 }, setup = ". h .\n. . .\n. H ." }
    t.equal(g:setup(), "T Hb1{fresh}{blood},hb3{fresh}{blood}")
    g:play { "Hb1-b2", "Hb3-a3" }:may "Hb2-a2":may_not "Hb2-c2"
    t.equal(g:setup(), "T Hb2{blood},ha3{blood}")
    t.equal(g:fen(), nil)
  end)

  t.it("is shown", function()
    local g = t.game{ pieces = { Tower }, setup = "T Ta2{high},td4" }
    t.ok(g:draw():find("tags: a2 high", 1, true))
  end)
end)

t.describe("A tag that is given for some turns, beside what has rushed", function()
  t.it("is in the setup string as it is read from there", function()
    local Pawn = require "classical.pieces.pawn"
    local Torch = piece { name = "Torch", symbol = "T", moves = m.mark_field("burnt", 2) * m.step(m.N) * -m.marked "burnt" }
    local function burning(setup)
      return t.game{ board = { files = 6, ranks = 6 }, pieces = { Pawn, Torch }, setup = setup }
    end
    local g = burning "T Pa2,Tf1,pa5|":play "Tf1-f2":play "Pa5-a3"
    t.equal(g:setup(), "T Pa2,Tf2,pa3:;marks=f1{burnt:1}")
    t.equal(burning(g:setup()):setup(), g:setup())
  end)
end)

t.describe("Tags of a variant", function()
  t.it("may be more than 32", function()
    local moves, tags = m.none, {}
    for i = 1, 50 do
      moves = moves + m.carries("t" .. i) * S(m.N) * m.land * m.aside(m.mark("t" .. i + 1, "always"))
    end
    local Counter = piece { name = "Counter", symbol = "C", moves = moves }
    local g = t.game{ pieces = { Counter }, setup = "T Ca1{t1},ca8{t50}" }
    for rank = 2, 4 do
      g:play { "Ca" .. rank - 1 .. "-a" .. rank .. (rank == 2 and ",a2{t2}" or ",a" .. rank .. "{t" .. rank .. "}") }
      if rank < 4 then g:play("Ca" .. 10 - rank .. "-a" .. 9 - rank) end
    end
    t.equal(g:setup(), "t Ca4{t2}{t3}{t4},ca6{t50}{t51}")
  end)

  t.it("have their room, and no more", function()
    local moves = m.none
    for i = 1, 70 do moves = moves + m.carries("t" .. i) * S(m.N) end
    t.fails(function()
      t.game{ pieces = { piece { name = "Counter", symbol = "C", moves = moves } }, setup = "T Ca1" }
    end, "more different tags than there is room for, which is 64")
  end)
end)

t.describe("What is given for this turn", function()
  t.it("holds for the rest of the turn and no longer", function()
    local Walker = piece { name = "Walker", symbol = "W",
      moves = m.mark_field("left", 0) * S(m.orthogonals) * m.empty * -m.marked "left" }
    local g = t.game{ pieces = { Walker }, turn = phase.moves(2), setup = "T Wa1,wh8" }
    g:may { "Wa1-a2; Wa2-a3", "Wa1-a2; Wa2-b2" }
    g:may_not "Wa1-a2; Wa2-a1"
    g:play { "Wa1-a2; Wa2-a3" }
    t.equal(g:setup(), "t Wa3,wh8")
    g:play { "Wh8-h7; Wh7-h6" }:may "Wa3-a2; Wa2-a1"
  end)

  t.it("may be given to pieces", function()
    local Taunt = piece { name = "Taunt", symbol = "Y",
      moves = m.aside(S(m.all) * m.enemy * m.mark("bait", 0)) + S(m.all) * m.empty }
    local Hunter = piece { name = "Hunter", symbol = "H", moves = m.slide(m.orthogonals) * m.tagged "bait" * m.strike }
    local g = t.game{ pieces = { Taunt, Hunter, Stone }, turn = phase.moves(2), setup = "T Yb2,Ha3,zc3,zh8" }
    g:may "Yb2-b2,c3{bait}; Ha3-c3*"
    g:may_not "Yb2-b1; Ha3-c3*"
    g:play "Yb2-b2,c3{bait}; Yb2-b1"
    t.equal(g:setup(), "t Yb1,Ha3,zc3,zh8")
  end)
end)

t.describe("A tag whose name has signs of setup strings and of FEN in it", function()
  t.it("is read back as it is written", function()
    local Imp = piece { name = "Imp", symbol = "I",
      moves = m.mark_field("hot+dry", 2) * m.mark_field "e/p" * S(m.N) * -m.marked "e/p" * -m.marked "hot+dry"
              * m.land * m.aside(m.mark("a/b", "always")) }
    local keys = { pieces = { Imp, King }, board = { files = 8, ranks = 8 } }
    keys.setup = "T Ia1,Ic1,Kh1,kh8"
    local written = t.game(keys):play{ "Ia1-a2", "Kh8-h7", "Ic1-c2" }:setup()
    t.equal(written, "t Ia2{a/b},Ic2{a/b},Kh1,kh7;marks=a1{e/p}+c1{hot+dry:2}{e/p}")
    keys.setup = written
    t.equal(t.game(keys):setup(), written)
  end)
end)
