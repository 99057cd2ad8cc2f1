-- Cold Fusion Chess: Knight and Berolina Pawn in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Knight, Berolina = require "gwalla.pieces.knight", require "gwalla.pieces.berolina-pawn"

return piece {
  name = "Berolina Cavalry", symbol = "Bc",
  about = "moves as Knight or Berolina Pawn, or splits into them, or lets pawns go",
  moves = Knight.moves + Berolina.moves + fusion.split(Knight, Berolina) + fusion.shed "Berolina Cavalry",
}
