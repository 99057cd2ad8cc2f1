-- Made by docs/words/generate from docs/words/*.txt: the examples of docs/authoring.md. Change those, not this.
local t = require "acedrex.scenario"
local m, c = require "acedrex.movement", require "acedrex.cascade"
local phase, notation = require "acedrex.phase", require "acedrex.notation"

local cast = {
  piece { name = "Stone", symbol = "Z", moves = m.none },
  piece { name = "Boulder", symbol = "O", moves = m.none, owner = "none" },
}
for _, name in ipairs { "king", "queen", "rook", "bishop", "knight", "pawn" } do
  cast[#cast + 1] = require("classical.pieces." .. name)
end

local function game(keys, pieces, setup)
  local declared = {}
  for key, value in pairs(keys) do declared[key] = value end
  declared.pieces = keys.pieces or { table.unpack(cast) }
  for _, one in ipairs(pieces) do declared.pieces[#declared.pieces + 1] = one end
  declared.board = keys.board or { files = 8, ranks = 8, zones = { hill = { "d4-e5" } } }
  if not keys.state then declared.state = { fuel = { to = 3, start = 2 } } end
  declared.setup = setup or keys.setup
  return t.game(declared)
end
local function with(pieces, keys, setup) return game(keys, pieces, setup) end

-- What `on` is of a piece with these keys.
local function with_piece(keys)
  keys.name, keys.symbol = keys.name or "X", keys.symbol or "X"
  local X = piece(keys)
  return function(setup, more) return game(more or {}, { X }, setup) end
end

-- What `on` is of a whole script that returns a piece, or a table of pieces, and of one that returns a variant.
local function of_piece(make)
  local made, pieces = make(), {}
  if made.symbol then made = { made } end
  for _, one in pairs(made) do pieces[#pieces + 1] = one end
  return function(setup, more) return with(pieces, more or {}, setup) end
end
local function of_variant(make)
  local made = make()
  return function(setup) return t.game(made, setup) end
end
