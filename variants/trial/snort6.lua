-- Snort 6: Stones come in, and none beside one of the other side. Who has no place left has lost.
local m = require "acedrex.movement"

return variant {
  name = "Snort 6", slug = "snort6", family = "trial",
  about = "Stones that are not put beside those of the other side",
  board = { files = 6, ranks = 6 },
  pieces = { piece { name = "Stone", symbol = "S", about = "stays where it was put", moves = m.none } },
  setup = [[
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  ]],
  pockets = { both = { Stone = 18 } },
  drops = { at = -(m.step(m.orthogonals) * m.enemy) },
  rules = { stalemate = "loss" },
}
