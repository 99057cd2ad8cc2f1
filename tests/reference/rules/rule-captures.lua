-- What burns by a rule goes into pockets, and counts where a piece has to be captured; turns may be passed.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local Dragon = piece { name = "Dragon", symbol = "D", moves = m.slide(m.orthogonals, 2), on_turn_end = S(all) * m.enemy * m.capture }
local Bomb = piece { name = "Bomb", symbol = "B", moves = S(all), on_capture = m.every(S(m.orthogonals) * m.enemy * m.capture) }
local Gong = piece { name = "Gong", symbol = "G", moves = m.leap(1, 2), on_turn_start = S(m.N) * m.enemy * m.capture }
local Lamb = piece { name = "Lamb", symbol = "L", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike, promotes = "Ram" }
local Ram = piece { name = "Ram", symbol = "R", moves = m.slide(m.orthogonals), on_promotion = S(all) * m.enemy * m.capture }
return variant {
  name = "Rule Captures", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", Dragon, Bomb, Gong, Lamb, Ram },
  royals = { King = "check" },
  promotion = { to = "own", when = "choice" },
  captures = { { by = { "Bomb" }, to = "owner" }, { pieces = { "Gong" }, to = "nobody" }, { to = "capturer", promoted = "Lamb" } },
  drops = { at = -m.rank(-1) },
  rules = { capture = "must", pass = "free" },
  setup = [[
d b k g r .
. l . l . .
. . . . . .
. . . . . .
. L . L . .
D B K G R .]],
}
