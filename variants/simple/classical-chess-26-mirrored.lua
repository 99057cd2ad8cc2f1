-- Classical Chess 26 mirrored (Mario Mlačak): the first rank is drawn, and dark's figures stand
-- on the same files as light's.
local randomized = require "simple.randomized"
local base = require "simple.classical-chess-26"

return variant.extend(base, {
  name = "Classical Chess 26 mirrored",
  about = "Classical Chess 26 with a first rank that is drawn, dark's figures on the same files",
  options = randomized.options,
  castling = randomized.castling,
  by_options = randomized.rows(base, "mirrored"),
})
