-- A Wazir that was a Pawn. Whether it rises once more is for the variant to say.
return piece.extend(require "regency.pieces.wazir", { name = "Pawn Wazir", symbol = "Wp", promotes = {} })
