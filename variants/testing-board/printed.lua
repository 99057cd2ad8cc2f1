-- The array that the page of the Testing Board prints, by its numbers: the rows of both sides from a to h, and the stock
-- in the order in which it comes in, A1 to R9 for light, A18 to R10 for dark. (Of the pawns that wait, S1 to U3 and S18 to
-- U16 are the kinds that are not on the board; the second rows follow, as draw.lua says.)
local kinds = require "testing-board.kinds"

local function those(group, numbers)
  local list = {}
  for n in numbers:gmatch "%d+" do list[#list + 1] = kinds[group][tonumber(n)] end
  return list
end

return {
  light = { majors = those("majors", "105 69 41 1 112 17 88 102"), pawns = those("pawns", "9 17 12 16 2 14 8 15") },
  dark = { majors = those("majors", "17 1 102 69 88 105 112 41"), pawns = those("pawns", "2 12 8 9 15 17 14 16") },
  others = {
    majors = those("majors", [[
    35 16 141 55 87 27 145 150 84 15 135 58 146 49 38 39 107 68 4 53 142 40 127 72 121 111 92 165 155 129 36 47 128
    119 96 56 159 64 169 50 14 61 166 160 125 97 30 48 91 32 156 11 90 81 163 26 51 108 82 71 76 73 9 99 52 113 59
    98 45 67 131 46 20 80 54 136 24 158 101 23 168 42 143 7 13 117 118 25 57 144 60 152 65 2 148 5 12 167 10 19 103
    34 83 116 147 114 157 75 110 94 104 89 79 70 3 138 120 85 18 100 132 124 122 126 153 63 44 43 21 115 66 74 22
    161 93 62 8 28 6 149 109 37 170 162 137 133 95 164 31 78 139 29 86 123 154 77 151 130 106 33 140 134
    ]]),
    pawns = those("pawns", "3 4 11 13 10 6 1 5 7"),
  },
}
