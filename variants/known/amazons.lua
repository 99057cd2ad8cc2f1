-- The Game of the Amazons (Walter Zamkauskas, 1988), by the rules published in El Acertijo: an Amazon moves as a queen
-- and shoots, as a queen again from where it stands now, an arrow at an empty field, which stays shut. Nothing is ever
-- captured; a side that cannot move and shoot has lost.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local Arrow = piece {
  name = "Arrow", symbol = "X", owner = "none",
  about = "shuts the field that an Amazon has shot at", moves = m.none,
}
local Amazon = piece {
  name = "Amazon", symbol = "A",
  about = "moves like a Queen and then shoots like one, at an empty field",
  moves = m.slide(m.all) * m.empty,
  actions = { shoot = m.slide(m.all) * m.empty * m.place "Arrow" * m.home },
}

return variant {
  name = "Game of the Amazons", slug = "amazons", code = "AM", family = "known",
  about = "four Amazons on each side that shut the board by their arrows",
  board = { files = 10, ranks = 10 },
  pieces = { Amazon, Arrow },
  setup = [[
    . . . a . . a . . .
    . . . . . . . . . .
    . . . . . . . . . .
    a . . . . . . . . a
    . . . . . . . . . .
    . . . . . . . . . .
    A . . . . . . . . A
    . . . . . . . . . .
    . . . . . . . . . .
    . . . A . . A . . .
  ]],
  turn = phase.seq{ phase.move(), phase.move{ action = "shoot", by = "same" } },
  rules = { stalemate = "loss" },
}
