-- Unusual pieces, written with the authoring page alone: what a walk does to others and to itself.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, all, o = m.step, m.all, m.orthogonals
local Man = piece { name = "Man", symbol = "M", moves = m.none }
local Moth = piece { name = "Moth", symbol = "T", moves = m.slide(m.diagonals) }

local function with(moves, setup, files, ranks, more)
  local keys = { name = "Subject", symbol = "X", moves = moves }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game{
    board = { files = files or 8, ranks = ranks or files or 8 }, pieces = { piece(keys), Man, Moth }, setup = setup,
  }
end

-- Plays the first move of the piece on `from` after which `holds()`.
local function play_where(g, from, holds)
  for _, move in ipairs(g:moves(from)) do
    g:play(move)
    if holds() then return end
    g:undo()
  end
  t.ok(false, "a move after which that holds")
end

t.describe("Pull", function()
  local come_here = S(all) * m.empty + m.aside(m.along(all, function(d)
    return m.times(S(d) * m.empty, 1, 3) * S(d) * m.enemy * m.pull(d)
  end))

  t.it("draws an enemy one field nearer", function()
    local g = with(come_here, "T Xd4,md7,mf6,mh4,md3")
    g:reaches_only("d4", "c3 c4 c5 d5 e3 e4 e5 d4")
    t.equal(#g:moves "d4", 10)
  end)

  t.it("works alike for dark", function()
    local g = with(come_here, "t xd4,Md1", 6)
    t.equal(#g:moves "d4", 9)
    local pulled = with(m.aside(m.slide(m.N) * m.enemy * m.pull(m.N)), "t xd4,Md1", 6)
    t.equal(#pulled:moves(), 1)
    pulled:play(pulled:moves()[1])
    pulled:at("d2", "Man", "light"):at("d4", "Subject", "dark"):empty "d1"
  end)
end)

t.describe("Push", function()
  local go_away = S(all) * m.empty + m.aside(m.along(all, function(d) return m.slide(d, 3) * m.enemy * m.push(d) end))

  t.it("drives an enemy one field further, never off the board", function()
    local g = with(go_away, "T Xd4,md5,mg7,ma4,md1")
    g:reaches_only("d4", "c3 c4 c5 d3 e3 e4 e5 d4")
    t.equal(#g:moves "d4", 9)
  end)

  t.it("needs an empty field behind", function()
    local shove = m.aside(S(m.N) * m.enemy * m.push(m.N))
    t.equal(#with(shove, "T Xa1,ma2,Ma3"):moves(), 0)
    local g = with(shove, "T Xa1,ma2")
    g:play(g:moves()[1])
    g:at("a3", "Man", "dark"):at("a1", "Subject", "light"):empty "a2"
  end)

  t.it("lets a walker follow into the field that it cleared", function()
    local bulldozer = m.along(o, function(d) return S(d) * (m.empty + m.occupied * m.push(d)) end)
    local g = with(bulldozer, "T Xb2,mb3,Mc2,ma2", 4)
    g:reaches_only("b2", "b3 c2 b1")
    g:play "Xb2-c2"
    g:at("d2", "Man", "light"):at("c2", "Subject", "light")
  end)
end)

t.describe("Swap", function()
  local swapper = m.slide(all) * (m.empty + m.occupied * m.swap) + m.aside(S(all) * m.prey * m.capture) * m.leave

  t.it("puts the other piece where the walker began", function()
    local g = with(swapper, "T Xa1,Ma4,md4,mb1")
    g:reaches("a1", "a2 a3 a4 b2 c3 d4 b1")
    t.equal(#g:moves "a1", 8)
    g:play "Xa1-a4"
    g:at("a1", "Man", "light"):at("a4", "Subject", "light")
    g:undo():play "Xa1-d4"
    g:at("a1", "Man", "dark"):at("d4", "Subject", "light")
  end)
end)

t.describe("Displace", function()
  local usher = m.aside(S(m.N) * m.enemy * m.displace(S{ m.E, m.W })) + S(m.S)

  t.it("is a choice among the empty fields that the other piece could step to", function()
    t.equal(#with(usher, "T Xd1,md2"):moves(), 2)
    t.equal(#with(usher, "T Xd1,md2,Mc2"):moves(), 1)
    t.equal(#with(usher, "T Xa1,ma2,Mb2"):moves(), 0)
  end)

  t.it("is followed, step by step, by what follows the steps of the walk around it", function()
    local current = m.pass + m.zone "hill" * S(m.N)
    local g = t.game{
      board = { files = 8, ranks = 8, zones = { hill = { "e2", "d5" } } }, setup = "T Xd1,Mc5",
      pieces = { piece { name = "Subject", symbol = "X",
                         moves = m.each_step(S{ -1, 4 } * m.own * m.displace(S(m.E)) + S(m.NE), current) }, Man },
    }
    g:reaches_only("d1", "c5 e2 e3"):may { "Xd1-c5,c5>d5", "Xd1-c5,c5>d6" }
  end)

  t.it("turns for the side that is displaced", function()
    local back = m.aside(m.slide(m.N) * m.enemy * m.displace(S(m.N)))
    local g = with(back, "T Xd1,md4")
    g:play(g:moves()[1])
    g:at("d3", "Man", "dark"):empty "d4"
    local h = with(back, "t xd8,Md4")
    h:play(h:moves()[1])
    h:at("d5", "Man", "light"):empty "d4"
  end)
end)

t.describe("Convert", function()
  local priest = S(o) * m.empty + m.aside(S(m.diagonals) * m.enemy * m.convert)

  t.it("brings an enemy to the walker's side", function()
    local g = with(priest, "T Xb2,mc3,Ma3", 4)
    g:reaches_only("b2", "b1 b3 a2 c2 b2")
    local before = g:moves "b2"
    t.equal(#before, 5)
    local h = with(m.aside(S(m.diagonals) * m.enemy * m.convert), "t xb2,Tc3", 4)
    h:play(h:moves()[1])
    h:at("c3", "Moth", "dark"):at("b2", "Subject", "dark")
  end)

  t.it("is not flip, which changes any side to the other", function()
    local g = with(m.aside(S(m.N) * m.occupied * m.flip), "T Xa1,Ma2")
    g:play(g:moves()[1])
    g:at("a2", "Man", "dark")
  end)
end)

t.describe("Change", function()
  local witch = m.aside(S(o) * m.occupied * m.change{ Man = "Moth" }) + S(m.diagonals)

  t.it("turns one type into another; a type that is not in its table cannot be changed", function()
    local g = with(witch, "T Xb2,mb3,Tb1,Ma2", 4)
    t.equal(#g:moves "b2", 6) -- four steps, b3 and a2
    g:reaches_only("b2", "a1 a3 c1 c3 b2")
    local h = with(m.aside(S(m.N) * m.change "Moth"), "t xb3,Mb2", 4)
    h:play(h:moves()[1])
    h:at("b2", "Moth", "light")
  end)
end)

t.describe("Become", function()
  local larva = S(m.N) * m.become "Moth" + S{ m.E, m.W }

  t.it("makes the walker another piece", function()
    local g = with(larva, "T Xb2,mb3", 4)
    g:reaches_only("b2", "b3 a2 c2")
    g:play "Xb2-b3"
    g:at("b3", "Moth", "light")
    with(larva, "T Tb3", 4):reaches_only("b3", "a4 c4 a2 c2 d1")
  end)
end)

t.describe("Promote", function()
  local climber = S(m.N) * (m.rank(-1) * m.promote "Moth" + -m.rank(-1))

  t.it("is become, told as a promotion", function()
    local g = with(climber, "T Xb2,xc2", 3)
    g:reaches_only("b2", "b3")
    g:play "Xb2-b3=T"
    g:at("b3", "Moth", "light")
    g:play "Xc2-c1=T"
    g:at("c1", "Moth", "dark")
    with(climber, "T Xb1", 3):play("Xb1-b2"):at("b2", "Subject", "light")
  end)
end)

t.describe("Place", function()
  local tribble = m.leap(0, 2) + m.aside(m.leap(0, 2) * m.empty * m.place "Subject")

  t.it("puts a new piece on an empty field", function()
    local g = with(tribble, "T Xd4,Mb4,md6")
    g:reaches_only("d4", "f4 d2 d6 d4")
    t.equal(#g:moves "d4", 5)
    local h = with(m.aside(S(m.N) * m.empty * m.place "Man") + S(m.E), "t xd4")
    h:reaches_only("d4", "d4 e4")
    play_where(h, "d4", function() return h:at "d4" end)
    h:at("d3", "Man", "dark"):at("d4", "Subject", "dark")
  end)
end)

t.describe("Oblate and leave", function()
  t.it("take pieces off the board, others or oneself", function()
    local bomb = m.every(S(all) * m.occupied * m.oblate) * m.leave + S(o) * m.empty
    local g = with(bomb, "T Xb2,mb3,Mc3,ma1,md4", 4)
    t.equal(#g:moves "b2", 4) -- b1, a2, c2, and the blast
    play_where(g, "b2", function() return not g:at "b3" end)
    g:empty("b2 b3 c3 a1"):at("d4", "Man", "dark")
  end)
end)

t.describe("Mark", function()
  t.it("gives a tag that another walk can ask for", function()
    local hexer = m.aside(S(m.N) * m.enemy * -m.tagged "hexed" * m.mark "hexed") + S(m.N) * m.tagged "hexed"
                + S(m.S)
    local g = with(hexer, "T Xb2,mb3,td1", 4)
    g:reaches_only("b2", "b2 b1")
    play_where(g, "b2", function() return g:at "b2" end)
    t.equal(g:at "b3".tags, { "hexed" })
    g:play "Td1-c2"
    g:reaches_only("b2", "b3 b1")
  end)

  t.it("and a setup string can give one", function()
    local hunter = S(m.N) * m.tagged "hexed" + S(m.S)
    with(hunter, "T Xb2,mb3{hexed}", 4):reaches_only("b2", "b3 b1")
    with(hunter, "T Xb2,mb3", 4):reaches_only("b2", "b1")
  end)
end)

t.describe("Tags of the walker", function()
  t.it("are asked for by carries", function()
    local charger = m.carries "charged" * m.slide(m.N) + S(o)
    with(charger, "T Xa1{charged}", 4):reaches_only("a1", "a2 a3 a4 b1")
    with(charger, "T Xa1", 4):reaches_only("a1", "a2 b1")
  end)

  t.it("are lost with the move", function()
    local charger = m.carries "charged" * m.slide(m.N) + S(o)
    local g = with(charger, "T Xa1{charged},tc4,md1", 4)
    g:play { "Xa1-b1", "Tc4-b3" }
    g:reaches_only("b1", "a1 c1 b2")
  end)
end)

t.describe("Words that name what is not there", function()
  t.it("are errors of loading where an effect needs the type", function()
    t.fails(function() with(S(m.N) * m.become "Butterfly", "T Xa1") end, "Butterfly")
    t.fails(function() with(m.aside(S(m.N) * m.place "Butterfly"), "T Xa1") end, "Butterfly")
    t.fails(function() with(m.aside(S(m.N) * m.change "Butterfly"), "T Xa1") end, "Butterfly")
  end)

  t.it("are false where a guard asks", function()
    with(S(o) * -m.is "Butterfly", "T Xa1", 4):reaches_only("a1", "a2 b1")
    with(S(o) * m.is "Butterfly", "T Xa1,ma2", 4):reaches_only("a1", {})
  end)
end)

-- Man on d6 is in the way; the field on which the walker is lost is d5.
t.describe("A walker that may be lost", function()
  local lost = m.or_leave

  t.it("leaves wherever in a sequence it comes to a dead end", function()
    for _, rest in ipairs{
      S(m.N) * m.empty, S(m.N) * m.settle, m.slide(m.N, 3) * m.zone "far", S(m.N) * S(m.E) * m.occupied * m.settle,
      m.fresh(S(m.N) * m.empty * S(m.N)), m.none, m.first_of(S(m.N) * m.empty, m.times(S(m.N) * m.empty, 2, 3)),
    } do
      local g = t.game{
        board = { files = 8, ranks = 8, zones = { far = { "d8" } } }, setup = "T Xd4,Md6,Me6",
        pieces = { piece { name = "Subject", symbol = "X", moves = S(m.N) * lost * rest }, Man },
      }
      t.equal(#g:moves "d4", 1)
      g:play(g:moves "d4"[1]):empty "d4 d5"
    end
  end)

  t.it("stays where some walk comes to an end that has come the same way", function()
    with(S(m.N) * lost * S(m.N) * m.empty + S(m.N) * lost * S(m.E), "T Xd4,Md6"):reaches_only("d4", "e5")
    with(S(m.N) * (m.pass + lost) * S(m.N) * m.empty, "T Xd4"):reaches_only("d4", "d6")
    t.equal(#with(S(m.N) * (m.pass + lost) * S(m.N) * m.empty, "T Xd4,Md6"):moves "d4", 1)
    t.equal(#with(S{ m.N, m.E } * lost * S(m.N) * m.empty, "T Xd4,Md6"):moves "d4", 2)
  end)

  t.it("makes one move of walks that come to the same by the same steps", function()
    for _, twice in ipairs{
      S(m.N) + S(m.N), S(m.N) * (m.empty + -m.enemy), S(m.N) * (m.pass + m.aside(S(m.E))),
      m.grammar{ "go", go = S(m.N) * (m.pass + m.V "go") + S(m.N) * m.zone "far" } * m.rank(2),
    } do
      local g = t.game{
        board = { files = 8, ranks = 8, zones = { far = { "d8" } } }, setup = "T Xd1",
        pieces = { piece { name = "Subject", symbol = "X", moves = twice * lost * S(m.E) * m.empty }, Man },
      }
      t.equal(#g:moves "d1", 1)
    end
  end)

  t.it("is lost in what comes first, and nothing follows", function()
    local g = with(m.first_of(S(m.N) * lost * S(m.N) * m.empty, S(m.E)) * S(m.E), "T Xd4,Md6")
    t.equal(#g:moves "d4", 1)
    g:play(g:moves "d4"[1]):empty "d4 d5 e4 f4"
  end)

  t.it("is lost in it, also where what follows is never there", function()
    local g = with(m.each_step(m.first_of(S(m.N), S(m.E)), lost) * m.file("a", "b"), "T Xd4")
    t.equal(#g:moves "d4", 1)
    g:play(g:moves "d4"[1]):empty "d4 d5"
    t.equal(#with(m.each_step(m.times(S(m.N), 2, 1), lost), "T Xd4"):moves "d4", 0)
  end)

  t.it("has walked to where it is lost, if that is asked", function()
    with(-#(S(m.N) * lost * S(m.N) * m.empty) * S(m.E) + S(m.W), "T Xd4,Md6"):reaches_only("d4", "c4")
  end)

  t.it("is not lost in a repetition that comes back, though what follows is never there", function()
    local around = lost * m.wrapped("files", m.times(S(m.E), 0, math.huge)) * m.tagged "hot"
    with(#around * S(m.N), "T Xd4"):reaches_only("d4", "")
    with(-#around * S(m.N), "T Xd4"):reaches_only("d4", "d5")
    with(#(lost * m.slide(m.E) * m.tagged "hot") * S(m.N), "T Xd4"):reaches_only("d4", "d5")
  end)

  t.it("is lost in a walk within for itself", function()
    local g = with(S(m.E) * m.land * m.aside(S(m.N) * lost * S(m.N) * m.enemy * m.capture), "T Xd4,Me6")
    g:play(g:moves "d4"[1]):empty "d4 e4 e5"
    with(S(m.E) * m.land * m.aside(S(m.N) * lost * S(m.N) * m.enemy * m.capture), "T Xd4,me6")
      :play "Xd4-e4,e6*":at("e4", "Subject")
  end)

  t.it("likewise where it leaves, or becomes another, having landed", function()
    local g = with(S(m.E) * m.land * m.aside(S(m.N) * m.enemy * m.capture * m.leave), "T Xd4,me5")
    g:play(g:moves "d4"[1]):empty "d4 e4 e5"
    with(S(m.E) * m.land * m.aside(S(m.N) * m.enemy * m.become "Moth"), "T Xd4,me5"):play "Xd4-e4=T":at("e4", "Moth")
  end)

  t.it("attacks what it takes before", function()
    local g = t.game{
      board = { files = 8, ranks = 8 }, royals = { King = "check" }, setup = "t Xd4,kd5,Md7",
      pieces = { piece { name = "Subject", symbol = "X", moves = S(m.N) * m.capture * lost * S(m.N) * S(m.N) * m.empty },
                 Man, require "classical.pieces.king" },
    }
    g:status "check"
  end)
end)
