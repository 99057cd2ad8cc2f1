-- At first one Monolith stands on light's side of the board, and the dark one on dark's.
return piece.extend(require "croatian.pieces.light-monolith", { name = "Dark Monolith", shade = "dark" })
