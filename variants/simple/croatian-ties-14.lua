-- Croatian Ties 14 (Mario Mlačak): Classical Chess 14 with Pegasi for Knights, and with Pawns that also move sideways.
local ties = require "simple.ties"

return variant.extend(require "simple.classical-chess-14", {
  name = "Croatian Ties 14", code = "CT",
  about = "Classical Chess 14 with Pegasi and sideways Pawns",
  pieces = ties.pieces,
  rules = ties.rules,
})
