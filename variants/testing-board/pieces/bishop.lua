-- The Bishop of Classical Chess.
return piece.extend(require "classical.pieces.bishop", {})
