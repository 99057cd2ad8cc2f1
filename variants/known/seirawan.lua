-- Seirawan chess, or S-Chess (Yasser Seirawan and Bruce Harper, 2007): Classical Chess with a Hawk and an Elephant of each
-- side, which come in where other pieces have just left.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Hawk = piece.extend(require "classical.pieces.archbishop", { name = "Hawk", symbol = "H" })
local Elephant = piece.extend(require "classical.pieces.chancellor", { name = "Elephant", symbol = "E" })

-- The pieces of the first rank may let another one in behind them when they first move.
local gates = {}
for _, name in ipairs { "king", "queen", "rook", "bishop", "knight" } do
  local piece_type = require("classical.pieces." .. name)
  gates[piece_type.name] = piece.extend(piece_type, { name = piece_type.name, symbol = piece_type.symbol, tags = { "gate" } })
end

return variant.extend(require "classical.classical-chess", {
  name = "Seirawan Chess", slug = "seirawan", code = "SC", family = "known",
  also = { "S-Chess" },
  about = "Classical Chess with a Hawk and an Elephant that come in where others have just left",
  pieces = { replace = gates, add = { Hawk, Elephant } },
  pockets = { both = { "Hawk", "Elephant" } },
  -- After the first move of a piece, also where King or Rook stood before castling, one piece may come in; the move has
  -- to be possible without it: what comes in blocks no check.
  turn = phase.seq{
    phase.move(),
    phase.drop{ at = m.vacated "gate", optional = true },
    safe = "each",
  },
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Hawk", "Elephant" } },
  -- What waits may still mate.
  rules = { dead = {} },
})
