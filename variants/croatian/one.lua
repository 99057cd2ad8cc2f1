-- One (Mario Mlačak): 26 x 26 fields, and the Starchild.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local base = require "croatian.discovery"
local Shaman = require "croatian.pieces.shaman"
local LightStar, DarkStar = require "croatian.pieces.light-star", require "croatian.pieces.dark-star"
local stars, divergence, uplift = require "croatian.stars", require "croatian.divergence", require "croatian.uplift"

-- "Activated Star can move to any empty miracle-field of activating Starchild", which has taken its place: one step.
local function movable(Star)
  return piece.extend(Star, { passive = true, spends = 0, moves = m.step(m.all) * m.empty * m.settle })
end

-- "Activated Wave moves the same as Starchild", but it can activate "own Starchilds, own and opponent's Waves" only, and
-- neither teleports nor diverges.
local by_starchild = c.inherits "Starchild"
local Wave = piece.extend(stars.Wave, {
  moves = -by_starchild * stars.Wave.moves
        + by_starchild * m.anywhere * -m.start_colour * (m.pass + stars.refuse),
  lands = (m.is "Wave" + m.own * m.is "Starchild") * c.activate
        + -by_starchild * (m.own * -m.is("King", "Pyramid", "Wave", "Starchild") * c.left(1) * c.activate + divergence),
})

return variant.extend(base, {
  name = "One", family = "croatian", slug = "one", code = "O",
  about = "26 x 26 fields, the Starchild",
  board = { files = 26, ranks = 26 },
  pieces = {
    add = { require "croatian.pieces.starchild" },
    replace = {
      ["Light Star"] = movable(LightStar), ["Dark Star"] = movable(DarkStar), Wave = Wave,
      Shaman = piece.extend(Shaman, { moves = Shaman.moves + uplift.begin }),
    },
  },
  setup = [[
    t r n b s i c u e w a h q k h a w e u c i s b n r T
    p p p p p g p g p p g p g g p g p p g p g p p p p p
    p p p p g p p p g g p p g g p p g g p p p g p p p p
    . . . . o . . . o o . . o o . . o o . . . o . . . .
    . . . . . o . o . . o . o o . o . . o . o . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . m .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . M . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . O . O . . O . O O . O . . O . O . . . . .
    . . . . O . . . O O . . O O . . O O . . . O . . . .
    P P P P G P P P G G P P G G P P G G P P P G P P P P
    P P P P P G P G P P G P G G P G P P G P G P P P P P
    T R N B S I C U E W A H Q K H A W E U C I S B N R t
  ]],
  -- What was captured, or left the board otherwise, can be resurrected.
  captures = { to = "owner", pocket = "lost", oblated = true },
  roles = uplift.roles,
  castling = { distances = { 2, 3, 4, 5, 6, 7, 8, 9, 10 } },
  promotion = {
    to = {
      "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn", "Wave", "Centaur", "Scout", "Grenadier",
      "Serpent", "Shaman", "Starchild",
    },
  },
})
