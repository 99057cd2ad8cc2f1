-- Classical Chess with a stock: two queues for each side, one with names of places and turns in which its pieces come in.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local many = {}
for _ = 1, 54 do
  for _, name in ipairs{ "Rook", "Knight", "Bishop" } do many[#many + 1] = name end
end
local function place(k, side)
  local rank = 1 + (k - 1) // 18
  return string.char(65 + (k - 1) % 18) .. (side == "light" and rank or 19 - rank)
end
return variant.extend(require "classical.classical-chess", {
  name = "Stock", notation = require("acedrex.notation").edits{ to = "-", off = "@", part = ";", comment = "//" },
  state = { owed = { to = 9, start = 2 } },
  pockets = { { name = "pieces", both = many, places = place }, { name = "pawns", both = { "Pawn", "Pawn" } } },
  turn = phase.seq{ phase.move(),
    phase.drop{ optional = true, window = function(k) return k, k + 4 end,
      { from = "pieces", order = "queue", at = m.rank(3) * m.counter "owed" } },
    phase.drop{ optional = true, { from = "pawns", order = "queue", at = m.rank(4) } } },
})
