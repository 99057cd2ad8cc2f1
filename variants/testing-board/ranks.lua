-- How an Einstein Grasshopper changes kinds on the Testing Board: "demoted according to the hierarchy established by the
-- set of pieces and pawns that are present on the 8x8 board at the time", or promoted. The page and its players leave the
-- hierarchy open: here pieces stand above pawns, and among each the kind above that moves to, or captures on, more
-- fields from d4 of an empty board. Of several kinds of one rank the player chooses.
local m = require "acedrex.movement"
local kinds = require "testing-board.kinds"

-- The fields from d4, by the pages' numbers.
local reach = {
  majors = [[
    8 27 14 13 8 8 35 22 21 39 26 25 12 14 26 23 63 42 54 26 39 27 14 13 18 37 17 18 20 22 19 28 12 12 14 13 27 12 12 16 10
    15 8 20 27 27 27 27 27 27 27 27 27 27 4 4 8 8 8 8 13 15 7 8 10 11 10 10 17 9 8 12 20 12 14 8 12 8 6 5 24 24 12 20 20 16
    55 16 16 27 30 13 14 24 8 16 8 8 4 6 5 2 24 25 24 20 20 14 13 9 9 13 7 7 7 6 6 6 5 5 4 4 3 3 2 2 27 22 20 12 10 16 12 0
    4 4 5 7 8 8 8 8 0 0 0 0 0 8 12 16 8 8 4 4 16 16 12 12 16 35 24 0 0 8 27 0 0 0 27 0
  ]],
  pawns = "3 8 14 1 3 3 5 8 7 7 3 3 5 5 3 5 7",
}

-- The names of each rank, from the lowest.
local ranks = {}
for _, group in ipairs { "pawns", "majors" } do
  local by_reach, k = {}, 0
  for fields in reach[group]:gmatch "%d+" do
    k, fields = k + 1, tonumber(fields)
    local one = kinds[group][k]
    if (one.class or {})[1] ~= "royal" then
      by_reach[fields] = by_reach[fields] or {}
      table.insert(by_reach[fields], one.name)
    end
  end
  for fields = 0, 63 do ranks[#ranks + 1] = by_reach[fields] end
end

-- Walks by name: "fall" and "rise" change what is here by one rank, to the next one of which there is a kind on the
-- board; "fall3" and "rise3" make it a kind of the third rank, or of the next beyond.
local walks = {}
local function add(way, step)
  local here = m.none
  for i, names in ipairs(ranks) do
    local becomes = m.none
    for _, name in ipairs(names) do becomes = becomes + #(m.anywhere * m.is(name)) * m.change(name) end
    walks[way .. i] = ranks[i + step] and m.first_of(becomes, m.V(way .. i + step)) or becomes
    if ranks[i + step] then here = here + m.is(table.unpack(names)) * m.V(way .. i + step) end
  end
  -- "Kings or royal pieces are never affected"; "if an EG hurdles another EG ... the hurdled piece is unaffected".
  walks[way] = m.must((-m.is "Einstein Grasshopper") * here)
end
add("fall", -1)
add("rise", 1)

return walks
