-- What is captured by rules at the end of turns of several parts, and where it goes.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local S, all = m.step, m.all
local Dragon = piece { name = "Dragon", symbol = "D", moves = m.slide(m.orthogonals, 2), on_turn_end = S(all) * m.enemy * m.capture }
local Bomb = piece { name = "Bomb", symbol = "B", moves = S(all), on_capture = m.every(S(m.orthogonals) * m.enemy * m.capture) }
return variant {
  name = "Rule Captures Parts", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.knight", Dragon, Bomb },
  royals = { King = "check" },
  captures = { { by = { "Bomb" }, to = "owner" }, { to = "capturer" } },
  turn = phase.seq{ phase.either{ phase.move(), phase.drop{ at = m.rank(1) } }, phase.move{ by = "other", optional = true } },
  rules = { capture = "most" },
  setup = [[
d b k n .
. . . . .
. . . . .
. . . . .
D B K N .]],
}
