-- Captures by rules for walks that name a pocket: into one that is dropped from, into a queue and into a store; before the
-- capture and after it, the last one counts; and captures that nobody keeps.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local S = m.step
local Lance = piece { name = "Lance", symbol = "L", moves = m.slide(m.orthogonals, 2) + m.slide{ m.N, m.S } * m.into "line" }
local Thief = piece {
  name = "Thief", symbol = "T", promotes = "Lance",
  moves = m.into "cage" * S(m.N) + S(m.diagonals) * m.into "line" * (m.pass + m.into "cage")
        + S(m.N) * m.prey * m.capture * S{ m.N, m.E, m.W } * m.empty * m.into "cage",
}
local Bomb = piece { name = "Bomb", symbol = "B", moves = S(m.all) * m.empty + m.leap(1, 2) * m.into(), on_capture = S(m.orthogonals) * m.prey * m.capture }
return variant {
  name = "Into", board = { files = 4, ranks = 5 }, pieces = { require "classical.pieces.king", Lance, Thief, Bomb },
  royals = { King = "check" }, promotion = { to = "own", when = "choice" },
  captures = {
    { into = { "cage", "line" }, pieces = { "Bomb" }, to = "nobody" },
    { into = "cage", to = "owner" },
    { into = "line", by = { "Lance" }, to = "capturer", as = { Lance = "Thief" } },
    { to = "capturer", pieces = { "Lance", "Thief" }, pocket = "cage" },
  },
  turn = phase.either{ phase.move(), phase.drop{ from = "line", order = "queue", at = m.rank(2) }, phase.drop{ at = m.rank(1) } },
  setup = [[
k l b t
. t . l
. . . .
L . T .
T B L K]],
}
