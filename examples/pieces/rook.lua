-- The Rook of Classical Chess, for company.
return piece.extend(require "classical.pieces.rook", {})
