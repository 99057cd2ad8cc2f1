-- The Wave is passive and transparent: other pieces can step over it, and it can step over any piece. Activated, it
-- inherits its way of moving from the piece that activated it, repeats the chosen step to the end of the board, spends
-- no momentum, and hands on all of it.
local m, c = require "acedrex.movement", require "acedrex.cascade"

return piece {
  name = "Wave", symbol = "W", worth = 4,
  about = "passive and transparent; activated, it walks as its activator does, over everything, and activates others",
  passive = true, transparent = true, passes = m.occupied,
  moves = c.gait, spends = 0,
  -- It is legal to step outside of the board, as long as the ply ends on it.
  roams = true,
  -- A Wave whose movement is completely blocked is oblationed.
  blocked = "oblate",
  -- It cannot capture. It can activate any other Wave, own or opponent's, and any own piece except King and Pyramid, if
  -- it has momentum.
  takes = m.none, replaces_lands = true,
  lands = m.is "Wave" * c.activate + m.own * -m.is("King", "Pyramid", "Wave") * c.left(1) * c.activate,
}
