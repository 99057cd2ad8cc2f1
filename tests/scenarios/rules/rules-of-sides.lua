-- Rules and turns that differ between the sides: rules.light, rules.dark, turn.light, turn.dark.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all), royal = "check" }
local Queen = piece { name = "Queen", symbol = "Q", moves = m.slide(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }

local function variant_of(rules, keys)
  keys = keys or {}
  keys.name, keys.board, keys.pieces, keys.rules = "T", { files = 8, ranks = 8 }, { King, Queen, Rook }, rules
  return variant(keys)
end
local function game(rules, setup, keys) return t.game(variant_of(rules, keys), setup) end

t.describe("rules of one side", function()
  t.it("say who loses by stalemate", function()
    local rules = { light = { stalemate = "loss" } }
    game(rules, "T Ka8,kc7,qb6"):status("won", "dark")
    game(rules, "t ka8,Kc7,Qb6"):status "stalemate"
    local both = { stalemate = "win", dark = { stalemate = "loss" } }
    game(both, "T Ka8,kc7,qb6"):status("won", "light")
    game(both, "t ka8,Kc7,Qb6"):status("won", "light")
  end)

  t.it("say who has to capture", function()
    local rules = { capture = "must", dark = { capture = "free" } }
    game(rules, "T Ka8,Ra1,kh8,rh1"):may "Ra1-h1*":may_not "Ra1-a2"
    local g = game(rules, "t Ka8,Ra1,kh8,rh1"):may { "Rh1-a1*", "Rh1-h2" }
    t.equal(#g:moves(), 16)
    g:play "Rh1-h2":may "Ra1-h1"
    local freed = { capture = "must", light = { capture = "free" } }
    t.equal(#game(freed, "T Ka8,Ra1,kh8,rh1"):moves(), 16)
    t.equal(#game(freed, "t Ka8,Ra1,kh8,rh1"):moves(), 1)
  end)

  t.it("say who may pass", function()
    local rules = { dark = { pass = "free" } }
    game(rules, "T Ka8,kh8"):may_not("pass", "no turn may be passed")
    game(rules, "t Ka8,kh8"):may "pass"
    game({ light = { pass = "forced" } }, "T Ka8,kc7,qb6"):may "pass"
    game({ light = { pass = "forced" } }, "t ka8,Kc7,Qb6"):status "stalemate"
  end)

  t.it("say who may not give check", function()
    local rules = { light = { giving_check = "illegal" } }
    game(rules, "T Ka8,Ra1,kh8"):may "Ra1-b1":may_not("Ra1-h1", "gives check")
    game(rules, "t Ka8,rb1,kh8"):may "Rb1-a1"
  end)

  t.it("are merged key by key", function()
    local base = variant_of { capture = "must", light = { pass = "free" } }
    local more = variant.extend(base, { name = "More", rules = { light = { capture = "free" } } })
    t.game(more, "T Ka8,Ra1,kh8,rh1"):may { "Ra1-a2", "pass" }
    t.game(more, "t Ka8,Ra1,kh8,rh1"):may_not { "Rh1-h2", "pass" }
  end)
end)

t.describe("turns of the sides", function()
  t.it("are read as phase.by_side reads them", function()
    local turn = { light = phase.move(), dark = phase.moves(2) }
    local g = game({}, "T Ra1,rh8", { turn = turn })
    g:may "Ra1-a2":may_not "Ra1-a2; Ra2-a3"
    g:play "Ra1-a2":may "Rh8-h7; Rh7-h6":may_not "Rh8-h7"
  end)
end)
