-- Cascades whose captures fill pockets, and of which as many pieces as can be must be taken.
local m, c = require "acedrex.movement", require "acedrex.cascade"

return variant {
  name = "Cascade Captures", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight",
             piece { name = "Relay", symbol = "Y", passive = true, moves = m.slide(m.all) } },
  royals = { King = "check" },
  lands = m.own * -m.is "King" * c.activate,
  captures = { { by = { "Knight" }, to = "nobody" }, { to = "capturer", as = { Relay = "Knight" } } },
  drops = { pieces = { "Knight", "Rook" } },
  rules = { capture = "most" },
  setup = [[
r n k y y .
. . . . . .
. n . . . .
. . . . N .
. . . . . .
. Y Y K N R]],
}
