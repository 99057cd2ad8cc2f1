-- Berolina chess: Pawns step diagonally ahead and capture straight ahead. From its second rank a Pawn may rush two
-- fields along one diagonal; in the very next move an enemy Pawn may take it in passing.
local m = require "acedrex.movement"

local Pawn = piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps diagonally ahead, captures straight ahead, may rush from its second rank",
  moves = m.step{ m.NW, m.NE } * m.settle + m.step(m.N) * m.strike
        -- The rush, and taking in passing: on an empty field beyond which a Pawn stands that has just come over it.
        + m.along({ m.NW, m.NE }, function(d)
            local rushed = "rushed " .. (d.x < 0 and "left" or "right")
            local two = m.path({ m.step(d) }, { cycle = true, min = 2, max = 2 })
            return m.rank(2) * two * m.settle * m.land * m.aside(m.mark(rushed, 1))
                 + m.rank(5) * m.step(m.N) * m.empty * m.aside(m.step(d - 2 * m.N) * m.enemy * m.tagged(rushed) * m.capture)
          end),
}

return variant.extend(require "classical.classical-chess", {
  name = "Berolina Chess", slug = "berolina", code = "BE", family = "known",
  about = "Classical Chess with Pawns that move diagonally and capture straight",
  pieces = { replace = { Pawn = Pawn } },
})
