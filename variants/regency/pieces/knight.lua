-- The Knight rises to the Warrior on the last rank.
local Knight, rise = require "classical.pieces.knight", require "regency.rise"

return piece.extend(Knight, { moves = rise.to("Warrior", Knight.moves), on_promotion = rise.from_pawn })
