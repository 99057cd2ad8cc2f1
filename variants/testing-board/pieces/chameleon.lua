-- Moves like a Queen to empty fields. It captures each enemy only as that enemy captures: by replacement, with the
-- enemy's own move, or in the course of a Queen's move, there several of several kinds at once. It swaps with Swappers,
-- and does not capture a Chameleon. Immobilizers beside it are frozen; they may only leave the board, as what they
-- freeze themselves. Of a copied move only the capture counts; what has no move of its own (Orphan, Friend, Jester)
-- teaches it nothing, and an Orphan Pawn is a Pawn to it.
local m, pawns = require "acedrex.movement", require "testing-board.pawns"
local mimicry = require "testing-board.mimicry"

return piece {
  name = "Chameleon", symbol = "Cham", label = "chameleon(45)", class = { "ultima" },
  about = "slides like a Queen, captures each piece in its own way",
  moves = mimicry + m.step{ m.NE, m.NW } * pawns.in_passing(m.prey * m.is "Pawn"),
  aura = { at = m.step(m.all) * m.is "Immobilizer", of = "enemy", freeze = true },
  frozen = -m.i_am "royal" * m.leave,
}
