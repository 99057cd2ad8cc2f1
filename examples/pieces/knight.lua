-- The Knight of Classical Chess, for company.
return piece.extend(require "classical.pieces.knight", {})
