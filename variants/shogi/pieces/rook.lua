-- The Rook slides along file and rank.
return piece.extend(require "classical.pieces.rook", { promotes = "Dragon King" })
