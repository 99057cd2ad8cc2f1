-- The Thief leaps two fields straight or diagonally. It rises to the Assassin on the last rank; one that starts on the
-- first rank, and never comes to the eighth, on the seventh.
local m, rise = require "acedrex.movement", require "regency.rise"

return piece {
  name = "Thief", symbol = "T",
  about = "leaps two fields straight or diagonally",
  moves = rise.to("Assassin", m.leap(0, 2) + m.leap(2, 2), m.rank(-1) + m.rank(-2)), on_promotion = rise.from_pawn,
}
