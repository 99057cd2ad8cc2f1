-- Moves like the friends that guard it, and not at all otherwise: a friend guards it that could capture there, were an
-- enemy in its place. Friends pass on what they have. An Ubi-Ubi guards what it could recapture on, also where nothing was
-- captured in the turn before.
local m = require "acedrex.movement"

local function lends(name) return m.own * m.is(name) * -m.frozen end
local in_reach = #((m.leap(1, 2) * (m.empty + lends "Friend"))^0 * m.leap(1, 2) * lends "Ubi-Ubi")
local as_ubi_ubi = m.each_type(function(t) return t.name == "Ubi-Ubi" and m.moves_of(t.name) or m.none end)

return piece {
  name = "Friend", symbol = "Fri", label = "friend(170)", class = { "mimic" },
  about = "moves like the friends that guard it",
  moves = m.no_promotion(m.moves_of "guards" + in_reach * as_ubi_ubi),
}
