---@meta acedrex.scenario
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local t = {}

---@class acedrex.game
local g = {}

---A block of tests; blocks stand in blocks.
---```lua
---t.describe("A Rook", function() t.equal(1 + 1, 2) end)
---t.ok(true)
---```
---@param name string
---@param body fun()
function t.describe(name, body) end

---One test.
---```lua
---local it = t.it  -- it("slides", function() ... end)
---t.ok(it)
---```
---@param name string
---@param body fun()
function t.it(name, body) end

---Run before every test of the block that it stands in, outer blocks first.
---```lua
---local g; local hook = function() g = t.game("classical-chess") end
---hook(); g:may "e4"
---```
---@param hook fun()
function t.before_each(hook) end

---Run after every test, outer blocks last.
---```lua
---local log = {}; local hook = function() log = {} end
---hook(); t.equal(log, {})
---```
---@param hook fun()
function t.after_each(hook) end

---Fails where they differ; lists are compared by what they hold.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:perft(2), 400)
---```
---@param found any
---@param expected any
---@param what? string
function t.equal(found, expected, what) end

---Fails unless the value is true.
---```lua
---local g = t.game("classical-chess")
---t.ok(#g:moves() == 20)
---```
---@param value any
---@param what? string
function t.ok(value, what) end

---The function must fail, and say `part`.
---```lua
---local g = t.game("classical-chess")
---t.fails(function() g:play "e5" end, "cannot be played")
---```
---@param body fun()
---@param part? string
function t.fails(body, part) end

---A game of a variant, its slug or a piece's (then on a free board, with the other pieces of the folder), or a table of
---what `variant{ ... }` takes (name and rules at will); SETUP is a setup string or a FEN; `{ tags = "initial" }` as on the command line.
---```lua
---local g = t.game{ pieces = { require "classical.pieces.rook" }, setup = "T Ra1" }
---g:reaches("a1", { "a2", "a8" })
---```
---@param what any
---@param setup? string
---@param options? table
---@return acedrex.game
function t.game(what, setup, options) end

---They are legal.
---```lua
---local g = t.game("classical-chess")
---g:may { "e4", "Ng1-f3" }
---```
---@param moves string|string[]
---@return acedrex.game
function g:may(moves) end

---They are not; `part` is part of the reason.
---```lua
---local g = t.game("classical-chess")
---g:may_not("e5", "no such move" and "")
---```
---@param moves string|string[]
---@param part? string
---@return acedrex.game
function g:may_not(moves, part) end

---Among the fields where the first ply of that piece can end; a shot ends at home.
---```lua
---local g = t.game("classical-chess")
---g:reaches("b1", "a3")
---```
---@param from string
---@param fields string|string[]
---@return acedrex.game
function g:reaches(from, fields) end

---Exactly these.
---```lua
---local g = t.game("classical-chess")
---g:reaches_only("b1", { "a3", "c3" })
---```
---@param from string
---@param fields string|string[]
---@return acedrex.game
function g:reaches_only(from, fields) end

---Plays them, or fails.
---```lua
---local g = t.game("classical-chess")
---g:play { "e4", "e5", "Nf3" }
---```
---@param moves string|string[]
---@return acedrex.game
function g:play(moves) end

---Takes the last move back.
---```lua
---local g = t.game("classical-chess")
---g:play("e4"):undo():may "e4"
---```
---@return acedrex.game
function g:undo() end

---That piece stands there; with the field alone: what stands there (`name`, `symbol`, `side`, `tags`), or nil.
---```lua
---local g = t.game("classical-chess")
---g:at("e1", "King", "light"); t.equal(g:at("e8").side, "dark")
---```
---@param field string
---@param name? string
---@param side? string
---@return acedrex.game
function g:at(field, name, side) end

---Nothing stands there.
---```lua
---local g = t.game("classical-chess")
---g:empty "e4 e5"
---```
---@param fields string|string[]
---@return acedrex.game
function g:empty(fields) end

---`playing`, `check`, `checkmate`, `stalemate`, `draw` or `won`, and part of the reason or the winner; without arguments
---it returns all three.
---```lua
---local g = t.game("classical-chess", "CC Kg6,Ra1,kh8")
---g:play("Ra8"):status("checkmate", "light")
---```
---@param expected? string
---@param detail? string
---@return acedrex.game
function g:status(expected, detail) end

---In the middle of a cascade: that piece in the air, with `momentum`, moving as `activator` where it inherits.
---```lua
---local g = t.game("mayan-ascendancy", "MA Ed8")
---t.ok(#g:air("Ad8", { momentum = 4, activator = "E" }):moves() > 0)
---```
---@param piece string
---@param options? table
---@return acedrex.game
function g:air(piece, options) end

---Counts move sequences.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:perft(3), 8902)
---```
---@param depth integer
---@return integer
function g:perft(depth) end

---The legal moves as texts, of all pieces or of one.
---```lua
---local g = t.game("classical-chess")
---t.equal(g:moves "b1", { "Nb1-a3", "Nb1-c3" })
---```
---@param from? string
---@return string[]
function g:moves(from) end

---The position as a setup string.
---```lua
---local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
---t.equal(g:setup(), "CC Ke1,Ra1,ke8")
---```
---@return string
function g:setup() end

---The position as FEN.
---```lua
---local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
---t.equal(g:fen():match "^%S+", "4k3/8/8/8/8/8/8/R3K3")
---```
---@return string
function g:fen() end

---`"light"` or `"dark"`.
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
