-- Hoppel-Poppel, of Germany, by Pychess: Knights capture as Bishops do, and Bishops as Knights; when they capture
-- nothing they move as ever.
local Bishop, Knight = require "classical.pieces.bishop", require "classical.pieces.knight"
local m = require "acedrex.movement"

local function moves_and_takes(piece_type, other, about)
  return piece.extend(piece_type, { about = about, moves = piece_type.moves * m.settle + other.moves * m.strike })
end

return variant.extend(require "classical.classical-chess", {
  name = "Hoppel-Poppel", slug = "hoppel-poppel", code = "HP", family = "known",
  about = "Classical Chess with Knights that capture as Bishops, and Bishops that capture as Knights",
  pieces = {
    replace = {
      Knight = moves_and_takes(Knight, Bishop, "moves as a Knight, captures as a Bishop"),
      Bishop = moves_and_takes(Bishop, Knight, "moves as a Bishop, captures as a Knight"),
    },
  },
  rules = { dead = { { "King" } } },
})
