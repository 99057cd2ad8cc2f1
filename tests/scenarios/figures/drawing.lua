-- The figures of the book's chapters from Nineteen on, arrow by arrow.
-- `require "drawing" (t, { variant = SLUG, code = CODE, size = FILES })` returns a function:
--
--   drawing(ID, PIECES, { arrows = N, fields = N, because = REASON }, function(d) ... end)
--
-- is one test. It fails unless `d` asserts as many arrows and fields as the figure has in drawn.lua, but for those that
-- the table names, which may be left out: what is not meant literally. PIECES are those of the drawing, as in a setup
-- string; the Stars, which stand in the corners of every position, are added.
--
-- d:way "Pf2 f3 g3*" follows the arrows of one path. The first word is the piece with the way that it has already gone
-- ("Oa3.b3.c3": over b3 to c3), and counts no arrow; every other word is an arrow, a field with a sign:
--   f3     the ply may end there               f3*    the piece captures there
--   f3!    it cannot end there (red)           f3:    it captures en passant there
--   f3#    the same (grey)                     f3^    it passes over the field, and cannot end there
--   f3~    it activates the piece there; what follows is that piece's ply     f3:~   so, after a capture en passant
--   f3~^   it may activate the piece there; what follows is the way on over it
--   a18|b1,b2   it dives into the Star there, and comes out at b1 or b2       a18|||   it is oblationed there
--   a1|r18      a Wave goes on from the Star on r18
--   f3?    drawn otherwise than the rules have it: not asserted, and counted among those left out
--   (18,13)^    a field outside the board, counted from 0,0                   (18,13)!   nothing goes on from there
-- Each arrow is asserted as a move of its own that goes exactly the way up to there. In a cascade each ply is asserted
-- by itself, with the momentum that the book's rule hands on; then the whole cascade is asserted as one move.
local drawn = require "drawn"

local function split(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

local function off_board(field) return field:sub(1, 1) == "(" end

-- Positions: a table from fields to pieces as in setup strings, without the field: { a2 = "P|" } ----------------------

local function placed(pieces)
  local board = {}
  for piece in pieces:gmatch "[^,%s]+" do
    local symbol, field, tags = piece:match "^(%a)(%l%d+)(.*)$"
    board[field] = symbol .. tags
  end
  return board
end

local function setup_of(board)
  local pieces = {}
  for field, piece in pairs(board) do pieces[#pieces + 1] = piece:sub(1, 1) .. field .. piece:sub(2) end
  table.sort(pieces)
  return table.concat(pieces, ",")
end

local function copied(board)
  local copy = {}
  for field, piece in pairs(board) do copy[field] = piece end
  return copy
end

return function(t, chapter)
  local size = chapter.size
  local last = string.char(string.byte "a" + size - 1)
  local stars = { a1 = "T", [last .. size] = "T", ["a" .. size] = "t", [last .. 1] = "t" }

  local Drawing = {}
  Drawing.__index = Drawing

  -- A ply: `symbol` goes from `from`; in the air if it has `momentum`, then with the activator whose movement it may
  -- inherit. `side` is the side to move.
  local function game(ply)
    local code = ply.side == "dark" and chapter.code:lower() or chapter.code
    local air = ""
    if ply.momentum then
      air = ";air=" .. ply.symbol .. ply.from .. ply.tags .. "+" .. ply.momentum
      if ply.symbol:upper() == "W" then air = air .. "~" .. ply.activator end
    end
    return t.game(chapter.variant, code .. " " .. setup_of(ply.board) .. air, { unchecked = true })
  end

  -- "[Qf7.g7-h7]": exactly over these fields. Steps outside the board are not written.
  local function text(ply, field, sign)
    local way = { ply.symbol:upper() .. ply.from }
    for _, passed in ipairs(ply.way) do if not off_board(passed) then way[#way + 1] = passed end end
    return "[" .. table.concat(way, ".") .. "-" .. field .. (sign or "") .. "]"
  end

  -- Some ply of the piece, whatever its way, ends on the field.
  local function reached(g, ply, field)
    local found, why = pcall(g.reaches, g, ply.from, field)
    if not found and not why:find("does not reach", 1, true) then error(why, 0) end
    return found
  end

  -- What can follow after the piece has activated another one on the field: texts as "[Af7-f8]".
  local function answers(g, ply, field)
    local rests = {}
    for _, move in ipairs(g:moves(ply.from)) do
      local first, rest = move:match "^(%b[])~(.+)$"
      if first and first:match("^%[%a" .. ply.from .. "%-" .. field .. "%f[%D]") then rests[#rests + 1] = rest end
    end
    return rests
  end

  local function never(g, ply, field)
    if not reached(g, ply, field) then return end
    if ply.teleported then g:fail("the piece on " .. ply.from .. " should not reach " .. field) end
    g:may_not(text(ply, field))
    for _, rest in ipairs(answers(g, ply, field)) do g:may_not(text(ply, field) .. "~" .. rest) end
  end

  -- What lies behind a Star is reached by whatever way: texts of such ways are not this test's matter.
  local function ends(g, ply, field, sign)
    if ply.teleported then g:reaches(ply.from, field) else g:may(text(ply, field, sign)) end
  end

  local function activates(g, ply, field, sign)
    if ply.teleported then return g:reaches(ply.from, field) end
    local rest = answers(g, ply, field)[1]
    if not rest then g:fail("the piece on " .. ply.from .. " should activate the one on " .. field) end
    g:may(text(ply, field, sign) .. "~" .. rest)
  end

  -- Around the Stars of the other colour than the one on `star` there are six portal-fields.
  local function portals(star)
    local fields = {}
    for corner, symbol in pairs(stars) do
      if symbol ~= stars[star] then
        local file, rank = corner:byte(), tonumber(corner:sub(2))
        local x, y = file == string.byte "a" and file + 1 or file - 1, rank == 1 and 2 or rank - 1
        for _, place in ipairs { { x, rank }, { x, y }, { file, y } } do
          fields[#fields + 1] = string.char(place[1]) .. place[2]
        end
      end
    end
    return fields
  end

  local function with_stars(board)
    for field, star in pairs(stars) do board[field] = board[field] or star end
    return board
  end

  -- Some move of the piece on `from` leads to exactly these pieces.
  local function results(g, from, board)
    local wanted, found = setup_of(board), false
    for _, move in ipairs(g:moves(from)) do
      local pieces = g:play(move):setup():match "^%S+%s+([^;]*)"
      found = found or setup_of(placed(pieces)) == wanted
      g:undo()
    end
    t.ok(found, "a move of the piece on " .. from .. " that leads to " .. wanted)
  end

  -- The ply of the piece that has been activated on the field: the starter has gathered momentum with each step, other
  -- pieces have spent it, but Waves have not.
  local function activated(ply, field, sign)
    local board, steps = copied(ply.board), #ply.way + 1
    local lifted = board[field]
    board[field] = ply.symbol
    if not ply.momentum then board[ply.from] = nil end
    if sign == ":~" then -- the rushed private is the nearest one behind or before the field
      local file, rank = field:sub(1, 1), tonumber(field:sub(2))
      for away = 1, size do
        local rusher = file .. (ply.symbol:match "%l" and rank + away or rank - away)
        if board[rusher] and board[rusher]:find ":" then board[rusher] = nil break end
      end
    end
    local wave = ply.symbol:upper() == "W"
    local momentum = not ply.momentum and steps or wave and ply.momentum or ply.momentum - steps
    return {
      symbol = lifted:sub(1, 1), tags = lifted:sub(2), from = field, way = {}, board = board, side = ply.side,
      momentum = momentum, activator = wave and ply.activator or ply.symbol,
    }
  end

  -- The first word of a way: the piece, and over which fields it has come.
  local function begun(d, word)
    local symbol, from, rest = word:match "^(%a)(%l%d+)(.*)$"
    local ply
    if d.in_air and d.in_air.from == from then
      ply = copied(d.in_air)
      ply.way = {}
    else
      local board = d.board
      t.ok(board[from] and board[from]:sub(1, 1) == symbol, "in the drawing, " .. symbol .. " on " .. from)
      ply = { symbol = symbol, from = from, way = {}, board = board, side = symbol:match "%l" and "dark" or "light" }
    end
    for field in rest:gmatch "%.([^.]+)" do
      local star, exit = field:match "^(.+)|(.+)$"
      ply.teleported = ply.teleported or exit ~= nil
      ply.way[#ply.way + 1] = star or field
    end
    return ply
  end

  -- The piece comes out at these fields, and nowhere else around the Stars of the other colour.
  local function dives(g, ply, star, exits)
    local listed = {}
    for exit in exits:gmatch "[^,]+" do
      g:reaches(ply.from, exit)
      listed[exit] = true
    end
    for _, portal in ipairs(portals(star)) do if not listed[portal] then never(g, ply, portal) end end
  end

  -- Beyond the board the way ends: it goes on to none of the fields that the piece reaches at all.
  local function leaves_board(g, ply)
    if ply.lost then return end
    for _, move in ipairs(g:moves(ply.from)) do
      g:may_not((text(ply, "." .. move:match "%-(%l%d+)"):gsub("%-%.", "..")))
    end
    ply.lost = true -- what is drawn behind is no way of the piece
  end

  -- What each sign asserts of the arrow from where the ply is to the field.
  local signs = {}
  signs[""] = function(g, ply, field)
    t.ok(not ply.board[field], "nothing stands on " .. field)
    ends(g, ply, field)
  end
  signs["*"] = function(g, ply, field) ends(g, ply, field, "*") end
  signs[":"] = function(g, ply, field) ends(g, ply, field, ":") end
  signs["!"], signs["#"], signs["^"] = never, never, never
  signs["?"] = function() end
  signs["~"], signs["~^"] = activates, activates
  signs[":~"] = function(g, ply, field) activates(g, ply, field, ":") end
  signs["|"] = function(g, ply, field, exits)
    never(g, ply, field)
    if ply.symbol:upper() == "W" then ply.teleported = true else dives(g, ply, field, exits) end
  end
  signs["|||"] = function(g, ply)
    local board = copied(ply.board)
    board[ply.from] = nil
    results(g, ply.from, board)
  end

  -- "a18|b1,b2": the field, its sign and what follows that.
  local function read(word)
    local field, sign = word:match "^(%b())(.*)$"
    if not field then field, sign = word:match "^(%l%d+)(.*)$" end
    local exits = sign:match "^|([^|].*)$"
    return field, exits and "|" or sign, exits
  end

  local function follow(d, words)
    local list = split(words)
    local ply = begun(d, list[1])
    local start, plies = copied(ply), {}
    start.way = {}
    for i = 2, #list do
      local field, sign, exits = read(list[i])
      if off_board(field) then
        if sign == "!" then leaves_board(game(ply), ply) end
      else
        local check = signs[sign] or error(list[i] .. ": an unknown sign", 0)
        check(game(ply), ply, field, exits)
        if not sign:find "[!#^?|]" or sign == "~^" then d.drawn[ply.from .. " " .. field] = true end
      end
      if sign == "~" or sign == ":~" or i == #list then plies[#plies + 1] = text(ply, field, sign:match "^[*:]") end
      if sign == "~" or sign == ":~" then
        ply = activated(ply, field, sign)
      else
        ply.way[#ply.way + 1] = field
      end
      if i == #list and #plies > 1 and (sign == "" or sign == "*" or sign == ":") and not ply.teleported then
        game(start):may(table.concat(plies, "~"))
      end
    end
    return #list - 1
  end

  function Drawing:way(words)
    self.arrows = self.arrows + follow(self, words) - select(2, words:gsub("%?", ""))
    return self
  end

  -- The same for what is not drawn, but said.
  function Drawing:also(words)
    follow(self, words)
    return self
  end

  -- From here on the piece is in the air over its field, activated by `activator`, whose side is to move.
  function Drawing:air(piece, momentum, activator)
    local symbol, from, tags = piece:match "^(%a)(%l%d+)(.*)$"
    self.in_air = {
      symbol = symbol, from = from, tags = tags, board = self.board, momentum = momentum, activator = activator,
      side = activator:match "%l" and "dark" or "light",
    }
    return self
  end

  -- From here on the position is that after the move.
  function Drawing:play(move)
    local mover = self.board[move:match "^%[?%a(%l%d+)"]
    local g = game{ side = mover:match "^%l" and "dark" or "light", board = self.board }
    self.board = placed(g:play(move):setup():match "^%S+%s+([^;]*)")
    return self
  end

  -- A position beside the drawing's, to which the text refers.
  function Drawing:with(pieces)
    self.board, self.in_air = with_stars(placed(pieces)), nil
    return self
  end

  -- From here on there is no Star on that field.
  function Drawing:without_star(field)
    self.board[field] = nil
    return self
  end

  -- The position as a game.
  function Drawing:game(side)
    return game{ side = side or "light", board = self.board }
  end

  -- The position is this one.
  function Drawing:stands(pieces)
    t.equal(setup_of(self.board), setup_of(with_stars(placed(pieces))), "the board")
    return self
  end

  -- Some move of the piece on `from`, or of the one in the air there, leads to exactly these pieces.
  function Drawing:results(from, pieces)
    results(game(begun(self, from)), from:match "^%a(.+)$", with_stars(placed(pieces)))
    return self
  end

  -- The piece, which has gone the way in its first word, can go on to exactly these fields with its next step.
  function Drawing:next_steps(piece, fields)
    local ply, wanted = begun(self, piece), {}
    ply.momentum, ply.tags, ply.activator = #ply.way + 1, "", ply.symbol
    local g = game(ply) -- as if in the air, activated by its like, with momentum for so many steps
    for word in fields:gmatch "%S+" do
      local field, sign = word:match "^(%l%d+)(.*)$"
      wanted[field] = true
      if sign == "!" or sign == "#" then never(g, ply, field) else ends(g, ply, field, sign) end
      self.marked = self.marked + 1
    end
    for _, field in ipairs(self.fields) do if not wanted[field] then never(g, ply, field) end end
    return self
  end

  -- All directions of the piece are drawn: its ply can end nowhere else.
  function Drawing:nothing_else(piece)
    local ply, fields = begun(self, piece), {}
    for way in pairs(self.drawn) do
      local from, field = way:match "^(%S+) (%S+)$"
      if from == ply.from then fields[#fields + 1] = field end
    end
    game(ply):reaches_only(ply.from, fields)
    return self
  end

  -- So many arrows or fields of the drawing have been asserted by other means.
  function Drawing:counts(numbers)
    self.arrows = self.arrows + (numbers.arrows or 0)
    self.marked = self.marked + (numbers.fields or 0)
    return self
  end

  return function(id, pieces, without, body)
    if not body then without, body = {}, without end
    local all = drawn[id] or error("drawn.lua does not know " .. id, 0)
    if next(without) and not without.because then error(id .. ": left out because of what?", 0) end
    local arrows, fields = all.arrows - (without.arrows or 0), all.fields - (without.fields or 0)
    local said = {}
    if all.arrows > 0 then said[#said + 1] = arrows .. " of " .. all.arrows .. " arrows" end
    if all.fields > 0 then said[#said + 1] = fields .. " of " .. all.fields .. " fields" end
    t.it(id .. ": " .. table.concat(said, ", "), function()
      local d = setmetatable({ arrows = 0, marked = 0, drawn = {}, fields = {} }, Drawing)
      for rank = 1, size do
        for file = 0, size - 1 do d.fields[#d.fields + 1] = string.char(string.byte "a" + file) .. rank end
      end
      d:with(pieces)
      body(d)
      t.equal(d.arrows, arrows, "arrows asserted")
      t.equal(d.marked, fields, "fields asserted")
    end)
  end
end
