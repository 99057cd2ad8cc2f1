-- The Fiery Dragon slides diagonally. Where it arrives, every adjacent enemy is captured too. At the end of each turn
-- it captures the enemies that came to stand next to it in that turn, and, if it came there itself by whatever means,
-- all enemies next to it. So two opposing Fiery Dragons that are brought together capture each other.
-- The text is silent on a Dragon that moves twice: it burns where it stops over, but Dragons only where it stays.
local m = require "acedrex.movement"

return piece {
  name = "Fiery Dragon", symbol = "FiD", class = { "promoted" },
  about = "slides diagonally, and burns every enemy that it meets",
  moves = m.slide(m.diagonals) * m.land * m.every(m.step(m.all) * m.prey * -m.is "Fiery Dragon" * m.capture),
  on_turn_end = (m.step(m.all) * m.prey * (m.arrived + m.from(m.arrived))) * m.capture,
}
