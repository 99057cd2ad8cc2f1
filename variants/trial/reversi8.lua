-- Reversi 8: a Disc comes in where it encloses others in a line; these change sides. Nobody passes.
local m = require "acedrex.movement"

-- On one of the enemies that are enclosed along a line.
local enclosed = m.along(m.all, function(d)
  local enemy = m.step(d) * m.enemy
  return enemy^1 * #(enemy^0 * m.step(d) * m.own)
end)

return variant {
  name = "Reversi 8", slug = "reversi8", family = "trial",
  about = "Discs that change sides where they are enclosed",
  board = { files = 8, ranks = 8 },
  pieces = { piece {
    name = "Disc", symbol = "D", moves = m.none,
    about = "comes in where it encloses others, which change sides",
    on_turn_end = m.from(m.arrived) * m.every(enclosed * m.convert),
  } },
  setup = [[
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . d D . . .
    . . . D d . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
  ]],
  pockets = { both = { Disc = 30 } },
  drops = { at = #enclosed },
  rules = { dead = {} },
}
