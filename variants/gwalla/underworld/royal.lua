-- The Underworld King of Underworld Chess: he alone captures for good. He moves as a King, out of attack where his side can.
-- If he captures the other one, a man of his side rises to the World, from the Underworld or from among those lost for good.
local m = require "acedrex.movement"

local other, pawn = m.is "Underworld King", m.is "Pawn"

-- The piece, beside `men` of an army: `world` is the guard on fields of the World, `lost` the pocket of what is gone for good.
return function(men, world, lost)
  -- A Pawn returns on the file where it is, or was when it was lost, which it keeps in mind.
  local takes = -other * m.must(pawn * m.note "home") * m.capture
  local back = pawn * m.displace(men.rises_here) + -pawn * m.displace(men.rises)
  local returns = m.retrieve(m.own - other, lost) * m.displace(men.rises)
                + m.aside(m.anywhere * -world * m.own * -other * back)

  return piece {
    name = "Underworld King", symbol = "U", royal = "escapes",
    about = "steps in all directions, and captures for good",
    moves = m.step(m.all) * (m.empty + m.enemy * (takes + other * m.capture * m.must(returns))),
  }
end
