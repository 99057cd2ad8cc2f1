-- Cold Fusion Chess: Bishop and Berolina Pawn in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Bishop, Berolina = require "gwalla.pieces.bishop", require "gwalla.pieces.berolina-pawn"

return piece {
  name = "Berolina Templar", symbol = "Bt",
  about = "moves as Bishop or Berolina Pawn, or splits into them, or lets pawns go",
  moves = Bishop.moves + Berolina.moves + fusion.split(Bishop, Berolina) + fusion.shed "Berolina Templar",
}
