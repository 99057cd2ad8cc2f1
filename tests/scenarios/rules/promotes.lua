-- Promotion that each piece says for itself, and where and when it happens.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, F = m.step, m.free
local Zebra = piece { name = "Zebra", symbol = "Z", moves = m.leap(2, 3) }
local Fu = piece { name = "Fu", symbol = "F", moves = S(m.N), promotes = "Zebra" }

local function game(setup, promotion, keys)
  keys = keys or {}
  keys.board = keys.board or { files = 16, ranks = 16, zones = { far = { light = { "a11-p16" } } } }
  keys.pieces, keys.setup, keys.promotion = keys.pieces or { Fu, Zebra }, setup, promotion
  return t.game(keys)
end

t.describe("T34: a piece that may promote on entering the zone", function()
  local rule = { zone = "far", to = "own", when = "choice" }

  t.it("promotes to what it says, or not", function()
    local g = game("T Fa10,fc7", rule)
    t.equal(g:moves "a10", { "Fa10-a11", "Fa10-a11=Z" })
    g:play "Fa10-a11=Z"
    g:at("a11", "Zebra", "light")
    t.equal(g:moves "c7", { "Fc7-c6", "Fc7-c6=Z" })
  end)

  t.it("does not do so before the zone", function()
    t.equal(game("T Fa9", rule):moves "a9", { "Fa9-a10" })
  end)

  t.it("does not do so within the zone", function()
    t.equal(game("T Fa11", rule):moves "a11", { "Fa11-a12" })
  end)
end)

t.describe("A rule that counts moves which touch the zone", function()
  local rule = { zone = "far", to = "own", when = "choice", enters = "touches" }

  t.it("promotes within it too, and on leaving it", function()
    t.equal(game("T Fa11", rule):moves "a11", { "Fa11-a12", "Fa11-a12=Z" })
    local Man = piece { name = "Man", symbol = "M", moves = S(m.S), promotes = "Zebra" }
    local g = game("T Ma11,Mb10", rule, { pieces = { Man, Zebra } })
    t.equal(g:moves "a11", { "Ma11-a10", "Ma11-a10=Z" })
    t.equal(g:moves "b10", { "Mb10-b9" })
  end)

  t.it("does not count passing, but keeps a promotion that is due when the piece then passes", function()
    local Monk = piece { name = "Monk", symbol = "M", moves = m.pass + S(m.N), may_pass = true, promotes = "Zebra" }
    local Drum = piece { name = "Drum", symbol = "D", moves = m.none, aura = { at = S(m.all), of = "own", plies = 2 } }
    local keys = { pieces = { Monk, Drum, Zebra } }
    local g = game("T Ma11,Mp10,Dp9", rule, keys)
    t.equal(g:moves "a11", { "Ma11-a11", "Ma11-a12", "Ma11-a12=Z" })
    g:may "Mp10-p11; Mp11-p11=Z"
    g = game("T Ma11,Mp10,Dp9", { zone = "far", to = "own", enters = "touches" }, keys)
    t.equal(g:moves "a11", { "Ma11-a11", "Ma11-a12=Z" })
    t.equal(g:moves "p10", { "Mp10-p10", "Mp10-p11=Z", "Mp10-p11; Mp11-p12=Z" })
  end)
end)

t.describe("A zone where promotion is no choice", function()
  local function lance(keys, setup)
    keys.pieces, keys.to = { "Lance" }, { "Rook" }
    return t.game{ board = { files = 4, ranks = 6, zones = { camp = { light = { "a5-d6" } } } }, setup = setup,
                   pieces = { require "classical.pieces.rook", piece { name = "Lance", symbol = "L", moves = m.slide(m.N) } }, promotion = keys }
  end

  t.it("is entered from elsewhere in the zone of promotion, or from outside it", function()
    lance({ zone = "camp", when = "choice", must = "last" }, "T La5,ra1"):may "La5-a6=R":play "La5-a6":at("a6", "Rook")
    lance({ zone = "camp", when = "choice", must = "last" }, "T La4,ra1"):may { "La4-a5", "La4-a5=R" }
    lance({ zone = "last", when = "choice", must = "camp" }, "T La4,ra1"):play "La4-a5":at("a5", "Rook")
  end)

  t.it("is not meant by a text that says nothing, where promotion may wait", function()
    local g = lance({ zone = "last", when = "now or later" }, "T La5,ra1")
    g:may "La5-a6=R":play "La5-a6":at("a6", "Lance"):play "Ra1-b1":play "La6=R":at("a6", "Rook")
  end)
end)

t.describe("A piece that promotes to one of several", function()
  local Crab = piece { name = "Crab", symbol = "C", moves = S(m.N), promotes = { "Zebra", "Fu" } }

  t.it("chooses, at once where it must", function()
    local g = game("T Ca10", { zone = "far", to = "own" }, { pieces = { Crab, Fu, Zebra } })
    t.equal(g:moves "a10", { "Ca10-a11=F", "Ca10-a11=Z" })
  end)

  t.it("must where the rule says so, and may elsewhere", function()
    local rule = { zone = "far", must = "last", to = "own", when = "choice", enters = "touches" }
    t.equal(#game("T Ca14", rule, { pieces = { Crab, Fu, Zebra } }):moves "a14", 3)
    t.equal(#game("T Ca15", rule, { pieces = { Crab, Fu, Zebra } }):moves "a15", 2)
  end)

  t.it("stays what it is where the variant has none of them", function()
    local Stray = piece { name = "Stray", symbol = "Y", moves = S(m.N), promotes = "Unheard of" }
    t.equal(game("T Ya10", { zone = "far", to = "own" }, { pieces = { Stray, Fu } }):moves "a10", { "Ya10-a11" })
  end)

  t.it("is told in programs as in tables", function()
    local Walker = piece { name = "Walker", symbol = "W", moves = (S(m.N) * F)^1 * -m.rank(16), promotes = "Zebra" }
    local g = game("T Wa9", { zone = "far", to = "own", when = "choice" }, { pieces = { Walker, Zebra } })
    g:may { "Wa9-a10", "Wa9-a11", "Wa9-a11=Z", "Wa9-a15=Z" }
    g:may_not { "Wa9-a10=Z", "Wa9-a16" }
  end)
end)

t.describe("What is wrong with a promotion", function()
  t.it("is said", function()
    t.fails(function() game("T Fa1", { zone = "far", to = "own", pieces = { "Zebra" } }) end, "does not say what it promotes")
    t.fails(function() game("T Fa1", { zone = "fra", to = "own" }) end, "far")
    t.fails(function() game("T Fa1", { zone = "far", must = "fra", to = "own" }) end, "far")
    t.fails(function() game("T Fa1", { zone = "far", to = "own", enters = "touch" }) end, "touches")
    t.fails(function() game("T Fa1", { zone = "far", to = { "Zebra" } }) end, "promotion.pieces is missing")
  end)
end)

t.describe("A piece taken in passing", function()
  local Pawn = require "classical.pieces.pawn"
  local pieces = { piece.extend(Pawn, { promotes = "Zebra" }), Zebra }

  t.it("lets who takes it promote where that ends in the zone", function()
    local rule = { zone = "far", to = "own" }
    t.equal(game("T Pb10,pc10:1", rule, { pieces = pieces }):moves "b10",
      { "Pb10-b11=Z", "Pb10-c11=Z,c10*" })
    rule.when = "choice"
    t.equal(game("T Pb10,pc10:1", rule, { pieces = pieces }):moves "b10",
      { "Pb10-b11", "Pb10-b11=Z", "Pb10-c11:", "Pb10-c11=Z,c10*" })
    rule.when = "now or later"
    local g = game("T Pb10,pc10:1", rule, { pieces = pieces })
    g:play "Pb10-c11:="
    g:at("c11", "Pawn", "light")
    g:empty "c10"
    t.equal(#g:moves "c10", 0)
  end)
end)
