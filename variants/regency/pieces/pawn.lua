-- The Pawn steps one field ahead, and captures one field diagonally ahead. It never rushes.
return piece.extend(require "historic.pieces.pawn", {})
