-- The Star belongs to neither player; it is not moved, activated, captured or converted. Light Stars stand in the lower
-- left and upper right corners.
local m = require "acedrex.movement"

return piece {
  name = "Light Star", symbol = "T", class = { "Star", "Portal", "Celestial" },
  about = "belongs to neither side; a piece that touches it goes on elsewhere",
  owner = "none", shade = "light",
  moves = m.none,
}
