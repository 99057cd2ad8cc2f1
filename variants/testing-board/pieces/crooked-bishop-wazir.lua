-- Crooked Bishop, or one step along a file or rank.
local m = require "acedrex.movement"
local CrookedBishop = require "testing-board.pieces.crooked-bishop"

return piece.extend(CrookedBishop, {
  name = "Crooked Bishop/Wazir", symbol = "CrBW", label = "crooked_bishop_wazir(30)",
  about = "zigzags diagonally or steps straight",
  moves = CrookedBishop.moves + m.step(m.orthogonals),
})
