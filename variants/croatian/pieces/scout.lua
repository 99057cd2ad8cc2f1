-- The Scout makes a few steps forward or to a side, and captures one field diagonally backwards.
local m = require "acedrex.movement"
local privates = require "croatian.privates"

-- Step after step in one direction. Where the next field is not empty, a forking step leads around it.
local function steps(limit)
  local function on(d) return m.step(d) * limit end
  local function fork(d) return #(m.step(d) * m.occupied) * m.step{ d:left(), d:right() } * limit end
  local function further(d) return (m.free * (on(d) + fork(d)))^0 end
  local function walk(d) return (on(d) + fork(d)) * further(d) end
  -- Two and more fields straight forward are a rush while it may rush, whatever its limit; rerouted, it does not rush.
  local rerouted = (on(m.N) * m.free)^0 * fork(m.N) * further(m.N)
  local ahead = m.carries "rush" * (on(m.N) + rerouted) + -m.carries "rush" * walk(m.N)
  return (ahead + walk(m.E) + walk(m.W)) * m.settle
end

return piece {
  name = "Scout", symbol = "O", worth = 2,
  about = "steps forward and sideways, around what stands in its way; captures diagonally backwards; may rush",
  tags = { "rush" },
  moves = m.on_board(function(board) return steps(m.walked(privates.limit(board))) end) + m.step{ m.SE, m.SW } * privates.take + privates.rush,
  -- An activated Wave chooses any of its directions, but no forking steps.
  gait = m.slide{ m.N, m.E, m.W, m.SE, m.SW },
}
