---@meta acedrex.phase
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local phase = {}

---A move by one of these `pieces`; `by = "same"` or `"other"`: by the same piece as the moves before, or by another one;
---`action`: by the walks of that name (`actions` of pieces), and by nothing else: no castling, no promotion that was put off,
---no pass; `optional`: it may be left out. `from` is a guard, asked by the piece where it stands before it moves; it says who
---may make this part, and nothing of what pieces attack.
---```lua
---turn = phase.seq{ phase.move(), phase.move{ by = "same", pieces = { "Rook" }, optional = true } }
---on "T Ra1,Rh1,rh8":may{ "Ra1-a2; Ra2-a3", "Ra1-a2" }:may_not "Ra1-a2; Rh1-h2"
---```
---@param keys? acedrex.phase_move
---@return acedrex.phase
function phase.move(keys) end

---A drop, with the keys of `drops` (without keys: the drops of the variant); `optional`: it may be left out.
---`window` gives the first and the last turn of the side in which it may be made, or is a function `(k, side)` that returns
---both for the k-th piece of a queue. `forced = "always"`, or `"at the end"` of its window: while it is due and a piece waits, a
---turn that leaves it out is illegal if some legal turn of the side makes it; if none does, it waits. Whoever chooses something
---else in `phase.either` leaves it out. Of several forced drops the first in the turn is judged first, the next among the turns
---that are left; what `rules.capture` asks is judged after them.
---```lua
---turn = phase.seq{ phase.move(), phase.drop{ from = "new", window = { 7, 11 }, forced = "at the end" } }
---on "T Ra1,rh8,+N{new};turn=11":may("Ra1-a2; N+a1"):may_not "Ra1-a2"
---```
---@param keys? acedrex.phase_drop
---@return acedrex.phase
function phase.drop(keys) end

---All parts, one after the other.
---```lua
---turn = phase.seq{ phase.move(), phase.move{ by = "other" } }
---on "T Ra1,Rh1,rh8":may("Ra1-a2; Rh1-h2"):may_not "Ra1-a2; Ra2-a3"
---```
---@param parts acedrex.phase[]
---@return acedrex.phase
function phase.seq(parts) end

---One of the parts.
---```lua
---turn = phase.either{ phase.move(), phase.drop{ at = m.rank(1) } }
---on "T Ra1,rh8,+R":may { "Ra1-a2", "R+b1" }
---```
---@param parts acedrex.phase[]
---@return acedrex.phase
function phase.either(parts) end

---The first of the parts that is possible: by which the turn, as it has been begun, could go on and come to an end that is legal;
---the others cannot be chosen then. Where only the last one is left, it is not asked for. To pass does not make a part possible:
---a side passes, where it may, by a `phase.move` that is left to it. (What `rules.capture` asks is not asked of such an end, nor
---that it saves pieces that are royal by `"escapes"`.)
---```lua
---turn = phase.first_of{ phase.drop{ at = m.rank(1) }, phase.move() }
---on("T Ra1,rh8,+N"):may("N+b1"):may_not("Ra1-a2"):play("N+b1"):may "Rh8-h7"
---```
---@param parts acedrex.phase[]
---@return acedrex.phase
function phase.first_of(parts) end

---n moves, or n times the part `of`, or as many as a function of the turn's number returns: 1 for the first turn of the game, 2
---for the answer, and so on, counted over both sides. `of = phase.drop{ optional = true }` is any number of drops up to n. (In
---setup strings `;turn=` counts the turns of one side.) `check = "ends"`: a move that gives
---check is the last; `safe = "each"`: royal pieces must be safe after each move.
---```lua
---turn = phase.moves{ 2, check = "ends", safe = "each" }, royals = { King = "check" }
---on "T Ka1,Re1,kh8":may{ "Re1-e8", "Re1-e7; Re7-e8" }:may_not "Re1-e7"
---```
---@param keys acedrex.phase_moves
---@return acedrex.phase
function phase.moves(keys) end

---Moves of different pieces, as long as a budget lasts; types in `again` may move more than once. `cost`, `again` and
---`limits.captures` may name actions of pieces as well: what is said of an action goes before the cost of the type.
---```lua
---turn = phase.actions{ budget = 2, cost = { Pawn = 1, default = 2 }, again = { "King" }, limits = { promotions = 1 } }
---on "T Pa2,Pb2,Ra1,rh8":may "Pa2-a3; Pb2-b3"
---```
---@param keys acedrex.phase_actions
---@return acedrex.phase
function phase.actions(keys) end

---The part if the guard holds, else `otherwise`; without that the part lapses: it is not there, and nothing is written or
---counted for it. The guard is asked as the part would begin, on the board as it is then, by a walker of the side to move
---that stands nowhere: it asks about pieces with `m.there`, `m.anywhere * ...`, about `m.lights_turn` and counters; `m.attacked`
---asks it of the piece of that side which stands on the field. A part of which everything lapses lapses itself, and is no choice
---in `phase.either`. A turn of which all parts lapse is over at once, without what happens at its end; that both sides' turns
---lapse one after the other ends the game, see `rules.idle`.
---```lua
---turn = phase.seq{ phase.move(), phase.when(m.anywhere * m.own * m.is "Queen", phase.move{ from = m.rank(1) }) }
---on "T Ra1,Qh7,rh8":may("Qh7-h8*; Ra1-a2"):may_not{ "Qh7-h8*", "Qh7-h8*; Qh8-h7" }
---```
---@param guard acedrex.expr
---@param part? acedrex.phase
---@param otherwise? acedrex.phase
---@return acedrex.phase
function phase.when(guard, part, otherwise) end

---The part, which is possible only where the turn could go on by `needs` instead and come to an end that is legal, without
---passing; nothing of `needs` is done. (What `rules.capture` asks is not asked of that turn, nor that it saves pieces that are royal by
---`"escapes"`.)
---```lua
---turn = phase.either{ phase.move{ pieces = { "King" } }, phase.given(phase.drop{ at = m.rank(1) }, phase.move{ pieces = { "King" } }) }, royals = { King = "check" }
---on "T Ka1,kh8,+R":may{ "R+b1", "Ka1-a2" }
---```
---@param part acedrex.phase
---@param needs acedrex.phase
---@return acedrex.phase
function phase.given(part, needs) end

---A part for each side; one that is left out lapses. `turn = { light = ..., dark = ... }` is the same.
---```lua
---turn = phase.by_side{ light = phase.moves(2), dark = phase.move() }
---on "T Ra1,rb8":play("Ra1-a2; Ra2-a3"):may("Rb8-b7"):may_not "Rb8-b7; Rb7-b6"
---```
---@param parts acedrex.phase_sides
---@return acedrex.phase
function phase.by_side(parts) end

return phase
