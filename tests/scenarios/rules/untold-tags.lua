-- Tags whose names begin with _: kept and asked for as others are, neither written in moves nor drawn.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local function game(moves, setup, keys)
  keys = keys or {}
  keys.name, keys.symbol, keys.moves = "Fox", "X", moves
  return t.game(variant {
    name = "Woods", code = "W", board = { files = 5, ranks = 5 },
    pieces = { piece(keys), require "classical.pieces.rook" },
  }, "W " .. setup)
end
local function marking(tag, lasts) return m.step(m.N) * m.empty * m.land * m.aside(m.mark(tag, lasts)) end

t.describe("A tag that is not told", function()
  t.it("is not written, and its moves are read back", function()
    local g = game(marking "_gone", "Xa1,re5")
    t.equal(g:moves "a1", { "Xa1-a2" })
    g:play "Xa1-a2"
    t.equal(g:setup(), "w Xa2{_gone},re5")
    t.equal(game(marking "gone", "Xa1,re5"):moves "a1", { "Xa1-a2,a2{gone}" })
    game(marking "_gone", "Xa1,re5"):may_not "Xa1-a2,a2{_gone}"
  end)

  t.it("is asked for", function()
    local g = game(-m.carries "_gone" * marking "_gone" + m.carries "_gone" * m.step(m.E), "Xa1,re5")
    g:reaches_only("a1", "a2"):play "Xa1-a2":play "Re5-e4":reaches_only("a2", "b2")
  end)

  t.it("is told in setup strings, with the turns that are left", function()
    local g = game(marking("_gone", 2), "Xa1,re5"):play "Xa1-a2"
    t.equal(g:setup(), "w Xa2{_gone:2},re5")
    t.equal(game(marking("_gone", 2), "Xa2{_gone:2},re5"):setup(), "W Xa2{_gone:2},re5")
    game(m.carries "_gone" * m.step(m.N), "Xa2{_gone},Xc2,re5"):reaches_only("a2", "a3"):reaches_only("c2", "")
  end)

  t.it("is not drawn", function()
    local drawn = game(m.step(m.N), "Xa2{_gone},Xb2{low},re5", { tags = { "_gone", "low" } }):draw()
    t.ok(drawn:find("b2 low", 1, true), drawn)
    t.ok(not drawn:find "gone", drawn)
  end)

  t.it("is given and taken on the way, of others too", function()
    local g = game(m.step(m.N) * m.aside(m.step(m.E) * m.mark "_seen"), "Xa1,rb2,re5")
    t.equal(g:moves "a1", { "Xa1-a2" })
    g:play "Xa1-a2"
    t.equal(g:setup(), "w Xa2,rb2{_seen},re5")
    g = game(m.step(m.N) * m.aside(m.step(m.E) * m.unmark "_seen"), "Xa1,rb2{_seen},re5")
    t.equal(g:moves "a1", { "Xa1-a2" })
  end)
end)

t.describe("Moves that differ in what is not told", function()
  local either = m.step(m.N) * m.empty * m.land * (m.pass + m.aside(m.mark "_shy") + m.aside(m.mark "_bold"))

  t.it("are numbered, and each is read", function()
    local g = game(either, "Xa1,re5")
    t.equal(g:moves "a1", { "Xa1-a2", "Xa1-a2#2", "Xa1-a2#3" })
    local after = {}
    for _, move in ipairs(g:moves "a1") do
      g:play(move)
      after[#after + 1] = g:setup()
      g:undo()
    end
    table.sort(after)
    t.equal(after, { "w Xa2,re5", "w Xa2{_bold},re5", "w Xa2{_shy},re5" })
  end)

  t.it("are one where they bring about the same", function()
    local g = game(m.step(m.N) * m.empty * m.land * (m.aside(m.mark "_shy") + m.aside(m.mark "_shy" * m.mark "_shy")), "Xa1,re5")
    t.equal(g:moves "a1", { "Xa1-a2" })
  end)
end)
