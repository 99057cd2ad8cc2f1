-- Rows, with gaps and without, on joined edges and beside a hole, squares, and chains from one zone to another.
local m = require "acedrex.movement"
local Disc = piece { name = "Disc", symbol = "D", moves = m.step(m.all) * m.settle + m.leap(1, 2) * m.enemy,
                     on_turn_end = m.from(m.arrived) * m.step(m.N) * m.enemy * m.flip }
local Brick = piece { name = "Brick", symbol = "B", class = "Wall", moves = m.step(m.orthogonals) }
return variant {
  name = "Rows",
  board = { files = 5, ranks = 5, wrap = { "files" }, holes = { "c3" }, zones = { west = { "a1-a5" }, east = { "c1-c2", "c4-c5" } } },
  pieces = { Disc, Brick }, pockets = { both = { Disc = 2, Brick = 1 } }, drops = { at = m.own_half },
  rules = {
    line = {
      { pieces = { "Disc" }, length = 4 }, { length = 3, gaps = true, dirs = m.N },
      { block = 2, result = "loss" }, { pieces = { "Wall" }, length = 3, dirs = m.diagonals, gaps = true },
    },
    connect = { pieces = { "Brick", "Disc" }, from = "west", to = "east", dirs = { m.N, m.NE, m.E } },
  },
  setup = [[
d b . d .
. d . . b
. . . . .
B . . D .
. D . B D]],
}
