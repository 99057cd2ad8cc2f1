-- Cold Fusion Chess: Knight and Berolina Pawn in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Knight, Berolina = require "gwalla.pieces.knight", require "gwalla.pieces.berolina-pawn"

return piece {
  name = "Berolina Cavalry", symbol = "Bc",
  about = "moves as Knight or Berolina Pawn, or splits into them",
  moves = Knight.moves + Berolina.moves + fusion.split(Knight, Berolina),
}
