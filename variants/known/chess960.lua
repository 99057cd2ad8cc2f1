-- Chess960 (Robert James Fischer): chess from one of 960 first ranks, the same for both sides. The Bishops of a side stand
-- on fields of different colours, and its King between its Rooks.
local base = require "classical.classical-chess"

-- Where the two Knights go among five free fields, by what Scharnagl's number leaves of itself in the end.
local knights = { { 1, 2 }, { 1, 3 }, { 1, 4 }, { 1, 5 }, { 2, 3 }, { 2, 4 }, { 2, 5 }, { 3, 4 }, { 3, 5 }, { 4, 5 } }

-- The first rank that has this number by Reinhard Scharnagl: 518 is that of Classical Chess.
local function row_of(number)
  local row = { ".", ".", ".", ".", ".", ".", ".", "." }
  local function free_files()
    local files = {}
    for file = 1, 8 do
      if row[file] == "." then files[#files + 1] = file end
    end
    return files
  end
  row[2 + number % 4 * 2] = "B"  -- on b, d, f or h
  number = number // 4
  row[1 + number % 4 * 2] = "B"  -- on a, c, e or g
  number = number // 4
  row[free_files()[1 + number % 6]] = "Q"
  local left = free_files()
  for _, n in ipairs(knights[1 + number // 6]) do row[left[n]] = "N" end
  left = free_files()
  row[left[1]], row[left[2]], row[left[3]] = "R", "K", "R"
  return table.concat(row, " ")
end

return variant.extend(base, {
  name = "Chess960",
  also = { "Fischer Random", "Fischerandom", "Fischer Random Chess", "Freestyle Chess" },
  about = "chess from one of 960 first ranks",
  options = { seed = { kind = "seed", range = { 0, 959 }, default = 518, help = "Scharnagl's number of the first rank; 518: the usual one" } },
  -- The King ends on the c- or the g-file and the Rook beside it, wherever they come from.
  castling = { to = { "c", "g" } },
  by_options = function(options)
    local row = row_of(options.seed)
    local pawns, empty = ("P "):rep(8) .. "\n", (". "):rep(8) .. "\n"
    return { setup = row:lower() .. "\n" .. pawns:lower() .. empty:rep(4) .. pawns .. row }
  end,
})
