-- The Pawn of Classical Chess.
return piece.extend(require "classical.pieces.pawn", {})
