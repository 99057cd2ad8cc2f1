-- Who asks for the last turn where a piece may pass by a part of it: such a piece has made none.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local S, all = m.step, m.all
local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" + S(m.N) }
local Avenger = piece { name = "Avenger", symbol = "V", moves = S(all) * (m.empty + m.last_unit) }
local Idler = piece { name = "Idler", symbol = "I", moves = S(all) + S(all) * m.empty * m.home, may_pass = true }
return variant {
  name = "Last Passes", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Echo, Avenger, Idler },
  royals = { King = "check" },
  captures = { to = "capturer" },
  turn = phase.seq{ phase.move(), phase.drop{ at = m.rank(1), optional = true } },
  setup = [[
r i k e v
. . . . .
. . . . .
. . . . .
R I K E V]],
}
