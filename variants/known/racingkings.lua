-- Racing Kings: both Kings race to the last rank, and no move may give check.
local base = require "classical.classical-chess"

return variant.extend(base, {
  name = "Racing Kings", slug = "racingkings", family = "known", code = "RK",
  about = "the King that reaches the last rank first has won; giving check is illegal",
  board = { zones = { finish = { "a8-h8" } } },
  -- There are no Pawns.
  pieces = { remove = { "Pawn" } },
  setup = [[
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    k r b n N B R K
    q r b n N B R Q
  ]],
  castling = false, promotion = false,
  rules = {
    giving_check = "illegal",
    -- Light goes first; so where its King arrives, dark's may yet draw by arriving with its next move.
    goal = { pieces = { "King" }, zone = "finish", answer = "draw" },
    quiet = { reset = {} }, dead = {},
  },
})
