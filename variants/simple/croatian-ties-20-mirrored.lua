-- Croatian Ties 20 mirrored (Mario Mlačak): the first rank is drawn, and dark's figures stand
-- on the same files as light's. "Due to
-- randomness of placement of Pegasus", a second rank of Pawns stands before the first.
local randomized = require "simple.randomized"
local base = require "simple.croatian-ties-20"

return variant.extend(base, {
  name = "Croatian Ties 20 mirrored",
  about = "Croatian Ties 20 with a first rank that is drawn, dark's figures on the same files",
  options = randomized.options,
  castling = randomized.castling,
  by_options = randomized.rows(base, "mirrored", true),
})
