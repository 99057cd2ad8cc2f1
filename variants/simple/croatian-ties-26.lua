-- Croatian Ties 26 (Mario Mlačak): Classical Chess 26 with Pegasi for Knights, and with Pawns that also move sideways.
local ties = require "simple.ties"

return variant.extend(require "simple.classical-chess-26", {
  name = "Croatian Ties 26", code = "CT",
  about = "Classical Chess 26 with Pegasi and sideways Pawns",
  pieces = ties.pieces,
  rules = ties.rules,
})
