-- The Hawklet steps one field in any direction; if that field is empty, it may step once more, in any direction but
-- back to its start. Its capture ends the move.
local m = require "acedrex.movement"

return piece {
  name = "Hawklet", symbol = "Haw", promotes = "Girlscout",
  about = "steps one field in any direction, once or twice",
  moves = m.path{ m.step(m.all), m.step(m.all) },
}
