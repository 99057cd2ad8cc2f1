-- Spotter: shoots over whatever stands between, three to five fields along a file or rank, at enemies beside a friend.
local m = require "acedrex.movement"

local friend_beside = #(m.step(m.all) * m.own)
local shell = m.along(m.orthogonals, function(d) return m.times(m.step(d), 3, 5) end)

return piece {
  name = "Howitzer", symbol = "How",
  about = "crawls, and shoots far at what a friend stands beside",
  moves = m.step(m.orthogonals) * m.settle + m.aside(shell * m.prey * friend_beside * m.capture),
}
