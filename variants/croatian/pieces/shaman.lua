-- The Shaman rides over step-fields, or captures piece after piece on capture-fields: a light one steps like a Knight and
-- captures by long jumps, a dark one the other way round. Entranced by another Shaman, it goes on a trance-journey.
local m = require "acedrex.movement"
local diamond = require "croatian.diamond"
local trance = require "croatian.trance"

local short, long = diamond.ring(1), diamond.ring(2)

-- "Shaman can continue capturing in the same ply, and in the same direction, as long as there are opponent's pieces to
-- capture"; the ply can end with a Wave or a Pyramid activated.
local function capturing(jumps)
  return m.along(jumps, function(d) return (m.step(d) * m.enemy * m.capture)^0 * m.step(d) * m.occupied * m.strike end)
end

local function plies(steps, captures) return m.ride(steps) * m.settle + capturing(captures) end

return piece {
  name = "Shaman", symbol = "H", worth = 16,
  about = "steps or captures on and on in one direction; diverges other pieces; goes on trance-journeys",
  moves = m.by_side{ light = plies(short, long), dark = plies(long, short) } + trance.begin,
  gait = m.ride(short + long), -- a Wave that it activates inherits both its step- and capture-fields
}
