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

---Back; for dark that is up the board.
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

---All eight.
---```lua
---moves = m.step(m.all)
---on "T Xa1":reaches_only("a1", "a2 b1 b2")
---```
---@type acedrex.dir[]
m.all = nil

---One step in a direction, or in any of a list.
---```lua
---moves = m.step{ {-1, 2}, {1, 2} }
---on "T Xd4,Zd5":reaches_only("d4", "c6 e6")
---```
---@param v acedrex.dirs
---@return acedrex.expr
function m.step(v) end

---A step of a fields one way and b the other, in all four or eight directions.
---```lua
---moves = m.leap(1, 3)
---on "T Xa1,Za2":reaches_only("a1", "b4 d2")
---```
---@param a integer
---@param b integer
---@return acedrex.expr
function m.leap(a, b) end

---To any other field, as one step.
---```lua
---moves = m.anywhere * m.zone "hill"
---on "T Xa1,ze5":reaches_only("a1", "d4 d5 e4 e5")
---```
---@type acedrex.expr
m.anywhere = nil

---The empty walk: stays where it is, and goes on.
---```lua
---moves = m.step(m.N) * (m.pass + m.step(m.N))
---on "T Xd4":reaches_only("d4", "d5 d6")
---```
---@type acedrex.expr
m.pass = nil

---What cannot be walked; the empty sum.
---```lua
---moves = m.none + m.step(m.N)
---on "T Xd4":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.none = nil

---Over free fields, up to `limit` of them, and onto the last one whatever stands there.
---```lua
---moves = m.slide(m.orthogonals, 2)
---on "T Xd4,zd5,Zb4":reaches_only("d4", "d5 d3 d2 e4 f4 c4")
---```
---@param dirs acedrex.dirs
---@param limit? acedrex.limit
---@return acedrex.expr
function m.slide(dirs, limit) end

---The same for leaps: goes on with the leap that it began with.
---```lua
---moves = m.ride(m.leap(1, 2))
---on "T Xa1,zb3":reaches_only("a1", "b3 c2 e3 g4")
---```
---@param e acedrex.expr
---@param limit? acedrex.limit
---@return acedrex.expr
function m.ride(e, limit) end

---Over exactly one occupied field, to any field behind it.
---```lua
---moves = m.hop(m.orthogonals)
---on "T Xd1,Zd3,zd6":reaches_only("d1", "d4 d5 d6")
---```
---@param dirs acedrex.dirs
---@return acedrex.expr
function m.hop(dirs) end

---The legs in order, stopping after any of them; `cycle = true` begins again, `min` and `max` count legs, `over` is a
---guard for fields that are left again (default `m.free`).
---```lua
---moves = m.path({ m.step(m.N), m.step(m.NE) }, { cycle = true })
---on "T Xa1,Zb3":reaches_only("a1", "a2")
---```
---@param legs acedrex.expr[]
---@param options? acedrex.path_options
---@return acedrex.expr
function m.path(legs, options) end

---Slides that the edge throws back, so often at most; a corner ends them.
---```lua
---moves = m.bounce(m.NE, 1)
---on "T Xd1":reaches_only("d1", "e2 f3 g4 h5 g6 f7 e8")
---```
---@param dirs acedrex.dirs
---@param most? integer
---@return acedrex.expr
function m.bounce(dirs, most) end

---a from lo to hi times.
---```lua
---moves = m.times(m.step(m.N), 2, 3)
---on "T Xd4":reaches_only("d4", "d6 d7")
---```
---@param a acedrex.expr
---@param lo acedrex.limit
---@param hi acedrex.limit
---@return acedrex.expr
function m.times(a, lo, hi) end

---The first of them that can be walked.
---```lua
---moves = m.first_of(m.step(m.N) * m.enemy, m.step(m.S))
---on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "f3")
---```
---@param ... acedrex.expr
---@return acedrex.expr
function m.first_of(...) end

---a, and nothing only where it cannot be walked.
---```lua
---moves = m.step(m.N) * m.must(m.step(m.N) * m.empty)
---on "T Xd4,Xf4,zf6":reaches_only("d4", "d6"):reaches_only("f4", "f5")
---```
---@param a acedrex.expr
---@return acedrex.expr
function m.must(a) end

---The sum of what the function returns for each direction; it runs once for each, at load.
---```lua
---moves = m.along(m.orthogonals, function(d) return m.step(d) * m.empty * m.slide(d:turn(2)) end)
---on "T Xa1":reaches("a1", "b2"):may_not "Xa1-a2"
---```
---@param steps acedrex.dirs|acedrex.expr
---@param fn fun(d: acedrex.dir): acedrex.expr?
---@return acedrex.expr
function m.along(steps, fn) end

---No field twice within e.
---```lua
---moves = m.fresh(m.times(m.step(m.orthogonals) * m.empty, 3, 3))
---on "T Xa1,Za2":reaches_only("a1", "b3 c2 d1")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.fresh(e) end

---Walks e, keeps what it did, and is back where it began.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.capture)
---on "T Xd4,zd5":play("Xd4-d4*"):at("d4", "X"):empty "d5"
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.aside(e) end

---What all walks of e do, at once; the walker stays.
---```lua
---moves = m.step(m.N) * m.empty * m.land * m.every(m.step(m.all) * m.enemy * m.capture)
---on "T Xd4,zc6,ze6":play("Xd4-d5"):empty "c6 e6"
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.every(e) end

---One walk for light, another for dark.
---```lua
---moves = m.by_side{ light = m.step(m.N), dark = m.step(m.E) }
---on "t Xd4,xd7":reaches_only("d7", "e7")
---```
---@param sides acedrex.by_side
---@return acedrex.expr
function m.by_side(sides) end

---Not turned for dark: its N is up the board for both.
---```lua
---moves = m.absolute(m.step(m.N))
---on "t Xd4,xd7":reaches_only("d7", "d8")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.absolute(e) end

---What the function returns for the board; it runs at load, once for each side.
---```lua
---moves = m.on_board(function(board) return m.slide(m.N, board.ranks // 2) end)
---on "T Xa1":reaches_only("a1", "a2 a3 a4 a5")
---```
---@param fn fun(board: acedrex.board): acedrex.expr
---@return acedrex.expr
function m.on_board(fn) end

---How many fields e can be walked to from where the ply starts, as a limit; it adds, subtracts and multiplies.
---```lua
---moves = m.slide(m.N, m.count(m.step(m.all) * m.own) + 1)
---on "T Xd1,Zc1,Ze1":reaches_only("d1", "d2 d3 d4")
---```
---@param e acedrex.expr
---@return acedrex.limit
function m.count(e) end

---It ends without taking.
---```lua
---moves = m.step(m.N) * m.settle
---on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f5")
---```
---@type acedrex.expr
m.settle = nil

---It never ends on an empty field.
---```lua
---moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike
---on "T Xd4,ze5":reaches_only("d4", "d5 e5")
---```
---@type acedrex.expr
m.strike = nil

---Nothing stands there.
---```lua
---moves = m.step(m.N) * m.empty * m.step(m.N)
---on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f6")
---```
---@type acedrex.expr
m.empty = nil

---A piece of the walker's side.
---```lua
---moves = m.step(m.N) * m.own * m.step(m.N)
---on "T Xd4,Zd5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.own = nil

---A piece of the other side.
---```lua
---moves = m.step(m.N) * m.enemy
---on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.enemy = nil

---A piece that is nobody's.
---```lua
---moves = m.step(m.N) * m.neutral * m.step(m.N)
---on "T Xd4,Od5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.neutral = nil

---Any piece.
---```lua
---moves = m.slide(m.N) * m.occupied
---on "T Xd4,zd7":reaches_only("d4", "d7")
---```
---@type acedrex.expr
m.occupied = nil

---Empty, or with a piece that this walker may step over.
---```lua
---moves = m.times(m.step(m.N) * m.free, 2, 2), passes = m.own
---on "T Xd4,Zd5,Xf4,zf5":reaches_only("d4", "d6"):reaches_only("f4", "")
---```
---@type acedrex.expr
m.free = nil

---Exactly where `m.capture` would succeed.
---```lua
---moves = m.step(m.all) * m.prey, takes = m.is "Rook"
---on "T Xd4,zd5,re5,Rc5":reaches_only("d4", "e5")
---```
---@type acedrex.expr
m.prey = nil

---A royal piece.
---```lua
---moves = m.slide(m.N) * -m.royal
---on("T Xd4,kd6", { royals = { King = "capture" } }):reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.royal = nil

---One of these types or classes.
---```lua
---moves = m.slide(m.N) * m.is("Rook", "Bishop")
---on "T Xd4,rd6,Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
---```
---@param ... acedrex.name
---@return acedrex.expr
function m.is(...) end

---A piece with that tag.
---```lua
---moves = m.slide(m.N) * m.tagged "gold"
---on "T Xd4,zd6{gold},Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
---```
---@param tag string
---@return acedrex.expr
function m.tagged(tag) end

---The field is in that zone of the board; `"own_half"` and `"their_half"` always are zones.
---```lua
---moves = m.step(m.all) * m.zone "hill"
---on "T Xc4":reaches_only("c4", "d4 d5")
---```
---@param name string
---@return acedrex.expr
function m.zone(name) end

---The field is on that rank, counted from the mover's side; -1 is the last.
---```lua
---moves = m.slide(m.N) * m.rank(-1)
---on "T Xd4":reaches_only("d4", "d8")
---```
---@param n integer
---@return acedrex.expr
function m.rank(n) end

---The field is on one of these files, for both sides.
---```lua
---moves = m.slide(m.E) * m.file("e", "h")
---on "T Xd4":reaches_only("d4", "e4 h4")
---```
---@param ... string
---@return acedrex.expr
function m.file(...) end

---It is one of these fields, for both sides.
---```lua
---moves = m.step(m.all) - m.step(m.all) * m.on "a1" + m.step(m.N) * -m.on "d5"
---on "T Xd4":reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5")
---```
---@param ... string
---@return acedrex.expr
function m.on(...) end

---The field is in the walker's half; a middle rank is in neither.
---```lua
---moves = m.slide(m.N) * m.own_half
---on "T Xd2":reaches_only("d2", "d3 d4")
---```
---@type acedrex.expr
m.own_half = nil

---The field is in the other half.
---```lua
---moves = m.slide(m.N) * m.their_half
---on "T Xd4":reaches_only("d4", "d5 d6 d7 d8")
---```
---@type acedrex.expr
m.their_half = nil

---A light field; a1 is dark.
---```lua
---moves = m.slide(m.N) * m.light_field
---on "T Xa1":reaches_only("a1", "a2 a4 a6 a8")
---```
---@type acedrex.expr
m.light_field = nil

---A dark field.
---```lua
---moves = m.slide(m.N) * m.dark_field
---on "T Xa1":reaches_only("a1", "a3 a5 a7")
---```
---@type acedrex.expr
m.dark_field = nil

---The field has the colour of the piece's side.
---```lua
---moves = m.own_colour * m.leap(1, 0) + -m.own_colour * m.leap(1, 1)
---on "T Xa1":reaches_only("a1", "b2")
---```
---@type acedrex.expr
m.own_colour = nil

---The field has the colour of the one it started from.
---```lua
---moves = m.slide(m.N) * m.start_colour
---on "T Xa1":reaches_only("a1", "a3 a5 a7")
---```
---@type acedrex.expr
m.start_colour = nil

---The walker is back where it started.
---```lua
---moves = m.step(m.N)^2 * -m.at_start * m.settle
---on "T Xa5":reaches_only("a5", "a7 a8")
---```
---@type acedrex.expr
m.at_start = nil

---The field itself has that mark.
---```lua
---moves = m.mark_field "burnt" * m.step(m.all) * -m.marked "burnt"
---on "T Xd4,xd7":play{ "Xd4-d5", "Xd7-d6" }:may_not "Xd5-d4"
---```
---@param tag string
---@return acedrex.expr
function m.marked(tag) end

---A piece of the player to move; what a rule of a piece asks that also acts in the other side's turns.
---```lua
---moves = m.step(m.all) * m.empty, on_turn_end = m.step(m.N) * m.mine * m.capture_own + m.step(m.N) * m.theirs * m.pass
---on "T Xd4,Rd6":play("Xd4-d5"):empty "d6"
---```
---@type acedrex.expr
m.mine = nil

---A piece of the player not to move.
---```lua
---moves = m.step(m.all) * m.theirs
---on "T Xd4,zd5":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.theirs = nil

---An enemy passed over this field by a rush in the last move.
---```lua
---moves = m.step{ m.NE, m.NW } * m.passed
---on "t Xd5,pe7|":play("Pe7-e5"):reaches_only("d5", "e6")
---```
---@type acedrex.expr
m.passed = nil

---What stands there may not move this turn.
---```lua
---moves = m.step(m.all) * m.frozen, aura = { at = m.step(m.all), of = "enemy", freeze = true }
---on "T Xd4,rd5":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.frozen = nil

---What stands there came there in this turn.
---```lua
---moves = m.step(m.N), on_turn_end = m.step(m.E) * m.arrived * m.capture_own
---on "T Xd4,Re1":play("Re1-e4"):empty "e4"
---```
---@type acedrex.expr
m.arrived = nil

---There stands the piece that made the other side's last turn.
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

---Always; for keys that take a guard.
---```lua
---moves = m.slide(m.N), passes = m.anyone
---on "T Xd4,Zd5,zd7":reaches_only("d4", "d6 d7 d8")
---```
---@type acedrex.expr
m.anyone = nil

---Whatever a function says. The only word that runs Lua during play, so that it is slow; `check` says where it is used.
---```lua
---moves = m.slide(m.N) * m.where(function(view) return view.field.rank % 2 == 0 end)
---on "T Xd3":reaches_only("d3", "d4 d6 d8")
---```
---@param fn fun(view: acedrex.view): boolean
---@return acedrex.expr
function m.where(fn) end

---The piece has not moved yet.
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

---The guard held on the field where it started.
---```lua
---moves = m.slide(m.N) * m.from(m.rank(2))
---on "T Xd2,Xe3":reaches("d2", "d8"):reaches_only("e3", "")
---```
---@param guard acedrex.expr
---@return acedrex.expr
function m.from(guard) end

---The walker is one of these types or classes, now.
---```lua
---moves = m.step(m.N) * m.become "Rook" + m.i_am "X" * m.step(m.E)
---on "T Xd4":reaches_only("d4", "d5 e4")
---```
---@param ... acedrex.name
---@return acedrex.expr
function m.i_am(...) end

---It has made at most n steps.
---```lua
---moves = m.step(m.N)^1 * m.walked(3)
---on "T Xa1":reaches_only("a1", "a2 a3 a4")
---```
---@param n integer
---@return acedrex.expr
function m.walked(n) end

---Nothing is captured so far, nor would be by ending here.
---```lua
---moves = m.slide(m.N) * m.bloodless
---on "T Xd4,zd6":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.bloodless = nil

---The walk does not end as by `m.settle`.
---```lua
---moves = m.step(m.N) * (m.settle + m.pass) * m.unsettled
---on "T Xd4":reaches_only("d4", "d5")
---```
---@type acedrex.expr
m.unsettled = nil

---The other side's last turn captured something; or was made by one of these types.
---```lua
---moves = m.last{ is = "Rook" } * m.step(m.N)
---on "t Xd4,rd8,kh8":play("Rd8-c8"):reaches_only("d4", "d5")
---```
---@param what acedrex.last
---@return acedrex.expr
function m.last(what) end

---That number of the variant's `state` is 1 or more; or is lo; or is from lo to hi.
---```lua
---moves = m.counter("fuel", 2, 3) * m.step(m.N)
---on "T Xd4;fuel=1":reaches_only("d4", "")
---```
---@param name string
---@param lo? integer
---@param hi? integer
---@return acedrex.expr
function m.counter(name, lo, hi) end

---Captures what stands there, as if the walker had ended there.
---```lua
---moves = m.aside(m.step(m.N) * m.capture)
---on "T Xd4,zd5":play("Xd4-d4*"):empty "d5"
---```
---@type acedrex.expr
m.capture = nil

---Captures an own piece.
---```lua
---moves = m.step(m.N) * m.own * m.capture_own
---on "T Xd4,Zd5":play("Xd4-d5*"):at("d5", "X")
---```
---@type acedrex.expr
m.capture_own = nil

---Takes any piece off the board; that is no capture.
---```lua
---moves = m.step(m.N) * m.occupied * m.oblate
---on "T Xd4,Zd5":play("Xd4-d5"):at("d5", "X")
---```
---@type acedrex.expr
m.oblate = nil

---It becomes the walker's.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.convert)
---on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Rook", "light")
---```
---@type acedrex.expr
m.convert = nil

---It changes sides.
---```lua
---moves = m.aside(m.step(m.N) * m.own * m.flip)
---on "T Xd4,Rd5":play("Xd4-d4"):at("d5", "Rook", "dark")
---```
---@type acedrex.expr
m.flip = nil

---It becomes another type, of the same side: a name, or a table from old types to new ones, in which it has to be.
---```lua
---moves = m.aside(m.step(m.N) * m.change{ Rook = "Bishop" })
---on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Bishop", "dark")
---```
---@param to acedrex.change
---@return acedrex.expr
function m.change(to) end

---Pushes it to the empty field one further, or n further over empty ones; with `"off"` also off the board.
---```lua
---moves = m.step(m.N) * m.enemy * m.push(m.N)
---on "T Xd4,rd5":play("Xd4-d5"):at("d6", "Rook")
---```
---@param d acedrex.dir
---@param n? integer
---@param off? acedrex.off
---@return acedrex.expr
function m.push(d, n, off) end

---Pulls it to the empty field one back: d is where the walker looks.
---```lua
---moves = m.aside(m.step(m.N) * m.step(m.N) * m.enemy * m.pull(m.N))
---on "T Xd4,rd6":play("Xd4-d4"):at("d5", "Rook")
---```
---@param d acedrex.dir
---@param n? integer
---@param off? acedrex.off
---@return acedrex.expr
function m.pull(d, n, off) end

---Puts it on an empty field where e ends, walked by it from here.
---```lua
---moves = m.step(m.N) * m.enemy * m.displace(m.leap(1, 2))
---on "T Xd4,rd5":play("Xd4-d5,d5>b4"):at("b4", "Rook")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.displace(e) end

---It goes to the field where the walker started.
---```lua
---moves = m.step(m.N) * m.own * m.swap
---on "T Xd4,Rd5":play("Xd4-d5"):at("d4", "Rook"):at("d5", "X")
---```
---@type acedrex.expr
m.swap = nil

---Gives it a tag, for so many further turns; without a number until it moves.
---```lua
---moves = m.aside(m.step(m.N) * m.enemy * m.mark("stunned", 2)) + m.step(m.S) * -m.tagged "stunned"
---t.equal(on("T Xd4,rd5"):play("Xd4-d4"):setup(), "t Xd4,rd5{stunned:2}")
---```
---@param tag string
---@param turns? integer
---@return acedrex.expr
function m.mark(tag, turns) end

---Takes the tag away.
---```lua
---moves = m.aside(m.step(m.N) * m.tagged "gold" * m.unmark "gold")
---t.equal(on("T Xd4,rd5{gold}"):play("Xd4-d4"):setup(), "t Xd4,rd5")
---```
---@param tag string
---@return acedrex.expr
function m.unmark(tag) end

---Marks the field itself, for so many turns.
---```lua
---moves = m.mark_field("burnt", 4) * m.step(m.all) * -m.marked "burnt"
---on "T Xd4,xh8":play{ "Xd4-d5", "Xh8-h7" }:may_not "Xd5-d4"
---```
---@param tag string
---@param turns? integer
---@return acedrex.expr
function m.mark_field(tag, turns) end

---Puts a piece of the walker's side on the empty field.
---```lua
---moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.place "Stone")
---on "T Xd4":play("Xd4-d5"):at("e5", "Stone", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.place(name) end

---Adds n to that number of the variant's `state`; fails where it would leave its range.
---```lua
---moves = m.step(m.N) * m.add("fuel", -1)
---on "T Xd4;fuel=0":reaches_only("d4", "")
---```
---@param name string
---@param n integer
---@return acedrex.expr
function m.add(name, n) end

---Captures the piece that passed this field by a rush.
---```lua
---moves = m.step{ m.NE, m.NW } * m.passed * m.take_passer
---on "t Xd5,pe7|,Ka1,ka8":play("Pe7-e5"):play("Xd5-e6"):empty "e5"
---```
---@type acedrex.expr
m.take_passer = nil

---It is of another type from here on.
---```lua
---moves = m.step(m.N) * m.become "Rook"
---on "T Xd4":play("Xd4-d5"):at("d5", "Rook", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.become(name) end

---The same, as a promotion: it is told so, and counts so.
---```lua
---moves = m.step(m.N) * m.promote "Rook"
---on "T Xd4":play("Xd4-d5=R"):at("d5", "Rook", "light")
---```
---@param name acedrex.name
---@return acedrex.expr
function m.promote(name) end

---It leaves the board, and the walk is over.
---```lua
---moves = m.step(m.N) * m.capture * m.leave
---on "T Xd4,rd5,Ka1":play("Xd4-d5*"):empty "d4 d5"
---```
---@type acedrex.expr
m.leave = nil

---It is back where it started.
---```lua
---moves = m.slide(m.N) * m.capture * m.home
---on "T Xd4,rd7":play("Xd4-d4*"):at("d4", "X"):empty "d7"
---```
---@type acedrex.expr
m.home = nil

---It is put down here and now; after it only `m.aside`, `m.every`, `m.become` and `m.leave` can follow.
---```lua
---moves = m.step(m.N) * m.land * m.aside(m.step(m.N) * m.enemy * m.capture)
---on "T Xd4,rd6":play("Xd4-d5"):empty "d6"
---```
---@type acedrex.expr
m.land = nil

---It has rushed straight ahead: for one turn `m.passed` holds on the fields behind it.
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

---Walks that call each other by name, beginning with the one named first; each round needs a step.
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

---Steps of e run over joined edges: `"files"`, `"ranks"` or `"both"`.
---```lua
---moves = m.wrapped("files", m.step(m.orthogonals))
---on "T Xa4":reaches_only("a4", "a3 a5 b4 h4")
---```
---@param edges acedrex.edges
---@param e acedrex.expr
---@return acedrex.expr
function m.wrapped(edges, e) end

---e may lead over fields beyond the edge, where nothing stands; it must come back.
---```lua
---moves = m.roaming(m.step(m.W) * m.step(m.N) * m.step(m.E))
---on "T Xa4":reaches_only("a4", "a5")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.roaming(e) end

---To the same field of that board beside, or of the first board.
---```lua
---local g = t.game{ board = { files = 3, ranks = 3, beside = { B = { files = 3, ranks = 3 } } }, pieces = { piece { name = "X", symbol = "X", moves = m.across "B" + m.across() } }, setup = "T Xa2" }
---g:reaches_only("a2", "B:a2")
---```
---@param name? string
---@return acedrex.expr
function m.across(name) end

---Walks of e that end by taking, by replacement, one for whom the guard holds.
---```lua
---moves = m.taking(m.slide(m.all), m.is "Queen")
---on "T Xd4,qd6,re5":reaches_only("d4", "d6")
---```
---@param e acedrex.expr
---@param guard acedrex.expr
---@return acedrex.expr
function m.taking(e, guard) end

---Walks of e that capture nothing.
---```lua
---moves = m.no_taking(m.slide(m.N))
---on "T Xd4,qd6":reaches_only("d4", "d5")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.no_taking(e) end

---Walks of e that cannot end in a promotion.
---```lua
---moves = m.no_promotion(m.step(m.N))
---on "T Xd7":reaches_only("d7", "d8")
---```
---@param e acedrex.expr
---@return acedrex.expr
function m.no_promotion(e) end

---Walks as that type; as `"last"`, the type that made the other side's last turn; as all `"attackers"` or all `"guards"`
---of the piece, where `except` leaves types out. `#m.moves_of "attackers"` asks whether it is attacked, by pieces that take
---in the same way as they are taken.
---```lua
---moves = m.moves_of "Knight" + m.moves_of("guards", { except = { "King" } })
---on "T Xa1,Rh1,zb3,zc2":reaches("a1", "b3 c2 a8")
---```
---@param who acedrex.name
---@param options? acedrex.except
---@return acedrex.expr
function m.moves_of(who, options) end

---The sum over all types of the variant: `t.name`, `t.symbol`, `t.classes`.
---```lua
---moves = m.each_type(function(one) return one.name == "Rook" and m.step(m.N) * m.become(one.name) or nil end)
---on "T Xd4":play("Xd4-d5"):at("d5", "Rook")
---```
---@param fn fun(type: acedrex.type_of_piece): acedrex.expr?
---@return acedrex.expr
function m.each_type(fn) end

---Betza's letters, see below. A text alone may stand for a movement as well: `moves = "fmWfcF"`.
---```lua
---moves = m.betza "fmWfcF" * m.pass
---on "T Xd4,ze5":reaches_only("d4", "d5 e5")
---```
---@param text string
---@return acedrex.expr
function m.betza(text) end

return m
