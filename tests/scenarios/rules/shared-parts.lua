-- Expressions that several pieces are made of, or one piece in several ways: each is bound where it stands.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local function game(pieces, setup, keys)
  keys = keys or {}
  keys.board = keys.board or { files = 8, ranks = 8 }
  keys.pieces, keys.setup = pieces, setup
  return t.game(keys)
end

t.describe("An expression in the hands of two pieces", function()
  t.it("asks each which it is", function()
    local walk = m.i_am "Ant" * m.step(m.N) + m.i_am "Bee" * m.step(m.E)
    local Ant = piece { name = "Ant", symbol = "A", moves = walk }
    local Bee = piece { name = "Bee", symbol = "B", moves = walk }
    local Cat = piece { name = "Cat", symbol = "C", moves = walk + m.moves_of "Ant" + m.step(m.W) }
    local g = game({ Ant, Bee, Cat }, "T Ad4,Bf4,Cd6,af7,bd7,cf5")
    t.equal(g:moves "d4", { "Ad4-d5" })
    t.equal(g:moves "f4", { "Bf4-g4" })
    t.equal(g:moves "d6", { "Cd6-c6" })
  end)

  t.it("takes what each of them takes, and passes what each passes", function()
    local walk = m.step(m.N) * m.prey + m.step(m.E) * m.free * m.step(m.E)
    local Ant = piece { name = "Ant", symbol = "A", moves = walk, takes = m.is "Bee" }
    local Bee = piece { name = "Bee", symbol = "B", moves = walk, passes = m.own }
    local Cat = piece { name = "Cat", symbol = "C", moves = walk }
    local g = game({ Ant, Bee, Cat }, "T Aa4,ba5,Ac4,cc5,Ba1,Ab1,Cd1,be1,Cf4,bf5")
    t.equal(g:moves "a4", { "Aa4-a5*" })
    t.equal(g:moves "c4", { "Ac4-e4" })
    t.equal(g:moves "a1", { "Ba1-c1" })
    t.equal(g:moves "d1", {})
    t.equal(g:moves "f4", { "Cf4-h4", "Cf4-f5*" })
  end)

  t.it("is turned for each side, unless it is absolute", function()
    local walk = m.step(m.N)
    local Ant = piece { name = "Ant", symbol = "A", moves = walk }
    local Bee = piece { name = "Bee", symbol = "B", moves = m.absolute(walk) }
    local Cat = piece { name = "Cat", symbol = "C", moves = walk + m.absolute(walk) }
    local g = game({ Ant, Bee, Cat }, "T Ah1,aa4,bb4,cc4")
    g:play "Ah1-h2"
    t.equal(g:moves "a4", { "Aa4-a3" })
    t.equal(g:moves "b4", { "Bb4-b5" })
    t.equal(g:moves "c4", { "Cc4-c3", "Cc4-c5" })
  end)

  t.it("crosses joined edges only where it is wrapped, and the edge of the board only where it roams", function()
    local walk = m.step(m.E)
    local back = m.step(m.W) * m.step(m.W)
    local Ant = piece { name = "Ant", symbol = "A", moves = walk }
    local Bee = piece { name = "Bee", symbol = "B", moves = m.wrapped("files", walk) }
    local Cat = piece { name = "Cat", symbol = "C", moves = m.roaming(walk * back) + walk * back }
    local Dog = piece { name = "Dog", symbol = "D", moves = walk * back }
    local g = game({ Ant, Bee, Cat, Dog }, "T Ah1,Bh2,Ch3,Dh4,aa8")
    t.equal(g:moves "h1", {})
    t.equal(g:moves "h2", { "Bh2-a2" })
    t.equal(g:moves "h3", { "Ch3-g3" })
    t.equal(g:moves "h4", {})
  end)
end)

t.describe("Movement that is borrowed", function()
  local forward = m.step(m.N) * m.empty
  local Ant = piece { name = "Ant", symbol = "A", moves = forward * m.promote "Bee" }
  local Bee = piece { name = "Bee", symbol = "B", moves = m.step(m.S) }
  local Cat = piece { name = "Cat", symbol = "C", moves = m.moves_of "guards" + m.moves_of "Ant" }

  t.it("does not promote where it comes from pieces about, though it does of their own", function()
    local Dog = piece { name = "Dog", symbol = "D", moves = m.moves_of "guards" }
    local Elk = piece { name = "Elk", symbol = "E", moves = forward * (m.promote "Bee" + m.pass) + m.step(m.E) }
    local g = game({ Ant, Bee, Cat, Dog, Elk }, "T Aa4,Cc4,De4,Ed4,ah8")
    t.equal(g:moves "a4", { "Aa4-a5=B" })
    t.equal(g:moves "c4", { "Cc4-c5=B" })
    t.equal(g:moves "e4", { "De4-f4", "De4-e5" })
  end)
end)

t.describe("Grammars", function()
  t.it("stand inside a grammar, in the way of what is displaced and in movement that is borrowed", function()
    local sideways = m.grammar{ "on", on = m.step(m.E) * m.empty * (m.pass + m.V "on") }
    local Ant = piece { name = "Ant", symbol = "A", moves = sideways }
    local Bee = piece { name = "Bee", symbol = "B", moves = m.grammar{
      "up", up = m.step(m.N) * (m.empty * (m.pass + m.V "up") + m.enemy * m.displace(sideways) * m.settle
                                + m.empty * m.aside(m.moves_of "Ant") * m.V "up") } }
    local g = game({ Ant, Bee }, "T Ba1,ac4,Aa8")
    t.equal(g:moves "a1", { "Ba1-a2", "Ba1-a3", "Ba1-a4", "Ba1-a5", "Ba1-a6", "Ba1-a7" })
    t.equal(game({ Ant, Bee }, "T Ba1,aa2,Bh8"):moves "a1",
            { "Ba1-a2,a2>b2", "Ba1-a2,a2>c2", "Ba1-a2,a2>d2", "Ba1-a2,a2>e2", "Ba1-a2,a2>f2", "Ba1-a2,a2>g2",
              "Ba1-a2,a2>h2" })
    t.equal(game({ Ant, Bee }, "T Ah8,aa2,Bb1"):moves "h8", {})
  end)

  t.it("call what has the name where they stand", function()
    local call = m.V "next" * m.empty
    local Ant = piece { name = "Ant", symbol = "A", moves = m.grammar{ "a", a = call, next = m.step(m.N) } }
    local Bee = piece { name = "Bee", symbol = "B", moves = m.grammar{ "a", a = call, next = m.step(m.E) } }
    local Cat = piece { name = "Cat", symbol = "C", moves = m.grammar{
      "a", a = m.grammar{ "b", b = call, next = m.step(m.W) } + call, next = m.step(m.S) } }
    local g = game({ Ant, Bee, Cat }, "T Ad4,Bf4,Cd6,af7")
    t.equal(g:moves "d4", { "Ad4-d5" })
    t.equal(g:moves "f4", { "Bf4-g4" })
    t.equal(g:moves "d6", { "Cd6-d5", "Cd6-c6" })
  end)
end)

t.describe("A walker that becomes another type", function()
  local Bee = piece { name = "Bee", symbol = "B", moves = m.step(m.N) }
  local function ant(moves, keys)
    return piece.extend(piece { name = "Ant", symbol = "A", moves = moves }, keys or { worth = 1 })
  end

  t.it("is that type from there on, also where nothing could be walked as the first one", function()
    local ahead = m.step(m.N)
    for _, walk in ipairs {
      m.become "Bee" * m.i_am "Bee" * ahead, ahead * m.become "Bee" * m.i_am "Bee", m.promote "Bee" * m.i_am "Bee" * ahead,
    } do
      local g = game({ ant(walk), Bee }, "T Ad4,bd5")
      t.equal(g:moves "d4", { "Ad4-d5*=B" })
      t.equal(g:attackers("d5", "light"), { "d4" })
    end
    game({ ant(m.become "Bee" * m.i_am "Ant" * ahead), Bee }, "T Ad4,be8"):reaches_only("d4", "")
    game({ ant(m.become "Bee" * m.become "Ant" * m.i_am "Ant" * ahead), Bee }, "T Ad4,be8"):reaches_only("d4", "d5")
  end)

  t.it("takes what that type takes", function()
    local Tame = ant(m.become "Bee" * m.step(m.N) * m.prey, { takes = m.none })
    game({ Tame, Bee }, "T Ad4,bd5,Af4"):reaches_only("d4", "d5"):reaches_only("f4", "")
  end)
end)
