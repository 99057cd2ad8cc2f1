-- The Pawn of games where Pawns come in from a pocket: it may rush whenever it starts from its second rank, however
-- it got there. All else is as in Classical Chess.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush from its second rank",
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(2, m.rank(2)),
}
