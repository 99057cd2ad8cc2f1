
-- What recipes have at hand.
local rush = require "acedrex.rush"
local chess = require "classical.classical-chess"
local King, Queen, Rook = chess.pieces[1], chess.pieces[2], chess.pieces[3]
local Bishop, Knight, Pawn = chess.pieces[4], chess.pieces[5], chess.pieces[6]
