-- How first ranks are drawn: every allowed row comes, none is favoured, and what the chapter demands holds always.
local t = require "acedrex.scenario"
local randomized = require "simple.randomized"

local kParts, kMany = 2, 2500  -- seeds of each variant, as many in a test as its budget allows

local function lines_of(setup)
  local lines = {}
  for line in setup:gmatch "[^\n]+" do lines[#lines + 1] = line:gsub("%s+", "") end
  return lines
end

-- How far counts are from their being equal: chi-square.
local function distance(counts, total)
  local expected, sum = total / #counts, 0
  for _, n in ipairs(counts) do sum = sum + (n - expected) ^ 2 / expected end
  return sum
end

local function sorted(row)
  local figures = {}
  for figure in row:gmatch "." do figures[#figures + 1] = figure end
  table.sort(figures)
  return table.concat(figures)
end

-- The chi-square that is exceeded once in a thousand, by the number of files less one.
local limit = { [14] = 34.53, [20] = 43.82, [26] = 52.62 }

-- The twelve variants.
local function each_variant(visit)
  for _, name in ipairs { "classical-chess-", "croatian-ties-" } do
    for size, most in pairs(limit) do
      for _, flavour in ipairs { "mirrored", "symmetrical" } do
        visit { slug = name .. size .. "-" .. flavour, base = name .. size, size = size, most = most,
                mirrored = flavour == "mirrored", pawns = name == "croatian-ties-" }
      end
    end
  end
end

t.describe("Rows that are drawn", function()
  local function draw(of, first)
    local by_options = require("simple." .. of.slug).by_options
    local figures = sorted(lines_of(require("simple." .. of.base).setup)[of.size])
    local kings, queens, wrong = {}, {}, 0
    for file = 1, of.size do kings[file], queens[file] = 0, 0 end
    for seed = first, first + kMany - 1 do
      math.randomseed(seed)
      local dark, row = by_options().setup:gsub(" ", ""):match "^(%l+)\n.*\n(%u+)$"
      local king, queen = row:find "K", row:find "Q"
      kings[king], queens[queen] = kings[king] + 1, queens[queen] + 1
      local balance = 0
      for file in row:gmatch "()B" do balance = balance + (file % 2 == 0 and 1 or -1) end
      if balance ~= 0 or dark:upper() ~= (of.mirrored and row or row:reverse()) then wrong = wrong + 1 end
      if seed % 100 == 0 and sorted(row) ~= figures then wrong = wrong + 1 end
    end
    t.equal(wrong, 0)
    -- Each file is as likely as the others, for the King as for the Queen.
    t.ok(distance(kings, kMany) < of.most, "the King's files: " .. distance(kings, kMany))
    t.ok(distance(queens, kMany) < of.most, "the Queen's files: " .. distance(queens, kMany))
  end

  each_variant(function(of)
    for part = 1, kParts do
      t.it("keep the figures and the balance of Bishops, and favour no file: " .. of.slug .. ", part " .. part,
           function() draw(of, 1 + (part - 1) * kMany) end)
    end
  end)

  -- On a rank that is short enough to see each of its 216 rows a hundred times. The chi-square that is exceeded once in
  -- a thousand is 284.9.
  t.it("are all that are allowed, none of them favoured", function()
    local row_of, seen, counts = randomized.rows({ setup = "k q r n b b\nK Q R N B B" }, "mirrored"), {}, {}
    math.randomseed(216)
    for _ = 1, 21600 do
      local row = row_of().setup:match "\n(.*)"
      if not seen[row] then
        counts[#counts + 1] = 0
        seen[row] = #counts
      end
      counts[seen[row]] = counts[seen[row]] + 1
    end
    t.equal(#counts, 216)
    t.ok(distance(counts, 21600) < 284.9, "rows: " .. distance(counts, 21600))
  end)
end)

-- What the chapter says of both sides' setups, asked of the games themselves.
t.describe("Setups of randomized variants", function()
  each_variant(function(of)
    t.it(of.slug .. " are those of their seed", function()
      local base = require("simple." .. of.base)
      for seed = 1, 10 do
        math.randomseed(seed)
        local drawn = randomized.rows(base, of.mirrored and "mirrored" or "symmetrical", of.pawns)().setup
        local lines = lines_of(drawn)
        t.equal(lines[1]:upper(), of.mirrored and lines[of.size] or lines[of.size]:reverse())
        t.equal(sorted(lines[of.size]), sorted(lines_of(base.setup)[of.size]))
        local pawns = ("P"):rep(of.size)
        t.equal(lines[of.size - 1], pawns)
        t.equal(lines[of.size - 2] == pawns, of.pawns)
        t.equal(lines[3] == pawns:lower(), of.pawns)
        local setup = t.game(of.slug .. ":" .. seed):setup()
        for file = 1, of.size do
          local name = string.char(96 + file)
          t.ok(setup:find("[ ,]" .. lines[of.size]:sub(file, file) .. name .. "1[&,;]"))
          t.ok(setup:find("," .. lines[1]:sub(file, file) .. name .. of.size .. "[&,;]"))
        end
      end
    end)
  end)

  t.it("give the second rank of Pawns a rush that is one field shorter", function()
    local g = t.game("croatian-ties-14-mirrored", "CT Pb2|,Pd3|,pb13|,pd12|,Ra2,Rc2,Rc3,Re3,ra13,rc13,rc12,re12")
    g:reaches_only("b2", "b3 b4 b5 b6 b7"):reaches_only("d3", "d4 d5 d6 d7")
    g:reaches_only("b13", "b12 b11 b10 b9 b8"):reaches_only("d12", "d11 d10 d9 d8")
  end)
end)

local function choose(n, k)
  local ways = 1
  for i = 1, k do ways = ways * (n - k + i) // i end
  return ways
end

-- Bishops on some of the fields: calls visit for each row of "B" and ".".
local function each_placement(size, bishops, visit)
  local row = {}
  local function place(file, left)
    if file > size then return left == 0 and visit(row) end
    if left > 0 then
      row[file] = "B"
      place(file + 1, left - 1)
    end
    row[file] = "."
    if size - file >= left then place(file + 1, left) end
  end
  place(1, bishops)
end

t.describe("The number of allowed rows", function()
  -- The others in any order: King, Queen, and as many Rooks and Knights each as there are Bishops.
  local function others(size, n) return choose(size - n, n) * choose(size - 2 * n, n) * 2 end
  local rows = { [14] = 2778300, [20] = 2421619200, [26] = 2013316519500 }

  for size, number in pairs(rows) do
    t.it("is that of balanced Bishops times that of the other figures: " .. size, function()
      local n = (size - 2) // 3
      t.equal(choose(size // 2, n // 2) ^ 2 * others(size, n), number)
    end)
  end

  for _, size in ipairs { 14, 20 } do
    t.it("is what the rows' own rule lets pass: " .. size, function()
      local n, allowed = (size - 2) // 3, 0
      each_placement(size, n, function(row) if randomized.is_allowed(row) then allowed = allowed + 1 end end)
      t.equal(allowed * others(size, n), rows[size])
    end)
  end
end)
