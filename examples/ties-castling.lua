-- Croatian Ties with other castlings, to be compared: docs/lab.md has what comes of it.
--   acedrex lab ties-castling.lua:king=2 ties-castling.lua:king=3 ties-castling.lua:king=free
local distances = { ["2"] = { 2 }, ["3"] = { 3 }, free = { 2, 3, 4 } }

return variant.extend(require "croatian.croatian-ties", {
  name = "Castling Ties", code = "CC",
  about = "Croatian Ties in which the King castles over other distances",
  options = { king = { kind = "choice", choices = { "2", "3", "free" }, default = "2", help = "fields that the King goes; free: two, three or four" } },
  by_options = function(options) return { castling = { distances = distances[options.king] } } end,
})
