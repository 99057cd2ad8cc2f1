-- UC-170-13 (Carlos Cetina, 2012): each side has pieces of 170 kinds and pawns of 13. Eight and eight begin on the board;
-- the others have to come in, one after the other, each within some turns.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local kinds, draw, shared = require "testing-board.kinds", require "testing-board.draw", require "testing-board.shared"
local mimicry, hops = require "testing-board.mimicry", require "testing-board.hops"

local function base(script) return require("testing-board.pieces." .. script) end

-- "A reborn King or Rook has the option of castling."
local castles = m.aside(m.anywhere * m.arrived * m.is("King", "Rook") * m.mark "castling")
local rebirth = hops.rebirth(castles)

-- What this page states otherwise than the Testing Board.
local own = {
  piece.extend(base "rfw", {
    about = "moves like a Reflecting Bishop or a Wazir",
    moves = base("reflecting-bishop").moves + base("wazir").moves,
  }),
  piece.extend(base "eurasian-pawn", {
    about = "a Pawn that also steps and captures straight ahead and sideways",
    moves = base("pawn").moves + base("xj-pawn").moves,
  }),
  piece.extend(base "chameleon", { moves = mimicry }),   -- takes no pawn in passing
  piece.extend(base "circe-grasshopper", { moves = hops.over_first(nil, rebirth) }),
  piece.extend(base "andernach-einstein-circe-grasshopper", { moves = hops.over_first(hops.turn * hops.change, rebirth) }),
}

local cast = { majors = draw.with(kinds.majors, own), pawns = table.move(draw.with(kinds.pawns, own), 1, 13, 1, {}) }

-- "1st: the piece on A18 in any turn between the 6 and 10", and so on; light's windows begin and end a turn later.
local function due(every, first, last)
  return function(k, side)
    local later = side == "light" and 1 or 0
    return every * k + first + later, every * k + last + later
  end
end

-- Cornering: "Both the king and the cornered piece should not have been moved previously", the latter "even any dropped one".
local corner = m.rank(1) * m.file("a", "h")
local may_corner = m.must(corner * m.land * m.aside(m.mark "castling"))

return variant {
  name = "UC-170-13", code = "UC", family = "testing-board", symmetry = "rotate",
  about = "a hundred and eighty-three kinds; those that wait have to come in, each in its turn",
  board = { files = 8, ranks = 8 },
  pieces = draw.all(cast),
  options = {
    seed = { kind = "seed", help = "draws the array and the stock", fits = shared.fits },
    sides = { kind = "choice", choices = { "asymmetric", "mirrored", "central" }, help = "how dark's men stand" },
  },
  by_options = function(chosen) return draw.keys(draw.array(cast, chosen.sides), 12) end,
  -- "(1) the regular move; (2) the major piece dropped ...; (3) the pawn dropped": pieces on the first row, pawns on the
  -- second, an Anti-King anywhere, "provided that they remain attacked". "The dropping itself is MANDATORY."
  turn = phase.seq{
    phase.move(),
    phase.drop{ forced = "at the end", window = due(5, 1, 5),
      { from = "pieces", order = "queue", pieces = { "Anti-King" }, on_drop = may_corner },
      { from = "pieces", order = "queue", at = m.rank(1), on_drop = may_corner } },
    phase.drop{ forced = "at the end", window = due(10, -4, 0), from = "pawns", order = "queue", at = m.rank(2) },
  },
  -- From d and e the King walks two steps; elsewhere he remains, and the piece on the nearest corner leaps.
  castling = {
    king = "King", partner = corner,
    ways = {
      { king = { "b", "b" }, partner = { "a", "c" } },
      { king = { "c", "c" }, partner = { "a", "d" } },
      { king = { "d", "b" }, partner = { "a", "c" } },
      { king = { "d", "f" }, partner = { "h", "e" } },
      { king = { "e", "c" }, partner = { "a", "d" } },
      { king = { "e", "g" }, partner = { "h", "f" } },
      { king = { "f", "f" }, partner = { "h", "e" } },
      { king = { "g", "g" }, partner = { "h", "f" } },
    },
  },
  promotion = shared.promotion, royals = shared.royals, rules = shared.rules, notation = shared.notation,
}
