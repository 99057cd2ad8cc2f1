-- What pieces do to others by standing where they stand, and what happens by itself at the end of turns.
local t, m, c = require "acedrex.scenario", require "acedrex.movement", require "acedrex.cascade"
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

t.describe("Auras that ask which pieces are frozen", function()
  local Ice = man("Ice", "I", m.none, { aura = { at = S(all), of = "enemy", freeze = true } })

  t.it("mark them", function()
    local Bell = man("Bell", "B", m.anywhere * m.tagged "cold", { aura = { at = m.anywhere * m.frozen, of = "any", mark = "cold" } })
    game({ Man, Ice, Bell }, "T Bd4,Ia1,mb2,mc4"):reaches_only("d4", { "b2" })
  end)

  t.it("protect them", function()
    local Shield = man("Shield", "H", m.none, { aura = { at = m.anywhere, of = m.own * m.frozen, protect = true } })
    local g = game({ Man, Ice, Shield }, "T Ia1,Mc3,mb2,md3,ha4")
    g:may "Mc3-d3*"
    g:may_not "Mc3-b2*"
  end)

  t.it("double the others", function()
    local Drum = man("Drum", "D", m.none, { aura = { at = m.anywhere, of = m.own * -m.frozen, plies = 2 } })
    local Walker = man("Walker", "W", S(m.N))
    local g = game({ Walker, Ice, Drum }, "T Wa1,Wd1,Dd4,ic2")
    g:reaches_only("a1", { "a2", "a3" })
    g:reaches_only("d1", {})
  end)

  t.it("are no auras that freeze", function()
    local asks = m.on_board(function() return S(all) * m.frozen end)
    t.fails(function() game({ man("Frost", "F", m.none, { aura = { at = asks, of = "any", freeze = true } }) }, "T Fa1") end,
      "cannot depend on m.frozen")
  end)
end)

t.describe("Protection", function()
  local Warden = man("Warden", "W", S(all), { aura = { at = S(all), of = "any", protect = true } })
  -- Popeye's SuperGuards: whether a piece is guarded is judged with the capturing piece in its place.
  local Rider = man("Rider", "R", m.slide(m.diagonals))
  local Guard = man("Guard", "G", m.none, { aura = { at = m.slide(m.diagonals), of = "own", protect = true } })
  t.it("is judged before the attacker leaves", function()
    for _, moves in ipairs{ m.slide(m.diagonals), m.step(m.diagonals) * m.step(m.diagonals), m.slide(m.diagonals) * m.mark_field("x", 1) } do
      local Attacker = man("Attacker", "A", moves)
      game({ Man, Rider, Guard, Attacker }, "t Ga1,Md4,ab2"):may "Ab2-d4*"
      game({ Man, Rider, Guard, Attacker }, "t Gb1,Md3,ab5,ma4", { board = { files = 5, ranks = 5 } }):may_not "Ab5-d3*"
    end
    game({ Man, Rider, Guard }, "t Ga1,Mc3,rb2,md4"):may "Rb2-c3*"
    game({ Man, Rider, Guard }, "t Ga1,Mc3,rb4,md4"):may_not "Rb4-c3*"
  end)
  t.it("stands between an attacker and its check", function()
    local royal = { royals = { Man = "check" } }
    game({ Man, Rider, Guard }, "T Ga1,Md4,rb2,ma4", royal):status "check"
    game({ Man, Rider, Guard }, "T Gc3,Md4,rb2,ma4", royal):status "playing"
    game({ Man, Rider, Guard }, "T Ga1,Mc3,rd2,ma4", royal):status "playing"
  end)
  t.it("is judged so where a piece captures without going there, and by a rule", function()
    local Kick = man("Kick", "C", S(all) * m.enemy * m.capture * m.home)
    game({ Man, Guard, Kick }, "t Ga1,Mc3,cb2"):reaches_only("b2", { "b2" })
    game({ Man, Guard, Kick }, "t Gd4,Mc3,cb2"):reaches_only("b2", {})
    local Fire = man("Fire", "F", m.none, { on_turn_end = S(all) * m.enemy * m.prey * m.capture })
    local large = { board = { files = 5, ranks = 5 } }
    game({ Man, Guard, Fire }, "t Ga1,Md4,fc3,ma5", large):play("Ma5-a4"):empty "d4"
    game({ Man, Guard, Fire }, "t Ge3,Md4,fc3,ma5", large):play("Ma5-a4"):at("d4", "Man")
  end)
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

t.describe("Movement lent by attacking and guarding", function()
  local Rook, Jumper = man("Rook", "R", m.slide(m.orthogonals)), man("Jumper", "J", m.leap(1, 2))
  local Orphan, Friend = man("Orphan", "O", m.moves_of "attackers"), man("Friend", "F", m.moves_of "guards")
  local Warden = man("Warden", "W", m.none, { aura = { at = S(all), of = "own", protect = true } })
  local Cold = man("Cold", "C", m.none, { aura = { at = S(all), of = "enemy", freeze = true } })
  local cast = { Man, Rook, Jumper, Orphan, Friend, Warden, Cold }
  t.it("is not lent by what cannot take the piece for its protection", function()
    game(cast, "T Oa1,ra4"):reaches_only("a1", { "a2", "a3", "a4", "b1", "c1", "d1" })
    game(cast, "T Oa1,Wb1,ra4"):reaches_only("a1", {})
  end)
  t.it("is not passed on by those that do not borrow it", function()
    -- The dark Orphan attacks as a Jumper; that a Rook guards it is nothing to it.
    game(cast, "T Oa1,Ja3,oc2,rc4"):reaches_only("a1", { "b3", "c2" })
    game(cast, "T Fa1,Jc2,rc4"):reaches_only("a1", { "b3" })
  end)
  t.it("is lent by auras to what is frozen, which attacks nothing all the same", function()
    local Teacher = man("Teacher", "T", m.none, { aura = { at = S(all), of = "own", lends = S(m.N) } })
    local cold = { Man, Rook, Teacher, Cold }
    game(cold, "T Rb2,Tc3,ca1"):reaches_only("b2", { "b3" })
    t.game{ board = { files = 4, ranks = 4 }, pieces = cold, royals = { Man = "check" }, setup = "t Rb2,Tc3,ca1,mb3" }:status "playing"
    t.game{ board = { files = 4, ranks = 4 }, pieces = cold, royals = { Man = "check" }, setup = "t Rb2,Tc3,mb3" }:status "check"
  end)
end)

t.describe("In a cascade", function()
  local Relay = man("Relay", "Y", S(all), { passive = true })
  local Fire = man("Fire", "F", m.none, { on_turn_end = S(all) * m.enemy * m.arrived * m.capture })
  local lands = { lands = m.own * m.is("Relay", "Recruit") * c.activate }
  t.it("the piece that activates has arrived, and so has what goes where that one began", function()
    game({ Man, Relay, Fire }, "T Ma1,Ya2,fb3", lands):play("Ma1-a2; Ya2-a1"):empty("a2"):at("a1", "Relay")
    game({ Man, Relay, Fire }, "T Ma1,Ya2,fb1", lands):play("Ma1-a2; Ya2-a1"):empty("a1"):empty "a2"
  end)
  t.it("its last ply is the last turn", function()
    local Echo = man("Echo", "E", m.moves_of "last")
    local Runner = man("Runner", "R", m.leap(0, 2), { passive = true })
    local more = { lands = m.own * m.is "Runner" * c.activate }
    local g = game({ Man, Runner, Echo }, "T Ma1,Ra2,ed4", more):play "Ma1-a2; Ra2-a4"
    g:reaches_only("d4", { "d2", "b4" })
  end)
  t.it("a piece that may move twice has moved its last when it activates another", function()
    local Drum = man("Drum", "D", m.none, { aura = { at = S(all), of = "own", except = "self", plies = 2 } })
    local Walker, Goer = man("Walker", "W", S(m.N)), man("Goer", "Y", S(m.E), { passive = true })
    local g = game({ Walker, Goer, Drum }, "T Wa1,Ya2,Db1", { lands = m.own * m.is "Goer" * c.activate })
    t.equal(#g:moves "a1", 1)
    g:may "Wa1-a2; Ya2-b2"
  end)
  t.it("what has promoted on the way is there at the end of the turn", function()
    local Blaze = man("Blaze", "B", m.none, { on_turn_end = S(all) * m.enemy * m.oblate })
    local Recruit = man("Recruit", "Re", S(m.N), { promotes = "Blaze", spends = 0 })
    local g = game({ Man, Recruit, Blaze, Stone }, "T Ma1,[Re]a2,[Re]a3,[st]b3,mc4",
                   { lands = lands.lands, promotion = { to = "own", zone = "their_half" } })
    g:play "Ma1-a2; [Re]a2-a3=B; [Re]a3-a4"
    g:empty "b3"
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
