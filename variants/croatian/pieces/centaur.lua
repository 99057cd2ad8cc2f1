-- The Centaur jumps like the Unicorn, and goes on: it alternates between a short and a long jump, which it chooses by
-- its first two steps, until another piece is met or the board ends.
local m = require "acedrex.movement"
local diamond = require "croatian.diamond"

local short, long = diamond.ring(1), diamond.ring(2)
local ways = m.own_colour * diamond.alternate(short, long, diamond.beside)
           + -m.own_colour * diamond.alternate(long, short, diamond.beside)

return piece {
  name = "Centaur", symbol = "C", worth = 7,
  about = "rides on in two jumps in turn, a short and a long one",
  moves = ways,
  gait = ways, -- a Wave that it activates moves like one
}
