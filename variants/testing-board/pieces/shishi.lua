-- The Lion of Chu Shogi: leaps to any field within two, or makes two King's steps and may capture on both, also beside
-- it and back. It may pass if it could step out and back.
local m = require "acedrex.movement"

local step = m.step(m.all)

return piece {
  name = "Shishi", symbol = "Shi", label = "shishi(103)",
  about = "two King's steps, capturing on both, or a leap to any field within two",
  moves = step + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2)
        + step * m.prey * m.capture * step
        + step * m.empty * m.home,
  may_pass = true,
}
