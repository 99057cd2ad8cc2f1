---@meta acedrex.movement
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local m = {}

---Forward.
---```lua
---moves = m.step(m.N)
---on "T Xd4,xd7":reaches_only("d4", "d5")
---```
---@type acedrex.dir
m.N = nil

---Diagonally forward, to the right.
---```lua
---moves = m.step(m.NE)
---on "T Xd4":reaches_only("d4", "e5")
---```
---@type acedrex.dir
m.NE = nil

---To the right.
---```lua
---moves = m.step(m.E)
---on "T Xd4":reaches_only("d4", "e4")
---```
---@type acedrex.dir
m.E = nil

---Diagonally back, to the right.
---```lua
---moves = m.step(m.SE)
---on "T Xd4":reaches_only("d4", "e3")
---```
---@type acedrex.dir
m.SE = nil

---Back; for dark this is up the board.
---```lua
---moves = m.step(m.S)
---on "t Xd4,xd7":reaches_only("d7", "d8")
---```
---@type acedrex.dir
m.S = nil

---Diagonally back, to the left.
---```lua
---moves = m.step(m.SW)
---on "T Xd4":reaches_only("d4", "c3")
---```
---@type acedrex.dir
m.SW = nil

---To the left.
---```lua
---moves = m.step(m.W)
---on "T Xd4":reaches_only("d4", "c4")
---```
---@type acedrex.dir
m.W = nil

---Diagonally forward, to the left.
---```lua
---moves = m.step(m.NW)
---on "T Xd4":reaches_only("d4", "c5")
---```
---@type acedrex.dir
m.NW = nil

---The four directions of the Rook.
---```lua
---moves = m.step(m.orthogonals)
---on "T Xd4":reaches_only("d4", "d5 e4 d3 c4")
---```
---@type acedrex.dir[]
m.orthogonals = nil

---The four directions of the Bishop.
---```lua
---moves = m.step(m.diagonals)
---on "T Xd4":reaches_only("d4", "e5 e3 c3 c5")
---```
---@type acedrex.dir[]
m.diagonals = nil

---All eight directions, those of the Queen and the King.
---```lua
---moves = m.step(m.all)
---on "T Xa1":reaches_only("a1", "a2 b1 b2")
---```
---@type acedrex.dir[]
m.all = nil

---One step in a direction, or in any direction of a list.
---```lua
---moves = m.step{ {-1, 2}, {1, 2} }
---on "T Xd4,Zd5":reaches_only("d4", "c6 e6")
---```
---@param v acedrex.dirs
---@return acedrex.expr
function m.step(v) end

---A leap of a fields along one axis and b along the other, in all four or eight directions: `m.leap(1, 2)` is the Knight's.
---```lua
---moves = m.leap(1, 3)
---on "T Xa1,Za2":reaches_only("a1", "b4 d2")
---```
---@param a integer
---@param b integer
---@return acedrex.expr
function m.leap(a, b) end

---One step to any other field of any board.
---```lua
---moves = m.anywhere * m.zone "hill"
---on "T Xa1,ze5":reaches_only("a1", "d4 d5 e4 e5")
---```
---@type acedrex.expr
m.anywhere = nil

---One step to the field that the walker has noted under that name, on any board. It fails if the walker is already there or has no
---such note. `m.to(note)` is `m.anywhere * m.noted(note)`.
---```lua
---notes = { "home" }, moves = m.step(m.all) * m.empty + m.to "home" * m.empty
---on "T Xd2{home:g6},xa8":play{ "Xd2-g6", "Xa8-a7" }:reaches_only("g6", "f5 f6 f7 g5 g7 h5 h6 h7")
---```
---@param note string
---@return acedrex.expr
function m.to(note) end

---Steps to any other field of a line through this one (edge to edge, any direction) on which at least n other pieces satisfy
---the guard. The line repeats the shortest step that leads from here to one of those pieces. `#m.aligned(guard, n)` tests
---whether there is such a line.
---```lua
---moves = m.aligned(m.is "Rook", 2) * m.empty
---on "T Xb1,Rc3,Rd5,Xf1":reaches_only("b1", "e7"):reaches_only("f1", "")
---```
---@param guard acedrex.expr
---@param n integer
---@return acedrex.expr
function m.aligned(guard, n) end

---The empty walk: the walker stays, and the expression goes on.
---```lua
---moves = m.step(m.N) * (m.pass + m.step(m.N))
---on "T Xd4":reaches_only("d4", "d5 d6")
---```
---@type acedrex.expr
m.pass = nil

---The empty sum: no walk at all.
---```lua
---moves = m.none + m.step(m.N)
---on "T Xd4":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.none = nil

---Slides along a line of free fields, at most `limit` of them. The last field may be occupied.
---```lua
---moves = m.slide(m.orthogonals, 2)
---on "T Xd4,zd5,Zb4":reaches_only("d4", "d5 d3 d2 e4 f4 c4")
---```
---@param dirs acedrex.dirs
---@param limit? acedrex.limit
---@return acedrex.expr
function m.slide(dirs, limit) end

---Like `m.slide`, for leaps (a rider): the walker repeats the leap with which it began.
---```lua
---moves = m.ride(m.leap(1, 2))
---on "T Xa1,zb3":reaches_only("a1", "b3 c2 e3 g4")
---```
---@param e acedrex.expr
---@param limit? acedrex.limit
---@return acedrex.expr
function m.ride(e, limit) end

---Hops over exactly one occupied field of a line, to any field behind it.
---```lua
---moves = m.hop(m.orthogonals)
---on "T Xd1,Zd3,zd6":reaches_only("d1", "d4 d5 d6")
---```
---@param dirs acedrex.dirs
---@return acedrex.expr
function m.hop(dirs) end

---The legs in order; the walk may end after any of them. With `cycle = true` the first leg follows the last one. `min` and
---`max` limit the number of legs. `over` is a guard on the fields between legs; by default they have to be free (`m.free`).
---```lua
---moves = m.path({ m.step(m.N), m.step(m.NE) }, { cycle = true })
---on "T Xa1,Zb3":reaches_only("a1", "a2")
---```
---@param legs acedrex.expr[]
---@param options? acedrex.path_options
---@return acedrex.expr
function m.path(legs, options) end

---Slides that reflect from the edges of the board at most `most` times. A corner ends the slide.
---```lua
---moves = m.bounce(m.NE, 1)
---on "T Xd1":reaches_only("d1", "e2 f3 g4 h5 g6 f7 e8")
---```
---@param dirs acedrex.dirs
---@param most? integer
---@return acedrex.expr
function m.bounce(dirs, most) end

---a, from lo to hi times.
---```lua
---moves = m.times(m.step(m.N), 2, 3)
---on "T Xd4":reaches_only("d4", "d6 d7")
---```
---@param a acedrex.expr
---@param lo acedrex.limit
---@param hi acedrex.limit
---@return acedrex.expr
function m.times(a, lo, hi) end

---The first of these expressions that can be walked.
---```lua
---moves = m.first_of(m.step(m.N) * m.enemy, m.step(m.S))
---on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "f3")
---```
---@param ... acedrex.expr
---@return acedrex.expr
function m.first_of(...) end

---a if it can be walked, else the empty walk. Around an effect it means: apply the effect if it is possible, and go on in any case.
---```lua
---moves = m.step(m.N) * m.must(m.step(m.N) * m.empty)
---on "T Xd4,Xf4,zf6":reaches_only("d4", "d6"):reaches_only("f4", "f5")
---```
---@param a acedrex.expr
---@return acedrex.expr
function m.must(a) end

---The sum of what the function returns for each direction. The function is called once for each direction when the script is
---loaded.
---```lua
---moves = m.along(m.orthogonals, function(d) return m.step(d) * m.empty * m.slide(d:turn(2)) end)
---on "T Xa1":reaches("a1", "b2"):may_not "Xa1-a2"
---```
---@param steps acedrex.dirs|acedrex.expr
---@param fn fun(d: acedrex.dir): acedrex.expr?
---@return acedrex.expr
function m.along(steps, fn) end

---Within e the walker never enters the same field twice.
---```lua
---moves = m.fresh(m.times(m.step(m.orthogonals) * m.empty, 3, 3))
---on "T Xa1,Za2":reaches_only("a1", "b3 c2 d1")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.fresh(e) end

---Walks e and keeps its effects; then the walker returns to where e began.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.capture)
---on "T Xd4,zd5":play("Xd4-d4*"):at("d4", "X"):empty "d5"
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.aside(e) end

---Applies the effects of all walks of e at once; the walker stays.
---```lua
---moves = m.step(m.N) * m.empty * m.land * m.every(m.step(m.all) * m.enemy * m.capture)
---on "T Xd4,zc6,ze6":play("Xd4-d5"):empty "c6 e6"
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.every(e) end

---Walks e, and walks `after` behind each of its steps. Use it for fields that lead on (currents, portals), whatever path the walker
---takes to them. `after` is not applied to its own steps. It is applied to the steps of a piece that e displaces.
---```lua
---moves = m.each_step(m.slide(m.N), -m.zone "hill" + m.zone "hill" * m.step(m.E))
---on "T Xd2":reaches_only("d2", "d3 e4 f5 f6 f7 f8")
---```
---@param e acedrex.expr
---@param after acedrex.expr
---@return acedrex.expr
function m.each_step(e, after) end

---One expression for light (White), another for dark (Black).
---```lua
---moves = m.by_side{ light = m.step(m.N), dark = m.step(m.E) }
---on "t Xd4,xd7":reaches_only("d7", "e7")
---```
---@param sides acedrex.by_side
---@return acedrex.expr
function m.by_side(sides) end

---Directions in e are not turned for dark: N is up the board for both sides.
---```lua
---moves = m.absolute(m.step(m.N))
---on "t Xd4,xd7":reaches_only("d7", "d8")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.absolute(e) end

---What the function returns for the board. The function is called when the script is loaded, once for each side. The board has
---`files`, `ranks`, `longest` (the greater of the two) and `board:distance(field, d)`, the number of steps in that direction
---before the edge.
---```lua
---moves = m.on_board(function(board) return m.slide(m.N, board.ranks // 2) end)
---on "T Xa1":reaches_only("a1", "a2 a3 a4 a5")
---```
---@param fn fun(board: acedrex.board): acedrex.expr
---@return acedrex.expr
function m.on_board(fn) end

---The number of fields that e reaches from the field where the ply starts. Use it as a limit. It can be added, subtracted and
---multiplied.
---```lua
---moves = m.slide(m.N, m.count(m.step(m.all) * m.own) + 1)
---on "T Xd1,Zc1,Ze1":reaches_only("d1", "d2 d3 d4")
---```
---@param e acedrex.expr
---@return acedrex.limit
function m.count(e) end

---The walk ends on an empty field, without a capture. For a piece that moves in one way and captures in another, write two
---summands: the first with `m.settle`, the second with `m.strike`.
---```lua
---moves = m.step(m.N) * m.settle
---on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f5")
---```
---@type acedrex.expr
m.settle = nil

---The walk ends with a capture, and not on an empty field.
---```lua
---moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike
---on "T Xd4,ze5":reaches_only("d4", "d5 e5")
---```
---@type acedrex.expr
m.strike = nil

---The field is empty.
---```lua
---moves = m.step(m.N) * m.empty * m.step(m.N)
---on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f6")
---```
---@type acedrex.expr
m.empty = nil

---The field holds a piece of the walker's side.
---```lua
---moves = m.step(m.N) * m.own * m.step(m.N)
---on "T Xd4,Zd5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.own = nil

---The field holds a piece of the other side.
---```lua
---moves = m.step(m.N) * m.enemy
---on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.enemy = nil

---The field holds a neutral piece.
---```lua
---moves = m.step(m.N) * m.neutral * m.step(m.N)
---on "T Xd4,Od5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.neutral = nil

---The field holds a piece of any side.
---```lua
---moves = m.slide(m.N) * m.occupied
---on "T Xd4,zd7":reaches_only("d4", "d7")
---```
---@type acedrex.expr
m.occupied = nil

---The field is empty, or this walk may pass over the piece on it.
---```lua
---moves = m.times(m.step(m.N) * m.free, 2, 2), passes = m.own
---on "T Xd4,Zd5,Xf4,zf5":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.free = nil

---The walker could capture the piece on the field: `m.capture` would succeed. `m.enemy` also holds for enemy pieces that
---`takes`, `immune` or an aura protects from this capture.
---```lua
---moves = m.step(m.all) * m.prey, takes = m.is "Rook"
---on "T Xd4,zd5,re5,Rc5":reaches_only("d4", "e5")
---```
---@type acedrex.expr
m.prey = nil

---The field holds a royal piece.
---```lua
---moves = m.slide(m.N) * -m.royal
---on("T Xd4,kd6", { royals = { King = "capture" } }):reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.royal = nil

---The field holds a piece of one of these types or classes.
---```lua
---moves = m.slide(m.N) * m.is("Rook", "Bishop")
---on "T Xd4,rd6,Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
---```
---@param ... acedrex.name
---@return acedrex.expr
function m.is(...) end

---The field holds a piece with that tag.
---```lua
---moves = m.slide(m.N) * m.tagged "gold"
---on "T Xd4,zd6{gold},Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
---```
---@param tag string
---@return acedrex.expr
function m.tagged(tag) end

---The field holds a piece that has not moved yet.
---```lua
---moves = m.step(m.N) + m.step(m.E) * m.own * m.unmoved * m.swap
---on "T Xd2,Re2,xd7":reaches("d2", "e2"):play{ "Re2-e3", "Xd7-d6", "Re3-e2", "Xd6-d5" }:may_not "Xd2-e2"
---```
---@type acedrex.expr
m.unmoved = nil

---The field is in that zone of the board. Every board has the zones `"first"`, `"last"`, `"own_half"` and `"their_half"`.
---```lua
---moves = m.step(m.all) * m.zone "hill"
---on "T Xc4":reaches_only("c4", "d4 d5")
---```
---@param name string
---@return acedrex.expr
function m.zone(name) end

---The field is on that rank, counted from the mover's side; -1 is the last rank.
---```lua
---moves = m.slide(m.N) * m.rank(-1)
---on "T Xd4":reaches_only("d4", "d8")
---```
---@param n integer
---@return acedrex.expr
function m.rank(n) end

---The field is on one of these files. Files have the same names for both sides.
---```lua
---moves = m.slide(m.E) * m.file("e", "h")
---on "T Xd4":reaches_only("d4", "e4 h4")
---```
---@param ... string
---@return acedrex.expr
function m.file(...) end

---The field is one of these. They are the same for both sides.
---```lua
---moves = m.step(m.all) - m.step(m.all) * m.on "a1" + m.step(m.N) * -m.on "d5"
---on "T Xd4":reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5")
---```
---@param ... string
---@return acedrex.expr
function m.on(...) end

---The field is in the half of the walker's side. A rank in the middle belongs to neither half.
---```lua
---moves = m.slide(m.N) * m.own_half
---on "T Xd2":reaches_only("d2", "d3 d4")
---```
---@type acedrex.expr
m.own_half = nil

---The field is in the half of the other side.
---```lua
---moves = m.slide(m.N) * m.their_half
---on "T Xd4":reaches_only("d4", "d5 d6 d7 d8")
---```
---@type acedrex.expr
m.their_half = nil

---The field is a light square; a1 is dark.
---```lua
---moves = m.slide(m.N) * m.light_field
---on "T Xa1":reaches_only("a1", "a2 a4 a6 a8")
---```
---@type acedrex.expr
m.light_field = nil

---The field is a dark square.
---```lua
---moves = m.slide(m.N) * m.dark_field
---on "T Xa1":reaches_only("a1", "a3 a5 a7")
---```
---@type acedrex.expr
m.dark_field = nil

---The field has the colour of the walker's side.
---```lua
---moves = m.own_colour * m.leap(1, 0) + -m.own_colour * m.leap(1, 1)
---on "T Xa1":reaches_only("a1", "b2")
---```
---@type acedrex.expr
m.own_colour = nil

---The field has the colour of the field where the walk started.
---```lua
---moves = m.slide(m.N) * m.start_colour
---on "T Xa1":reaches_only("a1", "a3 a5 a7")
---```
---@type acedrex.expr
m.start_colour = nil

---The walker is back on the field where it started.
---```lua
---moves = m.step(m.N)^2 * -m.at_start * m.settle
---on "T Xa5":reaches_only("a5", "a7 a8")
---```
---@type acedrex.expr
m.at_start = nil

---The field itself has that tag.
---```lua
---moves = m.mark_field "burnt" * m.step(m.all) * -m.marked "burnt"
---on "T Xd4,xd7":play{ "Xd4-d5", "Xd7-d6" }:may_not "Xd5-d4"
---```
---@param tag string
---@return acedrex.expr
function m.marked(tag) end

---The field holds a piece of the side to move. Use it in rules of a piece, which act in the turns of both sides.
---```lua
---moves = m.step(m.all) * m.empty, on_turn_end = m.step(m.N) * m.mine * m.capture_own + m.step(m.N) * m.theirs * m.pass
---on "T Xd4,Rd6":play("Xd4-d5"):empty "d6"
---```
---@type acedrex.expr
m.mine = nil

---The field holds a piece of the side that is not to move.
---```lua
---moves = m.step(m.all) * m.theirs
---on "T Xd4,zd5":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.theirs = nil

---It is light's (White's) turn. Use it for neutral pieces and in rules of a piece, which act in the turns of both sides.
---```lua
---owner = "none", may_move = "both", moves = m.lights_turn * m.step(m.N) + -m.lights_turn * m.step(m.S)
---on "T Xd4":reaches_only("d4", "d5"):play "Xd4-d5":reaches_only("d5", "d4")
---```
---@type acedrex.expr
m.lights_turn = nil

---In the last move an enemy piece passed over this field by a rush (a Pawn's double step). With `m.take_passer`: en passant.
---```lua
---moves = m.step{ m.NE, m.NW } * m.passed
---on "t Xd5,pe7|":play("Pe7-e5"):reaches_only("d5", "e6")
---```
---@type acedrex.expr
m.passed = nil

---The piece on the field may not move in this turn. Auras may ask for it, except those that freeze.
---```lua
---moves = m.step(m.all) * m.frozen, aura = { at = m.step(m.all), of = "enemy", freeze = true }
---on "T Xd4,rd5":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.frozen = nil

---The piece on the field has come there in this turn.
---```lua
---moves = m.step(m.N), on_turn_end = m.step(m.E) * m.arrived * m.capture_own
---on "T Xd4,Re1":play("Re1-e4"):empty "e4"
---```
---@type acedrex.expr
m.arrived = nil

---The field is empty now, and a piece of the walker's side stood here when the turn began (with that tag, if one is named). Use it
---for gating: a piece comes in where another one left (`drops.at`), also after castling.
---```lua
---local Gate = variant.extend(require "classical.classical-chess", { name = "Gate", pockets = { both = { "Queen" } }, turn = phase.seq{ phase.move(), phase.drop{ at = m.vacated(), optional = true } } })
---t.game(Gate):may{ "Nb1-c3; Q+b1", "Nb1-c3" }:may_not "Nb1-c3; Q+d4"
---```
---@param tag? string
---@return acedrex.expr
function m.vacated(tag) end

---For rules that follow a ply (`on_capture`, `on_promotion`): that ply captured, by any means, a piece that satisfied the guard
---where it stood. The guard may ask for types, classes, sides, tags and fields; `m.own` and `m.enemy` are the walker's. Captures
---by rules do not count. In other places `m.took` never holds.
---```lua
---moves = m.step(m.N) * m.enemy * m.capture * m.home, on_capture = m.took(m.is "Knight") * m.become "Rook"
---on "T Xd4,nd5":play("Xd4-d4,d5*"):at("d4", "Rook", "light")
---```
---@param guard acedrex.expr
---@return acedrex.expr
function m.took(guard) end

---The piece on the field made the other side's last turn (in a cascade, its last ply).
---```lua
---moves = m.slide(m.all) * m.last_unit
---on "t Xd4,rd8,ze5":play("Rd8-d7"):reaches_only("d4", "d7")
---```
---@type acedrex.expr
m.last_unit = nil

---The guard holds on that field, wherever the walker is.
---```lua
---moves = m.there("a1", m.empty) * m.step(m.N)
---on "T Xd4":reaches_only("d4", "d5")
---```
---@param field string
---@param guard acedrex.expr
---@return acedrex.expr
function m.there(field, guard) end

---Always holds. It is meant for keys that take a guard.
---```lua
---moves = m.slide(m.N), passes = m.anyone
---on "T Xd4,Zd5,zd7":reaches_only("d4", "d6 d7 d8")
---```
---@type acedrex.expr
m.anyone = nil

---The function returns true. This is the only word that calls Lua during play, so it is slow; `check` reports its use. The
---view has `field` (where the walker is), `start`, `side`, `files` and `ranks`. Its function `at(field)`, written with a dot,
---returns nil or the piece there: a table of `name`, `symbol`, `side` and `tags` (`tags.rush` is true if it has that tag). The
---walker itself is lifted. A field has `name` (`"e4"`), `file` and `rank` (counted from 1). `field:step(d)` is the field one step
---away in that direction of the walker, or nil. Functions that take a field accept its name. The view and its fields cannot be
---used after the call.
---```lua
---moves = m.slide(m.N) * m.where(function(view) return view.field.rank % 2 == 0 end)
---on "T Xd3":reaches_only("d3", "d4 d6 d8")
---```
---@param fn fun(view: acedrex.view): boolean
---@return acedrex.expr
function m.where(fn) end

---The piece has not moved yet: it stands where the setup has a piece of its type. On the free board this holds for the piece on
---`--from`, unless you give `--tags moved`; `show` marks with `,` what only an unmoved piece can do.
---```lua
---moves = m.step(m.N) + m.initial * m.step(m.N) * m.step(m.N)
---on "T Xd2,xd7":reaches_only("d2", "d3 d4"):play{ "Xd2-d3", "Xd7-d5" }:reaches_only("d3", "d4")
---```
---@type acedrex.expr
m.initial = nil

---The walker had that tag before the walk.
---```lua
---moves = m.step(m.N) + m.carries "rush" * m.leap(2, 0)
---on "T Xd2|,Xf2":reaches("d2", "d4"):reaches_only("f2", "f3")
---```
---@param tag string
---@return acedrex.expr
function m.carries(tag) end

---The field is the one that the walker had noted under that name before the walk (`notes` of a piece, `m.note`). Without such
---a note the guard fails; so do `m.file_of` and `m.rank_of`. In the walks of `m.displace` and `m.exchange` the walker is the piece
---that is moved, in `drops.at` the piece that is dropped.
---```lua
---notes = { "home" }, moves = m.slide(m.N) * m.noted "home"
---on "T Xd2{home:d6},Xe2":reaches_only("d2", "d6"):reaches_only("e2", "")
---```
---@param note string
---@return acedrex.expr
function m.noted(note) end

---The field is on the same file as the noted field.
---```lua
---notes = { "home" }, moves = m.slide(m.E) * m.file_of "home"
---on "T Xd2{home:g6}":reaches_only("d2", "g2")
---```
---@param note string
---@return acedrex.expr
function m.file_of(note) end

---The field is on the same rank as the noted field. Like `m.file_of`, it does not ask on which board.
---```lua
---notes = { "home" }, moves = m.slide(m.N) * m.rank_of "home"
---on "T Xd2{home:g6}":reaches_only("d2", "d6")
---```
---@param note string
---@return acedrex.expr
function m.rank_of(note) end

---The guard held on the starting field before the walk.
---```lua
---moves = m.slide(m.N) * m.from(m.rank(2))
---on "T Xd2,Xe3":reaches("d2", "d8"):reaches_only("e3", "")
---```
---@param guard acedrex.expr
---@return acedrex.expr
function m.from(guard) end

---The walker is now of one of these types or classes.
---```lua
---moves = m.step(m.N) * m.become "Rook" + m.i_am "X" * m.step(m.E)
---on "T Xd4":reaches_only("d4", "d5 e4")
---```
---@param ... acedrex.name
---@return acedrex.expr
function m.i_am(...) end

---The walker has made at most n steps.
---```lua
---moves = m.step(m.N)^1 * m.walked(3)
---on "T Xa1":reaches_only("a1", "a2 a3 a4")
---```
---@param n integer
---@return acedrex.expr
function m.walked(n) end

---The walk has captured nothing, and would capture nothing by ending here.
---```lua
---moves = m.slide(m.N) * m.bloodless
---on "T Xd4,zd6":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.bloodless = nil

---The mode of the walk is not `m.settle`.
---```lua
---moves = m.step(m.N) * (m.settle + m.pass) * m.unsettled
---on "T Xd4":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.unsettled = nil

---The other side's last turn captured something, or was made by a piece of one of these types.
---```lua
---moves = m.last{ is = "Rook" } * m.step(m.N)
---on "t Xd4,rd8,kh8":play("Rd8-c8"):reaches_only("d4", "d5")
---```
---@param what acedrex.last
---@return acedrex.expr
function m.last(what) end

---Enemies would attack the walker if it stood on this field and nothing else changed. Only those count that satisfy the guard
---`which` where they stand (default: all); it may ask for types, classes, sides, tags and fields. There must be at least lo of
---them (default: 1) and at most hi (default: no limit). In `drops.at` the walker is the piece to be dropped. *Attack* below says
---what attacks. While acedrex finds out which pieces attack the walker, `m.attacked` and `m.guarded` fail in their walks: a
---piece threatens even what it may not take for fear. An aura cannot ask this of the pieces that it concerns.
---```lua
---moves = m.step(m.all) * -m.attacked()
---on "T Xd4,rh5,Xa1,qa8,nc3":reaches_only("d4", "c3 d3 e3 c4"):reaches_only("a1", "b2")
---```
---@param which? acedrex.expr
---@param lo? integer
---@param hi? integer
---@return acedrex.expr
function m.attacked(which, lo, hi) end

---The same for pieces of the walker's own side: they would recapture on this field.
---```lua
---moves = m.slide(m.all) * m.empty * m.guarded(-m.is "Rook")
---on "T Xd4,Ne1,Ra7":reaches_only("d4", "d3")
---```
---@param which? acedrex.expr
---@param lo? integer
---@param hi? integer
---@return acedrex.expr
function m.guarded(which, lo, hi) end

---That counter of the variant (`state`) is at least 1. With lo alone it equals lo; with both it is from lo to hi. If each side
---has its own counter, the walker's side is meant, or with `"other"` the other side. Neutral pieces have none.
---```lua
---moves = m.counter("fuel", 2, 3) * m.step(m.N)
---on "T Xd4;fuel=1":reaches_only("d4", "")
---```
---@param name string
---@param lo? integer
---@param hi? integer
---@param whose? "other"
---@return acedrex.expr
function m.counter(name, lo, hi, whose) end

---The walker captures the piece on this field, as if the walk had ended here. `m.prey` tests beforehand whether that is
---possible; `m.oblate` removes a piece without capturing it.
---```lua
---moves = m.aside(m.step(m.N) * m.capture)
---on "T Xd4,zd5":play("Xd4-d4*"):empty "d5"
---```
---@type acedrex.expr
m.capture = nil

---The walker captures a piece of its own side.
---```lua
---moves = m.step(m.N) * m.own * m.capture_own
---on "T Xd4,Zd5":play("Xd4-d5*"):at("d5", "X")
---```
---@type acedrex.expr
m.capture_own = nil

---Removes any piece from the board. This is not a capture: `takes` and `immune` do not prevent it, no `on_capture` follows, and
---the piece does not go into a pocket.
---```lua
---moves = m.step(m.N) * m.occupied * m.oblate
---on "T Xd4,Zd5":play("Xd4-d5"):at("d5", "X")
---```
---@type acedrex.expr
m.oblate = nil

---The piece changes to the walker's side.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.convert)
---on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Rook", "light")
---```
---@type acedrex.expr
m.convert = nil

---The piece changes to the other side.
---```lua
---moves = m.aside(m.step(m.N) * m.own * m.flip)
---on "T Xd4,Rd5":play("Xd4-d4"):at("d5", "Rook", "dark")
---```
---@type acedrex.expr
m.flip = nil

---The piece becomes another type and keeps its side. `to` is a name, or a table from old types to new ones. A type that is
---not in the table makes the effect fail.
---```lua
---moves = m.aside(m.step(m.N) * m.change{ Rook = "Bishop" })
---on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Bishop", "dark")
---```
---@param to acedrex.change
---@return acedrex.expr
function m.change(to) end

---Pushes the piece one step further in d to an empty field, or n steps further over empty fields. With `"off"` the piece may
---leave the board.
---```lua
---moves = m.step(m.N) * m.enemy * m.push(m.N)
---on "T Xd4,rd5":play("Xd4-d5"):at("d6", "Rook")
---```
---@param d acedrex.dir
---@param n? integer
---@param off? acedrex.off
---@return acedrex.expr
function m.push(d, n, off) end

---Pulls the piece one step back to an empty field; d is the direction from the walker to the piece.
---```lua
---moves = m.aside(m.step(m.N) * m.step(m.N) * m.enemy * m.pull(m.N))
---on "T Xd4,rd6":play("Xd4-d4"):at("d5", "Rook")
---```
---@param d acedrex.dir
---@param n? integer
---@param off? acedrex.off
---@return acedrex.expr
function m.pull(d, n, off) end

---Moves the piece to an empty field: e is walked by that piece from here, and the piece is put where e ends.
---```lua
---moves = m.step(m.N) * m.enemy * m.displace(m.leap(1, 2))
---on "T Xd4,rd5":play("Xd4-d5,d5>b4"):at("b4", "Rook")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.displace(e) end

---The piece here changes places with another one: e is walked by the piece from here, and the other one stands where e ends.
---```lua
---moves = m.aside(m.step(m.N) * m.occupied * m.exchange(m.step(m.E)))
---on "T Xd4,rd5,Be5":play("Xd4-d4,d5>e5,e5>d5"):at("d5", "Bishop"):at("e5", "Rook")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.exchange(e) end

---Moves the piece to the field where the walker started (the two change places).
---```lua
---moves = m.step(m.N) * m.own * m.swap
---on "T Xd4,Rd5":play("Xd4-d5"):at("d4", "Rook"):at("d5", "X")
---```
---@type acedrex.expr
m.swap = nil

---Gives the piece a tag for n further turns (0: for the rest of this turn). Without a number the tag stays until the piece moves. With
---`"always"` it stays until `m.unmark` removes it, wherever the piece goes. If any word gives a tag with `"always"`, that tag stays with
---its piece, whichever word gave it. It also stays in pockets, unless some word gives the tag for a number of turns. To mark
---the walker itself, put it down first: `m.land * m.aside(m.mark "tag")`. The name of a tag has no braces, commas, semicolons or
---colons. If the name begins with `_`, the tag is hidden: guards and setup strings know it, but it is neither written in moves nor
---drawn. If moves differ in hidden tags only, all but the first are numbered, `#2`, `#3`.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.mark("stunned", 2)) + m.step(m.S) * m.land * m.aside(m.mark("low", "always"))
---t.equal(on("T Xd4,rd5"):play("Xd4-d4"):setup(), "t Xd4,rd5{stunned:2}")
---```
---@param tag string
---@param turns? integer|"always"
---@return acedrex.expr
function m.mark(tag, turns) end

---The piece notes this field under that name and forgets the field noted before. A note stays with its piece: after a change of side
---or type, into pockets and out. To note a field for the walker itself, put it down first:
---`m.land * m.aside(m.note "camp")`.
---```lua
---moves = m.step(m.N) * m.empty * m.land * m.aside(m.note "camp") + m.to "camp" * m.empty
---t.equal(on "T Xd4,xa8":play("Xd4-d5"):setup(), "t Xd5{camp:d5},xa8")
---```
---@param note string
---@return acedrex.expr
function m.note(note) end

---Removes the tag from the piece.
---```lua
---moves = m.aside(m.step(m.N) * m.tagged "gold" * m.unmark "gold")
---t.equal(on("T Xd4,rd5{gold}"):play("Xd4-d4"):setup(), "t Xd4,rd5")
---```
---@param tag string
---@return acedrex.expr
function m.unmark(tag) end

---Gives the field itself a tag for n further turns (0: for the rest of this turn). Without a number the tag stays for good.
---```lua
---moves = m.mark_field("burnt", 4) * m.step(m.all) * -m.marked "burnt"
---on "T Xd4,xh8":play{ "Xd4-d5", "Xh8-h7" }:may_not "Xd5-d4"
---```
---@param tag string
---@param turns? integer
---@return acedrex.expr
function m.mark_field(tag, turns) end

---Removes all tags from the field itself.
---```lua
---moves = m.step(m.N) * m.mark_field "burnt" + m.step(m.S) * m.clear_marks
---on "T Xd5,xh8":play{ "Xd5-d6", "Xh8-h7" }:may_not("Xd6-d5"):play{ "Xd6-d7", "Xh7-h6" }:may("Xd7-d6")
---```
---@type acedrex.expr
m.clear_marks = nil

---Puts a new piece on the empty field, of the side that the walker has at that moment. A neutral type gives a neutral piece.
---```lua
---moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.place "Stone")
---on "T Xd4":play("Xd4-d5"):at("e5", "Stone", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.place(name) end

---Takes a piece that satisfies the guard out of a pocket, and puts it on the empty field. Without a name, the unnamed pocket is
---meant. The pocket may hold pieces of both sides; the piece keeps its side. Each kind of piece there is a separate walk, and so
---are pieces of one kind with different notes or lasting tags. The guard may ask for types, classes and sides, and for what the
---piece has kept: `m.noted`, `m.file_of`, `m.rank_of` and `m.tagged`. A piece that this move removes is in the pocket only after
---the move. Rules of a piece and `m.every` do everything at once and cannot take pieces out. In the text of a move, `++` stands
---before a piece of the other side.
---```lua
---moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.retrieve(-m.is "Pawn", "lost"))
---on("T Xd4;lost=R+q+P", { captures = { to = "owner", pocket = "lost" } }):may{ "Xd4-d5,e5+R", "Xd4-d5,e5++Q" }
---```
---@param which acedrex.expr
---@param pocket? string
---@return acedrex.expr
function m.retrieve(which, pocket) end

---Adds n to that counter of the variant (`state`). It fails if the counter would leave its range. `whose` is as for
---`m.counter`.
---```lua
---moves = m.step(m.N) * m.add("fuel", -1)
---on "T Xd4;fuel=0":reaches_only("d4", "")
---```
---@param name string
---@param n integer
---@param whose? "other"
---@return acedrex.expr
function m.add(name, n, whose) end

---Captures the piece that passed this field by a rush (en passant).
---```lua
---moves = m.step{ m.NE, m.NW } * m.passed * m.take_passer
---on "t Xd5,pe7|,Ka1,ka8":play("Pe7-e5"):play("Xd5-e6"):empty "e5"
---```
---@type acedrex.expr
m.take_passer = nil

---From here on the walker is of another type.
---```lua
---moves = m.step(m.N) * m.become "Rook"
---on "T Xd4":play("Xd4-d5"):at("d5", "Rook", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.become(name) end

---Like `m.become`, but it counts and is written as a promotion.
---```lua
---moves = m.step(m.N) * m.promote "Rook"
---on "T Xd4":play("Xd4-d5=R"):at("d5", "Rook", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.promote(name) end

---What this walk captures goes into that pocket. The word may stand before or after the capture; the last one on the walk
---counts. Without a name, the unnamed pocket is meant. The key `captures` of the variant decides which side gets the piece, as which
---type, and whether it is kept at all. The pocket is part of the move: if a piece can capture with `m.into` and without it, these
---are two moves, and `{pocket}` follows the capture in the text. `m.into` does not prevent attack. Rules of a piece and `m.every`
---do everything at once and cannot use it.
---```lua
---moves = m.slide(m.N) + m.step(m.NE) * m.into "safe"
---t.equal(on("T Xd4,re5", { captures = { to = "capturer", pocket = "hand" }, drops = { from = "safe" } }):play("Xd4-e5*"):setup(), "t Xe5,+R{safe}")
---```
---@param pocket? string
---@return acedrex.expr
function m.into(pocket) end

---The walker leaves the board, and the walk ends.
---```lua
---moves = m.step(m.N) * m.capture * m.leave
---on "T Xd4,rd5,Ka1":play("Xd4-d5*"):empty "d4 d5"
---```
---@type acedrex.expr
m.leave = nil

---The walk goes on. If it cannot finish from here, the walker leaves the board here, and nothing that follows is walked. Walks
---with the same path and the same effects are judged together: the piece leaves only if none of them can finish. A repetition that
---comes back to where it was is not a dead end. Inside another walk (`m.aside`, `m.every`, `#`, `-` and others) the end of
---that inner walk counts.
---```lua
---moves = m.step(m.N) * m.or_leave * m.step(m.N) * m.empty
---on "T Xd4,Zd6,Xf4":may("Xf4-f6"):may_not("Xf4-f5"):play("Xd4-d5"):empty "d4 d5"
---```
---@type acedrex.expr
m.or_leave = nil

---The walker returns to the field where it started.
---```lua
---moves = m.slide(m.N) * m.capture * m.home
---on "T Xd4,rd7":play("Xd4-d4*"):at("d4", "X"):empty "d7"
---```
---@type acedrex.expr
m.home = nil

---Puts the walker down at once. Only `m.aside`, `m.every`, `m.become`, `m.leave`, `m.into` and `m.add` may follow. From here on
---effects find the walker on its field: `m.land * m.aside(m.mark "tag")` marks it.
---```lua
---moves = m.step(m.N) * m.land * m.aside(m.step(m.N) * m.enemy * m.capture)
---on "T Xd4,rd6":play("Xd4-d5"):empty "d6"
---```
---@type acedrex.expr
m.land = nil

---Marks the walk as a rush (a Pawn's double step): for one turn `m.passed` holds on the fields between its two ends. All rushes of
---a type must repeat one and the same step, in any direction; other rushes are an error, because the fields that they pass
---could not be known. For those, mark fields instead (`m.mark_field`, `m.marked`).
---```lua
---moves = m.step(m.N) * m.empty * m.step(m.N) * m.settle * m.rushed
---on "T Xd2,pe4,Ka1,ka8":play("Xd2-d4"):may "Pe4-d3:"
---```
---@type acedrex.expr
m.rushed = nil

---This walk cannot end in a promotion.
---```lua
---moves = m.step(m.N) * m.no_more_promotion
---on "T Xd7":reaches_only("d7", "d8")
---```
---@type acedrex.expr
m.no_more_promotion = nil

---Walks that refer to each other by name. The walk begins with the first name in the table. Each recursion needs a step.
---```lua
---moves = m.grammar{ "on", on = m.step(m.N) * (m.pass + m.empty * m.V "on") }
---on "T Xd4,zd7":reaches_only("d4", "d5 d6 d7")
---```
---@param productions acedrex.grammar
---@return acedrex.expr
function m.grammar(productions) end

---The walk of that name, within `m.grammar`.
---```lua
---moves = m.grammar{ "a", a = m.step(m.N) * m.V "b", b = m.step(m.E) * (m.pass + m.empty * m.V "a") }
---on "T Xd4":reaches_only("d4", "e5 f6 g7 h8")
---```
---@param name string
---@return acedrex.expr
function m.V(name) end

---Inside e, steps cross joined edges: `"files"`, `"ranks"` or `"both"`.
---```lua
---moves = m.wrapped("files", m.step(m.orthogonals))
---on "T Xa4":reaches_only("a4", "a3 a5 b4 h4")
---```
---@param edges acedrex.edges
---@param e acedrex.expr
---@return acedrex.expr
function m.wrapped(edges, e) end

---e may lead over fields beyond the edge, which count as empty. It must end on the board.
---```lua
---moves = m.roaming(m.step(m.W) * m.step(m.N) * m.step(m.E))
---on "T Xa4":reaches_only("a4", "a5")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.roaming(e) end

---One step to the same field of the named board, or of the first board if no name is given.
---```lua
---local g = t.game{ board = { files = 3, ranks = 3, beside = { B = { files = 3, ranks = 3 } } }, pieces = { piece { name = "X", symbol = "X", moves = m.across "B" + m.across() } }, setup = "T Xa2" }
---g:reaches_only("a2", "B:a2")
---```
---@param name? string
---@return acedrex.expr
function m.across(name) end

---Those walks of e that end by capturing, by replacement, a piece that satisfies the guard.
---```lua
---moves = m.taking(m.slide(m.all), m.is "Queen")
---on "T Xd4,qd6,re5":reaches_only("d4", "d6")
---```
---@param e acedrex.expr
---@param guard acedrex.expr
---@return acedrex.expr
function m.taking(e, guard) end

---Those walks of e that capture nothing.
---```lua
---moves = m.no_taking(m.slide(m.N))
---on "T Xd4,qd6":reaches_only("d4", "d5")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.no_taking(e) end

---The walks of e, without promotion at their end. A promotion that an earlier move of the same piece in this turn has earned is
---still due.
---```lua
---moves = m.no_promotion(m.step(m.N))
---on "T Xd7":reaches_only("d7", "d8")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.no_promotion(e) end

---The walks of that type. `"last"` is the type that made the other side's last turn. `"own last"` is the type that the walker's side
---moved last: nothing before its first move, and passed turns and drops do not change it. `"attackers"` and `"guards"` are all types
---that attack or guard the piece, except those in `except`. If an attacker itself borrows its movement, everything it borrows
---counts. If its movement borrows with `by_which = true`, only the types count by whose movement, beside its own, it attacks or
---guards the piece: an Orphan as Popeye has it is `m.moves_of("attackers", { by_which = true })`. (`m.attacked` tests whether a field is attacked.) There is one restriction: suppose that what a piece attacks depends, by
---a negation (`-`, `m.first_of`), on what attacks or guards it. If that in turn depends on the piece's own attacks, nothing
---could say what is lent, and the script is refused. The same holds of `takes`, `immune`, `passes` and auras.
---```lua
---moves = m.moves_of "Knight" + m.moves_of("guards", { except = { "King" } })
---on "T Xa1,Rh1,zb3,zc2":reaches("a1", "b3 c2 a8")
---```
---@param who acedrex.name
---@param options? acedrex.except
---@return acedrex.expr
function m.moves_of(who, options) end

---The sum of what the function returns for each type of the variant. The type has `t.name`, `t.symbol` and `t.classes`.
---```lua
---moves = m.each_type(function(one) return one.name == "Rook" and m.step(m.N) * m.become(one.name) or nil end)
---on "T Xd4":play("Xd4-d5"):at("d5", "Rook")
---```
---@param fn fun(type: acedrex.type_of_piece): acedrex.expr?
---@return acedrex.expr
function m.each_type(fn) end

---A movement in Betza's notation, see *Betza* below. A string can be used as a movement, too: `moves = "fmWfcF"`.
---```lua
---moves = m.betza "fmWfcF" * m.pass
---on "T Xd4,ze5":reaches_only("d4", "d5 e5")
---```
---@param text string
---@return acedrex.expr
function m.betza(text) end

return m
