-- Croatian Ties 20 (Mario Mlačak): Classical Chess 20 with Pegasi for Knights, and with Pawns that also move sideways.
local ties = require "simple.ties"

return variant.extend(require "simple.classical-chess-20", {
  name = "Croatian Ties 20", code = "CT",
  about = "Classical Chess 20 with Pegasi and sideways Pawns",
  pieces = ties.pieces,
  rules = ties.rules,
})
