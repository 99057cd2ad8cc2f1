-- Spartan Chess (Steven Streetman, 2010), by Pychess: the army of Classical Chess, the Persians, begins against the
-- Spartans, which have two Kings. One may be taken, but not both attacked at once. Nothing is taken in passing.
local m = require "acedrex.movement"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
local Pawn = piece.extend(require "classical.pieces.pawn", {
  about = "steps ahead, captures diagonally ahead, may go two fields on its first move",
  moves = ahead * m.settle + m.rank(2) * ahead * m.empty * ahead * m.settle + slant * m.strike,
})
local Hoplite = piece {
  name = "Hoplite", symbol = "H",
  about = "steps diagonally ahead, captures straight ahead, may first leap two fields diagonally ahead",
  moves = (slant + m.rank(2) * m.step{ 2 * m.NE, 2 * m.NW }) * m.settle + ahead * m.strike,
}
local Captain = piece {
  name = "Captain", symbol = "C",
  about = "steps or leaps one or two fields straight",
  moves = m.step(m.orthogonals) + m.leap(0, 2),
}
local Lieutenant = piece {
  name = "Lieutenant", symbol = "L",
  about = "steps or leaps one or two fields diagonally, or moves one sideways",
  moves = m.step(m.diagonals) + m.leap(2, 2) + m.step{ m.W, m.E } * m.settle,
}
local General = piece.extend(require "shogi.pieces.dragon-king", { name = "General", symbol = "G" })
local Warlord = piece.extend(require "classical.pieces.archbishop", { name = "Warlord", symbol = "W" })

return variant.extend(require "classical.classical-chess", {
  name = "Spartan Chess", slug = "spartan", code = "SP", family = "armies",
  about = "the army of Classical Chess against one with two Kings",
  pieces = { replace = { Pawn = Pawn }, add = { Hoplite, Captain, Lieutenant, General, Warlord } },
  setup = [[
    l g k c c k w l
    h h h h h h h h
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
  ]],
  promotion = {
    { pieces = { "Pawn" }, to = { "Queen", "Rook", "Bishop", "Knight" } },
    -- To a King only where there is one left.
    { pieces = { "Hoplite" }, to = { "King", "General", "Warlord", "Captain", "Lieutenant" }, limit = { King = 2 } },
  },
  rules = {
    several_royals = "all",
    quiet = { plies = 100, result = "draw", reset = { "Pawn", "Hoplite" } },
    dead = {},
  },
})
