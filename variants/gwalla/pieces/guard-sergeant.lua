-- Cold Fusion Chess: Rook and Sergeant in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Rook, Sergeant = require "gwalla.pieces.rook", require "gwalla.pieces.sergeant"

return piece {
  name = "Guard Sergeant", symbol = "Gs",
  about = "moves as Rook or Sergeant, or splits into them, or lets pawns go",
  moves = Rook.moves + Sergeant.moves + fusion.split(Rook, Sergeant) + fusion.shed "Guard Sergeant",
}
