-- The figures of the book as data: `require "figures" (t, CHAPTER, TEXT)` makes a test of each figure of the text.
-- CHAPTER is a table:
--   title, variant       the chapter's, and the slug of the variant that its figures are of
--   code, size, stars    for drawings: of setup strings; the files of the board; the Stars that are in no drawing, by
--                        fields: left out, they stand in the corners
--   drawn                how many figures the text has, and arrows and fields of drawings: none can get lost unseen
--
-- The text, without indentation:
--   == Scout             the section that the figures below belong to
--   let start = wd5,pe5  below, {start} stands for that
--   rows wave            the indented rows that follow can be repeated: do wave
--   -- NOTE              for the reader
--   ID 18 arrows 2 fields: PIECES     a figure with as many arrows and marked fields, all of which its rows assert; in
--                        PIECES N(b3 e4) stands for Nb3,Ne4
--   ID: CODE PIECES      a figure as a game; VARIANT CODE PIECES where it is of another variant; "initial": the first
--                        position
-- Below, indented, its rows: asserted one after another, more than one with " ; " between. A row that is too long goes
-- on with more indentation.
--   -- NOTE              what the book says, in quotation marks, or a remark; also behind a row
--   without 2 arrows: REASON     so many are left out: what is not meant literally
--   each b2/a1 c3/d4: ROWS       the rows for each of these, which take the place of ?, or their parts that of ?1, ?2
--
-- Rows of drawings:
--   way Pf2 f3 [e3!] g3*  follows the arrows of one path. The first word is the piece with the way that it has already
--                         gone ("Oa3.b3.c3": over b3 to c3), and counts no arrow; every other word is an arrow, a field
--                         with a sign. In brackets: a branch of the path, which goes on behind it as if without it
--     f3     the ply may end there               f3*    the piece captures there
--     f3!    it cannot end there (red)           f3:    it captures en passant there
--     f3#    the same (grey)                     f3^    it passes over the field, and cannot end there
--     f3~    it activates the piece there; what follows is that piece's ply     f3:~   so, after a capture en passant
--     f3~^   it may activate the piece there; what follows is the way on over it
--     f3<e3  it displaces the Pawn there to e3, and may end there; what follows is its way on
--     <e3    the Pawn on the field before can be displaced to e3                <e3!    it cannot
--     f3;;   the Pyramid oblates a Pawn there; see `after` for the ply that follows
--     f3/    it diverges from the Shaman there; what follows is its new way
--     f3@    it entrances the Shaman there; what follows are the steps of that one's journey, each of two arrows
--     f3'    it activates the Starchild there to uplift; what follows is that one's step
--     f3"    it uplifts the piece there; what follows are the steps of that one's journey, each of two arrows
--     f3%%   the Pyramid cannot convert the piece there, and is oblationed
--     a18|b1,b2   it dives into the Star or Monolith there, and comes out at b1 or b2
--     a18|||      it is oblationed there
--     a18||b1,b2  it cannot teleport, and comes out at b1 or b2, beside the same Star or Monolith; nowhere else there
--     a1|r18      a Wave goes on from the Star or Monolith on r18
--     f3?    drawn otherwise than the rules have it: not asserted, and counted among those left out
--     (18,13)^    a field outside the board, counted from 0,0                   (18,13)!   nothing goes on from there
--   also WAY              the same for what is not drawn, but said
--   counts 9 arrows 2 fields     as many of the drawing are asserted by other means
-- All other rows begin with the name of a function of drawing.lua, which says what follows: those that change the
-- position, those that ask for moves (the only ones of games), and those about the board after a move. With `dark`
-- before a row it is dark's turn.
local function trim(text) return text:match "^%s*(.-)%s*$" end

-- "9 arrows 2 fields"
local function numbers(text)
  local found = { arrows = 0, fields = 0 }
  for number, what in text:gmatch "(%d+) (%l+)" do found[what:gsub("s?$", "s", 1)] = math.tointeger(number) end
  return found
end

-- The text without notes: sections, each with its figures, each with its rows. Long rows are joined.
local function read(text)
  local lines = {}
  for line in text:gmatch "[^\n]+" do
    line = line:gsub("%s+%-%- .*$", "")
    if line:find "^    " and #lines > 0 then
      lines[#lines] = lines[#lines] .. " " .. trim(line)
    elseif line ~= "" and not line:find "^%-%- " then
      lines[#lines + 1] = line
    end
  end
  local sections, constants, repeated, rows = {}, {}, {}, nil
  local function filled(line)
    return (line:gsub("{(%a+)}", function(name)
      return constants[name] or error("{" .. name .. "}: nothing is called so in: " .. line, 0)
    end))
  end
  for _, line in ipairs(lines) do
    local section, name, value = line:match "^== (.+)$", line:match "^%s*let (%a+) = (.*)$"
    if section then
      sections[#sections + 1] = { title = section }
    elseif name then
      constants[name] = filled(value)
    elseif line:find "^rows " then
      rows = {}
      repeated[line:match "^rows (%a+)$"] = rows
    elseif line:find "^%S" then
      local id, drawn, position = filled(line):match "^([%w_]+)([^:]*):%s*(.*)$"
      if not id then error("neither a figure nor a section: " .. line, 0) end
      rows = { id = id, drawn = numbers(drawn), position = position }
      table.insert(sections[#sections], rows)
    else
      local again = line:match "^%s+do (%a+)$"
      for _, row in ipairs(again and repeated[again] or { trim(filled(line)) }) do rows[#rows + 1] = row end
    end
  end
  return sections
end

-- "each b2/a1 c3/d4: ROWS" as many times as it tells.
local function expanded(row)
  local items, each = row:match "^each ([^:]+): (.+)$"
  if not items then return { row } end
  local list = {}
  for item in items:gmatch "%S+" do
    local parts, count = { [""] = item }, 0
    for part in item:gmatch "[^/]+" do
      count = count + 1
      parts[tostring(count)] = part
    end
    list[#list + 1] = each:gsub("%?(%d?)", parts)
  end
  return list
end

return function(t, chapter, text)
  local begin = require "drawing" (t, chapter)

  local function carry_out(figure, row)
    for _, one in ipairs(expanded(row)) do
      for part in (one .. " ; "):gmatch "(.-) ; " do
        local side, rest = part:match "^(%l+) (.+)$"
        if side == "dark" or side == "light" then part = rest else side = nil end
        local word, argument = part:match "^(%S+)%s*(.*)$"
        local fine, why = pcall(figure[word] or error("no row begins with " .. word, 0), figure, argument, side)
        if not fine then error(type(why) == "string" and part .. ": " .. why or why, 0) end
      end
    end
  end

  local all = { figures = 0, arrows = 0, fields = 0 }
  local asserted = { arrows = 0, fields = 0 }
  local function test(figure)
    local drawn, left = figure.drawn, { arrows = 0, fields = 0 }
    if (figure[1] or ""):find "^without" then left = numbers(table.remove(figure, 1):match "^without ([^:]+): .") end
    all.figures = all.figures + 1
    local said = {}
    for _, what in ipairs { "arrows", "fields" } do
      all[what] = all[what] + drawn[what]
      asserted[what] = asserted[what] + drawn[what] - left[what]
      if drawn[what] > 0 then said[#said + 1] = drawn[what] - left[what] .. " of " .. drawn[what] .. " " .. what end
    end
    t.it(figure.id .. (#said > 0 and ": " .. table.concat(said, ", ") or ""), function()
      local drawing = begin(figure.position)
      for _, row in ipairs(figure) do carry_out(drawing, row) end
      t.equal(drawing.arrows, drawn.arrows - left.arrows, "arrows asserted")
      t.equal(drawing.marked, drawn.fields - left.fields, "fields asserted")
    end)
  end

  for _, section in ipairs(read(text)) do
    t.describe("Figures of " .. chapter.title .. ": " .. section.title, function()
      for _, figure in ipairs(section) do test(figure) end
    end)
  end

  t.it("Figures of " .. chapter.title .. ": none is missing", function()
    for what, number in pairs(all) do t.equal(number, chapter.drawn[what] or 0, what) end
    for what, number in pairs(asserted) do
      t.ok(number * 100 >= 95 * all[what], "asserting 95 in a hundred " .. what)
    end
  end)
end
