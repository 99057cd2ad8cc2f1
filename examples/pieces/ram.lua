-- Advances: what stands before it when it has run at least two fields is captured, and what stands right behind that.
local m = require "acedrex.movement"

return piece {
  name = "Ram", symbol = "Ram",
  about = "runs at least two fields straight and crushes what it runs up to",
  moves = m.along(m.orthogonals, function(d)
    local crush = m.step(d) * m.prey * m.capture
    return m.slide(d, { min = 2 }) * m.empty * m.must(m.aside(crush * m.must(crush)))
  end),
}
