-- The Unicorn jumps like a Knight from fields in its own colour, and much longer from fields in the other one.
local m = require "acedrex.movement"
local diamond = require "croatian.diamond"

local short, long = diamond.ring(1), diamond.ring(2)

return piece {
  name = "Unicorn", symbol = "U", worth = 6,
  about = "leaps like a Knight from fields of its own colour, and longer, to 16 fields, from the others",
  moves = m.own_colour * short + -m.own_colour * long,
  -- A Wave that it activates alternates between short and long jumps, keeping to the two that it chose first.
  gait = m.own_colour * diamond.alternate(short, long)
       + -m.own_colour * diamond.alternate(long, short),
}
