-- Chunin: one step ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Go-Between", symbol = "GoBe", label = "go_between(126)",
  about = "steps ahead or back",
  moves = m.step{ m.N, m.S },
}
