-- Rushes: which fields are passed by them, and what is captured there.
local t, m = require "acedrex.scenario", require "acedrex.movement"
local rush = require "acedrex.rush"

-- McCooey's hexagonal chess, slanted: ahead is up and to the right, so a Pawn passes a field that is not straight behind
-- it on the board as it is drawn.
local edges = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 0 }, { 0, -1 }, { -1, -1 } }
local corners = { { 2, 1 }, { 1, 2 }, { -1, 1 }, { -2, -1 }, { -1, -2 }, { 1, -1 } }
local jumps = { { 3, 1 }, { 3, 2 }, { 2, 3 }, { 1, 3 }, { -1, 2 }, { -2, 1 }, { -3, -1 }, { -3, -2 }, { -2, -3 }, { -1, -3 }, { 1, -2 }, { 2, -1 } }
local ahead, aslant = m.step{ { 1, 1 } }, m.step{ { 2, 1 }, { 1, 2 } }

local function hexagonal()
  local pieces = {
    piece { name = "King", symbol = "K", moves = m.step(edges) + m.step(corners) },
    piece { name = "Queen", symbol = "Q", moves = m.slide(edges) + m.slide(corners) },
    piece { name = "Rook", symbol = "R", moves = m.slide(edges) },
    piece { name = "Bishop", symbol = "B", moves = m.slide(corners) },
    piece { name = "Knight", symbol = "N", moves = m.step(jumps) },
    piece { name = "Pawn", symbol = "P", moves = ahead * m.settle + aslant * m.strike + aslant * rush.en_passant
      + (m.initial - m.from(m.on("d4", "h8"))) * ahead * m.empty * ahead * m.settle * m.rushed },
  }
  return variant {
    name = "Hexagonal Chess", symmetry = "rotate", royals = { King = "check" }, pieces = pieces,
    promotion = { pieces = { "Pawn" }, to = { "Queen", "Rook", "Bishop", "Knight" }, zone = "far" },
    board = {
      files = 11, ranks = 11, zones = { far = { light = { "k6-k11", "f11-j11" }, dark = { "a1-a6", "b1-f1" } } },
      holes = { "a7-a11", "b8-b11", "c9-c11", "d10-d11", "e11", "g1", "h1-h2", "i1-i3", "j1-j4", "k1-k5" },
    },
    setup = [[
. . . . . . . p r k b
. . . . . . . p n b q
. . . . . . . p b n r
. . . . . . . p p p p
. . . . . . . . . . .
. . . . . . . . . . .
. . . . . . . . . . .
P P P P . . . . . . .
R N B P . . . . . . .
Q B N P . . . . . . .
B K R P . . . . . . .]],
  }
end

t.describe("A rush aslant", function()
  t.it("gives the counts of an independent program", function()
    local g = t.game(hexagonal())
    for depth, count in ipairs{ 31, 947, 33343 } do t.equal(g:perft(depth), count) end
  end)

  local position = "HC Pa4,Kb1,pd6,pe6,kj11"
  t.it("is taken on the field that it has passed, and nowhere else", function()
    local g = t.game(hexagonal(), position)
    g:play "Pa4-c6"
    g:reaches_only("d6", "b5 c5"):reaches_only("e6", "d5")
    t.equal(g:play("Pd6-b5"):setup(), "HC Kb1,kj11,pb5,pe6")
  end)

  t.it("is kept by setup strings and FEN", function()
    local g = t.game(hexagonal(), position):play "Pa4-c6"
    t.equal(g:setup(), "hc Kb1,Pc6:,kj11,pd6,pe6")
    t.game(hexagonal(), g:setup()):reaches_only("d6", "b5 c5"):reaches_only("e6", "d5")
    t.equal(g:fen():match "b5 ", "b5 ")
    t.equal(t.game(hexagonal(), g:fen()):setup(), g:setup())
  end)
end)
