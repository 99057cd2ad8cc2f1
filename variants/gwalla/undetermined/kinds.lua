-- What a Pawn may turn out to be on the last rank, and the pieces that are not yet of one kind. A set of kinds is a text of
-- their letters; a move leaves of the set those that can make it.
local m = require "acedrex.movement"

local names = { Q = "Queen", A = "Archbishop", M = "Marshall", C = "Centaur", G = "Gryphon", H = "Aanca" }
local symbols = { Queen = "Q", Archbishop = "A", Marshall = "M", Centaur = "C", Gryphon = "G", Aanca = "Aa", Unexposed = "X",
                  ["Part Rook"] = "Xr", ["Part Bishop"] = "Xb", ["Part Knight"] = "Xn" }
-- What may be declared: the kinds that have each part, and what a piece is called that has shown it.
local parts = { { "QM", "Part Rook" }, { "QA", "Part Bishop" }, { "AMC", "Part Knight" }, { "C" }, { "G" }, { "H" } }

local function both(a, b) return (a:gsub(".", function(kind) return b:find(kind, 1, true) and kind or "" end)) end
local function without(a, b) return (a:gsub(".", function(kind) return b:find(kind, 1, true) and "" or kind end)) end

-- The ways to move, each with the kinds that have it.
local function ways(wide)
  local o, d = m.orthogonals, m.diagonals
  local function ride(dirs) return m.along(dirs, function(dir) return m.step(dir) * m.empty * m.slide(dir) end) end
  local list = { { m.step(o), "QMC" }, { ride(o), "QM" }, { m.step(d), "QAC" }, { ride(d), "QA" } }
  local function add(walk, kinds) list[#list + 1] = { walk, kinds } end
  if not wide then
    add(m.leap(1, 2), "AM")
    return list
  end
  -- Gryphon and Aanca come to the fields of a Knight where the one between is free, and go on from there.
  for _, free in ipairs{ { true, true, "GH" }, { true, false, "G" }, { false, true, "H" }, { false, false, "" } } do
    add(m.along(m.leap(1, 2), function(leap)
      local x, y = leap.x > 0 and 1 or -1, leap.y > 0 and 1 or -1
      local slant, straight = m.step{ x, y } * m.empty, m.step{ leap.x - x, leap.y - y } * m.empty
      return (free[1] and #slant or -slant) * (free[2] and #straight or -straight) * m.step(leap)
    end), "AMC" .. free[3])
  end
  local function bent(dir, out) return m.step(dir) * m.empty * m.step(out) * m.empty * m.slide(out) end
  local function outward(dir) return bent(dir, dir:left()) + bent(dir, dir:right()) end
  add(m.along(d, outward), "G")
  add(m.along(o, outward), "H")
  return list
end

-- What captures nothing that the other side has moved in its last turn, as it was not shown before.
local function unforeseen(walk) return walk * (m.empty + m.prey * -m.last_unit) end

-- All pieces that a Pawn can become, by their names.
return function(wide)
  local all, moves = wide and "QAMCGH" or "QAM", ways(wide)
  -- What a piece of the set is called, and the tag that it has where others are called so, too.
  local function called(set)
    if #set == 1 then return names[set] end
    for i = 1, 3 do
      local part = both(all, parts[i][1])
      if both(set, part) == set then return parts[i][2], set ~= part and "_" .. set or nil end
    end
    return "Unexposed", set ~= all and "_" .. set or nil
  end

  -- Every set that can be left; and what tells of pieces of one name which set they are.
  local sets, tags = { all }, {}
  local function note(set, kinds)
    local left = both(set, kinds)
    for _, known in ipairs(sets) do
      if known == left or left == "" then return end
    end
    sets[#sets + 1] = left
  end
  local at = 1
  while at <= #sets do
    local name, tag = called(sets[at])
    tags[name] = (tags[name] or m.none) + (tag and m.carries(tag) or m.none)
    for _, way in ipairs(moves) do note(sets[at], way[2]) end
    for _, part in ipairs(parts) do note(sets[at], part[1]) end
    at = at + 1
  end

  -- The walker, where it stands, is no longer of the one set, but of the other.
  local function turns(from, to)
    local was, old = called(from)
    local now, new = called(to)
    local walk = m.land
    if old then walk = walk * m.aside(m.unmark(old)) end
    if now ~= was then walk = walk * m.become(now) end
    return new and walk * m.aside(m.mark(new, "always")) or walk
  end

  local pieces = {}
  for _, set in ipairs(sets) do
    local name, tag = called(set)
    local piece = pieces[name] or { name = name, symbol = symbols[name], moves = m.none, actions = { show = m.none, declare = m.none } }
    pieces[name] = piece
    local is = tag and m.carries(tag) or -tags[name]
    for _, way in ipairs(moves) do
      local walk, left = way[1], both(set, way[2])
      if left == set then
        -- Has it been declared in this turn that the piece is none of those which have not this way to move?
        local late = m.none
        for kind in without(all, way[2]):gmatch "." do late = late + m.carries("_not" .. kind) end
        piece.moves = piece.moves + is * -late * walk + is * late * unforeseen(walk)
      elseif left ~= "" then
        piece.actions.show = piece.actions.show + is * unforeseen(walk) * turns(set, left)
      end
    end
    for _, part in ipairs(parts) do
      local left = both(set, part[1])
      if left ~= "" and left ~= set then
        local told = turns(set, left)
        for kind in without(set, left):gmatch "." do told = told * m.aside(m.mark("_not" .. kind, 0)) end
        piece.actions.declare = piece.actions.declare + is * told
      end
    end
  end
  return pieces
end
