-- Maharajah and the Sepoys: light has the Maharajah alone, dark the army of Classical Chess, whose Pawns do not promote.
-- Either side mates the other's royal piece.
local m = require "acedrex.movement"

local Maharajah = piece {
  name = "Maharajah", symbol = "M",
  about = "moves like a Queen or a Knight, and is royal",
  moves = m.slide(m.all) + m.leap(1, 2),
}

return variant.extend(require "classical.classical-chess", {
  name = "Maharajah and the Sepoys", slug = "maharajah", code = "MS", family = "known",
  also = { "Maharajah Chess", "Shatranj Diwana Shah", "The Mad King's Game" },
  about = "a royal Queen and Knight in one against the army of Classical Chess",
  pieces = { add = { Maharajah } },
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . M . . .
  ]],
  royals = { King = "check", Maharajah = "check" },
  promotion = false,
  rules = { dead = {} },
})
