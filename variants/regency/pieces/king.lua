-- The King steps one field in any direction. On the last rank he becomes the Warrior King.
return piece.extend(require "classical.pieces.king", { promotes = "Warrior King" })
