-- Checks that have to mate; who loses all Rooks wins, and who all Knights draws; points for captures win, and decide by what
-- is left at a stalemate and on a full board.
local m = require "acedrex.movement"
local moves = m.slide(m.orthogonals) * (m.empty + m.prey * m.capture * m.add("points", 1))
return variant {
  name = "Results", board = { files = 4, ranks = 4 },
  pieces = {
    require "classical.pieces.king", piece.extend(require "classical.pieces.rook", { moves = moves }),
    require "classical.pieces.knight", piece { name = "Wall", symbol = "W", moves = m.none },
  },
  royals = { King = "check" },
  state = { points = { to = 3, each = "side" } },
  pockets = { both = { Wall = 3 } }, drops = {},
  rules = {
    giving_check = "unless mate", pass = "free", passes = { times = 2, result = "count" },
    extinction = { { "Rook", result = "win" }, { "Knight", result = "draw" } },
    counter = { points = 2 },
    count = { at = { "full board", "stalemate" }, by = { Rook = 5, Knight = 3.5, Wall = -0.5 }, bonus = { dark = 0.5 } },
  },
  setup = [[
k n . r
r n . .
. . N R
R . N K]],
}
