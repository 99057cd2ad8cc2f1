-- The Bishop slides diagonally.
return piece.extend(require "classical.pieces.bishop", { promotes = "Dragon Horse" })
