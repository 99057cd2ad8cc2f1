-- The Rook of Classical Chess.
return piece.extend(require "classical.pieces.rook", {})
