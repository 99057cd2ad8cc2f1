-- Cold Fusion Chess: King and Bishop in one, royal like the King. It may split into the two.
local fusion = require "gwalla.fusion"
local King, Bishop = require "gwalla.pieces.king", require "gwalla.pieces.bishop"

return piece {
  name = "Pope", symbol = "Po",
  about = "moves as King or Bishop, or splits into them",
  moves = King.moves + Bishop.moves + fusion.split(King, Bishop),
}
