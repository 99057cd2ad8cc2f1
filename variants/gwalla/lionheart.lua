-- Gwalla's game of half actions on ten by ten fields, which has no name in the journal.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local men = require "gwalla.lionheart.men"

-- A Pawn steps ahead, from the third rank also diagonally, and twice in the turn in which it moves first; one that has done
-- so may be captured in the next turn where it came by.
local slant = m.step{ m.NE, m.NW }
local walk = (m.step(m.N) + m.rank(3) * slant) * m.empty
-- One that has gone twice stands right behind the field where it came by, as its captor sees it.
local passed = m.aside(m.step(m.S) * m.enemy * m.tagged "_double" * m.capture)
local moves = walk + slant * m.strike + slant * m.empty * passed
-- White has not moved a Pawn yet.
local first = m.lights_turn * -m.counter "opened" * m.rank(3) * -#(m.anywhere * m.own * m.is "Pawn" * -m.rank(3))

local Pawn = piece {
  name = "Pawn", symbol = "P",
  about = "may go twice, without capturing, when it moves first",
  moves = moves,
  actions = {
    open = first * moves * m.add("opened", 1),  -- White's first move of a Pawn, which is a full action
    half = -first * moves,
    walk = -first * walk,
    start = -first * m.rank(3) * walk,
    on = walk * m.land * m.aside(m.mark("_double", 1)),
    promote = (m.rank(9) + m.rank(10)) * m.retrieve(m.own, "lost") * m.leave,
  },
}

local officers = { "Rook", "Bishop", "Knight", "Squire", "Queen", "Archbishop", "Marshall", "Cavalry", "Gryphon",
                   "Hippogriff", "Unicorn" }
local pieces = { require "gwalla.lionheart.royal", Pawn }
for _, name in ipairs(officers) do pieces[#pieces + 1] = men[name] end

local function pawn(action, by) return phase.move{ pieces = { "Pawn" }, action = action, by = by } end
local function king(action, by) return phase.move{ pieces = { "Lionheart King" }, action = action, by = by } end
local full = phase.move{ pieces = officers }
-- A King's turn of two steps, as the first allows the second.
local kings = phase.either{
  king(),
  phase.seq{ king "cross", king("walk", "same") },
  phase.seq{ king "take", king("walk", "same") },
  phase.seq{ king "dare", king("answer", "same") },
  phase.seq{ king "stare", king("outstare", "same") },
}
-- One half action with a Pawn in it, or two: one Pawn at most captures, and one is promoted, not by itself.
local pawns = phase.either{
  pawn "open",
  pawn "half",
  phase.seq{ pawn "half", pawn("walk", "other") },
  phase.seq{ pawn "walk", pawn("half", "other") },
  phase.seq{ pawn "start", pawn("on", "same") },
  phase.seq{ pawn "half", pawn "promote" },
  phase.seq{ pawn "promote", pawn "half" },
  phase.seq{ pawn "half", king() },
  phase.seq{ king "before", pawn "half" },
  phase.seq{ king(), pawn "promote" },
  phase.seq{ pawn "promote", king() },
}

return variant {
  name = "Lionheart", slug = "lionheart", code = "LH",
  about = "10 x 10 fields, two half actions a turn, a royal piece that steps twice",
  board = { files = 10, ranks = 10 },
  pieces = pieces,
  -- The journal leaves open how the first two ranks stand, but for King and Queen, which stand side by side.
  options = { array = { kind = "choice", choices = { "middle", "left" },
                        help = "the first rank: King and Queen in the middle, or from the left corner on" } },
  by_options = function(o)
    local first = o.array == "left" and "U C G A Q K M H . ." or ". U G A Q K M H C ."
    local second, pawns, none = "R N B S S S S B N R\n", "P P P P P P P P P P\n", ". . . . . . . . . .\n"
    return { setup = (first .. "\n" .. second .. pawns):lower() .. none:rep(4) .. pawns .. second .. first }
  end,
  state = { opened = { start = false } },
  royals = { ["Lionheart King"] = "check" },
  captures = { to = "owner", pocket = "lost", pieces = officers },
  turn = phase.either{ full, kings, pawns },
}
