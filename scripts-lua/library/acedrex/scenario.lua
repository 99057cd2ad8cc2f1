---@meta acedrex.scenario
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local t = {}

---@class acedrex.game
local g = {}

---A block of tests. Blocks may be nested.
---```lua
---t.describe("A Rook", function() t.equal(1 + 1, 2) end)
---t.ok(true)
---```
---@param name string
---@param body fun()
function t.describe(name, body) end

---One test. `check` warns if two tests have the same name, `test` warns of tests that neither make a game nor compare anything.
---```lua
---local it = t.it  -- it("slides", function() ... end)
---t.ok(it)
---```
---@param name string
---@param body fun()
function t.it(name, body) end

---The function is called before every test of its block; those of outer blocks come first. It stands beside the tests, not in one.
---```lua
---local g; local hook = function() g = t.game("classical-chess") end
---hook(); g:may "e4"
---```
---@param hook fun()
function t.before_each(hook) end

---The function is called after every test of its block; those of outer blocks come last.
---```lua
---local log = {}; local hook = function() log = {} end
---hook(); t.equal(log, {})
---```
---@param hook fun()
function t.after_each(hook) end

---Fails if the values differ. Tables are compared by their contents.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:perft(2), 400)
---```
---@param found any
---@param expected any
---@param what? string
function t.equal(found, expected, what) end

---Fails if the value is false or nil.
---```lua
---local g = t.game("classical-chess")
---t.ok(#g:moves() == 20)
---```
---@param value any
---@param what? string
function t.ok(value, what) end

---The function must fail, with a message that contains `part`.
---```lua
---local g = t.game("classical-chess")
---t.fails(function() g:play "e5" end, "cannot be played")
---```
---@param body fun()
---@param part? string
function t.fails(body, part) end

---A game. `what` is a variant, the name or the file of a script (`"classical-chess"`, `"fox.lua"`), or a table with the keys of
---`variant{ ... }` (name and rules are optional). A piece stands on a free board, with the other pieces of its folder. `setup` is a setup string or a FEN. `{ tags = "initial" }` is the option `--tags` of
---the command line. `{ options = "seed=7" }` chooses what the variant declares under `options`; with a name you can also write
---`t.game "chess960:7"`.
---```lua
---local g = t.game{ pieces = { require "classical.pieces.rook" }, setup = "T Ra1" }
---g:reaches("a1", { "a2", "a8" })
---```
---@param what any
---@param setup? string
---@param options? table
---@return acedrex.game
function t.game(what, setup, options) end

---These moves are legal.
---```lua
---local g = t.game("classical-chess")
---g:may { "e4", "Ng1-f3" }
---```
---@param moves string|string[]
---@return acedrex.game
function g:may(moves) end

---These moves are illegal; `part` is part of the reason.
---```lua
---local g = t.game("classical-chess")
---g:may_not("e5", "no piece of light moves like that")
---```
---@param moves string|string[]
---@param part? string
---@return acedrex.game
function g:may_not(moves, part) end

---These texts can be read as notation here, whether the moves are legal or not.
---```lua
---local g = t.game("classical-chess")
---g:reads { "Qxh7", "exd6 e.p.", "Nb3+(=)" }
---```
---@param moves string|string[]
---@return acedrex.game
function g:reads(moves) end

---These texts cannot be read as notation here; `part` is part of the reason.
---```lua
---local g = t.game("classical-chess")
---g:reads_not("##", "instead of a move")
---```
---@param moves string|string[]
---@param part? string
---@return acedrex.game
function g:reads_not(moves, part) end

---The move is legal, its long form is `text`, and this text is read as the same move. With how = "full" the form of
---`moves --notation full` is meant.
---```lua
---local g = t.game("classical-chess")
---g:prints("Nf3", "Ng1-f3")
---```
---@param move string
---@param text string
---@param how? string
---@return acedrex.game
function g:prints(move, text, how) end

---The first ply of the piece on `from` can end on these fields. A rifle capture ends where it began.
---```lua
---local g = t.game("classical-chess")
---g:reaches("b1", "a3")
---```
---@param from string
---@param fields string|string[]
---@return acedrex.game
function g:reaches(from, fields) end

---The first ply of the piece on `from` can end on these fields and on no others.
---```lua
---local g = t.game("classical-chess")
---g:reaches_only("b1", { "a3", "c3" })
---```
---@param from string
---@param fields string|string[]
---@return acedrex.game
function g:reaches_only(from, fields) end

---Plays the moves. Fails if one of them is illegal.
---```lua
---local g = t.game("classical-chess")
---g:play { "e4", "e5", "Nf3" }
---```
---@param moves string|string[]
---@return acedrex.game
function g:play(moves) end

---Takes back the last move.
---```lua
---local g = t.game("classical-chess")
---g:play("e4"):undo():may "e4"
---```
---@return acedrex.game
function g:undo() end

---That piece stands on the field. With the field alone: returns the piece there (`name`, `symbol`, `side`, `tags`), or nil.
---```lua
---local g = t.game("classical-chess")
---g:at("e1", "King", "light"); t.equal(g:at("e8").side, "dark")
---```
---@param field string
---@param name? string
---@param side? string
---@return acedrex.game
function g:at(field, name, side) end

---The fields are empty.
---```lua
---local g = t.game("classical-chess")
---g:empty "e4 e5"
---```
---@param fields string|string[]
---@return acedrex.game
function g:empty(fields) end

---The status is `playing`, `check`, `checkmate`, `stalemate`, `draw` or `won`; `detail` is part of the reason, or the winner. Without
---arguments it returns all three.
---```lua
---local g = t.game("classical-chess", "CC Kg6,Ra1,kh8")
---g:play("Ra8"):status("checkmate", "light")
---```
---@param expected? string
---@param detail? string
---@return acedrex.game
function g:status(expected, detail) end

---In the middle of a cascade: that piece is in the air, with `momentum`. If it inherits its movement, `activator` is the piece that
---activated it.
---```lua
---local g = t.game("mayan-ascendancy", "MA Ed8")
---t.ok(#g:air("Ad8", { momentum = 4, activator = "E" }):moves() > 0)
---```
---@param piece string
---@param options? table
---@return acedrex.game
function g:air(piece, options) end

---The number of move sequences of that length.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:perft(3), 8902)
---```
---@param depth integer
---@return integer
function g:perft(depth) end

---The texts of the legal moves, of all pieces or of one.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:moves "b1", { "Nb1-a3", "Nb1-c3" })
---```
---@param from? string
---@return string[]
function g:moves(from) end

---The texts of those moves that capture a piece of the other side, or a neutral piece.
---```lua
---local g = t.game("classical-chess", "CC Ke1,Pd4,pe5,ke8")
---t.equal(g:captures(), { "Pd4-e5*" })
---```
---@param from? string
---@return string[]
function g:captures(from) end

---The fields of the side's pieces that attack this field. If it holds a piece of their own side, that is treated as an enemy: the result
---is its guards.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:attackers("f2", "light"), { "e1" })
---```
---@param field string
---@param side string
---@return string[]
function g:attackers(field, side) end

---The same position with the other side to move, as a new game.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:turned():to_move(), "dark")
---```
---@return acedrex.acedrex.acedrex.game
function g:turned() end

---The same game as `"light"` or `"dark"` sees it (`secrets`, `sees`). Every answer has only what that side may know. Moves that it plays
---are attempts, judged on the true position. On the other side's turn it can neither play nor ask for moves. Without secrets, and
---after the end, it sees everything.
---```lua
---local light = t.game "dark-chess":as "light"
---light:play "e4":unseen "e7":status "playing"
---```
---@param side string
---@return acedrex.game
function g:as(side) end

---The attempt is legal in the view of its side, and is refused with that word: `no` or `check`. With `refused = "turn"` the side loses its
---turn.
---```lua
---local light = t.game("kriegspiel", "KR Ke1,Rd2,ke8,rd4"):as "light"
---light:may "Rd2-d6":refused("Rd2-d6", "no"):play "Rd2-d4"
---```
---@param move string
---@param word string
---@return acedrex.game
function g:refused(move, word) end

---The side does not know what stands on these fields. (`empty` fails for them.)
---```lua
---local dark = t.game "kriegspiel":as "dark"
---dark:unseen "e1 e4"
---```
---@param fields string|string[]
---@return acedrex.game
function g:unseen(fields) end

---What the umpire says (`tells`).
---```lua
---local light = t.game("kriegspiel", "KR Ke1,Pe4,ke8,pd5"):as "light"
---t.equal(light:said(), { "1 capture by a Pawn" })
---```
---@return string[]
function g:said() end

---The turns so far, in the long form. Turns of the other side are given as far as the side sees them.
---```lua
---local g = t.game "dark-chess":play "e4"
---t.equal(g:turns(), { "Pe2-e4" }); t.equal(g:as "dark":turns(), { "?" })
---```
---@return string[]
function g:turns() end

---How many arrays of the seed were thrown away because they did not fit (`options`); `nil` if none was judged.
---```lua
---local g = t.game("capablanca-random", nil, { options = "seed=1" })
---t.ok(g:thrown_away() >= 0)
---```
---@return integer?
function g:thrown_away() end

---The position as a setup string.
---```lua
---local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
---t.equal(g:setup(), "CC Ke1,Ra1,ke8")
---```
---@return string
function g:setup() end

---The position as FEN. If FEN cannot express it: `nil`, and a text that names what FEN lacks.
---```lua
---local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
---t.equal(g:fen():match "^%S+", "4k3/8/8/8/8/8/8/R3K3")
---```
---@return string
function g:fen() end

---The side to move: `"light"` (White) or `"dark"` (Black).
---```lua
---local g = t.game("classical-chess")
---t.equal(g:play("e4"):to_move(), "dark")
---```
---@return string
function g:to_move() end

---The position as text.
---```lua
---local g = t.game("classical-chess")
---t.ok(#g:draw() > 100)
---```
---@return string
function g:draw() end

return t
