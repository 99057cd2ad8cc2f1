-- The royal piece of the game of half actions. It steps as a King, and may step twice in a turn: what the turn allows it
-- then are actions, each named by what it does.
local m = require "acedrex.movement"

local step = m.step(m.all)
local safe = -m.attacked()
local man = m.prey * -m.is "Pawn"  -- behind a Pawn that it has captured it steps no further: pawn stalling
-- Nothing but the piece here attacks the King where it stands.
local alone = m.aside(m.mark("_eyed", 0) * m.home * -m.attacked(-m.tagged "_eyed"))
-- The only piece that gives check is remembered for this turn.
local checked = m.attacked(nil, 1, 1) *
  m.aside(m.anywhere * m.enemy * m.mark("_checks", 0) * m.home * m.attacked(m.tagged "_checks"))

return piece {
  name = "Lionheart King", symbol = "K",
  about = "steps once or twice in a turn, by half actions, and may capture by each",
  moves = step,
  actions = {
    before = step * (m.empty + m.prey * safe),  -- and something else in the same turn
    walk = step * m.empty,
    -- Of two steps the first: a passive one, through whatever fields; a capture on a safe field; one of those where the
    -- second captures all that attacks the field between; and the same by a King in check.
    cross = safe * step * m.empty,
    take = safe * step * man * safe,
    dare = safe * step * (m.empty + man),
    stare = checked * step * (m.empty + man),
    -- The second, where it captures.
    answer = step * m.prey * alone,
    outstare = step * m.tagged "_checks" * m.prey * alone,
  },
}
