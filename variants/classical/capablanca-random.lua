-- Capablanca Random Chess (Reinhard Scharnagl, 2004): Capablanca Chess from a first rank that is drawn, the same for both
-- sides. The Bishops of a side stand on fields of different colours, so do its Queen and its Archbishop, and its King
-- stands between its Rooks: 48,000 ranks. Of these it takes one that guards every Pawn.
local base = require "classical.capablanca"

local function drawn_row()
  local row = {}
  -- colour: 0 or 1; nil: any field that is free.
  local function put(symbol, colour)
    local free = {}
    for file = 1, 10 do
      if not row[file] and (not colour or file % 2 == colour) then free[#free + 1] = file end
    end
    row[free[math.random(#free)]] = symbol
  end
  local turned = math.random(0, 1)
  put("Q", turned)
  put("A", 1 - turned)
  put("B", 0)
  put("B", 1)
  put "C"
  put "N"
  put "N"
  local left = { "R", "K", "R" }
  for file = 1, 10 do row[file] = row[file] or table.remove(left, 1) end
  return table.concat(row, " ")
end

local function guards_every_pawn(game)
  for file in ("abcdefghij"):gmatch "." do
    if #game:attackers(file .. "2", "light") == 0 then return false end
  end
  return true
end

return variant.extend(base, {
  name = "Capablanca Random Chess", slug = "capablanca-random", code = "CR",
  also = { "CRC", "Caparandom" },
  about = "Capablanca Chess from a drawn first rank that guards every Pawn",
  options = { seed = { kind = "seed", fits = guards_every_pawn, help = "draws the first rank" } },
  -- The King ends on the c- or the i-file and the Rook beside it, wherever they come from.
  castling = { to = { "c", "i" } },
  by_options = function()
    local row = drawn_row()
    local pawns, empty = ("P "):rep(10) .. "\n", (". "):rep(10) .. "\n"
    return { setup = row:lower() .. "\n" .. pawns:lower() .. empty:rep(4) .. pawns .. row }
  end,
})
