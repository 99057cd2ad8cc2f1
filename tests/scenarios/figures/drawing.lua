-- The figures of the book's chapters, arrow by arrow and row by row: what each row of figures.lua asserts.
-- `require "drawing" (t, CHAPTER)` returns a function that begins a figure: with the pieces of a drawing, to which the
-- Stars are added that stand in the corners of every position, or with a game as `t.game` takes it.
-- Each arrow is asserted as a move of its own that goes exactly the way up to there. In a cascade each ply is asserted
-- by itself, with the momentum that the book's rule hands on; then the whole cascade is asserted as one move.
local board = require "board"
local copied, placed, setup = board.copied, board.placed, board.setup

local function split(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

-- "b3 e4 -> PIECES": the list and what follows the arrow.
local function leads(text)
  local list, pieces = text:match "^(.-)%s*%->%s*(.*)$"
  return split(list), pieces
end

-- The first word, or as many as asked for, and the rest.
local function first(text, count)
  local word, rest = text:match "^(%S+)%s*(.*)$"
  if (count or 1) == 1 then return word, rest end
  return word, first(rest, count - 1)
end

-- "N(b3 e4),Pa2" written out: "Nb3,Ne4,Pa2".
local function written_out(pieces)
  return (pieces:gsub("(%a)(%b())", function(piece, fields)
    return fields:sub(2, -2):gsub("[^%s,]+", piece .. "%0,"):gsub("[%s,]+", ","):gsub(",$", "")
  end))
end

-- The pieces of a setup string without their tags, in order.
local function untagged(pieces)
  local list = {}
  for piece in pieces:gmatch "[^,%s]+" do list[#list + 1] = piece:match "^%[?%a+%]?%a%d+" or piece end
  table.sort(list)
  return table.concat(list, " ")
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

  -- A path, and each of its branches as a path of its own with the way up to there.
  local function paths(words)
    local main, list, inside = {}, {}, nil
    local way = words:match "^%S+"
    for word in words:gmatch "%S+" do
      local opens, inner, closes = word:match "^(%[?)(.-)(%]?)$"
      if opens == "[" then
        if not way then error("a branch after another piece's ply: " .. word, 0) end
        inside = { way }
      end
      if inside then
        inside[#inside + 1] = inner
        if closes == "]" then
          list[#list + 1] = table.concat(inside, " ")
          inside = nil
        end
      else
        main[#main + 1] = word
        if #main > 1 and way and not word:find "^<" then
          local field, sign, rest = read(word)
          way = not (sign:find "[~@'\"]" and sign ~= "~^") and way .. "." .. field .. passage(sign, rest) or nil
        end
      end
    end
    if #main > 1 then table.insert(list, 1, table.concat(main, " ")) end
    return list
  end

  function Drawing:way(words)
    for _, path in ipairs(paths(words)) do
      self.arrows = self.arrows + follow(self, path) - select(2, path:gsub("%?", ""))
    end
  end

  -- The same for what is not drawn, but said.
  function Drawing:also(words)
    for _, path in ipairs(paths(words)) do follow(self, path) end
  end

  -- PIECE MOMENTUM ACTIVATOR: from here on the piece is in the air over its field, activated by the activator, whose
  -- side is to move.
  function Drawing:air(argument)
    local piece, momentum, activator = first(argument, 2)
    momentum = math.tointeger(momentum)
    if self.going_on then return self.going_on:air(piece, { momentum = momentum, activator = activator }) end
    local symbol, from, tags = piece:match "^(%a)(%l%d+)(.*)$"
    self.in_air = {
      symbol = symbol, from = from, tags = tags, board = self.board, momentum = momentum, activator = activator,
      side = activator:match "%l" and "dark" or "light",
    }
  end

  -- From here on the position is that after the move, or the moves of a game.
  function Drawing:play(moves)
    if self.going_on then return self.going_on:play(split(moves)) end
    local mover = self.board[moves:match "^%[?%a(%l%d+)"]
    self.board = board.of(self:asked(mover:match "^%l" and "dark" or "light"):play(moves))
  end

  -- From here on ways begin after these plies of the same move.
  function Drawing:after(plies)
    local root = begun(self, (plies:match "^%[(%a%l%d+)"))
    self:play(plies)
    self.before = { plies = plies, root = root }
  end

  -- A position beside the drawing's, to which the text refers.
  function Drawing:with(pieces)
    self.board, self.in_air, self.before, self.mover = with_stars(placed(written_out(pieces))), nil, nil, "light"
  end

  -- From here on that side moves what is nobody's.
  function Drawing:moved_by(side) self.mover = side end

  -- From here on these pieces have been lost earlier in the game: "Q+q"; without any, none.
  function Drawing:lost(pieces) chapter.lost = pieces ~= "" and pieces or nil end

  -- From here on there is no Star on that field.
  function Drawing:without_star(field) self.board[field] = nil end

  -- So many arrows or fields of the drawing have been asserted by other means.
  function Drawing:counts(numbers)
    for number, what in numbers:gmatch "(%d+) (%l+)" do
      local counted = what:find "^field" and "marked" or "arrows"
      self[counted] = self[counted] + math.tointeger(number)
    end
  end

  -- A game from here on: CODE PIECES, or of another variant VARIANT CODE PIECES, or "initial".
  function Drawing:game(position, options)
    local variant, setup = position:match "^(%S+) (%S+ .*)$"
    if position == "initial" then setup = nil else setup = setup or position end
    self.going_on = t.game(variant or chapter.variant, setup, options)
  end

  -- The same where a King may stand in check of the side to move.
  function Drawing:unchecked(position) self:game(position, { unchecked = true }) end

  -- What is asked: the game that goes on, or of a drawing the position as a new one.
  function Drawing:asked(side) return self.going_on or game { side = side or "light", board = self.board } end

  -- A move that is asked for: these rows are those of a game. ---------------------------------------------------------

  function Drawing:may(moves, side) self:asked(side):may(split(moves)) end
  function Drawing:may_not(moves, side) self:asked(side):may_not(split(moves)) end
  function Drawing:reaches(fields, side) self:asked(side):reaches(first(fields)) end
  function Drawing:only(fields, side) self:asked(side):reaches_only(first(fields)) end
  function Drawing:status(status, side) self:asked(side):status(status) end
  function Drawing:at(piece) self:asked():at(table.unpack(split(piece))) end -- FIELD NAME SIDE
  function Drawing:empty(fields) self:asked():empty(fields) end
  function Drawing:untagged(field) t.equal(self:asked():at(field).tags, {}, "tags") end

  -- Each of the moves can be played, and loses at once for the side that plays it.
  function Drawing:loses(moves)
    local g = self:asked()
    local mover = g:to_move()
    for _, move in ipairs(split(moves)) do
      g:play(move)
      local _, _, winner = g:status()
      t.equal(winner, mover == "light" and "dark" or "light", move .. ": the winner")
      g:undo()
    end
  end

  -- FROM FIELDS OTHERS: the piece can go to all fields in the other colour than its own, but those, and to the others.
  function Drawing:opposite(argument)
    local from, but, others = argument:match "^(%S+) but (.-) and%s*(.*)$"
    local function shade(field) return (field:byte() + tonumber(field:sub(2))) % 2 end
    local fields, without = split(others), {}
    for _, field in ipairs(split(but)) do without[field] = true end
    for _, field in ipairs(chapter.fields) do
      if shade(field) ~= shade(from) and not without[field] then fields[#fields + 1] = field end
    end
    self:asked():reaches_only(from, fields)
  end

  -- What is on the board in the end. ---------------------------------------------------------------------------------

  -- The position is this one; of a game it is not asked what tags the pieces have.
  function Drawing:stands(pieces)
    if self.going_on then
      t.equal(untagged(self.going_on:setup():match "^%S+%s+([^;]*)"), untagged(pieces), "the board")
    else
      t.equal(setup(self.board), setup(with_stars(placed(pieces))), "the board")
    end
  end

  -- FROM -> PIECES: some move of the piece there, or of the one in the air there, leads to exactly these pieces.
  function Drawing:results(argument)
    local from, pieces = leads(argument)
    arrow.results(game(begun(self, from[1])), from[1]:match "^%a(.+)$", with_stars(placed(pieces)))
  end

  -- MOVES -> PIECES: what the book prints for the move leads to exactly these pieces.
  function Drawing:reads(argument, side)
    local moves, pieces = leads(argument)
    local g, wanted = self:asked(side), setup(with_stars(placed(pieces)))
    for _, move in ipairs(moves) do
      t.equal(setup(board.of(g:play(move))), wanted, move)
      g:undo()
    end
  end

  -- So does one of the moves that the program prints.
  function Drawing:printed(argument, side)
    self:reads(argument, side)
    arrow.results(self:asked(side), nil, with_stars(placed(select(2, leads(argument)))))
  end

  -- PIECE FIELDS: the piece, which has gone the way in its first word, can go on to exactly these fields with its next
  -- step; of a Monolith, which has so many other ways, only the fields around are asked whether it goes there.
  function Drawing:next_steps(argument)
    local piece, fields = first(argument)
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
  end

  -- All directions of the piece are drawn: its ply can end nowhere else.
  function Drawing:nothing_else(piece)
    local ply, fields = begun(self, piece), {}
    for way in pairs(self.drawn) do
      local from, field = way:match "^(%S+) (%S+)$"
      if from == ply.from then fields[#fields + 1] = field end
    end
    game(ply):reaches_only(ply.from, fields)
  end

  -- PIECE FIELD FIELDS: the Shaman on a journey that the piece starts, when it ends on the field, can have displaced
  -- the piece there to these fields, and to no others.
  function Drawing:displaces(argument)
    local piece, field, fields = first(argument, 2)
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
  end

  -- WAY FIELDS: when the Monolith has gone this way, its mover may demote one of the pieces on these fields to a Pawn,
  -- and no others.
  function Drawing:demotes(argument)
    local way, fields = first(argument)
    chooses(self, way, fields, function(field, standing)
      return standing:find "^[Pp]" and not (self.board[field] or ""):find "^[Pp]"
    end, "which pieces can be demoted")
  end

  -- WAY SYMBOL FIELDS: when the Starchild has gone this way ("Ii23.t9"), a lost piece of that kind may come back on one
  -- of these fields, and on no others.
  function Drawing:resurrects(argument)
    local way, symbol, fields = first(argument, 2)
    chooses(self, way, fields, function(field, standing, ply, goal)
      local itself = field == goal and symbol == ply.symbol
      return standing == symbol and self.board[field] ~= symbol and not itself
    end, "where a lost piece comes back")
  end

  -- PIECE FIELD FIELDS: the Shaman that the piece entrances on the field ends its journey on one of these fields.
  function Drawing:journeys(argument)
    local piece, field, fields = first(argument, 2)
    local ply, found, wanted = begun(self, piece), {}, {}
    for _, rest in ipairs(arrow.answers(game(ply), ply, field, "@")) do found[rest:match "(%l%d+)[^%l%d]*$"] = true end
    for goal in fields:gmatch "%S+" do wanted[goal] = true end
    t.equal(found, wanted, "where the journey ends")
  end

  -- "MA El4,Ad8" is a game, "El4,Ad8" a drawing.
  return function(position)
    local d = setmetatable({ arrows = 0, marked = 0, drawn = {} }, Drawing)
    chapter.lost = nil
    if position == "initial" or position:find " " and not position:find("(", 1, true) then
      d:game(position)
    else
      d:with(position)
    end
    return d
  end
end
