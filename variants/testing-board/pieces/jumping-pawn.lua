-- Steps ahead or sideways without capturing, captures diagonally ahead. From its second row it may advance two or three
-- fields through empty ones. Straight behind a friendly pawn of any kind it may jump over it to the empty field beyond,
-- but not to the last row. A capture en passant on the jumped pawn takes both.
local m = require "acedrex.movement"
local pawns = require "testing-board.pawns"

local ahead = m.step(m.N)
local jump = ahead * m.own * m.is "pawn" * pawns.passing * ahead * -m.rank(-1) * m.settle

return piece {
  name = "Jumping Pawn", symbol = "JumP", label = "jumping_pawn(13)", class = { "pawn" },
  about = "steps ahead or sideways, captures diagonally ahead, jumps over a friendly pawn",
  moves = m.step{ m.N, m.W, m.E } * m.settle + m.step{ m.NE, m.NW } * pawns.strike
        + pawns.advance(m.N, 3) + jump,
}
