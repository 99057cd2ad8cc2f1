-- The Tokin, a promoted Pawn, moves like a Gold General.
return piece.extend(require "shogi.pieces.gold-general", { name = "Tokin", symbol = "T" })
