-- Cold Fusion Chess: Bishop and Knight in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Bishop, Knight = require "gwalla.pieces.bishop", require "gwalla.pieces.knight"

return piece {
  name = "Cardinal", symbol = "C",
  about = "moves as Bishop or Knight, or splits into them",
  moves = Bishop.moves + Knight.moves + fusion.split(Bishop, Knight),
}
