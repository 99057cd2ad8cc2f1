-- The figures of the book's chapters from Nineteen on, arrow by arrow.
-- `require "drawing" (t, { variant = SLUG, code = CODE, size = FILES })` returns a function:
--
--   drawing(ID, PIECES, { arrows = N, fields = N, because = REASON }, function(d) ... end)
--
-- is one test. It fails unless `d` asserts as many arrows and fields as the figure has in drawn.lua, but for those that
-- the table names, which may be left out: what is not meant literally. PIECES are those of the drawing, as in a setup
-- string; the Stars, which stand in the corners of every position, are added, unless the chapter's `stars` says where
-- others stand.
--
-- d:way "Pf2 f3 g3*" follows the arrows of one path. The first word is the piece with the way that it has already gone
-- ("Oa3.b3.c3": over b3 to c3), and counts no arrow; every other word is an arrow, a field with a sign:
--   f3     the ply may end there               f3*    the piece captures there
--   f3!    it cannot end there (red)           f3:    it captures en passant there
--   f3#    the same (grey)                     f3^    it passes over the field, and cannot end there
--   f3~    it activates the piece there; what follows is that piece's ply     f3:~   so, after a capture en passant
--   f3~^   it may activate the piece there; what follows is the way on over it
--   f3<e3  it displaces the Pawn there to e3, and may end there; what follows is its way on
--   <e3    the Pawn on the field before can be displaced to e3                <e3!    it cannot
--   f3;;   the Pyramid oblates a Pawn there; see d:after for the ply that follows
--   f3/    it diverges from the Shaman there; what follows is its new way
--   f3@    it entrances the Shaman there; what follows are the steps of that one's journey, each of two arrows
--   f3'    it activates the Starchild there to uplift; what follows is that one's step
--   f3"    it uplifts the piece there; what follows are the steps of that one's journey, each of two arrows
--   f3%%   the Pyramid cannot convert the piece there, and is oblationed
--   a18|b1,b2   it dives into the Star or Monolith there, and comes out at b1 or b2
--   a18|||      it is oblationed there
--   a18||b1,b2  it cannot teleport, and comes out at b1 or b2, beside the same Star or Monolith, and nowhere else there
--   a1|r18      a Wave goes on from the Star or Monolith on r18
--   f3?    drawn otherwise than the rules have it: not asserted, and counted among those left out
--   (18,13)^    a field outside the board, counted from 0,0                   (18,13)!   nothing goes on from there
-- Each arrow is asserted as a move of its own that goes exactly the way up to there. In a cascade each ply is asserted
-- by itself, with the momentum that the book's rule hands on; then the whole cascade is asserted as one move.
local drawn, board = require "drawn", require "board"
local copied, placed, setup = board.copied, board.placed, board.setup

local function split(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

return function(t, chapter)
  local last = string.char(string.byte "a" + chapter.size - 1)
  local up = chapter.size
  chapter.stars = chapter.stars or { a1 = "T", [last .. up] = "T", ["a" .. up] = "t", [last .. 1] = "t" }
  chapter.fields = {}
  for rank = 1, chapter.size do
    for file = string.byte "a", last:byte() do chapter.fields[#chapter.fields + 1] = string.char(file) .. rank end
  end
  local ply_of = require "ply" (t, chapter)
  local arrow = require "arrow" (t, chapter, ply_of)
  local game, text, begun = ply_of.game, ply_of.text, ply_of.begun

  local Drawing = {}
  Drawing.__index = Drawing

  local function with_stars(pieces)
    for field, star in pairs(chapter.stars) do pieces[field] = pieces[field] or star end
    return pieces
  end

  -- "a18|b1,b2": the field, its sign and what follows that.
  local function read(word)
    local field, sign = word:match "^(%b())(.*)$"
    if not field then field, sign = word:match "^(%l%d+)(.*)$" end
    local kind, rest = sign:match "^([|<])([^|].*)$"
    if not kind then kind, rest = sign:match "^(||)([^|].*)$" end
    return field, kind or sign, rest
  end

  -- What is written behind a field where the ply ends, and where it goes on.
  local function mark(sign, rest)
    return sign == "<" and sign .. rest or sign:match "^%%%%$" or sign:match "^[*:]" or ""
  end
  local function passage(sign, rest)
    return (sign == "<" or sign == "|") and sign .. rest or sign:match "^[*/]$" or ""
  end

  local ended = { [""] = true, ["*"] = true, [":"] = true, ["<"] = true, [";;"] = true, ["%%"] = true }

  -- Asserts the words one after another; returns how many arrows they are.
  local function follow(d, words)
    local list = split(words)
    local ply = begun(d, list[1])
    local root, plies, arrows = ply.before and ply.before.root or copied(ply), {}, 0
    for i = 2, #list do
      arrows = arrows + (ply.journey and 2 or 1)
      if list[i]:find "^<" then
        arrow.aside(ply, list[i])
      else
        local field, sign, rest = read(list[i])
        arrow.check(ply, field, sign, rest, list[i + 1])
        local reached = not sign:find "[!#^?|]" or sign == "~^"
        if reached and not board.beyond(field) then d.drawn[ply.from .. " " .. field] = true end
        if sign:find "^:?~$" then
          plies[#plies + 1] = text(ply, field, mark(sign))
          ply = ply_of.activated(ply, field, sign == ":~")
        elseif sign == "'" then
          ply = ply_of.uplifting(ply, field)
        elseif sign == "@" or sign == '"' then
          ply = ply_of.entranced(ply, field, sign)
        elseif i == #list and #plies > 0 and ended[sign] then
          plies[#plies + 1] = text(ply, field, mark(sign, rest))
          game(root):may(table.concat(plies, "~") .. (sign == ";;" and sign or ""))
        else
          ply.way[#ply.way + 1] = field .. passage(sign, rest)
        end
      end
    end
    return arrows
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
    self.board = board.of(self:game(mover:match "^%l" and "dark" or "light"):play(move))
    return self
  end

  -- From here on ways begin after these plies of the same move.
  function Drawing:after(plies)
    local root = begun(self, (plies:match "^%[(%a%l%d+)"))
    self:play(plies)
    self.before = { plies = plies, root = root }
    return self
  end

  -- A position beside the drawing's, to which the text refers.
  function Drawing:with(pieces)
    self.board, self.in_air, self.before, self.mover = with_stars(placed(pieces)), nil, nil, "light"
    return self
  end

  -- From here on that side moves what is nobody's.
  function Drawing:moved_by(side)
    self.mover = side
    return self
  end

  -- From here on these pieces have been lost earlier in the game: "Q+q".
  function Drawing:lost(pieces)
    chapter.lost = pieces
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
    t.equal(setup(self.board), setup(with_stars(placed(pieces))), "the board")
    return self
  end

  -- Some move of the piece on `from`, or of the one in the air there, leads to exactly these pieces.
  function Drawing:results(from, pieces)
    arrow.results(game(begun(self, from)), from:match "^%a(.+)$", with_stars(placed(pieces)))
    return self
  end

  -- What the book prints for the move leads to exactly these pieces.
  function Drawing:reads(moves, pieces, side)
    local g, wanted = self:game(side), setup(with_stars(placed(pieces)))
    for _, move in ipairs(moves) do
      t.equal(setup(board.of(g:play(move))), wanted, move)
      g:undo()
    end
    return self
  end

  -- So does one of the moves that the program prints.
  function Drawing:printed(moves, pieces, side)
    arrow.results(self:reads(moves, pieces, side):game(side), nil, with_stars(placed(pieces)))
    return self
  end

  -- The piece, which has gone the way in its first word, can go on to exactly these fields with its next step; of a
  -- Monolith, which has so many other ways, only the fields around are asked whether it goes there.
  function Drawing:next_steps(piece, fields)
    local ply, wanted, others = begun(self, piece), {}, chapter.fields
    if ply_of.nobodys(ply.symbol) then
      others = arrow.near(ply.way[#ply.way] or ply.from)
    else -- as if in the air, activated by its like, with momentum for so many steps
      ply.momentum, ply.tags, ply.activator = #ply.way + 1, "", ply.symbol
    end
    local g = game(ply)
    for word in fields:gmatch "%S+" do
      local field, sign = word:match "^(%l%d+)(.*)$"
      wanted[field] = true
      if sign == "!" or sign == "#" then arrow.never(g, ply, field) else arrow.ends(g, ply, field, sign) end
      self.marked = self.marked + 1
    end
    for _, field in ipairs(others) do if not wanted[field] then arrow.never(g, ply, field) end end
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

  -- The Shaman on a journey that the piece starts, when it ends on the field, can have displaced the piece there to
  -- these fields, and to no others.
  function Drawing:displaces(piece, field, fields)
    local ply, wanted, found = begun(self, piece), {}, {}
    local g, displaced = game(ply), self.board[field]
    for _, move in ipairs(g:moves(ply.from)) do
      local after = board.of(g:play(move))
      g:undo()
      for at, standing in pairs(after[field] and after[field]:upper() == "H" and after or {}) do
        if standing == displaced and self.board[at] ~= displaced then found[at] = true end
      end
    end
    for goal in fields:gmatch "%S+" do wanted[goal] = true end
    t.equal(found, wanted, "where the piece on " .. field .. " is displaced to")
    return self
  end

  -- When the piece has gone this way ("Mk4.m5"), what its mover may choose besides changes the board on exactly these
  -- fields (`is_new` tells one by what stands there then), and no choice is compulsory.
  local function chooses(self, way, fields, is_new, what)
    local ply, found, wanted, calm = begun(self, way), {}, {}, false
    local g, goal = game(ply), ply.way[#ply.way]
    for _, move in ipairs(g:moves(ply.from)) do
      if move:find("[-.]" .. goal .. "%f[%D]") then
        local after, chosen = board.of(g:play(move)), false
        g:undo()
        for field, standing in pairs(after) do
          if is_new(field, standing, ply, goal) then found[field], chosen = true, true end
        end
        calm = calm or not chosen and after[goal] == ply.symbol
      end
    end
    for field in fields:gmatch "%S+" do wanted[field] = true end
    t.equal(found, wanted, what)
    t.ok(calm, "no choice is compulsory")
    return self
  end

  -- When the Monolith has gone this way, its mover may demote one of the pieces on these fields to a Pawn, and no others.
  function Drawing:demotes(way, fields)
    return chooses(self, way, fields, function(field, standing)
      return standing:find "^[Pp]" and not (self.board[field] or ""):find "^[Pp]"
    end, "which pieces can be demoted")
  end

  -- When the Starchild has gone this way ("Ii23.t9"), a lost piece of that kind may come back on one of these fields,
  -- and on no others.
  function Drawing:resurrects(way, symbol, fields)
    return chooses(self, way, fields, function(field, standing, ply, goal)
      local itself = field == goal and symbol == ply.symbol
      return standing == symbol and self.board[field] ~= symbol and not itself
    end, "where a lost piece comes back")
  end

  -- The Shaman that the piece entrances on the field ends its journey on one of these fields.
  function Drawing:journeys(piece, field, fields)
    local ply, found, wanted = begun(self, piece), {}, {}
    for _, rest in ipairs(arrow.answers(game(ply), ply, field, "@")) do found[rest:match "(%l%d+)[^%l%d]*$"] = true end
    for goal in fields:gmatch "%S+" do wanted[goal] = true end
    t.equal(found, wanted, "where the journey ends")
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
      local d = setmetatable({ arrows = 0, marked = 0, drawn = {} }, Drawing)
      chapter.lost = nil
      d:with(pieces)
      body(d)
      t.equal(d.arrows, arrows, "arrows asserted")
      t.equal(d.marked, fields, "fields asserted")
    end)
  end
end
