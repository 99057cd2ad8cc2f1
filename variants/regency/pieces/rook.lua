-- The Rook of Classical Chess. It does not rise.
return piece.extend(require "classical.pieces.rook", {})
