-- A move, and in windows of turns a drop out of a queue besides; captured pieces wait in two queues.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) + m.step{ m.NE, m.NW } * m.strike }
return variant {
  name = "Queues", board = { files = 5, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Man },
  royals = { King = "check" },
  captures = { { pieces = { "Man" }, to = "capturer", pocket = "men" }, { to = "owner", pocket = "majors" } },
  turn = phase.seq{
    phase.move(),
    phase.drop{ from = "majors", order = "queue", at = m.rank(1), forced = "at the end",
                window = function(k, side) return 2 * k + 1, 2 * k + (side == "light" and 2 or 3) end },
    phase.drop{ from = "men", order = "queue", at = m.rank(2) + m.rank(3), optional = true },
  },
  setup = [[
r . k . n
. m m m .
. . . . .
. . . . .
. M M M .
R . K . N]],
}
