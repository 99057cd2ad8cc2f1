-- Pawn-sacrifice: a Serpent activates own Pyramid, that captures a field at which own Pawn is located, and the Serpent,
-- tagged, may start a new ply in the same move.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local Serpent, Pyramid = require "croatian.pieces.serpent", require "croatian.pieces.pyramid"
local winding = require "croatian.winding"
local sacrifice = {}

-- "Serpent can interact only with Pawns, either capture or displace them, regardless if own or opponent's", over empty
-- fields and pieces which are transparent to it. It can end the ply by activating own Wave or Pyramid, or by teleporting.
local met = m.is "Pawn" * (m.capture + m.capture_own) + winding.displaced
local tagged = winding.over(m.free + met) * (m.empty + met + m.own * m.is("Wave", "Pyramid") + m.is "Portal")

-- It activates the Pyramid on one of the fields next to it.
sacrifice.Serpent = piece.extend(Serpent, {
  moves = Serpent.moves + m.step(m.all) * m.own * m.is "Pyramid" * c.left(1) * m.mark "ritual" * c.activate,
})

-- The Pawn is oblationed. The Serpent starts where it activated the Pyramid, and accumulates momentum.
local go_on = m.land * m.aside(m.home * m.mark "sacrifice") * c.hand_back

sacrifice.roles = {
  -- Without a Pawn to reach, the Pyramid cannot be activated so.
  ritual = { moves = Pyramid.moves * m.own * m.is "Pawn" * m.oblate * (m.pass + go_on) },
  sacrifice = { moves = tagged },
}

return sacrifice
