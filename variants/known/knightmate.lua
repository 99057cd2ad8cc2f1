-- Knightmate (Bruce Zimov, 1972), by the Chess Variant Pages: the royal piece moves as a Knight, and two Men, which
-- move as Kings do, stand where the Knights stood. It castles as a King does.
local Knight = piece.extend(require "classical.pieces.knight", {
  name = "Royal Knight", symbol = "K",
  about = "leaps as a Knight does, and must not be lost",
})

return variant.extend(require "classical.classical-chess", {
  name = "Knightmate", slug = "knightmate", code = "KM", family = "known",
  about = "Classical Chess with a royal Knight, and Men for Knights",
  pieces = { replace = { King = Knight, Knight = require "historic.pieces.man" } },
  -- A Man or a Bishop is not enough to mate a Knight, nor is anybody alone.
  rules = { dead = { { "Royal Knight" } } },
})
