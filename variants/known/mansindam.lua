-- Mansindam, or Pantheon Tale, as Pychess tells its rules: nine by nine fields, captured pieces come in again as in
-- Shogi, and every piece that is promoted in the far third gains the steps of a King. There is no draw.
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local Rook, Bishop, Knight = require "classical.pieces.rook", require "classical.pieces.bishop", require "classical.pieces.knight"
local m = require "acedrex.movement"

local steps = m.step(m.all)
local Guard = piece.extend(require "historic.pieces.man", { name = "Guard", symbol = "G" })
local Pawn = piece {
  name = "Pawn", symbol = "P", promotes = "Guard",
  about = "moves and captures one field straight ahead",
  moves = m.step(m.N),
}

local cast = { King, Queen, Pawn, Guard }
local captured = { Guard = "Pawn" }
-- The piece, and what it is promoted to.
local function add(base, name, symbol)
  cast[#cast + 1] = piece.extend(base, { promotes = name })
  cast[#cast + 1] = piece {
    name = name, symbol = symbol,
    about = "moves like a " .. base.name .. " or a King",
    moves = base.moves + steps,
  }
  captured[name] = base.name
end
add(Knight, "Centaur", "E")
add(Bishop, "Archer", "H")
add(Rook, "Tiger", "T")
add(piece.extend(require "classical.pieces.archbishop", { name = "Cardinal", symbol = "C" }), "Rhino", "I")
add(piece.extend(require "classical.pieces.chancellor", { name = "Marshal", symbol = "M" }), "Ship", "S")
cast[#cast + 1] = piece {
  name = "Angel", symbol = "A",
  about = "moves like a Queen or a Knight",
  moves = Queen.moves + Knight.moves,
}

return variant {
  name = "Mansindam", family = "known", code = "MD",
  also = { "Pantheon Tale" },
  about = "strong pieces that come in again, and no draws",
  board = { files = 9, ranks = 9, zones = { camp = { light = { "a7-i9" } } } },
  pieces = cast,
  -- King stands against Queen.
  symmetry = "rotate",
  setup = [[
    r n b a k q c n m
    . . . . . . . . .
    p p p p p p p p p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P P P P P P P P P
    . . . . . . . . .
    M N C Q K A B N R
  ]],
  royals = { King = "check" },
  promotion = { zone = "camp", to = "own", enters = "touches" },
  captures = { to = "capturer", as = captured },
  -- A second Pawn on a file may not come in, nor one on the last rank; one that mates may.
  drops = { { pieces = { "Pawn" }, at = -m.rank(-1), limit = { Pawn = "one a file" } }, {} },
  rules = {
    goal = { pieces = { "King" }, zone = "last" },
    stalemate = "loss",
    repetition = { times = 3, result = "illegal" },
  },
}
