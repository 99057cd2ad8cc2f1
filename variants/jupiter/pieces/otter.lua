-- The Otter steps one field diagonally or forward, or slides up to four fields sideways.
local m = require "acedrex.movement"

return piece {
  name = "Otter", symbol = "Ot", promotes = "Missionary",
  about = "steps one field diagonally or forward, or slides up to four fields sideways",
  moves = m.step(m.diagonals) + m.step(m.N) + m.slide({ m.W, m.E }, 4),
}
