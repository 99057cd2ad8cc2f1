-- The Testing Board: UC-170, a hundred and seventy kinds of pieces and seventeen kinds of pawns.
-- Symbols: K Q R B N P as ever. One word gives its first letters (Cra, Fis, Wit), several words two letters each
-- (HaRo, BoHe), a sum of two moves its capitals (NW, RF), a rider ends in R (CraR), a kind of pawn in P (BerP, JumP).
return { symmetry = "rotate" }
