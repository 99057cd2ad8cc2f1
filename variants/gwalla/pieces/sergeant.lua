-- Cold Fusion Chess: Pawn and Berolina Pawn in one. It moves and captures one field ahead, straight or diagonally, and
-- captures en passant like both.
local m = require "acedrex.movement"
local fusion = require "gwalla.fusion"

return piece {
  name = "Sergeant", symbol = "S", worth = 1,
  about = "moves and captures one field ahead, straight or diagonally",
  moves = m.step{ m.NW, m.N, m.NE } * (m.pass + fusion.en_passant),
}
