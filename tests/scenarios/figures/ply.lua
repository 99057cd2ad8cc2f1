-- Plies as drawing.lua follows them: `require "ply" (t, CHAPTER)` returns the functions below. A ply is a table:
--   symbol, from, tags   the piece; `side` is the side to move, `board` what stands on the board
--   way                  where it has come by, as texts: "f3", "f3*", "f3<e3", "f3/", "a1|r18", "(18,13)"
--   momentum, activator  in the air, if it has any; whose movement a Wave inherits
--   before               plies of the same move: their text, and the ply that begins it
--   teleported           whether its way leads through a Star
--   journey              "@" or '"', if its way is a trance-journey or a sense-journey
local board = require "board"
local copied = board.copied

return function(t, chapter)
  local ply_of = {}

  -- The position in which the move begins that the ply belongs to.
  function ply_of.game(ply)
    local root = ply.before and ply.before.root or ply
    local code = root.side == "dark" and chapter.code:lower() or chapter.code
    local air = ""
    if root.momentum then
      air = ";air=" .. root.symbol .. root.from .. root.tags .. "+" .. root.momentum
      if root.symbol:upper() == "W" then air = air .. "~" .. root.activator end
    end
    local lost = chapter.lost and ";lost=" .. chapter.lost or ""
    return t.game(chapter.variant, code .. " " .. board.setup(root.board) .. air .. lost, { unchecked = true })
  end

  -- "[Qf7.g7.h7]": exactly over these fields; "[Wg7-a1]|[Wr18.q17]": behind a Star. Steps outside the board are not
  -- written. A dark Shaman's journey begins far away: "[He12\\w18.q16]".
  function ply_of.text(ply, field, sign)
    local symbol = ply.symbol:upper()
    local before, way = ply.before and ply.before.plies or "", symbol .. ply.from
    local link = ply.journey and ply.symbol:find "%l" and "\\" or "."
    for _, passed in ipairs(ply.way) do
      local star, exit = passed:match "^(.+)|(.+)$"
      if star then
        before, way = before .. "[" .. way .. "-" .. star .. "]|", symbol .. exit
      elseif not board.beyond(passed) then
        way, link = way .. link .. passed, "."
      end
    end
    return before .. "[" .. way .. link .. field .. (sign or "") .. "]"
  end

  -- What has happened on the way to the field, where the piece stands now.
  local function passed_over(ply, field)
    local after = copied(ply.board)
    for _, passed in ipairs(ply.way) do
      local at, what, aside = passed:match "^(%l%d+)([<*])(.*)$"
      if what == "<" then after[aside] = after[at]:sub(1, 1) end
      if what then after[at] = nil end
    end
    if not ply.momentum then after[ply.from] = nil end
    after[field] = ply.symbol
    return after
  end

  -- The starter gathers momentum with each step, until it diverges; other pieces, and it from then on, spend it. Waves
  -- and Starchilds do not.
  local function momentum_left(ply)
    if ply.momentum and ply.symbol:find "^[WwIi]$" then return ply.momentum end
    local momentum, spends = ply.momentum or 0, ply.momentum ~= nil
    for i = 1, #ply.way + 1 do
      momentum = momentum + (spends and -1 or 1)
      spends = spends or (ply.way[i] and ply.way[i]:find("/", 1, true) ~= nil)
    end
    return momentum
  end

  -- The ply of the piece that has been activated on the field, after a capture en passant by `in_passing`.
  function ply_of.activated(ply, field, in_passing)
    local after, lifted = passed_over(ply, field), ply.board[field]
    if in_passing then -- the rushed private is the nearest one behind or before the field
      local file, rank = field:sub(1, 1), tonumber(field:sub(2))
      for away = 1, chapter.size do
        local rusher = file .. (ply.symbol:match "%l" and rank + away or rank - away)
        if after[rusher] and after[rusher]:find ":" then after[rusher] = nil break end
      end
    end
    return {
      symbol = lifted:sub(1, 1), tags = lifted:sub(2), from = field, way = {}, board = after, side = ply.side,
      momentum = momentum_left(ply), activator = ply.symbol:upper() == "W" and ply.activator or ply.symbol,
    }
  end

  -- The next ply of the same move, of the piece on the field, which the one beside it has touched.
  local function touched(ply, field, link)
    local before = ply.before and ply.before.plies or ""
    local plies = before .. "[" .. ply.symbol:upper() .. ply.from .. "-" .. field .. "]" .. link
    return {
      symbol = ply.board[field]:sub(1, 1), from = field, way = {}, board = passed_over(ply, field), side = ply.side,
      before = { plies = plies, root = ply.before and ply.before.root or ply },
    }
  end

  -- The step of the Starchild on the field, which is to uplift a piece.
  function ply_of.uplifting(ply, field) return touched(ply, field, "~") end

  -- The journey of the piece on the field: "@" of a Shaman that is entranced, '"' of a piece that is uplifted.
  function ply_of.entranced(ply, field, link)
    local journey = touched(ply, field, link)
    journey.journey = link
    return journey
  end

  -- Stars and Monoliths: capitals tell their shade, not their side.
  function ply_of.nobodys(symbol) return symbol:find "^[TtMm]$" end

  -- The first word of a way: the piece of the drawing, and over which fields it has come.
  function ply_of.begun(drawing, word)
    local symbol, from, rest = word:match "^(%a)(%l%d+)(.*)$"
    local ply
    if drawing.in_air and drawing.in_air.from == from then
      ply = copied(drawing.in_air)
      ply.way = {}
    else
      local standing = drawing.board[from]
      t.ok(standing and standing:sub(1, 1) == symbol, "in the drawing, " .. symbol .. " on " .. from)
      ply = {
        symbol = symbol, from = from, way = {}, board = drawing.board, before = drawing.before,
        side = ply_of.nobodys(symbol) and drawing.mover or symbol:match "%l" and "dark" or "light",
      }
    end
    for field in rest:gmatch "%.([^.]+)" do
      local touches, link = field:match "^(.*)([@'\"])$"
      if link == "'" then
        ply = ply_of.uplifting(ply, touches)
      elseif link then
        ply = ply_of.entranced(ply, touches, link)
      else
        ply.teleported = ply.teleported or field:find("|", 1, true)
        ply.way[#ply.way + 1] = field
      end
    end
    return ply
  end

  return ply_of
end
