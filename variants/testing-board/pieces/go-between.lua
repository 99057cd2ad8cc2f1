-- Chunin: one step ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Go-Between", symbol = "GoBe",
  about = "steps ahead or back",
  moves = m.step{ m.N, m.S },
}
