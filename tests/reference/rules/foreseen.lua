-- Pieces that look at few fields and do much there: marks that last, blows around the landing, pushes by one, changes,
-- ways that close others, and a royal piece that all of it may bare.
local m = require "acedrex.movement"
local S = m.step

local King = require "classical.pieces.king"
-- Rushes along a diagonal, leaving a mark, and is taken by who comes to stand beside.
local Runner = piece {
  name = "Runner", symbol = "U",
  moves = S{ m.NW, m.NE } * m.settle + S(m.N) * m.strike
        + m.along({ m.NW, m.NE }, function(d)
            return m.from(m.unmoved) * S(d) * m.empty * S(d) * m.empty * m.land * m.aside(m.mark("ran", 1))
                 + S(m.N) * m.empty * m.aside(S(d - 2 * m.N) * m.enemy * m.tagged "ran" * m.capture)
          end),
}
-- Takes all enemies beside the field where it lands; goes ahead where no enemy stands there, else aside.
local Burster = piece {
  name = "Burster", symbol = "B",
  moves = S(m.diagonals) * m.empty * m.land * m.every(S(m.orthogonals) * m.enemy * m.capture)
        + m.first_of(S(m.N) * m.prey, S(m.N) * m.empty * -(S(m.N) * m.enemy), S{ m.E, m.W } * m.empty)
          * m.land * m.aside(m.mark_field("trail", 1)),
}
-- Pushes what stands in its way by one field, pulls what stands behind, and turns what stands aside.
local Pusher = piece {
  name = "Pusher", symbol = "P",
  moves = m.along(m.orthogonals, function(d)
            return S(d) * m.occupied * m.push(d) + S(d) * m.empty * m.land * m.aside(S(-2 * d) * m.own * -m.royal * m.pull(d))
          end)
        + m.aside(S(m.E) * m.enemy * -m.royal * m.tagged "ran" * m.convert) * S(m.W) * m.empty
        + -m.marked "trail" * S(2 * m.N) * m.empty * #(S(m.all) * m.own * m.is("King", "Runner")) * m.become "Burster",
}
-- Blows up where it captures, and leaves Stones behind.
local Bomb = piece {
  name = "Bomb", symbol = "O", moves = S(m.all) + S(2 * m.S) * m.empty * m.land * m.aside(S(m.N) * m.empty * m.place "Stone"),
  on_capture = m.every(S(m.all) * m.occupied * -m.is("King", "Runner") * m.oblate) * m.leave,
}
local Stone = piece { name = "Stone", symbol = "Z" }
local Rook = require "classical.pieces.rook"

return variant {
  name = "Foreseen", board = { files = 6, ranks = 7 }, pieces = { King, Runner, Burster, Pusher, Bomb, Stone, Rook },
  royals = { King = "check" },
  promotion = { pieces = { "Runner" }, to = { "Rook", "Bomb" } },
  setup = [[
r b k p o r
u u . u u .
. . . . . .
. . . . . .
. . . . . .
U U . U U .
R B K P O R]],
}
