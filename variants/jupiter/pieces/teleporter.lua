-- The Teleporter moves like a Queen and never captures. A friend next to it may move, without capturing, to the field
-- that lies at the same offset from a friendly royal piece; a friend next to a friendly royal piece may move, without
-- capturing, to the field that lies at the same offset from the Teleporter. No piece is promoted by that.
local m = require "acedrex.movement"

local royal = m.own * m.is "royal"
local teleporter = m.own * m.is "Teleporter" * -m.frozen

return piece {
  name = "Teleporter", symbol = "Tlp", class = { "promoted" },
  about = "moves like a Queen without capturing; what stands beside it or a royal piece may go to the other's side",
  moves = m.slide(m.all) * m.settle,
  aura = {
    { at = m.step(m.all), of = "own", lends = function(d)
      return m.no_promotion(m.anywhere * royal * m.step(d) * m.settle)
    end },
    { at = m.anywhere * royal * m.step(m.all), of = "own", lends = m.along(m.all, function(d)
      return m.no_promotion(#(m.step(d:back()) * royal) * m.anywhere * teleporter * m.step(d) * m.settle)
    end) },
  },
}
