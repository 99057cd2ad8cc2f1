-- Nightrider chess: Classical Chess with Nightriders, which ride on in Knight's leaps, for Knights.
local Nightrider = piece.extend(require "croatian.pieces.pegasus", { name = "Nightrider", symbol = "N" })

return variant.extend(require "classical.classical-chess", {
  name = "Nightrider Chess", slug = "nightrider", code = "NR", family = "known",
  about = "Classical Chess with Nightriders for Knights",
  pieces = { replace = { Knight = Nightrider } },
})
