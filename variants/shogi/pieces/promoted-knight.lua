-- The Promoted Knight, a promoted Knight, moves like a Gold General.
return piece.extend(require "shogi.pieces.gold-general", { name = "Promoted Knight", symbol = "Pn" })
