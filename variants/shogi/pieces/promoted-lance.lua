-- The Promoted Lance, a promoted Lance, moves like a Gold General.
return piece.extend(require "shogi.pieces.gold-general", { name = "Promoted Lance", symbol = "Pl" })
