-- The King of Classical Chess.
return piece.extend(require "classical.pieces.king", { class = { "royal" } })
