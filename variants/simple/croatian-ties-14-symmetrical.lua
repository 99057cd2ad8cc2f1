-- Croatian Ties 14 symmetrical (Mario Mlačak): the first rank is drawn, and dark's figures stand
-- in the reversed order of light's. "Due to
-- randomness of placement of Pegasus", a second rank of Pawns stands before the first.
local randomized = require "simple.randomized"
local base = require "simple.croatian-ties-14"

return variant.extend(base, {
  name = "Croatian Ties 14 symmetrical",
  about = "Croatian Ties 14 with a first rank that is drawn, dark's figures in reversed order",
  options = randomized.options,
  castling = randomized.castling,
  by_options = randomized.rows(base, "symmetrical", true),
})
