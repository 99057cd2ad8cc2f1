-- Testing Board, or UC-170-17 (Carlos Cetina, 2021): each side has pieces of 170 kinds and pawns of 17. Eight and eight
-- begin on the board; the others wait, and come in to replace what was lost in exchanges.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local kinds, draw = require "testing-board.kinds", require "testing-board.draw"
local grasshoppers, printed = require "testing-board.grasshoppers", require "testing-board.printed"
local shared = require "testing-board.shared"

-- "A captures B and C captures A": a piece that takes one that has just taken completes an exchange, which pays both
-- sides. The owner of A may replace A, the owner of B one of those that A took: a piece by a piece, a pawn by a pawn.
-- "Let the player choose" where both were among them, and where A was a pawn that became a piece by it. Each unit is
-- replaced once: what completes an exchange is owed nothing more for what it took.
local pawn, taker = m.is "pawn", m.enemy * m.tagged "has taken"
local function first(...) return m.must(m.first_of(...)) end
local function took(what) return m.took(taker * m.tagged(what)) end
local pays = m.took(taker)
  * first(took "both" * m.add("owed_either", 1), took "pawn" * m.add("owed_pawn", 1),
          took "piece" * m.add("owed_piece", 1))
  * first(took "risen" * m.add("owed_either", 1, "other"),
          m.took(taker * pawn) * m.add("owed_pawn", 1, "other"), m.add("owed_piece", 1, "other"))
local new_pawn, new_piece = m.took((m.enemy - taker) * pawn), m.took(m.enemy - taker - pawn)
local remembers = m.mark("has taken", 1)
  * first(new_pawn * new_piece * m.mark("both", 1), new_pawn * m.mark("pawn", 1), new_piece * m.mark("piece", 1))

-- A drop pays what is owed, a choice last. "Piece drops must be made on any empty square of the 1st row", pawns of the 2nd,
-- Anti-Kings anywhere "provided that they remain attacked".
local function replacing(credit, keys)
  local pays_for = m.first_of(m.counter(credit) * m.add(credit, -1), m.add("owed_either", -1))
  keys.order, keys.at = "queue", (keys.at or m.pass) * (m.counter(credit) + m.counter "owed_either")
  keys.on_drop = pays_for * (keys.on_drop or m.pass)
  return keys
end
local drops = phase.drop{
  optional = true,
  replacing("owed_piece", { from = "pieces", pieces = { "Anti-King" } }),
  replacing("owed_piece", { from = "pieces", at = m.rank(1) }),
  replacing("owed_pawn", { from = "pawns", at = m.rank(2), on_drop = m.land * m.aside(m.mark("dropped", "always")) }),
}
local owed = { to = 200, each = "side" }

-- "Lance, ... may become Gold Generals at the end of a move to ranks 6 to 8": as in Shogi, and there they must where they
-- could never move again.
local function gold(pieces, must)
  return { pieces = pieces, to = { "Gold General" }, zone = "camp", when = "choice", enters = "touches", must = must }
end

return variant {
  name = "Testing Board", code = "TB", family = "testing-board", symmetry = "rotate",
  also = { "UC-170-17" },
  about = "a hundred and eighty-seven kinds; most wait, and replace what is lost in exchanges",
  board = { files = 8, ranks = 8, zones = { camp = { light = { "a6-h8" } }, edge = { light = { "a7-h8" } } } },
  options = {
    seed = { kind = "seed", help = "draws the array and the stock", fits = shared.fits },
    array = { kind = "choice", choices = { "drawn", "printed" }, help = "printed: the one of the page" },
  },
  by_options = function(chosen)
    local array = chosen.array == "printed" and printed or draw.array(kinds, "asymmetric")
    local keys = draw.keys(array, 27)
    keys.pieces = draw.with(draw.all(kinds), grasshoppers(array.light, array.dark))
    return keys
  end,
  state = { owed_piece = owed, owed_pawn = owed, owed_either = owed },
  on_capture = m.must(pays) * m.land * m.aside(remembers),
  on_promotion = m.from(m.tagged "has taken") * m.land * m.aside(m.mark("risen", 1)),
  -- "It's allowed to make any normal move and at the same time make a drop ... more than one piece (or pawn) on one turn."
  turn = phase.seq{ phase.move(), phase.moves{ 16, of = drops } },
  promotion = {
    shared.promotion,
    gold({ "Lance", "Iron General", "Stone General" }, "last"), gold({ "Honorable Horse" }, "edge"),
  },
  royals = shared.royals, rules = shared.rules, notation = shared.notation,
}
