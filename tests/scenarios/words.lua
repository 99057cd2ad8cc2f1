-- Made by docs/words/generate from docs/words/*.txt: the examples of docs/authoring.md. Change those, not this.
local t = require "acedrex.scenario"
local m, c = require "acedrex.movement", require "acedrex.cascade"
local phase, notation = require "acedrex.phase", require "acedrex.notation"

local cast = {
  piece { name = "Stone", symbol = "Z", moves = m.none },
  piece { name = "Boulder", symbol = "O", moves = m.none, owner = "none" },
}
for _, name in ipairs { "king", "queen", "rook", "bishop", "knight", "pawn" } do
  cast[#cast + 1] = require("classical.pieces." .. name)
end

local function game(keys, pieces, setup)
  local declared = {}
  for key, value in pairs(keys) do declared[key] = value end
  declared.pieces = keys.pieces or { table.unpack(cast) }
  for _, one in ipairs(pieces) do declared.pieces[#declared.pieces + 1] = one end
  declared.board = keys.board or { files = 8, ranks = 8, zones = { hill = { "d4-e5" } } }
  if not keys.state then declared.state = { fuel = { to = 3, start = 2 } } end
  declared.setup = setup or keys.setup
  return t.game(declared)
end
local function with(pieces, keys, setup) return game(keys, pieces, setup) end

-- What `on` is in examples of a piece's keys, and of a variant's.
local function with_piece(keys)
  keys.name, keys.symbol = keys.name or "X", keys.symbol or "X"
  local X = piece(keys)
  return function(setup, more)
    more = more or {}
    local pieces = { X, more.add }
    local declared = {}
    for key, value in pairs(more) do if key ~= "add" then declared[key] = value end end
    return game(declared, pieces, setup)
  end
end
local function with_variant(keys) return function(setup) return game(keys, {}, setup) end end

-- What `on` is of a whole script that returns one or more pieces, and of one that returns a variant.
local function of_piece(make)
  local pieces = table.pack(make())
  return function(setup) return with(pieces, {}, setup) end
end
local function of_variant(make)
  local made = make()
  return function(setup) return t.game(made, setup) end
end
local function book(setup) return t.game("mayan-ascendancy", setup) end

t.it([==[fox.lua]==], function()
  local on = of_piece(function()
    -- A Fox steps one square in any direction, or leaps two squares forward or back over whatever stands between.
    local m = require "acedrex.movement"

    return piece {
      name = "Fox",
      symbol = "F",
      moves = m.step(m.all) + m.step{ {0, 2}, {0, -2} },
    }
  end)
  on "T Fd4,Zd5":reaches_only("d4", "c3 c4 c5 d2 d3 d6 e3 e4 e5")
end)

t.it([==[m.N]==], function()
  local on = with_piece{ moves = m.step(m.N) }
  on "T Xd4,xd7":reaches_only("d4", "d5")
end)

t.it([==[m.NE]==], function()
  local on = with_piece{ moves = m.step(m.NE) }
  on "T Xd4":reaches_only("d4", "e5")
end)

t.it([==[m.E]==], function()
  local on = with_piece{ moves = m.step(m.E) }
  on "T Xd4":reaches_only("d4", "e4")
end)

t.it([==[m.SE]==], function()
  local on = with_piece{ moves = m.step(m.SE) }
  on "T Xd4":reaches_only("d4", "e3")
end)

t.it([==[m.S]==], function()
  local on = with_piece{ moves = m.step(m.S) }
  on "t Xd4,xd7":reaches_only("d7", "d8")
end)

t.it([==[m.SW]==], function()
  local on = with_piece{ moves = m.step(m.SW) }
  on "T Xd4":reaches_only("d4", "c3")
end)

t.it([==[m.W]==], function()
  local on = with_piece{ moves = m.step(m.W) }
  on "T Xd4":reaches_only("d4", "c4")
end)

t.it([==[m.NW]==], function()
  local on = with_piece{ moves = m.step(m.NW) }
  on "T Xd4":reaches_only("d4", "c5")
end)

t.it([==[m.orthogonals]==], function()
  local on = with_piece{ moves = m.step(m.orthogonals) }
  on "T Xd4":reaches_only("d4", "d5 e4 d3 c4")
end)

t.it([==[m.diagonals]==], function()
  local on = with_piece{ moves = m.step(m.diagonals) }
  on "T Xd4":reaches_only("d4", "e5 e3 c3 c5")
end)

t.it([==[m.all]==], function()
  local on = with_piece{ moves = m.step(m.all) }
  on "T Xa1":reaches_only("a1", "a2 b1 b2")
end)

t.it([==[d:left()]==], function()
  local on = with_piece{ moves = m.step(m.N:left()) }
  on "T Xd4":reaches_only("d4", "c5")
end)

t.it([==[d:right()]==], function()
  local on = with_piece{ moves = m.along(m.leap(1, 2), function(d) return m.step(d) * m.step(d:right()) end) }
  on "T Xd4":reaches("d4", "g7")
end)

t.it([==[d:turn(n)]==], function()
  local on = with_piece{ moves = m.along(m.orthogonals, function(d) return m.step(d) * m.step(d:turn(2)) end) }
  on "T Xd4":reaches_only("d4", "c3 c5 e3 e5")
end)

t.it([==[d:back()]==], function()
  local on = with_piece{ moves = m.along(m.N, function(d) return m.step(d:back()) end) }
  on "T Xd4":reaches_only("d4", "d3")
end)

t.it([==[d.x]==], function()
  local on = with_piece{ moves = m.along({ m.NE, m.N }, function(d) if d.x > 0 then return m.step(2 * d + m.E) end end) }
  on "T Xd4":reaches_only("d4", "g6")
end)

t.it([==[d.y]==], function()
  local on = with_piece{ moves = m.along(m.all, function(d) if d.y > 0 then return m.step(d) end end) }
  on "T Xd4":reaches_only("d4", "c5 d5 e5")
end)

t.it([==[m.step(v)]==], function()
  local on = with_piece{ moves = m.step{ {-1, 2}, {1, 2} } }
  on "T Xd4,Zd5":reaches_only("d4", "c6 e6")
end)

t.it([==[m.leap(a, b)]==], function()
  local on = with_piece{ moves = m.leap(1, 3) }
  on "T Xa1,Za2":reaches_only("a1", "b4 d2")
end)

t.it([==[m.anywhere]==], function()
  local on = with_piece{ moves = m.anywhere * m.zone "hill" }
  on "T Xa1,ze5":reaches_only("a1", "d4 d5 e4 e5")
end)

t.it([==[m.aligned(guard, n)]==], function()
  local on = with_piece{ moves = m.aligned(m.is "Rook", 2) * m.empty }
  on "T Xb1,Rc3,Rd5,Xf1":reaches_only("b1", "e7"):reaches_only("f1", "")
end)

t.it([==[m.pass]==], function()
  local on = with_piece{ moves = m.step(m.N) * (m.pass + m.step(m.N)) }
  on "T Xd4":reaches_only("d4", "d5 d6")
end)

t.it([==[m.none]==], function()
  local on = with_piece{ moves = m.none + m.step(m.N) }
  on "T Xd4":reaches_only("d4", "d5")
end)

t.it([==[m.slide(dirs, limit?)]==], function()
  local on = with_piece{ moves = m.slide(m.orthogonals, 2) }
  on "T Xd4,zd5,Zb4":reaches_only("d4", "d5 d3 d2 e4 f4 c4")
end)

t.it([==[m.ride(e, limit?)]==], function()
  local on = with_piece{ moves = m.ride(m.leap(1, 2)) }
  on "T Xa1,zb3":reaches_only("a1", "b3 c2 e3 g4")
end)

t.it([==[m.hop(dirs)]==], function()
  local on = with_piece{ moves = m.hop(m.orthogonals) }
  on "T Xd1,Zd3,zd6":reaches_only("d1", "d4 d5 d6")
end)

t.it([==[m.path(legs, options?)]==], function()
  local on = with_piece{ moves = m.path({ m.step(m.N), m.step(m.NE) }, { cycle = true }) }
  on "T Xa1,Zb3":reaches_only("a1", "a2")
end)

t.it([==[m.bounce(dirs, most?)]==], function()
  local on = with_piece{ moves = m.bounce(m.NE, 1) }
  on "T Xd1":reaches_only("d1", "e2 f3 g4 h5 g6 f7 e8")
end)

t.it([==[a * b]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.step(m.N) }
  on "T Xd4,zd5":reaches_only("d4", "d6")
end)

t.it([==[a + b]==], function()
  local on = with_piece{ moves = m.step(m.N) + m.leap(2, 0) }
  on "T Xa1":reaches_only("a1", "a2 a3 c1")
end)

t.it([==[a - b]==], function()
  local on = with_piece{ moves = m.step(m.N) * (m.occupied - m.own) }
  on "T Xd4,zd5,Xe4,Ze5":reaches_only("d4", "d5"):reaches_only("e4", "")
end)

t.it([==[a ^ n]==], function()
  local on = with_piece{ moves = m.step(m.N)^2 }
  on "T Xd4":reaches_only("d4", "d6 d7 d8")
end)

t.it([==[m.times(a, lo, hi)]==], function()
  local on = with_piece{ moves = m.times(m.step(m.N), 2, 3) }
  on "T Xd4":reaches_only("d4", "d6 d7")
end)

t.it([==[#a]==], function()
  local on = with_piece{ moves = #(m.step(m.N) * m.enemy) * m.step(m.S) }
  on "T Xd4,zd5,Xf4":reaches_only("d4", "d3"):reaches_only("f4", "")
end)

t.it([==[-a]==], function()
  local on = with_piece{ moves = -(m.step(m.N) * m.enemy) * m.step(m.S) }
  on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f3")
end)

t.it([==[m.first_of(...)]==], function()
  local on = with_piece{ moves = m.first_of(m.step(m.N) * m.enemy, m.step(m.S)) }
  on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "f3")
end)

t.it([==[m.must(a)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.must(m.step(m.N) * m.empty) }
  on "T Xd4,Xf4,zf6":reaches_only("d4", "d6"):reaches_only("f4", "f5")
end)

t.it([==[m.along(steps, fn)]==], function()
  local on = with_piece{ moves = m.along(m.orthogonals, function(d) return m.step(d) * m.empty * m.slide(d:turn(2)) end) }
  on "T Xa1":reaches("a1", "b2"):may_not "Xa1-a2"
end)

t.it([==[m.fresh(e)]==], function()
  local on = with_piece{ moves = m.fresh(m.times(m.step(m.orthogonals) * m.empty, 3, 3)) }
  on "T Xa1,Za2":reaches_only("a1", "b3 c2 d1")
end)

t.it([==[m.aside(e)]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.enemy * m.capture) }
  on "T Xd4,zd5":play("Xd4-d4*"):at("d4", "X"):empty "d5"
end)

t.it([==[m.every(e)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.empty * m.land * m.every(m.step(m.all) * m.enemy * m.capture) }
  on "T Xd4,zc6,ze6":play("Xd4-d5"):empty "c6 e6"
end)

t.it([==[m.each_step(e, after)]==], function()
  local on = with_piece{ moves = m.each_step(m.slide(m.N), -m.zone "hill" + m.zone "hill" * m.step(m.E)) }
  on "T Xd2":reaches_only("d2", "d3 e4 f5 f6 f7 f8")
end)

t.it([==[m.by_side(sides)]==], function()
  local on = with_piece{ moves = m.by_side{ light = m.step(m.N), dark = m.step(m.E) } }
  on "t Xd4,xd7":reaches_only("d7", "e7")
end)

t.it([==[m.absolute(e)]==], function()
  local on = with_piece{ moves = m.absolute(m.step(m.N)) }
  on "t Xd4,xd7":reaches_only("d7", "d8")
end)

t.it([==[m.on_board(fn)]==], function()
  local on = with_piece{ moves = m.on_board(function(board) return m.slide(m.N, board.ranks // 2) end) }
  on "T Xa1":reaches_only("a1", "a2 a3 a4 a5")
end)

t.it([==[m.count(e)]==], function()
  local on = with_piece{ moves = m.slide(m.N, m.count(m.step(m.all) * m.own) + 1) }
  on "T Xd1,Zc1,Ze1":reaches_only("d1", "d2 d3 d4")
end)

t.it([==[m.settle]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.settle }
  on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f5")
end)

t.it([==[m.strike]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
  on "T Xd4,ze5":reaches_only("d4", "d5 e5")
end)

t.it([==[m.empty]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.empty * m.step(m.N) }
  on "T Xd4,zd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f6")
end)

t.it([==[m.own]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.own * m.step(m.N) }
  on "T Xd4,Zd5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
end)

t.it([==[m.enemy]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.enemy }
  on "T Xd4,zd5,Xf4":reaches_only("d4", "d5"):reaches_only("f4", "")
end)

t.it([==[m.neutral]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.neutral * m.step(m.N) }
  on "T Xd4,Od5,Xf4":reaches_only("d4", "d6"):reaches_only("f4", "")
end)

t.it([==[m.occupied]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.occupied }
  on "T Xd4,zd7":reaches_only("d4", "d7")
end)

t.it([==[m.free]==], function()
  local on = with_piece{ moves = m.times(m.step(m.N) * m.free, 2, 2), passes = m.own }
  on "T Xd4,Zd5,Xf4,zf5":reaches_only("d4", "d6"):reaches_only("f4", "")
end)

t.it([==[m.prey]==], function()
  local on = with_piece{ moves = m.step(m.all) * m.prey, takes = m.is "Rook" }
  on "T Xd4,zd5,re5,Rc5":reaches_only("d4", "e5")
end)

t.it([==[m.royal]==], function()
  local on = with_piece{ moves = m.slide(m.N) * -m.royal }
  on("T Xd4,kd6", { royals = { King = "capture" } }):reaches_only("d4", "d5")
end)

t.it([==[m.is(...)]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.is("Rook", "Bishop") }
  on "T Xd4,rd6,Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
end)

t.it([==[m.tagged(tag)]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.tagged "gold" }
  on "T Xd4,zd6{gold},Xe4,ze6":reaches_only("d4", "d6"):reaches_only("e4", "")
end)

t.it([==[m.unmoved]==], function()
  local on = with_piece{ moves = m.step(m.N) + m.step(m.E) * m.own * m.unmoved * m.swap }
  on "T Xd2,Re2,xd7":reaches("d2", "e2"):play{ "Re2-e3", "Xd7-d6", "Re3-e2", "Xd6-d5" }:may_not "Xd2-e2"
end)

t.it([==[m.zone(name)]==], function()
  local on = with_piece{ moves = m.step(m.all) * m.zone "hill" }
  on "T Xc4":reaches_only("c4", "d4 d5")
end)

t.it([==[m.rank(n)]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.rank(-1) }
  on "T Xd4":reaches_only("d4", "d8")
end)

t.it([==[m.file(...)]==], function()
  local on = with_piece{ moves = m.slide(m.E) * m.file("e", "h") }
  on "T Xd4":reaches_only("d4", "e4 h4")
end)

t.it([==[m.on(...)]==], function()
  local on = with_piece{ moves = m.step(m.all) - m.step(m.all) * m.on "a1" + m.step(m.N) * -m.on "d5" }
  on "T Xd4":reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5")
end)

t.it([==[m.own_half]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.own_half }
  on "T Xd2":reaches_only("d2", "d3 d4")
end)

t.it([==[m.their_half]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.their_half }
  on "T Xd4":reaches_only("d4", "d5 d6 d7 d8")
end)

t.it([==[m.light_field]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.light_field }
  on "T Xa1":reaches_only("a1", "a2 a4 a6 a8")
end)

t.it([==[m.dark_field]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.dark_field }
  on "T Xa1":reaches_only("a1", "a3 a5 a7")
end)

t.it([==[m.own_colour]==], function()
  local on = with_piece{ moves = m.own_colour * m.leap(1, 0) + -m.own_colour * m.leap(1, 1) }
  on "T Xa1":reaches_only("a1", "b2")
end)

t.it([==[m.start_colour]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.start_colour }
  on "T Xa1":reaches_only("a1", "a3 a5 a7")
end)

t.it([==[m.at_start]==], function()
  local on = with_piece{ moves = m.step(m.N)^2 * -m.at_start * m.settle }
  on "T Xa5":reaches_only("a5", "a7 a8")
end)

t.it([==[m.marked(tag)]==], function()
  local on = with_piece{ moves = m.mark_field "burnt" * m.step(m.all) * -m.marked "burnt" }
  on "T Xd4,xd7":play{ "Xd4-d5", "Xd7-d6" }:may_not "Xd5-d4"
end)

t.it([==[m.mine]==], function()
  local on = with_piece{ moves = m.step(m.all) * m.empty, on_turn_end = m.step(m.N) * m.mine * m.capture_own + m.step(m.N) * m.theirs * m.pass }
  on "T Xd4,Rd6":play("Xd4-d5"):empty "d6"
end)

t.it([==[m.theirs]==], function()
  local on = with_piece{ moves = m.step(m.all) * m.theirs }
  on "T Xd4,zd5":reaches_only("d4", "d5")
end)

t.it([==[m.lights_turn]==], function()
  local on = with_piece{ owner = "none", may_move = "both", moves = m.lights_turn * m.step(m.N) + -m.lights_turn * m.step(m.S) }
  on "T Xd4":reaches_only("d4", "d5"):play "Xd4-d5":reaches_only("d5", "d4")
end)

t.it([==[m.passed]==], function()
  local on = with_piece{ moves = m.step{ m.NE, m.NW } * m.passed }
  on "t Xd5,pe7|":play("Pe7-e5"):reaches_only("d5", "e6")
end)

t.it([==[m.frozen]==], function()
  local on = with_piece{ moves = m.step(m.all) * m.frozen, aura = { at = m.step(m.all), of = "enemy", freeze = true } }
  on "T Xd4,rd5":reaches_only("d4", "d5")
end)

t.it([==[m.arrived]==], function()
  local on = with_piece{ moves = m.step(m.N), on_turn_end = m.step(m.E) * m.arrived * m.capture_own }
  on "T Xd4,Re1":play("Re1-e4"):empty "e4"
end)

t.it([==[m.vacated(tag?)]==], function()
  local Gate = variant.extend(require "classical.classical-chess", { name = "Gate", pockets = { both = { "Queen" } }, turn = phase.seq{ phase.move(), phase.drop{ at = m.vacated(), optional = true } } })
  t.game(Gate):may{ "Nb1-c3; Q+b1", "Nb1-c3" }:may_not "Nb1-c3; Q+d4"
end)

t.it([==[m.last_unit]==], function()
  local on = with_piece{ moves = m.slide(m.all) * m.last_unit }
  on "t Xd4,rd8,ze5":play("Rd8-d7"):reaches_only("d4", "d7")
end)

t.it([==[m.there(field, guard)]==], function()
  local on = with_piece{ moves = m.there("a1", m.empty) * m.step(m.N) }
  on "T Xd4":reaches_only("d4", "d5")
end)

t.it([==[m.anyone]==], function()
  local on = with_piece{ moves = m.slide(m.N), passes = m.anyone }
  on "T Xd4,Zd5,zd7":reaches_only("d4", "d6 d7 d8")
end)

t.it([==[m.where(fn)]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.where(function(view) return view.field.rank % 2 == 0 end) }
  on "T Xd3":reaches_only("d3", "d4 d6 d8")
end)

t.it([==[m.initial]==], function()
  local on = with_piece{ moves = m.step(m.N) + m.initial * m.step(m.N) * m.step(m.N) }
  on "T Xd2,xd7":reaches_only("d2", "d3 d4"):play{ "Xd2-d3", "Xd7-d5" }:reaches_only("d3", "d4")
end)

t.it([==[m.carries(tag)]==], function()
  local on = with_piece{ moves = m.step(m.N) + m.carries "rush" * m.leap(2, 0) }
  on "T Xd2|,Xf2":reaches("d2", "d4"):reaches_only("f2", "f3")
end)

t.it([==[m.from(guard)]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.from(m.rank(2)) }
  on "T Xd2,Xe3":reaches("d2", "d8"):reaches_only("e3", "")
end)

t.it([==[m.i_am(...)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.become "Rook" + m.i_am "X" * m.step(m.E) }
  on "T Xd4":reaches_only("d4", "d5 e4")
end)

t.it([==[m.walked(n)]==], function()
  local on = with_piece{ moves = m.step(m.N)^1 * m.walked(3) }
  on "T Xa1":reaches_only("a1", "a2 a3 a4")
end)

t.it([==[m.bloodless]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.bloodless }
  on "T Xd4,zd6":reaches_only("d4", "d5")
end)

t.it([==[m.unsettled]==], function()
  local on = with_piece{ moves = m.step(m.N) * (m.settle + m.pass) * m.unsettled }
  on "T Xd4":reaches_only("d4", "d5")
end)

t.it([==[m.last(what)]==], function()
  local on = with_piece{ moves = m.last{ is = "Rook" } * m.step(m.N) }
  on "t Xd4,rd8,kh8":play("Rd8-c8"):reaches_only("d4", "d5")
end)

t.it([==[m.counter(name, lo?, hi?)]==], function()
  local on = with_piece{ moves = m.counter("fuel", 2, 3) * m.step(m.N) }
  on "T Xd4;fuel=1":reaches_only("d4", "")
end)

t.it([==[m.capture]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.capture) }
  on "T Xd4,zd5":play("Xd4-d4*"):empty "d5"
end)

t.it([==[m.capture_own]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.own * m.capture_own }
  on "T Xd4,Zd5":play("Xd4-d5*"):at("d5", "X")
end)

t.it([==[m.oblate]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.occupied * m.oblate }
  on "T Xd4,Zd5":play("Xd4-d5"):at("d5", "X")
end)

t.it([==[m.convert]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.enemy * m.convert) }
  on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Rook", "light")
end)

t.it([==[m.flip]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.own * m.flip) }
  on "T Xd4,Rd5":play("Xd4-d4"):at("d5", "Rook", "dark")
end)

t.it([==[m.change(to)]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.change{ Rook = "Bishop" }) }
  on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Bishop", "dark")
end)

t.it([==[m.push(d, n?, off?)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.enemy * m.push(m.N) }
  on "T Xd4,rd5":play("Xd4-d5"):at("d6", "Rook")
end)

t.it([==[m.pull(d, n?, off?)]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.step(m.N) * m.enemy * m.pull(m.N)) }
  on "T Xd4,rd6":play("Xd4-d4"):at("d5", "Rook")
end)

t.it([==[m.displace(e)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.enemy * m.displace(m.leap(1, 2)) }
  on "T Xd4,rd5":play("Xd4-d5,d5>b4"):at("b4", "Rook")
end)

t.it([==[m.swap]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.own * m.swap }
  on "T Xd4,Rd5":play("Xd4-d5"):at("d4", "Rook"):at("d5", "X")
end)

t.it([==[m.mark(tag, turns?)]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.enemy * m.mark("stunned", 2)) + m.step(m.S) * m.land * m.aside(m.mark("low", "always")) }
  t.equal(on("T Xd4,rd5"):play("Xd4-d4"):setup(), "t Xd4,rd5{stunned:2}")
end)

t.it([==[m.unmark(tag)]==], function()
  local on = with_piece{ moves = m.aside(m.step(m.N) * m.tagged "gold" * m.unmark "gold") }
  t.equal(on("T Xd4,rd5{gold}"):play("Xd4-d4"):setup(), "t Xd4,rd5")
end)

t.it([==[m.mark_field(tag, turns?)]==], function()
  local on = with_piece{ moves = m.mark_field("burnt", 4) * m.step(m.all) * -m.marked "burnt" }
  on "T Xd4,xh8":play{ "Xd4-d5", "Xh8-h7" }:may_not "Xd5-d4"
end)

t.it([==[m.clear_marks]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.mark_field "burnt" + m.step(m.S) * m.clear_marks }
  on "T Xd5,xh8":play{ "Xd5-d6", "Xh8-h7" }:may_not("Xd6-d5"):play{ "Xd6-d7", "Xh7-h6" }:may("Xd7-d6")
end)

t.it([==[m.place(name)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.place "Stone") }
  on "T Xd4":play("Xd4-d5"):at("e5", "Stone", "light")
end)

t.it([==[m.retrieve(which, pocket?)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.retrieve(-m.is "Pawn", "lost")) }
  on("T Xd4;lost=R+q+P", { captures = { to = "owner", pocket = "lost" } }):may{ "Xd4-d5,e5+R", "Xd4-d5,e5++Q" }
end)

t.it([==[m.add(name, n)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.add("fuel", -1) }
  on "T Xd4;fuel=0":reaches_only("d4", "")
end)

t.it([==[m.take_passer]==], function()
  local on = with_piece{ moves = m.step{ m.NE, m.NW } * m.passed * m.take_passer }
  on "t Xd5,pe7|,Ka1,ka8":play("Pe7-e5"):play("Xd5-e6"):empty "e5"
end)

t.it([==[m.become(name)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.become "Rook" }
  on "T Xd4":play("Xd4-d5"):at("d5", "Rook", "light")
end)

t.it([==[m.promote(name)]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.promote "Rook" }
  on "T Xd4":play("Xd4-d5=R"):at("d5", "Rook", "light")
end)

t.it([==[m.leave]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.capture * m.leave }
  on "T Xd4,rd5,Ka1":play("Xd4-d5*"):empty "d4 d5"
end)

t.it([==[m.or_leave]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.or_leave * m.step(m.N) * m.empty }
  on "T Xd4,Zd6,Xf4":may("Xf4-f6"):may_not("Xf4-f5"):play("Xd4-d5"):empty "d4 d5"
end)

t.it([==[m.home]==], function()
  local on = with_piece{ moves = m.slide(m.N) * m.capture * m.home }
  on "T Xd4,rd7":play("Xd4-d4*"):at("d4", "X"):empty "d7"
end)

t.it([==[m.land]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.land * m.aside(m.step(m.N) * m.enemy * m.capture) }
  on "T Xd4,rd6":play("Xd4-d5"):empty "d6"
end)

t.it([==[m.rushed]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.empty * m.step(m.N) * m.settle * m.rushed }
  on "T Xd2,pe4,Ka1,ka8":play("Xd2-d4"):may "Pe4-d3:"
end)

t.it([==[m.no_more_promotion]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.no_more_promotion }
  on "T Xd7":reaches_only("d7", "d8")
end)

t.it([==[m.grammar(productions)]==], function()
  local on = with_piece{ moves = m.grammar{ "on", on = m.step(m.N) * (m.pass + m.empty * m.V "on") } }
  on "T Xd4,zd7":reaches_only("d4", "d5 d6 d7")
end)

t.it([==[m.V(name)]==], function()
  local on = with_piece{ moves = m.grammar{ "a", a = m.step(m.N) * m.V "b", b = m.step(m.E) * (m.pass + m.empty * m.V "a") } }
  on "T Xd4":reaches_only("d4", "e5 f6 g7 h8")
end)

t.it([==[m.wrapped(edges, e)]==], function()
  local on = with_piece{ moves = m.wrapped("files", m.step(m.orthogonals)) }
  on "T Xa4":reaches_only("a4", "a3 a5 b4 h4")
end)

t.it([==[m.roaming(e)]==], function()
  local on = with_piece{ moves = m.roaming(m.step(m.W) * m.step(m.N) * m.step(m.E)) }
  on "T Xa4":reaches_only("a4", "a5")
end)

t.it([==[m.across(name?)]==], function()
  local g = t.game{ board = { files = 3, ranks = 3, beside = { B = { files = 3, ranks = 3 } } }, pieces = { piece { name = "X", symbol = "X", moves = m.across "B" + m.across() } }, setup = "T Xa2" }
  g:reaches_only("a2", "B:a2")
end)

t.it([==[m.taking(e, guard)]==], function()
  local on = with_piece{ moves = m.taking(m.slide(m.all), m.is "Queen") }
  on "T Xd4,qd6,re5":reaches_only("d4", "d6")
end)

t.it([==[m.no_taking(e)]==], function()
  local on = with_piece{ moves = m.no_taking(m.slide(m.N)) }
  on "T Xd4,qd6":reaches_only("d4", "d5")
end)

t.it([==[m.no_promotion(e)]==], function()
  local on = with_piece{ moves = m.no_promotion(m.step(m.N)) }
  on "T Xd7":reaches_only("d7", "d8")
end)

t.it([==[m.moves_of(who, options?)]==], function()
  local on = with_piece{ moves = m.moves_of "Knight" + m.moves_of("guards", { except = { "King" } }) }
  on "T Xa1,Rh1,zb3,zc2":reaches("a1", "b3 c2 a8")
end)

t.it([==[m.each_type(fn)]==], function()
  local on = with_piece{ moves = m.each_type(function(one) return one.name == "Rook" and m.step(m.N) * m.become(one.name) or nil end) }
  on "T Xd4":play("Xd4-d5"):at("d5", "Rook")
end)

t.it([==[m.betza(text)]==], function()
  local on = with_piece{ moves = m.betza "fmWfcF" * m.pass }
  on "T Xd4,ze5":reaches_only("d4", "d5 e5")
end)

t.it([==[sentries.lua]==], function()
  local on = of_variant(function()
    -- Four sentries: two of them attack the square before them, two do not.
    local m = require "acedrex.movement"
    local ahead = m.step(m.N)

    return variant {
      name = "Sentries",
      board = { files = 5, ranks = 5 },
      state = { shots = { to = 3 } },
      royals = { King = "check" },
      pieces = {
        require "classical.pieces.king",
        piece { name = "Archer", symbol = "A", moves = ahead * m.enemy * m.capture * m.home },
        piece { name = "Gunner", symbol = "G", moves = ahead * m.counter("shots", 1) * m.strike },
        piece { name = "Herald", symbol = "H", moves = m.mark_field("seen", 1) * ahead },
        piece { name = "Porter", symbol = "P", moves = ahead * m.settle },
      },
      setup = "A G H P .\n. . . . .\n. . . . .\n. . . . .\nK . . . k",
    }
  end)
  on "s Ab2,kb3":status "check"
  on "s Gb2,kb3":status "playing"
  on "s Gb2,kb3;shots=1":status "check"
  on "s Hb2,kb3":status "playing"
  on "s Pb2,kb3":status "playing"
end)

t.it([==[relay.lua]==], function()
  local on = of_variant(function()
    -- A Rook or Knight that lands on a piece of its own side sends that piece on.
    local m = require "acedrex.movement"
    local c = require "acedrex.cascade"

    return variant {
      name = "Relay",
      board = { files = 6, ranks = 6 },
      royals = { King = "check" },
      lands = m.own * -m.is "King" * c.activate,
      pieces = {
        require "classical.pieces.king",
        require "classical.pieces.rook",
        require "classical.pieces.knight",
      },
      setup = "r n . . k .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nR N . . K .",
    }
  end)
  on():may { "Ra1-a3", "Ra1-b1; Nb1-c3" }:may_not "Re1-e2"
end)

t.it([==[c.activate]==], function()
  local on = with_piece{ moves = m.slide(m.N), lands = m.own * c.activate }
  on "T Xa1,Ra4":play("Xa1-a4; Ra4-c4"):at("a4", "X"):at("c4", "Rook")
end)

t.it([==[c.activate_anew]==], function()
  local on = with_piece{ moves = m.slide(m.N), lands = m.own * c.activate_anew }
  on "T Xa1,Ra2,Xb1,bb2":may "Xa1-a2; Ra2-a8"
end)

t.it([==[c.hand_back]==], function()
  local Page = piece { name = "Page", symbol = "G", passive = true, moves = m.step(m.orthogonals) * m.empty * c.hand_back }
  with({ Page }, { lands = m.own * m.is "Page" * c.activate }, "T Na1,Gb3"):play("Na1-b3; Gb3-c3; Nb3-d4"):at("d4", "Knight"):at("c3", "Page")
end)

t.it([==[c.diverge]==], function()
  local on = with_piece{ moves = m.slide(m.N), lands = m.own * m.is "Bishop" * c.diverge }
  with({ piece { name = "Elk", symbol = "L", moves = m.slide(m.orthogonals), lands = m.own * m.is "Bishop" * c.diverge } }, {}, "T La1,Ba3"):may("La1-a3; La3-c3"):may_not "La1-a3; La3-d3"
end)

t.it([==[c.inherits(...)]==], function()
  local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait * -c.inherits "Rook" }
  with({ Echo }, { lands = m.own * m.is "Echo" * c.activate }, "T Na1,Eb3,Rb1"):may("Na1-b3; Eb3-c5"):may_not "Rb1-b3; Eb3-b4"
end)

t.it([==[c.left(n)]==], function()
  local on = with_piece{ moves = m.slide(m.N), lands = m.own * c.left(2) * c.activate }
  on "T Xa1,Ra2,Xb1,Rb3":may("Xb1-b3; Rb3-d3"):may_not "Xa1-a2; Ra2-b2"
end)

t.it([==[c.on_strike]==], function()
  local on = with_piece{ moves = m.step(m.N) * m.settle + m.step(m.NE), lands = m.own * c.on_strike * c.activate }
  on "T Xa1,Ra2,Rb2":may("Xa1-b2; Rb2-c2"):may_not "Xa1-a2; Ra2-c2"
end)

t.it([==[c.first_ply]==], function()
  local on = with_piece{ moves = c.first_ply * m.slide(m.N), lands = m.own * c.activate }
  on "T Xa1,Ra3":may "Xa1-a3; Ra3-c3"
end)

t.it([==[c.promote]==], function()
  local g = t.game("mayan-ascendancy", "MA Ad8,Ph8,El4,Qf1")
  g:play("Ed8~Ah8Q"):at("h8", "Queen", "light")
end)

t.it([==[c.gait]==], function()
  local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait, spends = 0 }
  with({ Echo }, { lands = m.own * m.is "Echo" * c.activate }, "T Na1,Eb3"):may "Na1-b3; Eb3-d7"
end)

t.it([==[c.portal(e, back?)]==], function()
  local on = with_piece{ moves = c.portal(m.step(m.N)) * m.step(m.N), lands = m.own * c.activate }
  on "T Xa1,Ra3":may("Xa1-a3; Ra3-b3"):may_not "Xa1-a3; Ra3-c3"
end)

t.it([==[passive]==], function()
  local on = with_piece{ passive = true, moves = m.slide(m.N) }
  on "T Xd4":reaches_only("d4", "")
end)

t.it([==[gait]==], function()
  local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait }
  with({ Echo, piece { name = "Elk", symbol = "L", moves = m.step(m.E), gait = m.step(m.N), lands = m.own * c.activate } }, {}, "T La1,Eb1"):may "La1-b1; Eb1-b2"
end)

t.it([==[spends]==], function()
  local on = with_piece{ spends = 0, passive = true, moves = m.slide(m.E) }
  on("T Ra1,Xa3", { lands = m.own * m.is "X" * c.activate }):may "Ra1-a3; Xa3-h3"
end)

t.it([==[roams]==], function()
  local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait, spends = 0, roams = true }
  with({ Echo, piece { name = "Elk", symbol = "L", moves = m.step(m.S), lands = m.own * c.activate, gait = m.step(m.W) * m.step(m.N) * m.step(m.E) } }, {}, "T La2,Ea1"):may "La2-a1; Ea1-a2"
end)

t.it([==[blocked]==], function()
  local on = with_piece{ blocked = "oblate", passive = true, moves = m.slide(m.N) }
  on("T Ra6,Xa8", { lands = m.own * m.is "X" * c.activate }):play("Ra6-a8"):at("a8", "Rook")
end)

t.it([==[replaces_lands]==], function()
  local on = with_piece{ replaces_lands = true, lands = m.own * m.is "Bishop" * c.activate, moves = m.slide(m.N) }
  on("T Xa1,Ra4", { lands = m.own * m.is "Rook" * c.activate }):may_not "Xa1-a4; Ra4-b4"
end)

t.it([==[owl.lua]==], function()
  local on = of_piece(function()
    -- An Owl moves as a Bishop or a Knight. Pawns cannot take it, and it becomes a Stone where it captures.
    local m = require "acedrex.movement"

    return piece {
      name = "Owl",
      symbol = "W",
      moves = m.slide(m.diagonals) + m.leap(1, 2),
      immune = m.is "Pawn",
      on_capture = m.become "Stone",
    }
  end)
  on "T Wa1,bd4":play("Wa1-d4"):at("d4", "Stone")
  on "t Wd4,pe5,nf3":may("Nf3-d4"):may_not "Pe5-d4"
end)

t.it([==[piece(keys)]==], function()
  local Fox = piece { name = "Fox", symbol = "F", moves = m.leap(1, 2) }
  with({ Fox }, {}, "T Fa1"):reaches_only("a1", "b3 c2")
end)

t.it([==[piece.extend(base, keys)]==], function()
  local Base = require "classical.pieces.rook"; local Fox = piece.extend(Base, { name = "Fox", symbol = "F", moves = Base.moves + m.leap(1, 2) })
  with({ Fox }, {}, "T Fa1"):reaches("a1", "b3 a8")
end)

t.it([==[name]==], function()
  local on = with_piece{ name = "Fox", moves = m.step(m.N) }
  on "T Xd4":play("Xd4-d5"):at("d5", "Fox")
end)

t.it([==[symbol]==], function()
  local on = with_piece{ symbol = "Fo", moves = m.step(m.N) }
  on "T [Fo]d4":may "[Fo]d4-d5"
end)

t.it([==[old_symbol]==], function()
  local on = with_piece{ symbol = "Fox", old_symbol = "FO", moves = m.step(m.N) }
  t.equal(on "T [FO]d4,[fO]e6":setup(), "T [Fox]d4,[fox]e6")
end)

t.it([==[moves]==], function()
  local on = with_piece{ moves = { m.step(m.N), "fF" } }
  on "T Xd4":reaches_only("d4", "d5 c5 e5")
end)

t.it([==[class]==], function()
  local on = with_piece{ class = { "fox" }, moves = m.step(m.N) * -m.is "fox" }
  on "T Xd4,xd5,Xf4":reaches_only("d4", ""):reaches_only("f4", "f5")
end)

t.it([==[takes]==], function()
  local on = with_piece{ takes = m.enemy - m.is "Rook", moves = m.slide(m.N) }
  on "T Xa1,ra4,Xb1,bb4":reaches_only("a1", "a2 a3"):reaches("b1", "b4")
end)

t.it([==[immune]==], function()
  local on = with_piece{ immune = { convert = m.anyone, capture = m.is "Rook" }, moves = m.aside(m.step(m.N) * m.convert) + m.step(m.E) }
  on "T Xd4,xd5,Xf4,rf5,Re1,xe2":may{ "Xf4-f4,f5%" }:may_not{ "Xd4-d4,d5%X", "Re1-e2*" }
end)

t.it([==[lands]==], function()
  local on = with_piece{ lands = m.own * m.is "Rook" * m.swap, moves = m.slide(m.N) }
  on "T Xd1,Rd4":play("Xd1-d4"):at("d4", "X"):at("d1", "Rook")
end)

t.it([==[passes]==], function()
  local on = with_piece{ passes = m.own, moves = m.slide(m.N) }
  on "T Xd1,Rd3,rd6":reaches_only("d1", "d2 d4 d5 d6")
end)

t.it([==[transparent]==], function()
  local on = with_piece{ transparent = true, moves = m.none }
  on "T Rd1,Xd3,rd6":reaches("d1", "d4 d5 d6")
end)

t.it([==[may_pass]==], function()
  local on = with_piece{ may_pass = true, moves = m.pass }
  on "T Xd4":may "Xd4-d4"
end)

t.it([==[owner]==], function()
  local on = with_piece{ owner = "none", moves = m.none }
  on "T Rd1,Xd3":reaches("d1", "d2"):may_not "Rd1-d3"
end)

t.it([==[shade]==], function()
  local on = with_piece{ owner = "none", shade = "dark", moves = m.none }
  t.equal(on "T Ra1,xd3":play("Ra1-a2"):setup(), "t Ra2,xd3")
end)

t.it([==[may_move]==], function()
  local on = with_piece{ owner = "none", may_move = "both", moves = m.step(m.orthogonals) }
  on "T Ra1,Xd4,ra8":may "Xd4-d5"
end)

t.it([==[tags]==], function()
  local on = with_piece{ tags = { "rush" }, moves = m.step(m.N) + m.carries "rush" * m.step(2 * m.N) }
  on "T Xd2|":play{ "Xd2-d4" }:at("d4", "X")
end)

t.it([==[worth]==], function()
  local on = with_piece{ worth = 5, moves = m.step(m.N) }
  on "T Xd4":reaches_only("d4", "d5")
end)

t.it([==[about]==], function()
  local on = with_piece{ about = "walks north", moves = m.step(m.N) }
  on "T Xd4":reaches_only("d4", "d5")
end)

t.it([==[royal]==], function()
  local on = with_piece{ royal = "check", moves = m.step(m.all) }
  on "T Xa1,ra8,rb8":status "checkmate"
end)

t.it([==[attacked_by]==], function()
  local on = with_piece{ royal = "attacked", attacked_by = -m.is "Rook", moves = m.step(m.all) }
  on "T Xd4,rd8,bg8":may_not "Xd4-d3"
end)

t.it([==[promotes]==], function()
  local on = with_piece{ promotes = { "Queen", "Rook" }, moves = m.step(m.N) }
  on("T Xd7", { promotion = { zone = "last", to = "own" } }):may { "Xd7-d8=Q", "Xd7-d8=R" }
end)

t.it([==[frozen]==], function()
  local on = with_piece{ frozen = m.leave, moves = m.step(m.N), aura = { at = m.step(m.all), of = "enemy", freeze = true } }
  on "T Ka1,Rd4,xd5,kh8":may_not "Rd4-e4"
end)

t.it([==[on_capture]==], function()
  local on = with_piece{ on_capture = m.leave, moves = m.step(m.N) }
  on "T Xd4,rd5,Ka1":play("Xd4-d5*"):empty "d5"
end)

t.it([==[on_turn_end]==], function()
  local on = with_piece{ on_turn_end = m.step(m.all) * m.enemy * m.arrived * m.capture, moves = m.step(m.N) }
  on "t Xd4,ra5":play("Ra5-c5"):empty "c5"
end)

t.it([==[on_turn_start]==], function()
  local on = with_piece{ on_turn_start = m.step(m.N) * m.enemy * m.oblate, moves = m.none }
  on "t Xd4,ra5":play("Ra5-d5"):empty "d5"
end)

t.it([==[on_promotion]==], function()
  local on = with_piece{ promotes = "Y", moves = m.step(m.N) }
  on("T Xd7,rc8", { promotion = { zone = "last", to = "own" }, add = piece { name = "Y", symbol = "Y", on_promotion = m.step(m.W) * m.enemy * m.capture } }):play("Xd7-d8=Y"):empty "c8"
end)

t.it([==[wake]==], function()
  local on = with_piece{ wake = m.step(m.E) * m.enemy * m.oblate, moves = m.step(m.N) }
  on "T Xd4,re4":play("Xd4-d5"):empty "e4"
end)

t.it([==[aura]==], function()
  local on = with_piece{ aura = { { at = m.step(m.N), of = "any", freeze = true }, { at = m.step(m.E), of = "own", plies = 2 } } }
  on "T Xd4,Rd5,Re4":may("Re4-e5; Re5-e6"):may_not "Rd5-d6"
end)

t.it([==[aura.at]==], function()
  local on = with_piece{ aura = { at = m.step(m.N), of = "enemy", freeze = true } }
  on "t Xd4,rd5,re5":may("Re5-e6"):may_not "Rd5-d6"
end)

t.it([==[aura.of]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = m.enemy * m.is "Rook", freeze = true } }
  on "t Xd4,rd5,be5":may("Be5-f6"):may_not "Rd5-d6"
end)

t.it([==[aura.except]==], function()
  local on = with_piece{ aura = { at = m.anywhere + m.pass, of = "any", except = "self", freeze = true }, moves = m.step(m.N) }
  on "T Xd4,Rd6":may("Xd4-d5"):may_not "Rd6-d7"
end)

t.it([==[aura.freeze]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = "any", freeze = true } }
  on "T Xd4,Rd5":may_not "Rd5-d6"
end)

t.it([==[aura.protect]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = "own", protect = true } }
  on "T Rd1,xd6,bd5":may_not "Rd1-d5*"
end)

t.it([==[aura.mark]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = "enemy", mark = "near" }, moves = m.anywhere * m.tagged "near" }
  on "T Xd4,rd5,re8":reaches_only("d4", "d5")
end)

t.it([==[aura.plies]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = "own", plies = 2 } }
  on "T Xa1,Na2,kh8":may "Na2-c3; Nc3-e4"
end)

t.it([==[aura.lends]==], function()
  local on = with_piece{ aura = { at = m.step(m.all), of = "own", lends = function(d) return m.slide(d) end } }
  on "T Xd4,Ne5":reaches("e5", "f6 g7 h8")
end)

t.it([==[aura.wake]==], function()
  local on = with_piece{ aura = { at = m.slide(m.all), of = "own", wake = m.step(m.N) * m.enemy * m.oblate } }
  on "T Xd1,Rd4,bd5":play("Rd4-e4"):empty "d5"
end)

t.it([==[hill.lua]==], function()
  local on = of_variant(function()
    -- Chess in which a King that reaches one of the four squares in the middle wins.
    local m = require "acedrex.movement"
    local chess = require "classical.classical-chess"

    return variant.extend(chess, {
      name = "Hill",
      board = { zones = { hill = { "d4-e5" } } },
      rules = { goal = { pieces = { "King" }, zone = "hill" } },
    })
  end)
  on():may "e4"
  on "H Kd3,ka8,Pa2":play("Kd3-e4"):status("won", "light")
end)

t.it([==[variant(keys)]==], function()
  local Tiny = variant { name = "Tiny", board = { files = 3, ranks = 3 }, pieces = { require "classical.pieces.rook" }, setup = ". . r\n. . .\nR . ." }
  t.game(Tiny):may { "Ra1-a3", "Ra1-c1" }
end)

t.it([==[variant.extend(base, keys)]==], function()
  local Loses = variant.extend(require "classical.classical-chess", { name = "Stalemate Loses", rules = { stalemate = "loss" } })
  t.game(Loses, "sl Kc7,Qb6,ka8"):status("won", "light")
end)

t.it([==[variant_keys: name]==], function()
  local on = with_variant{ name = "Little War" }
  on "T Ra1":may "Ra1-a2"
end)

t.it([==[slug]==], function()
  local on = with_variant{ slug = "little-war" }
  on "T Ra1":may "Ra1-a2"
end)

t.it([==[code]==], function()
  local on = with_variant{ code = "LW" }
  t.equal(on("lw Ra1"):setup(), "lw Ra1")
end)

t.it([==[also]==], function()
  local on = with_variant{ also = { "Rook War", "rookwar2" } }
  on "T Ra1":may "Ra1-a2"
end)

t.it([==[variant_keys: about]==], function()
  local on = with_variant{ about = "a game of Rooks" }
  on "T Ra1":may "Ra1-a2"
end)

t.it([==[family]==], function()
  local on = with_variant{ family = "classical" }
  on "T Ra1":may "Ra1-a2"
end)

t.it([==[board]==], function()
  local on = with_variant{ board = { files = 4, ranks = 5 } }
  on "T Ra1":reaches_only("a1", "a2 a3 a4 a5 b1 c1 d1")
end)

t.it([==[pieces]==], function()
  local on = with_variant{ pieces = { require "classical.pieces.rook" } }
  on "T Ra1":may_not "Ka1-a2"
end)

t.it([==[setup]==], function()
  local on = with_variant{ board = { files = 3, ranks = 2 }, setup = "r . n\nR . N" }
  on():may "Ra1-a2*"
end)

t.it([==[first]==], function()
  local on = with_variant{ board = { files = 3, ranks = 2 }, first = "dark", setup = "r . n\nR . N" }
  on():may "Ra2-b2"
end)

t.it([==[symmetry]==], function()
  local on = with_variant{ symmetry = "rotate", pieces = { piece { name = "Goose", symbol = "G", moves = m.step(m.NE) } } }
  on "t Ga1,gd4":reaches_only("d4", "c3")
end)

t.it([==[royals]==], function()
  local on = with_variant{ royals = { King = "check" } }
  on "T Ka1,rb8,kh8":may_not("Ka1-b1", "check")
end)

t.it([==[variant_keys: lands]==], function()
  local on = with_variant{ lands = m.own * m.is "Rook" * m.swap }
  on "T Ka1,Ra2":play("Ka1-a2"):at("a2", "King"):at("a1", "Rook")
end)

t.it([==[roles]==], function()
  local on = with_variant{ roles = { knighted = { moves = m.leap(1, 2) } }, lands = m.own * m.is "Rook" * m.mark "knighted" * c.activate }
  on "T Na1,Rb3":may("Na1-b3; Rb3-c5"):may_not "Na1-b3; Rb3-b5"
end)

t.it([==[promotion]==], function()
  local on = with_variant{ promotion = { pieces = { "Pawn" }, to = { "Queen", "Rook" } } }
  on "T Pa7":may { "Pa7-a8=Q", "Pa7-a8=R" }
end)

t.it([==[castling]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2 } } }
  on "T Ke1&,Rh1&":play("Ke1-g1&"):at("f1", "Rook")
end)

t.it([==[rules]==], function()
  local on = with_variant{ rules = { pass = "free" } }
  on "T Ra1,ra8":play("pass"):may "Ra8-a1*"
end)

t.it([==[state]==], function()
  local on = with_variant{ state = { fuel = { to = 3, start = 2 }, bell = { start = false } }, pieces = { piece { name = "Cart", symbol = "C", moves = m.step(m.N) * m.add("fuel", -1) } } }
  t.equal(on("T Ca1"):play("Ca1-a2"):setup(), "t Ca2;fuel=1")
end)

t.it([==[options]==], function()
  local Small = variant.extend(require "classical.classical-chess", { name = "Small", options = { left = { kind = "choice", choices = { "all", "few" } } }, by_options = function(o) return o.left == "few" and { setup = "k . . . . . r .\n" .. (". . . . . . . .\n"):rep(6) .. "R . . . . . . K" } or {} end })
  t.game(Small, nil, { options = "left=few" }):may "Ra1-a7":may_not "Pe2-e4"
end)

t.it([==[by_options]==], function()
  local Dice = variant.extend(require "classical.classical-chess", { name = "Dice", options = { seed = { kind = "seed", default = 3 } }, by_options = function(o) return { about = "from " .. o.seed } end })
  t.equal(Dice.about, "from 3")
end)

t.it([==[captures]==], function()
  local on = with_variant{ captures = { to = "capturer", promoted = "Pawn" }, drops = {} }
  t.equal(on("T Ra1,na2"):play("Ra1-a2*"):setup(), "t Ra2,+N")
end)

t.it([==[drops]==], function()
  local on = with_variant{ drops = { { pieces = { "Pawn" }, at = -m.rank(1) }, {} } }
  on "T +P,+R":may{ "R+a1", "P+a2" }:may_not "P+a1"
end)

t.it([==[pockets]==], function()
  local on = with_variant{ pockets = { both = { "Rook", "Knight" } }, drops = {} }
  t.equal(on():setup(), "T +R,+r,+N,+n")
end)

t.it([==[turn]==], function()
  local on = with_variant{ turn = phase.moves(2) }
  on "T Ra1,rh8":may("Ra1-a2; Ra2-b2"):may_not "Ra1-a2"
end)

t.it([==[notation]==], function()
  local on = with_variant{ notation = notation.trail{ step = ".", to = "-", capture = "*" } }
  on "T Ra1,ra3":may "R.a2-a3*"
end)

t.it([==[board.files]==], function()
  local on = with_variant{ board = { files = 26, ranks = 2 } }
  on "T Ra1":reaches("a1", "z1")
end)

t.it([==[board.ranks]==], function()
  local on = with_variant{ board = { files = 2, ranks = 26 } }
  on "T Ra1":reaches("a1", "a26")
end)

t.it([==[board.holes]==], function()
  local on = with_variant{ board = { files = 4, ranks = 4, holes = { "a3", "c1-d2" } } }
  on "T Ra1":reaches_only("a1", "a2 b1")
end)

t.it([==[board.wrap]==], function()
  local on = with_variant{ board = { files = 4, ranks = 2, wrap = { "files" } } }
  on "T Ka1":reaches_only("a1", "a2 b1 b2 d1 d2")
end)

t.it([==[board.zones]==], function()
  local on = with_variant{ board = { files = 4, ranks = 4, zones = { hill = { "b2-c3" }, palace = { light = { "a1-b2" } } } }, pieces = { piece { name = "Guard", symbol = "G", moves = m.step(m.all) * m.zone "palace" } } }
  on "T Ga1":reaches_only("a1", "a2 b1 b2")
end)

t.it([==[board.beside]==], function()
  local on = with_variant{ board = { files = 3, ranks = 3, beside = { B = { files = 3, ranks = 3 } } } }
  on "T RB:a1":reaches_only("B:a1", "B:a2 B:a3 B:b1 B:c1")
end)

t.it([==[promotion.pieces]==], function()
  local on = with_variant{ promotion = { pieces = { "Pawn" }, to = { "Queen" } } }
  on "T Pa7":may("Pa7-a8=Q"):play("Pa7-a8"):at("a8", "Queen")
end)

t.it([==[promotion.to]==], function()
  local on = with_variant{ promotion = { to = "own" }, pieces = { piece { name = "Egg", symbol = "E", moves = m.step(m.N), promotes = "Hen" }, piece { name = "Hen", symbol = "H" } } }
  on "T Ea7":may "Ea7-a8=H"
end)

t.it([==[promotion.zone]==], function()
  local on = with_variant{ promotion = { pieces = { "Pawn" }, to = { "Queen" }, zone = "their_half" } }
  on "T Pa4":may "Pa4-a5=Q"
end)

t.it([==[promotion.when]==], function()
  local on = with_variant{ promotion = { pieces = { "Pawn" }, to = { "Queen" }, when = "choice" } }
  on "T Pa7":may { "Pa7-a8=Q", "Pa7-a8" }
end)

t.it([==[promotion.enters]==], function()
  local on = with_variant{ promotion = { pieces = { "Rook" }, to = { "Queen" }, when = "choice", enters = "touches" } }
  on "T Ra8":may "Ra8-a7=Q"
end)

t.it([==[promotion.must]==], function()
  local on = with_variant{ promotion = { pieces = { "Pawn" }, to = { "Queen" }, zone = "their_half", when = "choice", must = "last", enters = "touches" } }
  on "T Pa6,Pb7":may{ "Pa6-a7", "Pb7-b8=Q" }:play("Pb7-b8"):at("b8", "Queen")
end)

t.it([==[castling.king]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2 } } }
  on "T Ke1&,Ra1&":may "Ke1-c1&"
end)

t.it([==[castling.rooks]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Bishop" }, distances = { 2 } } }
  on "T Ke1&,Ba1&":play("Ke1-c1&"):at("d1", "Bishop")
end)

t.it([==[castling.distances]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2, 3 } } }
  on "T Ke1&,Ra1&":may { "Ke1-c1&", "Ke1-b1&" }
end)

t.it([==[castling.to]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, to = { "c", "g" } } }
  on "T Kd1&,Rh1&":may "Kd1-g1&"
end)

t.it([==[castling.apart]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2, 3 }, apart = { 1, 0 } } }
  on "T Ke1&,Ra1&":may "Ke1-c1&":may_not "Ke1-b1&"
end)

t.it([==[castling.through_attack]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2 }, through_attack = true }, royals = { King = "check" } }
  on "T Ke1&,Rh1&,rf8,ka8":may "Ke1-g1&"
end)

t.it([==[castling.out_of_attack]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2 }, out_of_attack = true }, royals = { King = "check" } }
  on "T Ke1&,Rh1&,re8,ka8":may "Ke1-g1&"
end)

t.it([==[castling.onward]==], function()
  local on = with_variant{ castling = { king = "King", rooks = { "Rook" }, distances = { 2 }, onward = m.step(m.N) * m.empty } }
  on "T Ke1&,Rh1&":play("Ke1-g2&"):at("f2", "Rook")
end)

t.it([==[rules.stalemate]==], function()
  local on = with_variant{ rules = { stalemate = "loss" }, royals = { King = "check" } }
  on "t Kc7,Qb6,ka8":status("won", "light")
end)

t.it([==[rules.bare]==], function()
  local on = with_variant{ rules = { bare = { pieces = { "Rook", "Queen" } } }, royals = { King = "check" } }
  on "t Ka1,Ra2,kh8,pa7":status("won", "light")
end)

t.it([==[rules.checks]==], function()
  local on = with_variant{ rules = { checks = 2 }, royals = { King = "check" } }
  on "T Ka1,Ra2,kh8;checks=1+0":play("Ra2-h2"):status("won", "checks")
end)

t.it([==[rules.royal_loss]==], function()
  local on = with_variant{ rules = { royal_loss = "plays on" }, royals = { King = "capture" } }
  on "T Ka1,Ra2,ka8,rb8":play("Ra2-a8*"):status "playing"
end)

t.it([==[rules.repetition]==], function()
  local on = with_variant{ rules = { repetition = { times = 2, result = "loss" } } }
  on "T Ra1,rh8":play{ "Ra1-a2", "Rh8-h7", "Ra2-a1", "Rh7-h8" }:status("won", "light")
end)

t.it([==[rules.quiet]==], function()
  local on = with_variant{ rules = { quiet = { plies = 2, result = "draw", reset = { "Pawn" } } } }
  on "T Ra1,rh8":play{ "Ra1-a2", "Rh8-h7" }:status("draw", "quiet")
end)

t.it([==[rules.moves]==], function()
  local on = with_variant{ rules = { moves = { plies = 1, result = "dark" } } }
  on "T Ra1,rh8":play("Ra1-a2"):status("won", "dark")
end)

t.it([==[rules.dead]==], function()
  local on = with_variant{ rules = { dead = { { "King" } } } }
  on "T Ka1,kh8":status "draw"
end)

t.it([==[rules.extinction]==], function()
  local on = with_variant{ rules = { extinction = { { "Queen" } } } }
  on "T Ra1,qa8,Qh1,kh8":play("Ra1-a8*"):status("won", "light")
end)

t.it([==[rules.goal]==], function()
  local on = with_variant{ rules = { goal = { pieces = { "King" }, zone = "last" } } }
  on "T Ka7,kh7":play("Ka7-a8"):status("won", "light")
end)

t.it([==[rules.capture]==], function()
  local on = with_variant{ rules = { capture = "must" } }
  on "T Ra1,na8":may("Ra1-a8*"):may_not "Ra1-a2"
end)

t.it([==[rules.pass]==], function()
  local on = with_variant{ rules = { pass = "free" } }
  on "T Ra1,ra8":may "pass"
end)

t.it([==[rules.goal.answer]==], function()
  local on = with_variant{ rules = { goal = { pieces = { "King" }, zone = "last", answer = "draw" } } }
  on "T Ka7,kh2":play{ "Ka7-a8", "Kh2-h1" }:status "draw"
end)

t.it([==[rules.passes]==], function()
  local on = with_variant{ rules = { pass = "free", passes = { times = 2, result = "draw" } } }
  on "T Ra1,ra8":play{ "pass", "pass" }:status "draw"
end)

t.it([==[rules.giving_check]==], function()
  local on = with_variant{ rules = { giving_check = "illegal" }, royals = { King = "check" } }
  on "T Ka1,Ra4,kh8":may("Ra4-a7"):may_not "Ra4-a8"
end)

t.it([==[rules.several_royals]==], function()
  local on = with_variant{ rules = { several_royals = "last" }, royals = { King = "check" } }
  on "T Ka1,Kc1,rb8,kh8":may "Ka1-b1"
end)

t.it([==[rules.self_check]==], function()
  local Veil = variant.extend(require "croatian.mirandas-veil", { name = "Veil", rules = { self_check = "loses" } })
  t.game(Veil, "MV Km15,Bb5,We2,wh5,rk2"):play("[Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-m2]"):status("checkmate", "dark")
end)

t.it([==[pockets.both]==], function()
  local on = with_variant{ pockets = { both = { Rook = 2 } }, drops = {} }
  t.equal(on():setup(), "T +R,+R,+r,+r")
end)

t.it([==[pockets.light]==], function()
  local on = with_variant{ pockets = { light = { "Queen" }, both = { "Rook" } }, drops = {} }
  t.equal(on():setup(), "T +Q,+r")
end)

t.it([==[pockets.dark]==], function()
  local on = with_variant{ pockets = { dark = { Knight = 2 } }, drops = {} }
  t.equal(on():setup(), "T +n,+n")
end)

t.it([==[pockets.name]==], function()
  local on = with_variant{ pockets = { { both = { "Rook" } }, { name = "safe", both = { "Queen" } } }, drops = { {}, { from = "safe" } } }
  on():may { "R+a1", "Q+a1" }
end)

t.it([==[captures.to]==], function()
  local on = with_variant{ captures = { to = "owner" }, drops = {} }
  t.equal(on("T Ra1,na2"):play("Ra1-a2*"):setup(), "t Ra2,+n")
end)

t.it([==[captures.pocket]==], function()
  local on = with_variant{ captures = { to = "capturer", pocket = "safe" }, drops = { from = "safe" } }
  t.equal(on("T Ra1,na2"):play("Ra1-a2*"):setup(), "t Ra2,+N{safe}")
end)

t.it([==[captures.oblated]==], function()
  local on = with_variant{ captures = { to = "owner", pocket = "lost", oblated = true }, lands = m.own * m.is "Rook" * m.oblate }
  t.equal(on("T Ka1,Ra2"):play("Ka1-a2"):setup(), "t Ka2;lost=R")
end)

t.it([==[captures.by]==], function()
  local on = with_variant{ captures = { by = { "Rook" }, to = "capturer" }, drops = {} }
  t.equal(on("T Ba1,nb2"):play("Ba1-b2*"):setup(), "t Bb2")
end)

t.it([==[captures.pieces]==], function()
  local on = with_variant{ captures = { pieces = { "Rook" }, to = "capturer" }, drops = {} }
  t.equal(on("T Ba1,nb2"):play("Ba1-b2*"):setup(), "t Bb2")
end)

t.it([==[captures.as]==], function()
  local on = with_variant{ captures = { to = "capturer", as = { Queen = "Rook" } }, drops = {} }
  t.equal(on("T Ra1,qa2"):play("Ra1-a2*"):setup(), "t Ra2,+R")
end)

t.it([==[captures.promoted]==], function()
  local on = with_variant{ captures = { to = "capturer", promoted = "Pawn" }, drops = {}, promotion = { pieces = { "Pawn" }, to = { "Queen" } } }
  t.equal(on("T Pa7,rb8"):play{ "Pa7-a8=Q", "Rb8-a8*" }:setup(), "T ra8,+p")
end)

t.it([==[drops.from]==], function()
  local on = with_variant{ drops = { from = "safe" } }
  on "T +R{safe}":may "R+a1"
end)

t.it([==[drops.pieces]==], function()
  local on = with_variant{ drops = { pieces = { "Rook" } } }
  on "T +R,+N":may("R+a1"):may_not "N+a1"
end)

t.it([==[drops.at]==], function()
  local on = with_variant{ drops = { at = m.rank(1) } }
  on "T +R":may("R+a1"):may_not "R+a2"
end)

t.it([==[drops.as]==], function()
  local on = with_variant{ drops = { as = { Queen = { "Rook", "Bishop" } } } }
  on "T +Q":may { "Q+a1=R", "Q+a1=B" }
end)

t.it([==[drops.limit]==], function()
  local on = with_variant{ drops = { limit = { Pawn = "one a file", Queen = 1 } } }
  on "T Pa2,Qd1,+P,+Q":may("P+b2"):may_not{ "P+a3", "Q+e1" }
end)

t.it([==[drops.tags]==], function()
  local on = with_variant{ drops = { tags = { "rush" } } }
  t.equal(on("T +P"):play("P+a2"):setup(), "t Pa2|")
end)

t.it([==[drops.check]==], function()
  local on = with_variant{ drops = { check = false }, royals = { King = "check" } }
  on "T Ka1,ra8,kh8,+R":may_not "R+a4"
end)

t.it([==[drops.mate]==], function()
  local on = with_variant{ drops = { mate = false }, royals = { King = "check" } }
  on "T Kg6,kh8,+R":may_not "R+a8"
end)

t.it([==[drops.order]==], function()
  local on = with_variant{ drops = { order = "queue" } }
  on "T +R,+N":may("R+a1"):may_not "N+a1"
end)

t.it([==[phase.move(keys?)]==], function()
  local on = with_variant{ turn = phase.seq{ phase.move(), phase.move{ by = "same", pieces = { "Rook" }, optional = true } } }
  on "T Ra1,Rh1,rh8":may{ "Ra1-a2; Ra2-a3", "Ra1-a2" }:may_not "Ra1-a2; Rh1-h2"
end)

t.it([==[phase.drop(keys?)]==], function()
  local on = with_variant{ turn = phase.seq{ phase.move(), phase.drop{ from = "new", window = { 7, 11 }, forced = "at the end" } } }
  on "T Ra1,rh8,+N{new};turn=11":may("Ra1-a2; N+a1"):may_not "Ra1-a2"
end)

t.it([==[phase.seq(parts)]==], function()
  local on = with_variant{ turn = phase.seq{ phase.move(), phase.move{ by = "other" } } }
  on "T Ra1,Rh1,rh8":may("Ra1-a2; Rh1-h2"):may_not "Ra1-a2; Ra2-a3"
end)

t.it([==[phase.either(parts)]==], function()
  local on = with_variant{ turn = phase.either{ phase.move(), phase.drop{ at = m.rank(1) } } }
  on "T Ra1,rh8,+R":may { "Ra1-a2", "R+b1" }
end)

t.it([==[phase.moves(keys)]==], function()
  local on = with_variant{ turn = phase.moves{ 2, check = "ends", safe = "each" }, royals = { King = "check" } }
  on "T Ka1,Re1,kh8":may{ "Re1-e8", "Re1-e7; Re7-e8" }:may_not "Re1-e7"
end)

t.it([==[phase.actions(keys)]==], function()
  local on = with_variant{ turn = phase.actions{ budget = 2, cost = { Pawn = 1, default = 2 }, again = { "King" }, limits = { promotions = 1 } } }
  on "T Pa2,Pb2,Ra1,rh8":may "Pa2-a3; Pb2-b3"
end)

t.it([==[notation.trail(signs)]==], function()
  local on = with_variant{ notation = notation.trail{ ply = "~", to = "-", capture = "x" and "*" } }
  on "T Ra1,ra3":may "Ra1-a3*"
end)

t.it([==[trail.ply]==], function()
  local g = book("MA Bc7,Af7,Qk2")
  g:may "Qf7~Ai7"
end)

t.it([==[trail.open]==], function()
  local g = book("MA Bc7,Af7,Qk2")
  g:may "[Qk2-f7]~[Af7-i7]"
end)

t.it([==[trail.close]==], function()
  local g = book("MA Bc7,Af7,Qk2")
  g:may "[Qk2-f7]~[Af7-h7]"
end)

t.it([==[trail.step]==], function()
  local g = book("MA Ed3")
  g:may "E.e5-f7"
end)

t.it([==[trail.distant]==], function()
  local g = book("MA Qa1,pa9")
  g:may "Q..a4-a9*"
end)

t.it([==[trail.to]==], function()
  local g = book("MA Ed3")
  g:may "Ed3-e5"
end)

t.it([==[trail.capture]==], function()
  local g = book("MA Eg2,ph4")
  g:may { "Eh4*", "Eh4*P" }
end)

t.it([==[trail.over]==], function()
  local g = t.game("mirandas-veil", "MV Qo2,wm4,eg10")
  g:may "Q..m4^W..g10*"
end)

t.it([==[trail.displaced]==], function()
  local g = t.game("tamoanchan-revisited", "TR Sb4,pe5,Pf4,wd5")
  g:may { "S..e5<f5.f4<f3..h4", "Sb4..e5<Pf5.f4<Pf3..h4" }
end)

t.it([==[trail.diverge]==], function()
  local g = t.game("conquest-of-tlalocan", "COT Qo2,Hj7,em10,Ka1,kx24")
  g:may { "Q..j7/..m10*", "Qo2..j7/H..m10*E" }
end)

t.it([==[trail.apart]==], function()
  local g = t.game("conquest-of-tlalocan", "cot hd13,he12,Pq16,Nk14,Ka1,kx24")
  g:may { "[Hd13-e12]@[He12\\w18..q16*P..k14*N..c18]", "He12@H..q16*..k14*..c18" }
end)

t.it([==[trail.changed]==], function()
  local g = t.game("discovery", "D Ta1,tx1,Ml14,Wp9,Bq8,Kb3,kw12,ta24,Tx24")
  g:may { "Mm12>B", "Mm12>p", "Ml14-m12>Bq8", "Mm12" }
end)

t.it([==[trail.promote]==], function()
  local g = book("MA Pe11")
  g:may { "e12=Q", "e12Q" }
end)

t.it([==[trail.convert]==], function()
  local g = book("MA Ad5,rh5,Bh9")
  g:may "Bd5~Ah5%R"
end)

t.it([==[trail.failed]==], function()
  local g = book("MA Ad5,rh5,Bh9")
  g:may_not "Bd5~Ah5%%"
end)

t.it([==[trail.portal]==], function()
  local g = t.game("nineteen", "N Bd15,ta18,Tr18,Ta1,tr1")
  g:may { "Bd15-a18|Bq18", "Ba18|q18" }
end)

t.it([==[trail.portal_lost]==], function()
  local g = t.game("nineteen", "N Rb2,Pb1,ta18,Tr18,Ta1,tr1")
  g:may_not "Rb18-a18|||R"
end)

t.it([==[trail.portal_back]==], function()
  local g = t.game("one", "O If5,Mc3,Kx1,kx26")
  g:may { "Ic3||b3", "[If5-c3]||Ib3" }
end)

t.it([==[trail.retrieved]==], function()
  local g = t.game("one", "O Ii23,Th5,Mn7,Kx1,kx26;lost=Q+W")
  g:may { "It9$Q", "It9$Wu8", "It9" }
end)

t.it([==[trail.retrieved_theirs]==], function()
  local g = t.game("one", "O Ii23,Th5,Mn7,Kx1,kx26;lost=q")
  g:may("It9$$Q"):may_not "It9$Q"
end)

t.it([==[trail.not_retrieved]==], function()
  local g = t.game("one", "O Ii23,Th5,Mn7,Kx1,kx26;lost=q")
  g:may("It9$$$")
end)

t.it([==[trail.in_passing]==], function()
  local g = book("MA Pa2|,pb4"):play "a4"
  g:may { "b4-a3:", "a3:", "a3:4" }
end)

t.it([==[trail.castle]==], function()
  local g = t.game("croatian-ties", "CT Kf1&,Rj1&")
  g:may { "Kh&", "Ki&" }
end)

t.it([==[trail.roles]==], function()
  local g = t.game("tamoanchan-revisited", "TR Sc4,Ab4,Pb3,Pb6,Ka1,kv22")
  g:may { "Sb4~Ab3;;S.c5.b6*", "[Sc4-b4]~[Ab4-b3];;[Sb4.c5.b6*]", "Sb4~Ab3;;" }
end)

t.it([==[trail.role_spent]==], function()
  local g = t.game("conquest-of-tlalocan", "cot hd13,he12,Pq16,Nk14,Ka1,kx24")
  g:may { "He12@@", "He12@@N,P", "[Hd13-e12]@@Pq16,Nk14" }
end)

t.it([==[trail.role_lost]==], function()
  local g = t.game("conquest-of-tlalocan", "COT Hd12,Ha1,Kk11,kx24")
  g:may_not "Hd12@@@H"
end)

t.it([==[trail.lost]==], function()
  local g = book("MA Pa2|")
  g:may "P::a2-a3"
end)

t.it([==[trail.status]==], function()
  local g = book("MA Ra1,Kf1,kl12")
  g:may "Ra1-a12+"
end)

t.it([==[trail.annotation]==], function()
  local g = book("MA Ed3")
  g:may "Ed3-e5_a remark"
end)

t.it([==[trail.unnamed]==], function()
  local g = book("MA Pa2")
  g:may { "a3", "Pa3" }
end)

do  -- rook-test.lua
  local t = require "acedrex.scenario"

  t.describe("A Rook of Classical Chess", function()
    t.it("slides until something stands in its way", function()
      t.game("classical-chess", "CC Rd4,Pd6,pf4"):reaches_only("d4", "d1 d2 d3 d5 a4 b4 c4 e4 f4")
    end)
    t.it("gives mate on the last rank", function()
      t.game("classical-chess", "CC Ra1,Kg6,kg8"):play("Ra1-a8"):status("checkmate", "light")
    end)
  end)
end

t.it([==[t.describe(name, body)]==], function()
  t.describe("A Rook", function() t.equal(1 + 1, 2) end)
  t.ok(true)
end)

t.it([==[t.it(name, body)]==], function()
  local it = t.it  -- it("slides", function() ... end)
  t.ok(it)
end)

t.it([==[t.before_each(hook)]==], function()
  local g; local hook = function() g = t.game("classical-chess") end
  hook(); g:may "e4"
end)

t.it([==[t.after_each(hook)]==], function()
  local log = {}; local hook = function() log = {} end
  hook(); t.equal(log, {})
end)

t.it([==[t.equal(found, expected, what?)]==], function()
  local g = t.game("classical-chess")
  t.equal(g:perft(2), 400)
end)

t.it([==[t.ok(value, what?)]==], function()
  local g = t.game("classical-chess")
  t.ok(#g:moves() == 20)
end)

t.it([==[t.fails(body, part?)]==], function()
  local g = t.game("classical-chess")
  t.fails(function() g:play "e5" end, "cannot be played")
end)

t.it([==[t.game(what, setup?, options?)]==], function()
  local g = t.game{ pieces = { require "classical.pieces.rook" }, setup = "T Ra1" }
  g:reaches("a1", { "a2", "a8" })
end)

t.it([==[g:may(moves)]==], function()
  local g = t.game("classical-chess")
  g:may { "e4", "Ng1-f3" }
end)

t.it([==[g:may_not(moves, part?)]==], function()
  local g = t.game("classical-chess")
  g:may_not("e5", "no such move" and "")
end)

t.it([==[g:reads(moves)]==], function()
  local g = t.game("classical-chess")
  g:reads { "Qxh7", "exd6 e.p.", "Nb3+(=)" }
end)

t.it([==[g:reads_not(moves, part?)]==], function()
  local g = t.game("classical-chess")
  g:reads_not("##", "instead of a move")
end)

t.it([==[g:prints(move, text, how?)]==], function()
  local g = t.game("classical-chess")
  g:prints("Nf3", "Ng1-f3")
end)

t.it([==[g:reaches(from, fields)]==], function()
  local g = t.game("classical-chess")
  g:reaches("b1", "a3")
end)

t.it([==[g:reaches_only(from, fields)]==], function()
  local g = t.game("classical-chess")
  g:reaches_only("b1", { "a3", "c3" })
end)

t.it([==[g:play(moves)]==], function()
  local g = t.game("classical-chess")
  g:play { "e4", "e5", "Nf3" }
end)

t.it([==[g:undo()]==], function()
  local g = t.game("classical-chess")
  g:play("e4"):undo():may "e4"
end)

t.it([==[g:at(field, name?, side?)]==], function()
  local g = t.game("classical-chess")
  g:at("e1", "King", "light"); t.equal(g:at("e8").side, "dark")
end)

t.it([==[g:empty(fields)]==], function()
  local g = t.game("classical-chess")
  g:empty "e4 e5"
end)

t.it([==[g:status(expected?, detail?)]==], function()
  local g = t.game("classical-chess", "CC Kg6,Ra1,kh8")
  g:play("Ra8"):status("checkmate", "light")
end)

t.it([==[g:air(piece, options?)]==], function()
  local g = t.game("mayan-ascendancy", "MA Ed8")
  t.ok(#g:air("Ad8", { momentum = 4, activator = "E" }):moves() > 0)
end)

t.it([==[g:perft(depth)]==], function()
  local g = t.game("classical-chess")
  t.equal(g:perft(3), 8902)
end)

t.it([==[g:moves(from?)]==], function()
  local g = t.game("classical-chess")
  t.equal(g:moves "b1", { "Nb1-a3", "Nb1-c3" })
end)

t.it([==[g:setup()]==], function()
  local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
  t.equal(g:setup(), "CC Ke1,Ra1,ke8")
end)

t.it([==[g:fen()]==], function()
  local g = t.game("classical-chess", "CC Ke1,ke8,Ra1")
  t.equal(g:fen():match "^%S+", "4k3/8/8/8/8/8/8/R3K3")
end)

t.it([==[g:to_move()]==], function()
  local g = t.game("classical-chess")
  t.equal(g:play("e4"):to_move(), "dark")
end)

t.it([==[g:draw()]==], function()
  local g = t.game("classical-chess")
  t.ok(#g:draw() > 100)
end)

t.it([==[hawk.lua]==], function()
  local on = of_piece(function()
    -- A Hawk leaps two or three squares straight or diagonally.
    return piece { name = "Hawk", symbol = "H", moves = "ADHG" }
  end)
  on "T Hd4,Zd5":reaches_only("d4", "a4 b4 f4 g4 d1 d2 d6 d7 b2 b6 f2 f6 a1 a7 g1 g7")
end)

t.it("names every word", function()
  local documented = {}
  for word in ([[ m.N m.NE m.E m.SE m.S m.SW m.W m.NW m.orthogonals m.diagonals m.all m.step m.leap m.anywhere m.aligned m.pass m.none m.slide m.ride m.hop m.path m.bounce m.times m.first_of m.must m.along m.fresh m.aside m.every m.each_step m.by_side m.absolute m.on_board m.count m.settle m.strike m.empty m.own m.enemy m.neutral m.occupied m.free m.prey m.royal m.is m.tagged m.unmoved m.zone m.rank m.file m.on m.own_half m.their_half m.light_field m.dark_field m.own_colour m.start_colour m.at_start m.marked m.mine m.theirs m.lights_turn m.passed m.frozen m.arrived m.vacated m.last_unit m.there m.anyone m.where m.initial m.carries m.from m.i_am m.walked m.bloodless m.unsettled m.last m.counter m.capture m.capture_own m.oblate m.convert m.flip m.change m.push m.pull m.displace m.swap m.mark m.unmark m.mark_field m.clear_marks m.place m.retrieve m.add m.take_passer m.become m.promote m.leave m.or_leave m.home m.land m.rushed m.no_more_promotion m.grammar m.V m.wrapped m.roaming m.across m.taking m.no_taking m.no_promotion m.moves_of m.each_type m.betza c.activate c.activate_anew c.hand_back c.diverge c.inherits c.left c.on_strike c.first_ply c.promote c.gait c.portal phase.move phase.drop phase.seq phase.either phase.moves phase.actions notation.trail t.describe t.it t.before_each t.after_each t.equal t.ok t.fails t.game ]]):gmatch "%S+" do documented[word] = true end
  for module, words in pairs { m = m, c = c, phase = phase, notation = notation, t = t } do
    for name in pairs(words) do
      t.ok(documented[module .. "." .. name], module .. "." .. name .. " in docs/words")
    end
  end
end)
