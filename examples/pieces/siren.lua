-- Two mechanisms in one, in no list of pieces: it draws an enemy in along a free line until they touch, and there he
-- changes sides.
local m = require "acedrex.movement"

return piece {
  name = "Siren", symbol = "Sir",
  about = "steps without capturing, or draws an enemy in and wins him over",
  moves = m.step(m.all) * m.settle + m.aside(m.along(m.all, function(d)
    local draw = m.pull(d) * m.step(d:back())
    local beside = #(m.step(d:back()) * m.at_start)
    return m.times(m.step(d) * m.empty, 1, 3) * m.step(d) * m.enemy * draw^1 * beside * m.convert
  end)),
}
