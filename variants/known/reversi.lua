-- Reversi: a disc comes in where it encloses others in a line with one of its own, and turns them over. A side
-- that can place none passes; when neither can, or the board is full, the side with more discs has won. As in Othello
-- the four middle fields are filled, and dark begins.
local m = require "acedrex.movement"

local turns_over = m.along(m.all, function(d)
  local enemy = m.step(d) * m.enemy
  return enemy^1 * #(enemy^0 * m.step(d) * m.own) * m.flip
end)

return variant {
  name = "Reversi", family = "known", first = "dark",
  about = "discs that turn over those that they enclose",
  board = { files = 8, ranks = 8 },
  pieces = { piece { name = "Disc", symbol = "D", moves = m.none, about = "never moves; is turned over where it is enclosed" } },
  setup = [[
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . D d . . .
    . . . d D . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
  ]],
  pockets = { both = { Disc = 60 } },
  drops = { on_drop = turns_over },
  rules = { pass = "forced", count = { at = { "passes", "full board" } }, dead = {} },
}
