-- Classical Chess whose Knights keep in mind where they stood at first, in a pocket and in a queue too.
local Knight = piece.extend(require "classical.pieces.knight", { notes = { "home" } })
return variant.extend(require "classical.classical-chess", {
  name = "Kept", slug = "kept", pieces = { replace = { Knight = Knight } },
  captures = { to = "owner", pocket = "hand" },
  drops = { { from = "hand" }, { from = "line", order = "queue" } },
})
