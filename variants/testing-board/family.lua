-- The Testing Board: UC-170, a hundred and seventy kinds of pieces and seventeen kinds of pawns.
-- Symbols: K Q R B N P as ever. One word gives its first letters, at least three (Cra, Cham, Chan), several words two
-- letters each (HaRo, ArBi); capitals stay (NW, RF), and a kind added to another is its capital (CraW, CaWF, CrBW). A
-- rider ends in R (CraR), a kind of pawn in P (BerP, JumP).
return { symmetry = "rotate" }
