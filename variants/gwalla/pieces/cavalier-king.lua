-- Cold Fusion Chess: King and Knight in one, royal like the King. It may split into the two.
local fusion = require "gwalla.fusion"
local King, Knight = require "gwalla.pieces.king", require "gwalla.pieces.knight"

return piece {
  name = "Cavalier King", symbol = "Ck",
  about = "moves as King or Knight, or splits into them",
  moves = King.moves + Knight.moves + fusion.split(King, Knight),
}
