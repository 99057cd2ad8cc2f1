-- Dark Stars stand in the lower right and upper left corners.
return piece.extend(require "croatian.pieces.light-star", { name = "Dark Star", shade = "dark" })
