-- Shogun Chess (Couch Tomato, 2019), by Pychess: Classical Chess in which captured pieces come in again, on the first
-- five ranks, and most may be promoted on the last three; but no side has two of a greater kind by promotion. A Queen
-- that was captured comes in as a Duchess.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local function promoting(name, to) return piece.extend(require("classical.pieces." .. name), { promotes = to }) end
local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
local pieces = {
  Pawn = piece.extend(require "known.pieces.pawn", {
    promotes = "Captain",
    -- A Pawn that captures in passing is not promoted by it.
    moves = ahead * m.settle + slant * m.strike + m.no_promotion(slant * rush.en_passant) + rush.ahead(2, m.rank(2)),
  }),
  Rook = promoting("rook", "Mortar"), Bishop = promoting("bishop", "Archbishop"), Knight = promoting("knight", "General"),
}
local Duchess = piece.extend(require "historic.pieces.ferz", { name = "Duchess", promotes = "Queen" })
local Mortar = piece.extend(require "classical.pieces.chancellor", { name = "Mortar", symbol = "M" })
local General = piece.extend(require "armies.pieces.kheshig", { name = "General", symbol = "G" })
local Captain = piece.extend(require "historic.pieces.man", { name = "Captain", symbol = "C" })

local camp = { zone = "camp", to = "own", when = "choice", enters = "touches" }
local function rule(keys)
  for key, value in pairs(camp) do keys[key] = value end
  return keys
end

return variant.extend(require "classical.classical-chess", {
  name = "Shogun Chess", slug = "shogun", code = "SG", family = "known",
  about = "Classical Chess with captured pieces that come in again and greater ones by promotion",
  board = { zones = { camp = { light = { "a6-h8" } } } },
  pieces = {
    replace = pieces, add = { Duchess, Mortar, require "classical.pieces.archbishop", General, Captain },
  },
  promotion = {
    -- A Pawn could not go on from the last rank.
    rule { pieces = { "Pawn" }, must = "last" },
    rule {
      pieces = { "Rook", "Bishop", "Knight", "Duchess" }, limit = { Mortar = 1, Archbishop = 1, General = 1, Queen = 1 },
    },
  },
  captures = {
    to = "capturer",
    as = { Queen = "Duchess", Mortar = "Rook", Archbishop = "Bishop", General = "Knight", Captain = "Pawn" },
  },
  drops = { at = -m.zone "camp" },
  rules = { dead = {} },
})
