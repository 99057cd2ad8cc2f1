-- Rebirth: what it would capture is sent home, to the first row of its own side on the same file. If that field is
-- occupied it is captured.
local m = require "acedrex.movement"

return piece {
  name = "Exiler", symbol = "Exi",
  about = "slides like a Rook, sends what it meets back to its first row",
  moves = m.slide(m.orthogonals)
        * (m.empty + m.prey * m.first_of(m.displace(m.step{ m.N, m.S }^1 * m.rank(1)), m.capture)),
}
