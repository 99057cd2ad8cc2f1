-- Dialectic Chess: the other marker on the dialectic; it moves as the Thesis does.
return piece.extend(require "gwalla.pieces.thesis", { name = "Antithesis", symbol = "Ant" })
