-- Moves like a Queen to empty fields. It captures each enemy only as that enemy captures: by replacement, with the
-- enemy's own move, or in the course of a Queen's move, there several of several kinds at once. It swaps with Swappers,
-- and does not capture a Chameleon. Immobilizers beside it are frozen; they may only leave the board, as what they
-- freeze themselves. Of a copied move only the capture counts; what has no move of its own (Orphan, Friend, Jester)
-- teaches it nothing, and an Orphan Pawn is a Pawn to it.
local m, ultima, pawns = require "acedrex.movement", require "testing-board.ultima", require "testing-board.pawns"

local Pawn = require "testing-board.pieces.pawn"

local function prey(...) return m.prey * m.is(...) end

local corner = ultima.corner(prey "Coordinator")
local queen = m.along(m.all, function(d)
  return ultima.beside(d:back(), prey("Withdrawer", "Pushme-Pullyu")) * ultima.vault(d, prey "Long Leaper")
       * ultima.beside(d, prey("Advancer", "Pushme-Pullyu"))
end)

local function replaces(t)
  for _, class in ipairs(t.classes) do
    if class == "ultima" or class == "mimic" then return m.none end
  end
  return m.taking(m.moves_of(t.name), m.is(t.name))
end

return piece {
  name = "Chameleon", symbol = "Cham", label = "chameleon(45)", class = { "ultima" },
  about = "slides like a Queen, captures each piece in its own way",
  moves = queen * ultima.pinch(prey "Pincer Pawn") * corner^-1 * corner^-1
        + ultima.shot(prey "Archer") + ultima.swap(m.is "Swapper") + ultima.perish(prey "Swapper")
        + m.step{ m.NE, m.NW } * pawns.in_passing(prey "Pawn") + m.each_type(replaces)
        + m.taking(Pawn.moves, m.is "Orphan Pawn"),
  aura = { at = m.step(m.all) * m.is "Immobilizer", of = "enemy", freeze = true },
  frozen = -m.i_am "royal" * m.leave,
}
