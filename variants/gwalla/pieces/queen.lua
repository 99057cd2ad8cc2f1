-- The Queen of Classical Chess.
return piece.extend(require "classical.pieces.queen", {})
