-- A Grasshopper; the piece that it hops over changes sides, then its kind, and is then reborn as what it is now. Royal
-- pieces are only reborn.
local hops = require "testing-board.hops"

return piece {
  name = "Andernach-Einstein-Circe-Grasshopper", symbol = "AECG", label = "andernach_einstein_circe_grasshopper(147)",
  about = "a Grasshopper; what it hops over changes sides and kind and is reborn",
  moves = hops.over_first(hops.turn * hops.change, hops.rebirth()),
}
