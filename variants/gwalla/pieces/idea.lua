-- Philosopher Kings: a marker on the Aeon, a board of 4x4 fields. It belongs to neither side; either player may move it
-- by one orthogonal step to an empty field, instead of a move on the great board.
return piece.extend(require "gwalla.pieces.thesis", { name = "Idea", symbol = "Id" })
