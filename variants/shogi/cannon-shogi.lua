-- Cannon Shogi (Peter Michaelsen, 1998), by Pychess: Shogi with five Pawns, which go sideways, too, and four Cannons
-- between Bishop and Rook. By a move in the far third of the board Cannons become Flying Cannons.
local m = require "acedrex.movement"

-- base: the Cannon; across: the directions in which it goes; aside: those in which it goes one field or over one
-- neighbour when it flies.
local function flying(base, across, aside)
  return piece {
    name = "Flying " .. base.name, symbol = "F" .. base.symbol:lower(),
    about = "slides like its Cannon, captures over one piece, and goes one field or over a neighbour the other way",
    moves = m.slide(across) * m.settle + m.hop(across) + m.step(aside) * m.settle
          + m.along(aside, function(d) return m.step(d) * m.occupied * m.step(d) end),
  }
end

local Gold = piece {
  name = "Gold Cannon", symbol = "U", promotes = "Flying Gold Cannon",
  about = "slides along file and rank, captures along them over one piece",
  moves = m.slide(m.orthogonals) * m.settle + m.hop(m.orthogonals) * m.strike,
}
local Silver = piece {
  name = "Silver Cannon", symbol = "A", promotes = "Flying Silver Cannon",
  about = "moves and captures along file and rank over one piece",
  moves = m.hop(m.orthogonals),
}
local Copper = piece {
  name = "Copper Cannon", symbol = "C", promotes = "Flying Copper Cannon",
  about = "slides diagonally, captures so over one piece",
  moves = m.slide(m.diagonals) * m.settle + m.hop(m.diagonals) * m.strike,
}
local Iron = piece {
  name = "Iron Cannon", symbol = "I", promotes = "Flying Iron Cannon",
  about = "moves and captures diagonally over one piece",
  moves = m.hop(m.diagonals),
}
local Pawn = piece {
  name = "Pawn", symbol = "P", promotes = "Tokin",
  about = "steps ahead or sideways",
  moves = m.step{ m.N, m.W, m.E },
}

return variant.extend(require "shogi.shogi", {
  name = "Cannon Shogi", slug = "cannon-shogi", code = "CS", family = "shogi",
  about = "Shogi with four kinds of Cannons and five Pawns",
  pieces = {
    replace = { Pawn = Pawn },
    add = {
      Gold, Silver, Copper, Iron, flying(Gold, m.orthogonals, m.diagonals), flying(Silver, m.orthogonals, m.diagonals),
      flying(Copper, m.diagonals, m.orthogonals), flying(Iron, m.diagonals, m.orthogonals),
    },
  },
  setup = [[
    l n s g k g s n l
    . r c i . u a b .
    p . p . p . p . p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P . P . P . P . P
    . B A U . I C R .
    L N S G K G S N L
  ]],
  captures = {
    as = {
      ["Flying Gold Cannon"] = "Gold Cannon", ["Flying Silver Cannon"] = "Silver Cannon",
      ["Flying Copper Cannon"] = "Copper Cannon", ["Flying Iron Cannon"] = "Iron Cannon",
    },
  },
  -- A Pawn may come in anywhere, beside others, and mate: it can always go on.
  drops = { { pieces = { "Lance" }, at = -m.rank(-1) }, { pieces = { "Knight" }, at = -m.rank(-1) * -m.rank(-2) }, {} },
})
