-- How first ranks are drawn: every allowed row comes, none is favoured, and what the chapter demands holds always.
local t = require "acedrex.scenario"
local randomized = require "simple.randomized"

local kParts, kMany = 4, 2500  -- ten thousand seeds of each size, as many in a test as its budget allows

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

t.describe("Rows that are drawn", function()
  local function draw(size, first, most)
    local base = require("simple.classical-chess-" .. size)
    local row_of = randomized.rows(base, "mirrored")
    local figures = sorted(lines_of(base.setup)[size])
    local kings, queens, wrong = {}, {}, 0
    for file = 1, size do kings[file], queens[file] = 0, 0 end
    for seed = first, first + kMany - 1 do
      math.randomseed(seed)
      local row = row_of().setup:match ".*\n(.*)":gsub(" ", "")
      local king, queen = row:find "K", row:find "Q"
      kings[king], queens[queen] = kings[king] + 1, queens[queen] + 1
      local balance = 0
      for file in row:gmatch "()B" do balance = balance + (file % 2 == 0 and 1 or -1) end
      if balance ~= 0 or seed % 100 == 0 and sorted(row) ~= figures then wrong = wrong + 1 end
    end
    t.equal(wrong, 0)
    -- Each file is as likely as the others, for the King as for the Queen.
    t.ok(distance(kings, kMany) < most, "the King's files: " .. distance(kings, kMany))
    t.ok(distance(queens, kMany) < most, "the Queen's files: " .. distance(queens, kMany))
  end

  for size, most in pairs(limit) do
    for part = 1, kParts do
      t.it("keep the figures and the balance of Bishops, and favour no file: " .. size .. ", part " .. part,
           function() draw(size, 1 + (part - 1) * kMany, most) end)
    end
  end
end)

-- What the chapter says of both sides' setups, asked of the games themselves.
t.describe("Setups of randomized variants", function()
  for _, name in ipairs { "classical-chess-", "croatian-ties-" } do
    for _, size in ipairs { 14, 20, 26 } do
      for _, flavour in ipairs { "mirrored", "symmetrical" } do
        local slug = name .. size .. "-" .. flavour
        t.it(slug .. " are those of their seed", function()
          local base = require("simple." .. name .. size)
          for seed = 1, 10 do
            math.randomseed(seed)
            local drawn = randomized.rows(base, flavour, name == "croatian-ties-")().setup
            local g = t.game(slug .. ":" .. seed)
            local lines = lines_of(drawn)
            t.equal(lines[1]:upper(), flavour == "mirrored" and lines[size] or lines[size]:reverse())
            t.equal(sorted(lines[size]), sorted(lines_of(base.setup)[size]))
            local pawns = ("P"):rep(size)
            t.equal(lines[size - 1], pawns)
            t.equal(lines[size - 2] == pawns, name == "croatian-ties-")
            t.equal(lines[3] == pawns:lower(), name == "croatian-ties-")
            local setup = g:setup()
            for file = 1, size do
              local name = string.char(96 + file)
              t.ok(setup:find("[ ,]" .. lines[size]:sub(file, file) .. name .. "1[&,;]"))
              t.ok(setup:find("," .. lines[1]:sub(file, file) .. name .. size .. "[&,;]"))
            end
          end
        end)
      end
    end
  end

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
