-- A turn of two moves, the second to where the first began; tags that stay, and tags for this turn; pockets that are
-- filled at the start, for pieces that come in where others have left.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local S = m.step

local Leader = piece {
  name = "Leader", symbol = "L", tags = { "post", always = { "born" } },
  moves = m.mark_field("trail", 0) * S(m.all) * -m.marked "trail" * (m.empty + m.prey)
        + m.carries "born" * S(2 * m.N) * m.land * m.aside(m.mark("bold", "always"))
        + m.carries "bold" * S(2 * m.E) * m.land * m.aside(m.unmark "bold"),
}
local Follower = piece {
  name = "Follower", symbol = "F", tags = { "post" },
  moves = S(m.orthogonals) * (m.vacated "post" + m.enemy) + S(m.diagonals) * m.vacated()
        + S(m.S) * m.tagged "bold" + m.aside(S(m.E) * m.own * m.mark("bold", 0)),
}
local King = require "classical.pieces.king"

return variant {
  name = "Followers", board = { files = 4, ranks = 5 }, pieces = { King, Leader, Follower },
  setup = [[
    f l k f
    . . . .
    . . . .
    . . . .
    F L K F
  ]],
  royals = { King = "check" },
  pockets = { both = { Leader = 1, Follower = 1 } },
  turn = phase.seq{
    phase.move(),
    phase.either{ phase.move{ by = "other", pieces = { "Follower", "Leader" }, optional = true }, phase.drop{ at = m.vacated "post" } },
    safe = "each",
  },
}
