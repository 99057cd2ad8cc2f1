-- The Monolith belongs to neither player, but can be moved by both of them. It cannot be captured, converted, activated
-- or displaced, and no piece can move past it.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local diamond = require "croatian.diamond"

-- Each step is a longer Knight-like jump than the one before, onto an empty field; it can make one step more than the
-- player who moves it has Pawns. The longest jumps lead from corner to corner. Only Starchilds are transparent to it.
local pawns = m.count(m.anywhere * m.is "Pawn" * m.mine)
local way = m.on_board(function(board)
  local steps = {}
  for k = 1, board.files - 2 do steps[k] = diamond.ring(k) end
  return m.path(steps, { max = pawns + 1, over = m.empty + m.is "Starchild" }) * m.empty * -m.at_start
end)

-- In a syzygy one own figure on the line, or a trooper, can be demoted to Pawn; in the opponent's figure row it is then
-- promoted, now or later.
local syzygy = require "croatian.syzygy"
local last = m.lights_turn * m.rank(-1) + -m.lights_turn * m.rank(1)
local demotion = syzygy * m.mine * -m.is("King", "Pawn") * m.change "Pawn" * (-last + last * c.promote)

return piece {
  name = "Light Monolith", symbol = "M", class = { "Portal", "Celestial" },
  about = "belongs to neither side; jumps on and on, each time farther; what touches it goes on elsewhere",
  owner = "none", shade = "light", may_move = "both",
  -- "Monolith must move from an ordinary, non-syzygy field into syzygy."
  moves = way * (m.pass + -m.from(#syzygy) * m.aside(demotion)),
}
