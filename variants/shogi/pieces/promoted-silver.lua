-- The Promoted Silver, a promoted Silver General, moves like a Gold General.
return piece.extend(require "shogi.pieces.gold-general", { name = "Promoted Silver", symbol = "Ps" })
