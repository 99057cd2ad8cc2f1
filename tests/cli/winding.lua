-- A piece with more ways than can be walked: to capture it goes east, west and south, again and again.
local m = require "acedrex.movement"
local south, west = m.step(m.S)^-2 * m.step(m.S), (m.step(m.W) * m.free)^-2 * m.step(m.W)
return variant {
  name = "Winding", code = "WI",
  board = { files = 7, ranks = 8 },
  pieces = {
    piece { name = "Ant", symbol = "A", moves = m.none },
    piece { name = "Cat", symbol = "C", moves = ((m.step(m.E) + south + west) * m.strike)^0 },
    piece { name = "Dog", symbol = "D", moves = m.step(m.N) },
  },
  royals = { Ant = "check" },
  setup = [[
    a . . . . . A
    . . C . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
  ]],
}
