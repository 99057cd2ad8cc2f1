-- Cold Fusion Chess: King and Rook in one, royal like the King. It may split into the two.
local fusion = require "gwalla.fusion"
local King, Rook = require "gwalla.pieces.king", require "gwalla.pieces.rook"

return piece {
  name = "Dragon King", symbol = "Dk",
  about = "moves as King or Rook, or splits into them",
  moves = King.moves + Rook.moves + fusion.split(King, Rook),
}
