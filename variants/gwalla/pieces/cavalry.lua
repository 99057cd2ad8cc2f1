-- Cold Fusion Chess: Knight and Pawn in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Knight, Pawn = require "gwalla.pieces.knight", require "gwalla.pieces.pawn"

return piece {
  name = "Cavalry", symbol = "Cv",
  about = "moves as Knight or Pawn, or splits into them",
  moves = Knight.moves + fusion.pawn + fusion.split(Knight, Pawn),
}
