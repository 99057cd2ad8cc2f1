-- The Grand Vizier steps one field in any direction. Back on its first rank it becomes the Regent.
return piece.extend(require "classical.pieces.king", { name = "Grand Vizier", symbol = "Gv" })
