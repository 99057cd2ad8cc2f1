-- Cold Fusion Chess: Rook and Knight in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Rook, Knight = require "gwalla.pieces.rook", require "gwalla.pieces.knight"

return piece {
  name = "Marshal", symbol = "M",
  about = "moves as Rook or Knight, or splits into them",
  moves = Rook.moves + Knight.moves + fusion.split(Rook, Knight),
}
