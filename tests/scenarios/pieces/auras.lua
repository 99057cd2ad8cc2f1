-- What pieces do to others by standing where they stand, and what happens by itself at the end of turns.
local t, m = require "acedrex.scenario", require "acedrex.movement"
local S, all = m.step, m.all

local function man(name, symbol, moves, more)
  local declared = { name = name, symbol = symbol, moves = moves }
  for key, value in pairs(more or {}) do declared[key] = value end
  return piece(declared)
end
local Man, Stone = man("Man", "M", S(all)), man("Stone", "St", m.none)

local function game(pieces, setup, more)
  local declared = { board = { files = 4, ranks = 4 }, pieces = pieces, setup = setup }
  for key, value in pairs(more or {}) do declared[key] = value end
  return t.game(declared)
end

t.describe("Auras", function()
  t.it("are forgotten when the last giver is gone", function()
    local Cold = man("Cold", "C", m.none, { aura = { at = S(all), of = "enemy", freeze = true } })
    local g = game({ Man, Cold }, "T Ma1,Md4,cb2")
    g:reaches_only("a1", {})
    local Hunter = man("Hunter", "H", m.slide(all))
    g = game({ Man, Cold, Hunter }, "T Ma1,Hb4,cb2,md4")
    t.equal(#g:moves("a1"), 0)
    g:play("Hb4-b2*"):play "Md4-d3"
    g:reaches_only("a1", { "a2", "b1" })
    g:undo():undo()
    g:reaches_only("a1", {})
  end)

  t.it("may reach the giver itself", function()
    local Twice = man("Twice", "T", S{m.N, m.E}, { aura = { at = m.pass, of = "own", plies = 2 } })
    game({ Twice }, "T Ta1"):reaches_only("a1", { "a2", "b1", "a3", "b2", "c1" })
    local Not = man("Not", "N", S{m.N, m.E}, { aura = { at = m.pass, of = "own", except = "self", plies = 2 } })
    game({ Not }, "T Na1"):reaches_only("a1", { "a2", "b1" })
  end)

  t.it("mark pieces for the turn, as m.tagged and m.carries see it", function()
    local Hot = man("Hot", "H", m.none, { aura = { at = S(all), of = "own", mark = "hot" } })
    local Runner = man("Runner", "R", S(m.N) + m.carries "hot" * S(2 * m.N) + m.from(m.tagged "hot") * S(3 * m.N))
    game({ Hot, Runner }, "T Hb1,Ra1,Rd1"):reaches_only("a1", { "a2", "a3", "a4" }):reaches_only("d1", { "d2" })
  end)
end)

t.describe("Protection", function()
  local Warden = man("Warden", "W", S(all), { aura = { at = S(all), of = "any", protect = true } })
  t.it("is not from the protector's own capture", function()
    game({ Man, Warden }, "T Wa1,mb2"):may "Wa1-b2*"
    game({ Man, Warden }, "T Wa1,Wa2,mb2"):may_not "Wa1-b2*"
    game({ Man, Warden }, "T Wa1,Mc1,mb2"):may_not "Mc1-b2*"
  end)
end)

t.describe("Lent movement", function()
  -- The Guarded moves as the Jumper that guards it, so the Echo answers as a Jumper.
  local Jumper = man("Jumper", "J", m.leap(1, 2))
  local Guarded, Echo = man("Guarded", "G", m.moves_of "guards"), man("Echo", "E", m.moves_of "last")
  t.it("is what moved, for whoever answers as the last", function()
    local pieces, royal = { Man, Jumper, Guarded, Echo }, { royals = { Man = "check" } }
    game(pieces, "T Ma1,Gc2,Ja3,eb3,md1", royal):may_not "Gc2-d4"
    game(pieces, "T Ma1,Gc2,Ja3,eb4,md1", royal):may "Gc2-d4"
  end)
end)

t.describe("Wakes", function()
  local Nettle = man("Nettle", "N", S(all), { wake = m.enemy * m.oblate })
  t.it("stay where the piece stood, whoever takes it", function()
    local g = game({ Man, Nettle }, "T Ma1,na2"):play "Ma1-a2*"
    g:empty "a2"
  end)
  t.it("do not rise where the piece only changed sides", function()
    local Singer = man("Singer", "Si", m.aside(S(all) * m.enemy * m.convert))
    game({ Singer, Nettle }, "T [Si]a1,na2"):play("[Si]a1-a1,a2%"):at("a2", "Nettle", "light")
  end)
end)

t.describe("Rules at the end of turns", function()
  local Fire = man("Fire", "F", S(all), { on_turn_end = S(all) * m.enemy * m.arrived * m.capture })
  t.it("know who has arrived, by whatever means", function()
    game({ Man, Fire }, "T Ma1,fa3"):play("Ma1-a2"):empty "a2"
    game({ Man, Fire }, "T Ma2,Md1,fa3"):play("Md1-d2"):at("a2", "Man", "light")
    local Pusher = man("Pusher", "P", m.aside(S(m.N) * m.own * m.push(m.N)))
    local g = game({ Stone, Fire, Pusher }, "T [St]a2,Pa1,fb4")
    g:play(g:moves("a1")[1]):empty "a2 a3"
  end)
  t.it("do not burn who is changed where it stands, or who strikes without moving", function()
    local Singer = man("Singer", "Si", m.aside(S(all) * m.enemy * m.convert) + m.aside(S(all) * m.prey * m.capture))
    local g = game({ Singer, Man, Fire }, "T [Si]a1,mb1,fc1,md4")
    g:play "[Si]a1-a1,b1%"
    g:at("b1", "Man", "light")
    g = game({ Singer, Man, Fire }, "T [Si]b1,ma1,fc1")
    g:play "[Si]b1-b1,a1*"
    g:at("b1", "Singer", "light")
  end)
  t.it("cannot do two things to one piece at once", function()
    local Split = man("Split", "Sp", m.none, { on_turn_end = S(m.N) * m.enemy * (m.push(m.N) + m.push(m.E)) })
    t.fails(function() game({ Split, Man }, "T [Sp]a1,ma2,Md1"):moves() end, "at the same moment (Split)")
  end)
  t.it("cannot swap their piece away", function()
    local Swap = man("Swap", "Sw", m.none, { on_turn_end = S(m.N) * m.occupied * m.swap })
    game({ Swap, Man }, "T [Sw]a1,ma2,Md1"):play("Md1-d2"):at("a1", "Swap", "light"):at("a2", "Man", "dark")
  end)
end)

t.describe("A royal piece", function()
  t.it("that must not be left attacked is not thrown away either", function()
    local Nettle = man("Nettle", "N", S(all), { wake = m.enemy * m.oblate })
    local King = man("King", "K", S(all))
    local g = game({ King, Nettle }, "T Ka1,na2,kd4", { royals = { King = "check" } })
    g:may_not "Ka1-a2*"
  end)
end)
