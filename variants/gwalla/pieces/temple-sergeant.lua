-- Cold Fusion Chess: Bishop and Sergeant in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Bishop, Sergeant = require "gwalla.pieces.bishop", require "gwalla.pieces.sergeant"

return piece {
  name = "Temple Sergeant", symbol = "Ts",
  about = "moves as Bishop or Sergeant, or splits into them, or lets pawns go",
  moves = Bishop.moves + Sergeant.moves + fusion.split(Bishop, Sergeant) + fusion.shed "Temple Sergeant",
}
