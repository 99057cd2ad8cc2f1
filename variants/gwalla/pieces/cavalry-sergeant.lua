-- Cold Fusion Chess: Knight and Sergeant in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Knight, Sergeant = require "gwalla.pieces.knight", require "gwalla.pieces.sergeant"

return piece {
  name = "Cavalry Sergeant", symbol = "Cs",
  about = "moves as Knight or Sergeant, or splits into them, or lets pawns go",
  moves = Knight.moves + Sergeant.moves + fusion.split(Knight, Sergeant) + fusion.shed "Cavalry Sergeant",
}
