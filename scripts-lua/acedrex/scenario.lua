-- Scripted tests: what a file describes, `acedrex test FILE` runs.
--
--   local t = require "acedrex.scenario"
--   t.describe("Rook", function()
--     t.it("slides along its file", function()
--       local g = t.game{ pieces = { require "classical.pieces.rook" }, setup = "T Ra1" }
--       g:reaches("a1", { "a2", "a8" })
--     end)
--   end)
local host = require "acedrex.scenario_host"
local t = {}

-- Values as people write them -------------------------------------------------------------------------------------

local function show(value)
  if type(value) == "string" then return string.format("%q", value) end
  if type(value) == "function" then return "a function" end
  if type(value) ~= "table" then return tostring(value) end
  local parts, listed = {}, #value
  for i = 1, listed do parts[i] = show(value[i]) end
  local named = {}
  for key, v in pairs(value) do
    if not (math.type(key) == "integer" and key >= 1 and key <= listed) then
      named[#named + 1] = tostring(key) .. " = " .. show(v)
    end
  end
  table.sort(named)
  table.move(named, 1, #named, listed + 1, parts)
  return "{ " .. table.concat(parts, ", ") .. " }"
end

local function same(a, b)
  if a == b then return true end
  if type(a) ~= "table" or type(b) ~= "table" then return false end
  for key, v in pairs(a) do if not same(v, b[key]) then return false end end
  for key in pairs(b) do if a[key] == nil then return false end end
  return true
end

local function fail(message) error(message, 0) end

-- A list, or a text of words: { "a2", "b1" } or "a2 b1".
local function words(value, what)
  if type(value) == "table" then return value end
  if type(value) ~= "string" then fail(what .. " expects a text or a list of texts, found " .. show(value)) end
  local list = {}
  for word in value:gmatch "[^%s,]+" do list[#list + 1] = word end
  return list
end

-- Likewise where no field at all is a slip.
local function fields_of(value, what)
  local list = words(value, what)
  if #list > 0 then return list end
  fail(what .. " expects a field or a list of fields, found " .. show(value) .. ", which asks nothing")
end

local function moves_of(value, what)
  if type(value) == "string" then return { value } end
  if value == nil then fail(what .. " expects a move: g:" .. what .. " \"Ra1-a4\", with a colon") end
  local found = what .. " expects a move or a list of moves, found " .. show(value)
  if type(value) ~= "table" then fail(found) end
  if #value == 0 then fail(found .. ", which asks nothing") end
  return value
end

local function expect_reason(part, what)
  if part ~= nil and type(part) ~= "string" then
    fail(what .. " expects a part of the reason as text, found " .. show(part))
  end
end

-- Blocks and tests ------------------------------------------------------------------------------------------------

local block = { before = {}, after = {} }
local testing = false -- all tests run after the whole file

local function expect_body(word, name, body)
  if type(name) ~= "string" then fail(word .. " expects a name first, found " .. show(name)) end
  if type(body) ~= "function" then
    fail(string.format("%s(%q) expects a function after the name, found %s", word, name, show(body)))
  end
end

function t.describe(name, body)
  expect_body("t.describe", name, body)
  local outer = block
  block = { name = name, outer = outer, before = {}, after = {} }
  body()
  block = outer
end

function t.it(name, body)
  expect_body("t.it", name, body)
  local names, before, after = { name }, {}, {}
  local inner = block
  while inner do
    if inner.name then table.insert(names, 1, inner.name) end
    before[#before + 1], after[#after + 1] = inner.before, inner.after
    inner = inner.outer
  end
  local function setup_and_body()
    testing = true
    for i = #before, 1, -1 do for _, hook in ipairs(before[i]) do hook() end end
    body()
  end
  local function teardown()
    for _, hooks in ipairs(after) do for _, hook in ipairs(hooks) do hook() end end
  end
  host.add(names, setup_and_body, teardown)
end

-- Within a test it would be forgotten.
local function expect_hook(word, hook)
  if type(hook) ~= "function" then fail(word .. " expects a function, found " .. show(hook)) end
  if testing then fail(word .. " stands within a test; it stands beside the tests, in t.describe") end
end

-- Run before (after) every test of the block that they stand in, outer blocks first (last).
function t.before_each(hook)
  expect_hook("t.before_each", hook)
  table.insert(block.before, hook)
end

function t.after_each(hook)
  expect_hook("t.after_each", hook)
  table.insert(block.after, hook)
end

-- Assertions on values; `what` says what was compared -------------------------------------------------------------

function t.equal(found, expected, what)
  host.asks()
  if same(found, expected) then return end
  fail((what and what .. ": " or "") .. "expected " .. show(expected) .. ", found " .. show(found))
end

function t.ok(value, what)
  host.asks()
  if not value then fail((what or "a true value") .. " was expected, found " .. show(value)) end
end

-- The function must fail, and say `part` when it does.
function t.fails(body, part)
  host.asks()
  if type(body) ~= "function" then fail("t.fails expects a function, found " .. show(body)) end
  expect_reason(part, "t.fails")
  local ran, message = pcall(body)
  if ran then fail "a failure was expected, and there was none" end
  if part and not tostring(message):find(part, 1, true) then
    fail("expected a failure that says " .. show(part) .. ", found " .. show(tostring(message)))
  end
end

-- Games -----------------------------------------------------------------------------------------------------------

local Game = {}

local function game_of(core)
  return setmetatable({ core = core }, {
    __name = "game",
    __index = function(_, key)
      return Game[key] or fail("a game has no word " .. show(key) .. "; " .. host.known(Game, key))
    end,
  })
end

-- t.game{ ... }: what variant{ ... } takes, name and rules at will; `setup` may be drawn or a setup string.
-- t.game(VARIANT [, SETUP [, { tags = "initial", options = "seed=7" }]]): a variant or its slug; SETUP a setup string or a FEN.
function t.game(what, setup, options) return game_of(host.game(what, setup, options)) end

-- The same game as a side sees it: what is asked is told as that side may know it, and what it plays are attempts.
function Game:as(side) return game_of(self.core:as(side)) end

function Game:fail(message, marks) fail(message .. "\n" .. self.core:draw(marks or {})) end

function Game:may(moves)
  for _, move in ipairs(moves_of(moves, "may")) do
    local found = self.core:find(move)
    if not found.legal then self:fail(move .. " should be legal: " .. found.reason .. found.near) end
  end
  return self
end

-- part: of the reason why it is illegal. What does not even look like a move is a slip of the test's author.
function Game:may_not(moves, part)
  expect_reason(part, "may_not")
  for _, move in ipairs(moves_of(moves, "may_not")) do
    local found = self.core:find(move)
    if found.legal then self:fail(move .. " should be illegal, and is legal") end
    if part and not (found.reason .. " " .. found.rule):lower():find(part:lower(), 1, true) then
      self:fail(string.format("%s is illegal, but expected the reason %q, found %q", move, part, found.reason))
    end
    if found.kind == "not notation" and not move:find "%l+%d+" and not move:find "[&O]" then
      self:fail(move .. " is not a move at all: " .. found.reason)
    end
  end
  return self
end

-- Is each of the texts notation here? Whether such a move is legal is not asked.
function Game:reads(moves)
  for _, move in ipairs(moves_of(moves, "reads")) do
    local why = self.core:reads(move)
    if why then self:fail(move .. " is not a move: " .. why) end
  end
  return self
end

-- part: of the reason why it is not a notation.
function Game:reads_not(moves, part)
  expect_reason(part, "reads_not")
  for _, move in ipairs(moves_of(moves, "reads_not")) do
    local why = self.core:reads(move)
    if not why then self:fail(move .. " should be no notation, and is read") end
    if part and not why:find(part, 1, true) then
      self:fail(string.format("%s is not a notation, but expected the reason %q, found %q", move, part, why))
    end
  end
  return self
end

-- Is the move written as `text`, or with how = "full" so in full, and is that read as the same move?
function Game:prints(move, text, how)
  if type(text) ~= "string" then fail("prints expects a move and its long form, found " .. show(text)) end
  if how ~= nil and how ~= "full" then fail('prints: the third argument is "full" or left out, found ' .. show(how)) end
  local function played(as)
    local found = self.core:play(as)
    if not found.played then self:fail(as .. " cannot be played: " .. found.reason .. found.near) end
    local setup = self.core:setup()
    self.core:undo()
    return found.text, setup
  end
  local written, after = played(move)
  if how == "full" then written = self.core:full_form(move) end
  if written ~= text then self:fail(move .. " should be written " .. text .. ", and is written " .. written) end
  local _, again = played(text)
  if again ~= after then
    self:fail(text .. " should be the same move as " .. move .. ", but leads to " .. again .. ", not to " .. after)
  end
  return self
end

-- Compares where the first ply of the piece on `from` can end with the fields expected.
local function compare_ends(game, from, fields, exactly)
  local ends, expected, marks, missing, surplus = {}, {}, {}, {}, {}
  for _, field in ipairs(game.core:ends(from)) do ends[field] = true end
  for _, field in ipairs(exactly and words(fields, "reaches_only") or fields_of(fields, "reaches")) do
    field = game.core:field(field)
    expected[field] = true
    marks[field] = ends[field] and "+" or "?"
    if not ends[field] then missing[#missing + 1] = field end
  end
  for field in pairs(ends) do
    if exactly and not expected[field] then
      marks[field] = "!"
      surplus[#surplus + 1] = field
    end
  end
  if #missing + #surplus == 0 then return end
  table.sort(missing)
  table.sort(surplus)
  local parts = {}
  if #missing > 0 then parts[#parts + 1] = "does not reach " .. table.concat(missing, " ") .. " (?)" end
  if #surplus > 0 then parts[#parts + 1] = "reaches " .. table.concat(surplus, " ") .. " (!) too" end
  game:fail("the piece on " .. from .. " " .. table.concat(parts, " and "), marks)
end

function Game:reaches(from, fields)
  compare_ends(self, from, fields, false)
  return self
end

function Game:reaches_only(from, fields)
  compare_ends(self, from, fields, true)
  return self
end

function Game:play(moves)
  for _, move in ipairs(moves_of(moves, "play")) do
    local found = self.core:play(move)
    if not found.played then self:fail(move .. " cannot be played: " .. found.reason .. found.near) end
  end
  return self
end

-- The attempt seems legal to the side, and is refused with that word: no or check.
function Game:refused(move, word)
  if type(move) ~= "string" then fail("refused expects a move and a word, found " .. show(move)) end
  if word ~= "no" and word ~= "check" then fail('refused expects the word "no" or "check", found ' .. show(word)) end
  local found = self.core:play(move)
  if found.played then self:fail(move .. " should be refused, and was played") end
  if found.rule ~= "refused" then self:fail(move .. " is illegal as it is seen: " .. found.reason .. found.near) end
  if found.reason ~= word then self:fail(move .. " is refused with " .. found.reason .. ", not with " .. word) end
  return self
end

-- In the middle of a cascade: "Ad8", a piece in the air over the field of the one that activated it, with `momentum`
-- (default: no limit), moving as `activator` (a symbol) where it inherits its movement. The game goes on from there.
function Game:air(piece, options)
  options = options or {}
  if type(options) ~= "table" then fail("air expects a table { momentum =, activator = }, found " .. show(options)) end
  for key in pairs(options) do
    if key ~= "momentum" and key ~= "activator" then fail("air knows momentum and activator, found " .. show(key)) end
  end
  self.core:air(piece, options.momentum, options.activator)
  return self
end

function Game:undo()
  if not self.core:undo() then self:fail "there is no move to take back" end
  return self
end

-- A word that cannot be right, whatever the position.
local function expect_one_of(what, word, known)
  if not known[word] then fail(what .. " cannot be " .. show(word) .. "; " .. host.known(known, word)) end
end

-- With the field alone: the piece there (name, symbol, side, tags), or nil.
function Game:at(field, name, side)
  local piece = self.core:at(field)
  if name == nil then
    if side ~= nil then fail("at expects the name of a piece before the side, found nil and " .. show(side)) end
    return piece
  end
  expect_one_of("the piece", name, self.core:types())
  if side ~= nil then expect_one_of("the side", side, { light = true, dark = true, none = true }) end
  local found = piece and piece.side .. " " .. piece.name or "nothing"
  if not piece or piece.name ~= name or (side and piece.side ~= side) then
    self:fail(string.format("expected %s on %s, found %s", side and side .. " " .. name or name, field, found),
              { [field] = "!" })
  end
  return self
end

function Game:empty(fields)
  for _, field in ipairs(fields_of(fields, "empty")) do
    local piece = self.core:at(field)
    if piece then
      self:fail(string.format("expected %s to be empty, found %s %s", field, piece.side, piece.name), { [field] = "!" })
    end
    if self.core:unknown(field) then self:fail("expected " .. field .. " to be empty, and it is not seen") end
  end
  return self
end

-- The side does not know what stands there.
function Game:unseen(fields)
  for _, field in ipairs(fields_of(fields, "unseen")) do
    if not self.core:unknown(field) then self:fail("expected " .. field .. " not to be seen", { [field] = "!" }) end
  end
  return self
end

-- playing, check, checkmate, stalemate, draw or won; `detail`: part of the reason, or the winner's side.
-- Without arguments: status, reason, winner.
function Game:status(expected, detail)
  local status, reason, winner = self.core:status()
  if expected == nil then return status, reason, winner end
  expect_one_of("the status", expected,
                { playing = true, check = true, checkmate = true, stalemate = true, draw = true, won = true })
  local found = status .. (reason ~= "" and ", " .. reason or "") .. (winner and ", won by " .. winner or "")
  if status ~= expected then self:fail("expected the status " .. expected .. ", found " .. found) end
  if detail and winner ~= detail and not reason:find(detail, 1, true) then
    self:fail("expected the status " .. expected .. " with " .. detail .. ", found " .. found)
  end
  return self
end

-- The fields of the side's pieces that attack what stands there; of its own side: that guard it.
function Game:attackers(field, side) return self.core:attackers(field, side) end
-- The same position with the other side to move, as another game.
function Game:turned() return game_of(self.core:turned()) end
function Game:said() return self.core:said() end
function Game:turns() return self.core:turns() end
function Game:captures(from) return self.core:captures(from) end
function Game:thrown_away() return self.core:thrown_away() end
function Game:perft(depth) return self.core:perft(depth) end
function Game:setup() return self.core:setup() end
function Game:fen() return self.core:fen() end
function Game:to_move() return self.core:to_move() end
function Game:draw() return self.core:draw{} end
function Game:moves(from) return self.core:moves(from) end

-- How many arguments each word takes. A text or table beyond them would be forgotten, and with it what it asks;
-- further numbers are second results, as those of string.gsub.
local takes = {
  as = 1, may = 1, may_not = 2, reads = 1, reads_not = 2, prints = 3, reaches = 2, reaches_only = 2, play = 1,
  refused = 2, air = 2, undo = 0, at = 3, empty = 1, unseen = 1, status = 2, attackers = 2, turned = 0, said = 0,
  turns = 0, captures = 1, thrown_away = 0, perft = 1, setup = 0, fen = 0, to_move = 0, draw = 0, moves = 1,
}
local lists = {
  may = "moves", may_not = "moves", reads = "moves", reads_not = "moves", play = "moves",
  reaches = "fields", reaches_only = "fields", empty = "fields", unseen = "fields",
}
local function all_of(...) return ... end
for word, most in pairs(takes) do
  local run = Game[word]
  Game[word] = function(self, ...)
    if type(self) ~= "table" or self.core == nil then
      if lists[word] == "moves" then moves_of(nil, word) end
      fail(word .. " is asked of a game: g:" .. word .. "(...), with a colon")
    end
    local surplus = select(most + 1, ...)
    if type(surplus) == "string" or type(surplus) == "table" then
      local expected = most == 0 and "no arguments" or most == 1 and "1 argument" or most .. " arguments"
      fail(word .. " takes " .. expected .. ", found " .. select("#", ...) ..
           (lists[word] and "; several " .. lists[word] .. " stand in one list: { ... }" or ""))
    end
    return all_of(run(self, ...)) -- no tail call: what fails is told with the line that asked for it
  end
end

return setmetatable(t, {
  __index = function(_, key) fail("t has no word " .. show(key) .. "; " .. host.known(t, key)) end,
})
