---@meta acedrex.phase
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local phase = {}

---A move. Keys:
---- `pieces`: the types that may make it.
---- `by`: `"same"`: the same piece as in the moves before; `"other"`: another one.
---- `action`: the move uses the walks of that name (`actions` of pieces) and nothing else: no castling, no promotion that was put
---  off, no pass.
---- `optional`: `true`: the part may be left out.
---- `from`: a guard, tested on the piece where it stands before it moves. It limits which pieces may make this part, not what they attack.
---```lua
---turn = phase.seq{ phase.move(), phase.move{ by = "same", pieces = { "Rook" }, optional = true } }
---on "T Ra1,Rh1,rh8":may{ "Ra1-a2; Ra2-a3", "Ra1-a2" }:may_not "Ra1-a2; Rh1-h2"
---```
---@param keys? acedrex.phase_move
---@return acedrex.phase
function phase.move(keys) end

---A drop, with the keys of `drops` (without keys: the drops of the variant) and these:
---- `optional`: `true`: the part may be left out.
---- `window`: `{ first, last }` in turns of that side, or a function `(k, side)` that returns the two for the k-th piece of a queue.
---  The part exists only in these turns, and may be left out. A forced drop that waits can still be made later.
---- `forced`: `"always"`, or `"at the end"` of its window. While the drop is due and a piece waits, a turn without it is illegal if some
---  legal turn of the side makes it. If none does, the piece waits.
---
---A side that chooses another part in `phase.either` leaves the drop out. Of several forced drops the first in the turn is judged
---first, the next among the turns that are left. `rules.capture` is judged after them.
---```lua
---turn = phase.seq{ phase.move(), phase.drop{ from = "new", window = { 7, 11 }, forced = "at the end" } }
---on "T Ra1,rh8,+N{new};turn=11":may("Ra1-a2; N+a1"):may_not "Ra1-a2"
---```
---@param keys? acedrex.phase_drop
---@return acedrex.phase
function phase.drop(keys) end

---All these parts, one after the other. A plain list of parts is the same: `turn = { phase.move(), phase.move() }`.
---`optional = true`: the whole may be left out. `check = "ends"` and `safe = "each"` are those of `phase.moves`.
---```lua
---turn = phase.seq{ phase.move(), phase.move{ by = "other" } }
---on "T Ra1,Rh1,rh8":may("Ra1-a2; Rh1-h2"):may_not "Ra1-a2; Ra2-a3"
---```
---@param parts acedrex.phase_seq
---@return acedrex.phase
function phase.seq(parts) end

---One of these parts. `optional = true`: it may be left out.
---```lua
---turn = phase.either{ phase.move(), phase.drop{ at = m.rank(1) } }
---on "T Ra1,rh8,+R":may { "Ra1-a2", "R+b1" }
---```
---@param parts acedrex.phase_choice
---@return acedrex.phase
function phase.either(parts) end

---The first of these parts that is possible. A part is possible if the turn, as far as it has been made, could go on by it and end
---legally. Later parts cannot be chosen then. If only the last part is left, it is not tested. Passing does not make a part possible: a
---side passes, if it may, by a `phase.move` that is left to it. (This test ignores `rules.capture` and whether pieces that are royal
---by `"escapes"` are saved.) `optional = true`: the whole may be left out.
---```lua
---turn = phase.first_of{ phase.drop{ at = m.rank(1) }, phase.move() }
---on("T Ra1,rh8,+N"):may("N+b1"):may_not("Ra1-a2"):play("N+b1"):may "Rh8-h7"
---```
---@param parts acedrex.phase_choice
---@return acedrex.phase
function phase.first_of(parts) end

---n moves, or n times the part `of`. Instead of n you can write a function of the turn's number that returns it. This number counts the
---turns of both sides: 1 for the first turn of the game, 2 for the answer. (`;turn=` in setup strings counts the turns of one side.)
---`of = phase.drop{ optional = true }` allows up to n drops. `check = "ends"`: a move that gives check is the last. `safe = "each"`:
---royal pieces must be safe after each move. `optional = true`: the whole may be left out.
---```lua
---turn = phase.moves{ 2, check = "ends", safe = "each" }, royals = { King = "check" }
---on "T Ka1,Re1,kh8":may{ "Re1-e8", "Re1-e7; Re7-e8" }:may_not "Re1-e7"
---```
---@param keys acedrex.phase_moves
---@return acedrex.phase
function phase.moves(keys) end

---Moves of different pieces, as long as a budget lasts. Types in `again` may move more than once. `cost`, `again` and
---`limits.captures` may also name actions of pieces; the cost of an action overrides the cost of the type. A piece makes its
---actions only if `of`, what is done each time, has a part that names them:
---`of = phase.either{ phase.move(), phase.move{ action = "shoot" } }`. By default it is `phase.move()`. `optional`, `check` and `safe`
---are those of `phase.moves`.
---```lua
---turn = phase.actions{ budget = 2, cost = { Pawn = 1, default = 2 }, again = { "King" }, limits = { promotions = 1 } }
---on "T Pa2,Pb2,Ra1,rh8":may "Pa2-a3; Pb2-b3"
---```
---@param keys acedrex.phase_actions
---@return acedrex.phase
function phase.actions(keys) end

---The part if the guard holds, else `otherwise`. Without `otherwise` the part lapses: it does not exist in this turn, and nothing is
---written or counted for it. The guard is tested when the part would begin, on the board as it is then. Its walker is of the side to move
---and stands nowhere. So it asks about pieces with `m.there` or `m.anywhere * ...`, and about `m.lights_turn` and counters;
---`m.attacked` asks about the piece of that side on the field.
---
---A part whose parts all lapse lapses itself, and cannot be chosen in `phase.either`. A turn whose parts all lapse is over at once,
---without the events at its end. If the turns of both sides lapse one after the other, the game ends, see `rules.idle`.
---```lua
---turn = phase.seq{ phase.move(), phase.when(m.anywhere * m.own * m.is "Queen", phase.move{ from = m.rank(1) }) }
---on "T Ra1,Qh7,rh8":may("Qh7-h8*; Ra1-a2"):may_not{ "Qh7-h8*", "Qh7-h8*; Qh8-h7" }
---```
---@param guard acedrex.expr
---@param part? acedrex.phase
---@param otherwise? acedrex.phase
---@return acedrex.phase
function phase.when(guard, part, otherwise) end

---The part, which is possible only if the turn could instead go on by `needs` and end legally without passing. Nothing of `needs` is
---done. (This test ignores `rules.capture` and whether pieces that are royal by `"escapes"` are saved.)
---```lua
---turn = phase.either{ phase.move{ pieces = { "King" } }, phase.given(phase.drop{ at = m.rank(1) }, phase.move{ pieces = { "King" } }) }, royals = { King = "check" }
---on "T Ka1,kh8,+R":may{ "R+b1", "Ka1-a2" }
---```
---@param part acedrex.phase
---@param needs acedrex.phase
---@return acedrex.phase
function phase.given(part, needs) end

---A part for each side. If one is left out, that side's turn lapses. `turn = { light = ..., dark = ... }` is the same.
---```lua
---turn = phase.by_side{ light = phase.moves(2), dark = phase.move() }
---on "T Ra1,rb8":play("Ra1-a2; Ra2-a3"):may("Rb8-b7"):may_not "Rb8-b7; Rb7-b6"
---```
---@param parts acedrex.phase_sides
---@return acedrex.phase
function phase.by_side(parts) end

return phase
