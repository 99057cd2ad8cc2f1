-- The Pawn of Xiangqi and Janggi: one step ahead or sideways, moving or capturing.
local m = require "acedrex.movement"

return piece {
  name = "XJ Pawn", symbol = "XJP", label = "xiangqi_janggi_pawn(11)", class = { "pawn" },
  about = "steps and captures ahead and sideways",
  moves = m.step{ m.N, m.W, m.E },
}
