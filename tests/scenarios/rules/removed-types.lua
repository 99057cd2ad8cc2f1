-- Rules of a base whose types an extension removes: they go with the types, and never hold for all others instead.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local t = require "acedrex.scenario"
local Chess, Shogi = require "classical.classical-chess", require "shogi.shogi"

-- Chess with these keys, from which the Knights are removed then.
local function without_knights(keys, more)
  keys.name = "Base"
  local all = { name = "Nobles", pieces = { remove = { "Knight" } }, promotion = { to = { "Queen" } } }
  for key, value in pairs(more or {}) do all[key] = value end
  return variant.extend(variant.extend(Chess, keys), all)
end

t.describe("A rule for types that are removed", function()
  t.it("lets no other piece be dropped", function()
    local drops = { { pieces = { "Knight" }, at = m.rank(1) }, {} }
    local g = t.game(without_knights{ captures = { to = "capturer" }, drops = drops }, "N Ke1,ke8,+R")
    local dropped = 0
    for _, move in ipairs(g:moves()) do dropped = dropped + (move:match "%+" and 1 or 0) end
    t.equal(dropped, 62)
    g = t.game(without_knights{ captures = { to = "capturer" }, drops = { pieces = { "Knight" } } }, "N Ke1,ke8,+R")
    g:may_not "R+a1"
    g = t.game(without_knights{ captures = { to = "capturer" }, drops = { pieces = "Knight" } }, "N Ke1,ke8,+R")
    g:may_not "R+a1"
  end)

  t.it("puts nothing into a pocket that others capture", function()
    for _, rule in ipairs { { by = { "Knight" }, to = "capturer" }, { pieces = { "Knight" }, to = "capturer" } } do
      local g = t.game(without_knights{ captures = { rule }, drops = {} }, "N Ke1,ke8,Ra1,pa7")
      t.equal(g:play("Ra1-a7*"):setup(), "n Ke1,Ra7,ke8")
    end
  end)

  t.it("puts nothing in for a type that was to go in as a removed one", function()
    local g = t.game(without_knights{ captures = { to = "capturer", as = { Queen = "Knight" } }, drops = {} },
      "N Ke1,kf8,Ra1,qa7,rh2")
    t.equal(g:play("Ra1-a7*"):setup(), "n Ke1,Ra7,kf8,rh2")
    t.equal(t.game(without_knights{ captures = { to = "capturer", promoted = "Knight" }, drops = {} },
      "N Kd1,kd8,Pa7,rb8"):play{ "Pa7-a8=Q", "Rb8-a8*" }:setup(), "N Kd1,kd8,ra8")
  end)

  t.it("drops nothing as a removed type", function()
    local g = t.game(without_knights{ drops = { as = { Rook = { "Knight" }, Queen = { "Knight", "Bishop" } } } },
      "N Ke1,ke8,+R,+Q")
    g:may("Q+a1=B"):may_not { "R+a1", "R+a1=N", "Q+a1=N", "Q+a1=Q" }
  end)

  t.it("gives no piece a second move", function()
    local turn = phase.seq { phase.move(), phase.move { pieces = { "Knight" }, optional = true } }
    local g = t.game(without_knights{ turn = turn }, "N Ke1,ke8,Ra1")
    g:may("Ra1-a2"):may_not "Ra1-a2; Ra2-a3"
    t.equal(#g:moves "a1", 10)
  end)

  t.it("leaves the parts of a turn that are for others", function()
    local turn = phase.either { phase.moves { 2, of = phase.move { pieces = { "Knight" } } }, phase.drop { pieces = { "Knight" } },
      phase.move { pieces = { "King", "Knight" } } }
    t.equal(#t.game(without_knights{ turn = turn, drops = {} }, "N Ke1,ke8,Ra1,+R"):moves(), 5)
  end)

  t.it("is not lost with what the extension says of the others", function()
    t.equal(#t.game(without_knights({ promotion = { to = { "Knight" } } }), "N Ke1,ke8,Pa7"):moves "a7", 1)
    local castling = { king = "King", rooks = { "Knight" }, distances = { 2 } }
    t.game(without_knights({ castling = castling }, { castling = { rooks = { "Bishop" } } }), "N Ke1&,Bh1&,ke8"):may "Ke1-g1&"
  end)

  t.it("goes with the last type of a class", function()
    local Fox = piece { name = "Fox", symbol = "F", class = "Beast", moves = m.step(m.N) }
    local Zoo = variant.extend(Chess, { name = "Zoo", pieces = { add = { Fox } }, drops = { { pieces = { "Beast" } } } })
    t.game(variant.extend(Zoo, { name = "None", pieces = { remove = { "Fox" } } }), "N Ke1,ke8,+R"):may_not "R+a1"
  end)
end)

t.describe("Shogi without Knights and Lances", function()
  t.it("has the counts of Minishogi", function()
    local Minishogi = variant.extend(Shogi, {
      name = "Minishogi", board = { files = 5, ranks = 5, zones = { camp = { light = { "a5-e5" } } } },
      pieces = { remove = { "Knight", "Lance" } },
      setup = [[
        r b s g k
        . . . . p
        . . . . .
        P . . . .
        K G S B R
      ]],
    })
    t.equal(t.game(Minishogi):perft(4), 35401)
  end)
end)

t.describe("A variant that depends on its options", function()
  t.it("may have its board and its pieces from them alone", function()
    local Field = variant { name = "Field", options = { size = { kind = "number", range = { 3, 9 } } }, by_options = function(o)
      return { board = { files = o.size, ranks = o.size }, pieces = { require "classical.pieces.rook" } }
    end }
    t.equal(#t.game(Field, "F Ra1", { options = "size=7" }):moves(), 12)
  end)
end)
