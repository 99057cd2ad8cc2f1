-- House rules: a variant that exists with some keys overridden, and what each rule of the rulebook does.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local Chess = require "classical.classical-chess"

local function with(changes)
  changes.name = changes.name or "House Chess"
  return variant.extend(Chess, changes)
end

local function winner(g)
  local _, _, side = g:status()
  return side
end

t.describe("Stalemate", function()
  local stuck = "cc Kf7,Qg6,kh8"

  t.it("may lose or win, for the side that cannot move", function()
    t.equal(winner(t.game(Chess, stuck)), nil)
    t.equal(winner(t.game(with{ rules = { stalemate = "loss" } }, stuck)), "light")
    t.equal(winner(t.game(with{ rules = { stalemate = "win" } }, stuck)), "dark")
  end)

  t.it("leaves all other rules as they were", function()
    t.game(with{ rules = { stalemate = "loss" } }, "CC Ke1,ke8"):status "draw"
  end)
end)

t.describe("A bare King", function()
  t.it("loses where the rules say so", function()
    local Bare = with{ rules = { bare = "loss" } }
    local g = t.game(Bare, "CC Ke1,Ra1,ke8,ra8")
    g:status "playing"
    g:play "Ra1-a8*"
    t.equal(winner(g), "light")
    t.equal(winner(t.game(Chess, "CC Ke1,Ra1,ke8")), nil)
  end)
end)

t.describe("Repetition", function()
  t.it("may be forbidden instead of drawn", function()
    local g = t.game(with{ rules = { repetition = { times = 2, result = "illegal" } } })
    g:play { "Ng1-f3", "Ng8-f6", "Nf3-g1" }
    g:may_not("Nf6-g8", "repe"):may "Nf6-d5"
  end)

  t.it("may need more than three times", function()
    local g = t.game(with{ rules = { repetition = { times = 4 } } })
    for _ = 1, 2 do g:play { "Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8" } end
    g:status "playing"
    g:play { "Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8" }
    g:status "draw"
  end)
end)

t.describe("Quiet moves", function()
  t.it("may be counted to another number", function()
    local g = t.game(with{ rules = { quiet = { plies = 4 } } }, "CC Ke1,Ra1,ke8,Pa2")
    g:play { "Ke1-e2", "Ke8-e7", "Ke2-e1" }
    g:status "playing"
    g:play "Ke7-e8"
    g:status "draw"
  end)
end)

t.describe("Promotion", function()
  local setup = "CC Ka1,kh6,Pe7"

  t.it("may be a choice: once, or never", function()
    local g = t.game(with{ promotion = { when = "choice" } }, setup)
    t.equal(#g:moves "e7", 5)
    g:play { "Pe7-e8", "Kh6-h5" }
    g:at("e8", "Pawn", "light")
    t.equal(g:moves "e8", {})
  end)

  t.it("may be put off: the Pawn is tagged and promoted by a later move", function()
    local g = t.game(with{ promotion = { when = "now or later" } }, setup)
    t.equal(#g:moves "e7", 5)
    g:play { "Pe7-e8=", "Kh6-h5" }
    t.equal(g:at "e8".tags, { "promotion" })
    t.equal(#g:moves "e8", 4)
    for _, move in ipairs(g:moves "e8") do
      if move:find "=Q" then g:play(move) end
    end
    g:at("e8", "Queen", "light"):status "check"
  end)

  t.it("may happen in a zone, to other pieces", function()
    local g = t.game(with{
      board = { zones = { camp = { light = { "a6-h8" } } } },
      promotion = { zone = "camp", to = { "Knight" } },
    }, "CC Ka1,kh6,Pe5,pc4")
    g:play "Pe5-e6=N"
    g:at("e6", "Knight", "light")
    g:play "Kh6-h5":play "Ka1-a2":play "Pc4-c3=N"
    g:at("c3", "Knight", "dark")
  end)
end)

t.describe("Castling", function()
  t.it("may be told by the files where the King ends", function()
    local g = t.game{
      pieces = { require "classical.pieces.king", require "classical.pieces.rook" }, royals = { King = "check" },
      castling = { king = "King", rooks = { "Rook" }, to = { "b", "g" } },
      setup = "T Ke1&,Ra1&,Rh1&,ke8",
    }
    g:may { "Ke1-b1&", "Ke1-g1&" }
    g:may_not "Ke1-c1&"
    g:play "Ke1-b1&"
    g:at("b1", "King"):at("c1", "Rook")
  end)

  t.it("may lead through attack, and out of it", function()
    t.game(with{ castling = { through_attack = true } }, "CC Ke1&,Ra1&,Rh1&,ke8,rf5"):may "Ke1-g1&"
    t.game(with{ castling = { through_attack = true } }, "CC Ke1&,Ra1&,Rh1&,ke8,re5"):may_not "Ke1-g1&"
    t.game(with{ castling = { out_of_attack = true } }, "CC Ke1&,Ra1&,Rh1&,ke8,re5"):may "Ke1-g1&"
    t.game(with{ castling = { through_attack = true } }, "CC Ke1&,Ra1&,Rh1&,ke8,rg5"):may_not "Ke1-g1&"
  end)
end)

t.describe("The cast", function()
  local Amazon = piece { name = "Amazon", symbol = "A", moves = m.slide(m.all) + m.leap(1, 2) }

  t.it("may be replaced piece by piece, in setup and promotion too", function()
    local g = t.game(with{ pieces = { replace = { Queen = Amazon } } })
    g:at("d1", "Amazon", "light"):at("d8", "Amazon", "dark")
    g:may "Ad1-c3"
    local h = t.game(with{ pieces = { replace = { Queen = Amazon } } }, "CC Ka1,kh6,Pe7")
    h:may "Pe7-e8=A"
    h:may_not "Pe7-e8=Q"
  end)

  t.it("still reads the symbols of the types that were replaced", function()
    local Amazons = with{ pieces = { replace = { Queen = Amazon } } }
    t.game(Amazons, "CC Ka1,kh6,Qb2,qe8"):at("b2", "Amazon", "light"):at("e8", "Amazon", "dark"):may "Ab2-d3"
    t.equal(t.game(Amazons, "CC Ka1,kh6,Qb2"):setup(), "HC Ka1,Ab2,kh6")
    t.game(Amazons, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"):at("d8", "Amazon", "dark")
    -- Whoever has the symbol now is meant by it.
    local Quail = piece { name = "Quail", symbol = "Q", moves = m.leap(2, 3) }
    t.game(with{ pieces = { replace = { Queen = Amazon }, add = { Quail } } }, "CC Ka1,kh6,Qb2"):at("b2", "Quail")
  end)

  t.it("may grow", function()
    local g = t.game(with{
      pieces = { add = { Amazon } },
      promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Amazon" } },
    }, "CC Ka1,kh6,Pe7")
    t.equal(#g:moves "e7", 5)
  end)

  t.it("may give the royal part to somebody else", function()
    local g = t.game(with{ pieces = { replace = { King = Amazon } } })
    g:at("e1", "Amazon", "light")
    local h = t.game(with{ pieces = { replace = { King = Amazon } } }, "CC Ae1,ah8,rb8,Pa2")
    h:status "playing":may_not "Ae1-e8"
  end)
end)

t.describe("A piece made from another", function()
  t.it("moves like it, and more", function()
    local Rook = require "classical.pieces.rook"
    local Camelrook = piece.extend(Rook, { name = "Camelrook", symbol = "C", moves = Rook.moves + m.leap(1, 3) })
    t.game{ board = { files = 4, ranks = 4 }, pieces = { Camelrook }, setup = "T Ca1" }
      :reaches_only("a1", "a2 a3 a4 b1 c1 d1 b4 d2")
  end)
end)
