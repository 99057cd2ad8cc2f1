-- Kyoto Shogi (Tamiya Katsuya, about 1976), by Pychess: every piece but the King has two sides, and each move of it
-- turns it over. What comes in from the hand shows either side. No piece is kept from where it cannot go on: it is turned
-- over, or waits.
local m = require "acedrex.movement"

-- The sides of each piece, by the scripts of Shogi; the first one is its name in the hand.
local sides = {
  { "lance", "tokin" }, { "silver-general", "bishop" }, { "knight", "gold-general" }, { "pawn", "rook" },
}
-- Their plain moves: what promotes in Shogi does not here.
local plain = {
  knight = m.step{ m.N + m.NW, m.N + m.NE }, lance = m.slide(m.N), pawn = m.step(m.N),
}

local pieces, captured, dropped = { require "shogi.pieces.king" }, {}, {}
for _, pair in ipairs(sides) do
  local one, other = require("shogi.pieces." .. pair[1]), require("shogi.pieces." .. pair[2])
  local function turning(base, script, to, promotes)
    return piece.extend(base, {
      about = base.about .. "; turns into a " .. to.name, promotes = promotes,
      moves = (plain[script] or base.moves) * m.become(to.name),
    })
  end
  pieces[#pieces + 1] = turning(one, pair[1], other, other.name)
  pieces[#pieces + 1] = turning(other, pair[2], one, false)
  captured[other.name] = one.name
  dropped[one.name] = { one.name, other.name }
end

return variant {
  name = "Kyoto Shogi", slug = "kyoto-shogi", code = "KY", family = "shogi",
  about = "Shogi on five by five fields with pieces that turn over whenever they move",
  board = { files = 5, ranks = 5 },
  symmetry = "rotate",
  pieces = pieces,
  setup = [[
    p g k s t
    . . . . .
    . . . . .
    . . . . .
    T S K G P
  ]],
  royals = { King = "check" },
  captures = { to = "capturer", as = captured },
  drops = { as = dropped },
  rules = { stalemate = "loss", repetition = { times = 4, result = "draw", checks = "loss" } },
}
