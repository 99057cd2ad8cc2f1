-- The King steps one field in any direction. Promoted, it is the Emperor, or the Emperor of Emperors where an Emperor
-- of either side is on the board; the Emperor sees to that.
local m = require "acedrex.movement"

return piece {
  name = "King", symbol = "K", class = { "royal" }, promotes = "Emperor",
  about = "steps one field in any direction",
  moves = m.step(m.all),
}
