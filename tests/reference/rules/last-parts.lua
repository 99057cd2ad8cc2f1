-- The last turn, where it was several moves and drops, or a move that several types could have made.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local S, all = m.step, m.all
local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" }
local Avenger = piece { name = "Avenger", symbol = "V", moves = S(all) * (m.empty + m.last_unit) + m.leap(1, 2) * m.last{ captured = true } }
local Orphan = piece { name = "Orphan", symbol = "O", moves = m.moves_of "attackers" + S(m.S) }
return variant {
  name = "Last Parts", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Echo, Avenger, Orphan },
  royals = { King = "check" },
  captures = { to = "capturer" },
  turn = phase.seq{ phase.move(), phase.either{ phase.move{ by = "other", optional = true }, phase.drop{ at = m.rank(1) } } },
  setup = [[
r n k e v
. . o . .
. . . . .
. . O . .
R N K E V]],
}
