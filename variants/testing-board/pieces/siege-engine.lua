-- One step along a file or rank, or a leap of three fields that way.
local m = require "acedrex.movement"

return piece {
  name = "Siege Engine", symbol = "SiEn", label = "siege_engine(76)",
  about = "steps straight, or leaps three fields straight",
  moves = m.step(m.orthogonals) + m.leap(0, 3),
}
