-- Alternates: sideways staggers between straight and slanting steps, always outward, each field free.
local m = require "acedrex.movement"

return piece {
  name = "Tippler", symbol = "Tip",
  about = "staggers outward, straight and slanting steps by turns",
  moves = m.along(m.orthogonals, function(d)
    return m.path({ m.step(d), m.step{ d:left(), d:right() } }, { cycle = true })
  end),
}
