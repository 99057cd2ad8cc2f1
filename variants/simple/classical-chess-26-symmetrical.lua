-- Classical Chess 26 symmetrical (Mario Mlačak): the first rank is drawn, and dark's figures stand
-- in the reversed order of light's.
local randomized = require "simple.randomized"
local base = require "simple.classical-chess-26"

return variant.extend(base, {
  name = "Classical Chess 26 symmetrical",
  about = "Classical Chess 26 with a first rank that is drawn, dark's figures in reversed order",
  options = randomized.options,
  castling = randomized.castling,
  by_options = randomized.rows(base, "symmetrical"),
})
