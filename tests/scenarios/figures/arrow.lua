-- What each sign of drawing.lua asserts: `require "arrow" (t, CHAPTER, PLY_OF)`.
local board = require "board"

return function(t, chapter, ply_of)
  local game, text = ply_of.game, ply_of.text
  local arrow = {}

  local function diverged(ply) return table.concat(ply.way):find("/", 1, true) end

  -- Some ply of the piece, whatever its way, ends on the field; or that is not known.
  local function reached(g, ply, field)
    if ply.before or diverged(ply) then return true end
    local found, why = pcall(g.reaches, g, ply.from, field)
    if not found and not why:find("does not reach", 1, true) then error(why, 0) end
    return found
  end

  -- What can follow after the ply has ended on the field by activating a piece there ("~"), by entrancing one ("@") or
  -- by uplifting one ('"'): texts as "[Af7-f8]".
  function arrow.answers(g, ply, field, link)
    local rests, before = {}, ply.before or { plies = "", root = ply }
    local own = "^%[%a" .. ply.from .. "%f[%D][^~@\"]*[-.]" .. field .. "[^%w]*%]" .. link .. "(.+)$"
    for _, move in ipairs(g:moves(before.root.from)) do
      if move:sub(1, #before.plies) == before.plies then
        rests[#rests + 1] = move:sub(#before.plies + 1):match(own)
      end
    end
    return rests
  end

  function arrow.never(g, ply, field)
    if not reached(g, ply, field) then return end
    if ply.teleported then g:fail("the piece on " .. ply.from .. " should not reach " .. field) end
    g:may_not(text(ply, field))
    if ply.before then return end
    for _, rest in ipairs(arrow.answers(g, ply, field, "~")) do g:may_not(text(ply, field) .. "~" .. rest) end
  end

  -- A text through a Star or by a divergence is refused where another way leads to the same: there it is asserted that
  -- the piece reaches the field.
  local function roundabout(ply) return ply.teleported or diverged(ply) end
  function arrow.ends(g, ply, field, sign)
    local wanted = text(ply, field, sign)
    if roundabout(ply) and not pcall(g.may, g, wanted) and pcall(g.reaches, g, ply.from, field) then return end
    g:may(wanted)
  end

  -- By shorter ways to the field less momentum is handed on than by others: some ply can follow after this way.
  local function goes_on(g, ply, field, sign, link)
    for _, rest in ipairs(arrow.answers(g, ply, field, link)) do
      if pcall(g.may, g, text(ply, field, sign) .. link .. rest) then return end
    end
    if roundabout(ply) and pcall(g.reaches, g, ply.from, field) then return end
    g:fail("the piece on " .. ply.from .. " should meet the one on " .. field .. ": " .. text(ply, field, sign) .. link)
  end

  local function activates(g, ply, field) goes_on(g, ply, field, "", "~") end

  -- Fields at most three files and ranks away.
  function arrow.near(field)
    local list, file, rank = {}, field:byte(), tonumber(field:sub(2))
    for _, other in ipairs(chapter.fields) do
      local files, ranks = other:byte() - file, tonumber(other:sub(2)) - rank
      if math.abs(files) <= 3 and math.abs(ranks) <= 3 then list[#list + 1] = other end
    end
    return list
  end

  -- From the field, where it diverges, the piece can make some step.
  local function diverges(g, ply, field)
    local on = board.copied(ply)
    on.way = table.move(ply.way, 1, #ply.way, 1, {})
    on.way[#on.way + 1] = field .. "/"
    for _, goal in ipairs(arrow.near(field)) do if pcall(g.may, g, text(on, goal)) then return end end
    g:fail("the piece on " .. ply.from .. " should diverge on " .. field)
  end

  -- The portal-fields where a piece can come out that dives at this field: around the Stars of the other colour and the
  -- Monoliths, from a Monolith around all the Stars and the other Monoliths.
  local function portals(standing, entered)
    local fields, star = {}, standing[entered]:find "^[Tt]" and standing[entered]
    for at, portal in pairs(standing) do
      if at ~= entered and (portal:find "^[Mm]" or portal:find "^[Tt]" and portal ~= star) then
        local file, rank = at:byte(), tonumber(at:sub(2))
        for _, field in ipairs(chapter.fields) do
          local files, ranks = math.abs(field:byte() - file), math.abs(tonumber(field:sub(2)) - rank)
          if math.max(files, ranks) == 1 then fields[#fields + 1] = field end
        end
      end
    end
    return fields
  end

  -- The piece comes out at these fields, and at no other portal-field where it could.
  local function dives(g, ply, entered, exits)
    local listed = {}
    for exit in exits:gmatch "[^,]+" do
      g:reaches(ply.from, exit)
      listed[exit] = true
    end
    for _, field in ipairs(portals(ply.board, entered)) do
      if not listed[field] then arrow.never(g, ply, field) end
    end
  end

  -- Some move of the piece on `from` leads to exactly these pieces.
  function arrow.results(g, from, pieces)
    local wanted = board.setup(pieces)
    for _, move in ipairs(g:moves(from)) do
      if board.setup(board.of(g:play(move))) == wanted then return end
      g:undo()
    end
    g:fail("a move of the piece on " .. (from or "any field") .. " should lead to " .. wanted)
  end

  -- Beyond the board the way ends: it goes on to none of the fields that the piece reaches at all.
  local function leaves_board(g, ply)
    if ply.lost then return end
    for _, move in ipairs(g:moves(ply.from)) do g:may_not(text(ply, "." .. move:match "^[^~]*%-(%l%d+)")) end
    ply.lost = true -- what is drawn behind is no way of the piece
  end

  local signs = {}
  signs[""] = function(g, ply, field)
    local left = field == ply.from and not ply.momentum -- by the piece itself, which may come back after a divergence
    t.ok(left or not ply.board[field], "nothing stands on " .. field)
    arrow.ends(g, ply, field)
  end
  signs["*"] = function(g, ply, field) arrow.ends(g, ply, field, "*") end
  signs[":"] = function(g, ply, field) arrow.ends(g, ply, field, ":") end
  signs["!"], signs["#"] = arrow.never, arrow.never
  signs["^"] = function(g, ply, field) -- on a trance-journey only Kings, Stars and Monoliths can do nothing
    if ply.journey ~= "@" or (ply.board[field] or ""):find "^[KkTtMm]" then arrow.never(g, ply, field) end
  end
  signs["?"] = function() end
  signs["~"], signs["~^"] = activates, activates
  signs[":~"] = function(g, ply, field) goes_on(g, ply, field, ":", "~") end
  signs["|"] = function(g, ply, field, exits)
    arrow.never(g, ply, field)
    if ply.symbol:upper() == "W" then ply.teleported = true else dives(g, ply, field, exits) end
  end
  signs["|||"] = function(g, ply)
    local pieces = board.copied(ply.board)
    if not ply.momentum then pieces[ply.from] = nil end -- below one in the air stands the piece that activated it
    for field, piece in pairs(pieces) do pieces[field] = piece:gsub(":$", "") end -- what had rushed cannot be taken now
    arrow.results(g, ply.from, pieces)
  end
  signs["||"] = function(g, ply, entered, exits)
    arrow.never(g, ply, entered)
    for exit in exits:gmatch "[^,]+" do
      local pieces = board.copied(ply.board)
      if not ply.momentum then pieces[ply.from] = nil end
      pieces[exit] = ply.symbol
      arrow.results(game(ply), ply.from, pieces) -- which plays the move
    end
    local file, rank = entered:byte(), tonumber(entered:sub(2))
    for _, field in ipairs(arrow.near(entered)) do
      local files, ranks = math.abs(field:byte() - file), math.abs(tonumber(field:sub(2)) - rank)
      local listed = ("," .. exits .. ","):find("," .. field .. ",", 1, true)
      t.ok(math.max(files, ranks) ~= 1 or listed or ply.board[field], field .. ": all that is empty is named")
    end
  end
  signs["%%"] = function(g, ply, field) arrow.ends(g, ply, field, "%%") end
  signs["<"] = function(g, ply, field, aside) arrow.ends(g, ply, field, "<" .. aside) end
  signs["/"], signs[";;"] = diverges, function() end -- a sacrifice is asserted with the whole move
  signs["@"] = function(g, ply, field) goes_on(g, ply, field, "", "@") end
  signs['"'] = function(g, ply, field) goes_on(g, ply, field, "", '"') end
  signs["'"] = activates

  -- "<e3", "<e3!": whether the piece on the field before can be displaced there.
  function arrow.aside(ply, word)
    local back, to, sign = board.copied(ply), word:match "^<(%l%d+)(!?)$"
    back.way = table.move(ply.way, 1, #ply.way - 1, 1, {})
    local step = text(back, ply.way[#ply.way], "<" .. to)
    if sign == "!" then game(back):may_not(step) else game(back):may(step) end
  end

  -- The arrow from where the ply is to the field; `follows` is the word behind it, with which some arrows are asserted.
  function arrow.check(ply, field, sign, rest, follows)
    local check = signs[sign] or error(field .. sign .. ": an unknown sign", 0)
    if board.beyond(field) then
      if sign == "!" then leaves_board(game(ply), ply) end
    elseif not (follows and (sign:find "^[/@'\"]$" or follows:find ";;$" or ply.before and sign == "~")) then
      check(game(ply), ply, field, rest)
    end
  end

  return arrow
end
