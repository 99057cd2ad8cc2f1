-- Royal pieces that must flee in turns of several parts, some of which are drops.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local Prince = piece { name = "Prince", symbol = "P", royal = "flees", moves = m.step(m.all) + m.leap(2, 2) }
local Swapper = piece { name = "Swapper", symbol = "S", moves = m.step(m.all) * (m.empty + m.own * m.swap) }
return variant {
  name = "Flight Parts", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.rook", require "classical.pieces.knight", Prince, Swapper },
  turn = phase.seq{ phase.move(), phase.either{ phase.move{ by = "other", optional = true }, phase.drop{ at = m.rank(1) } } },
  setup = [[
r n p s .
. . . . .
. . . . .
. . . . .
R N P S .]],
}
