
-- What recipes have at hand.
local rush = require "acedrex.rush"
local chess = require "classical.classical-chess"
local King, Queen, Rook = chess.pieces[1], chess.pieces[2], chess.pieces[3]
local Bishop, Knight, Pawn = chess.pieces[4], chess.pieces[5], chess.pieces[6]

local function of_piece(make)
  local pieces = table.pack(make())
  return function(setup) return with(pieces, {}, setup) end
end
local function of_variant(make)
  local made = make()
  return function(setup) return t.game(made, setup) end
end
