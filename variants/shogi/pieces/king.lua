-- The King steps one field in any direction.
return piece.extend(require "classical.pieces.king", {})
