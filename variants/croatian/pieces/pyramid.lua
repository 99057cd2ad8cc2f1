-- The Pyramid cannot move on its own: it has to be activated. Then it moves similar to the Rook, for at most as many
-- fields as momentum it has received. It captures like a Rook, but never checks.
local m, c = require "acedrex.movement", require "acedrex.cascade"

return piece {
  name = "Pyramid", symbol = "A", worth = 3,
  about = "passive; activated, it rides like a Rook as far as its momentum goes, promotes Pawns and converts enemies",
  passive = true,
  moves = m.slide(m.orthogonals),
  takes = m.enemy - m.is "King",
  -- Activated, but without a field to go to, it leaves the board.
  blocked = "oblate",
  -- It can convert any opponent's piece, except the King, on its own side of the board, and promote own Pawns on the
  -- opponent's side; both have to reside there. It then leaves the board.
  lands = m.from(m.own_half) * m.own_half * m.prey * m.must(m.convert) * m.leave
        + m.from(m.their_half) * m.their_half * m.own * m.is "Pawn" * c.promote * m.leave,
}
