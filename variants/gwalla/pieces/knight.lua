-- The Knight of Classical Chess.
return piece.extend(require "classical.pieces.knight", {})
