-- The Bishop of Classical Chess; here a Fers that has risen.
return piece.extend(require "classical.pieces.bishop", {})
