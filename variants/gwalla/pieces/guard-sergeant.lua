-- Cold Fusion Chess: Rook and Sergeant in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Rook, Sergeant = require "gwalla.pieces.rook", require "gwalla.pieces.sergeant"

return piece {
  name = "Guard Sergeant", symbol = "Gs",
  about = "moves as Rook or Sergeant, or splits into them",
  moves = Rook.moves + Sergeant.moves + fusion.split(Rook, Sergeant),
}
