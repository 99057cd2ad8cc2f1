-- How a game ends by the rulebook: what stands on the board, how long it has gone, who can move no more.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Bishop = require "classical.pieces.bishop"
local Pawn = require "classical.pieces.pawn"

local function game(setup, rules, changes)
  local declared = {
    board = { files = 8, ranks = 8, zones = { hill = { "d4-e5" } } },
    pieces = { King, Rook, Bishop, Pawn }, royals = { King = "check" }, setup = setup, rules = rules,
  }
  for key, value in pairs(changes or {}) do declared[key] = value end
  return t.game(declared)
end
local function outcome(g)
  local kind, reason, winner = g:status()
  return kind .. " " .. reason .. " " .. (winner or "nobody")
end

t.describe("Extinction", function()
  local rules = { extinction = { { "Bishop" }, { "Rook", "Pawn" } } }

  t.it("is the loss of all that a side had of one list", function()
    local g = game("T Ke2,Rc1,Pa2,ke8,ra8,bc3", rules)
    g:play "Ke2-e3":play "Ra8-a2*"
    g:status "playing"
    g:play "Rc1-c3*"
    t.equal(outcome(g), "won extinction light")
    t.equal(g:moves(), {})
  end)

  t.it("takes a whole list: one kind of two may go", function()
    local g = game("t Ke1,Rb2,Pa2,ke8,ra8,rb8", rules)
    g:play "Ra8-a2*":play "Ke1-f1":play "Ra2-b2*"
    t.equal(outcome(g), "won extinction dark")
  end)

  t.it("leaves alone who never had any", function()
    game("T Ke1,ke8", rules):status "playing"
  end)

  t.it("may come from one's own promotion", function()
    local g = game("T Ka1,kh1,Pe7", { extinction = { { "Pawn" } } },
      { promotion = { pieces = { "Pawn" }, to = { "Rook" } } })
    g:play "Pe7-e8=R"
    t.equal(outcome(g), "won extinction dark")
  end)
end)

t.describe("A goal", function()
  t.it("is reached by bringing one of the pieces there", function()
    local g = game("T Kc3,ke8,Rh1", { goal = { pieces = { "King" }, zone = "hill" } })
    g:play "Rh1-h4"
    g:status "playing":undo()
    g:play "Kc3-d4"
    t.equal(outcome(g), "won goal light")
    t.equal(g:moves(), {})
  end)

  t.it("may have to be safe", function()
    local rules = { goal = { pieces = { "Rook" }, zone = "last", safe = true } }
    local g = game("T Kb1,Rb7,Rd7,kh6,be5", rules)
    g:play "Rb7-b8"
    g:status "playing"
    g:undo()
    g:play "Rd7-d8"
    t.equal(outcome(g), "won goal light")
  end)

  t.it("may lose, or draw, and there may be several", function()
    local rules = { goal = {
      { pieces = { "King" }, zone = "hill", result = "loss" }, { pieces = { "Pawn" }, zone = "last", result = "draw" },
    } }
    t.equal(outcome(game("t Kc3,ke6,Pa7", rules):play "Ke6-d5"), "won goal light")
    t.equal(outcome(game("T Kc3,ke6,Pa7", rules):play "Pa7-a8"), "draw goal nobody")
  end)

  t.it("is each side's own where the zone is", function()
    local rules = { goal = { pieces = { "King" }, zone = "last" } }
    t.equal(outcome(game("t Kh2,kb2", rules):play "Kb2-b1"), "won goal dark")
    t.equal(outcome(game("T Kg2,kb2", rules):play "Kg2-g1"), "playing  nobody")
  end)
end)

t.describe("A bare side", function()
  t.it("loses unless it can bare the other in reply", function()
    local rules = { bare = "loss unless answered" }
    local g = game("T Ka1,Rb1,kc3,rb8", rules)
    g:play "Rb1-b8*"
    t.equal(outcome(g), "won bare light")
    g = game("T Ka1,Rb2,kc3,bb8", rules)
    g:play "Rb2-b8*"
    t.equal(outcome(g), "won bare light")
    g = game("T Kg1,Rb4,kb2,bb3", rules)
    g:play "Rb4-b3*"
    g:status "check":play "Kb2-b3*"
    t.equal(outcome(g), "draw both sides are bare nobody")
  end)

  t.it("has lost where it does not answer", function()
    local g = game("T Kg1,Rb4,kb2,bb3", { bare = "loss unless answered" })
    g:play { "Rb4-b3*", "Kb2-c2" }
    t.equal(outcome(g), "won bare light")
  end)

  t.it("has lost at once where no answer helps", function()
    local g = game("T Kg1,Rb4,kb2,bb3", { bare = "loss" })
    g:play "Rb4-b3*"
    t.equal(outcome(g), "won bare light")
    t.equal(g:moves(), {})
  end)
end)

t.describe("A side that is bare as the variant counts", function()
  t.it("has no more than so many pieces, of whatever kind", function()
    -- Jupiter: "your forces are reduced to a single piece", beside which another royal piece is one too many.
    local Prince = require "jupiter.pieces.elephant-prince"
    local function jupiter(setup)
      return game(setup, { bare = { pieces = "all", left = 1 }, several_royals = "last" },
                  { pieces = { King, Rook, Prince, Pawn }, royals = { King = "capture", ["Elephant Prince"] = "capture" } })
    end
    jupiter "t Kh1,[EP]a1,kg8,rd8,pa7":status "playing"
    jupiter "t Kh1,Pa2,kg8,rd8,pa7":status "playing"
    local g = jupiter "t Kh1,[EP]a1,kg8,ra8,pb7"
    t.equal(outcome(g:play "Ra8-a1*"), "won bare dark")
    t.equal(outcome(jupiter "t Kh1,kg8,rd8"), "won bare dark")
  end)

  t.it("has none left of the pieces that count, whatever else it has", function()
    local rules = { bare = { pieces = { "Rook", "Bishop" } } }
    t.equal(outcome(game("T Ka1,Pa2,Rd1,ke8,pa7,bd8", rules):play "Rd1-d8*"), "won bare light")
    game("T Ka1,Pa2,Rd1,ke8,pa7,bc8,bd8", rules):play("Rd1-d8*"):status "check"
  end)

  t.it("may answer by leaving the other side as few", function()
    local rules = { bare = { result = "loss unless answered", pieces = { "Rook", "Bishop" }, left = 1 } }
    local g = game("T Kg1,Rb4,Rh1,Ph2,kb2,pa7,bb3,bh8", rules)
    t.equal(outcome(g:play "Rb4-b3*":play "Kb2-b3*"), "draw both sides are bare nobody")
    t.equal(outcome(game("T Kg1,Rb4,Rh1,Bh2,kb2,pa7,bb3,bh8", rules):play "Rb4-b3*"), "won bare light")
  end)

  t.it("follows the pieces of a variant that replaces some", function()
    local Base = variant {
      name = "Base", board = { files = 8, ranks = 8 }, pieces = { King, Rook, Bishop }, setup = "", royals = { King = "check" },
      rules = { bare = { pieces = { "Rook" } } },
    }
    local Cart = piece.extend(Rook, { name = "Cart", symbol = "C" })
    local g = t.game(variant.extend(Base, { name = "Carts", pieces = { replace = { Rook = Cart } } }), "T Ka1,Ca2,kh8,ca8,bb8")
    t.equal(outcome(g:play "Ca2-a8*"), "won bare light")
  end)
end)

t.describe("So many checks", function()
  local function counting(setup, changes) return game(setup, { checks = 2 }, changes) end

  t.it("win for the side that gives them, by whichever pieces", function()
    local g = counting "T Ka1,Ra2,Rb1,kh8"
    g:play "Ra2-h2"
    t.equal(g:setup():match ";.*", ";checks=1+0")
    g:status("check"):play "Kh8-g8"
    t.equal(g:setup():match ";.*", ";checks=1+0")
    t.equal(outcome(g:play "Rb1-g1"), "won checks light")
    t.equal(g:moves(), {})
    g:undo():status "playing"
  end)

  t.it("are read from a setup string and counted for each side", function()
    t.equal(outcome(counting "t Ka1,Ra2,kh8,rg8;checks=1+1":play "Rg8-g1"), "won checks dark")
    counting "t Ka1,Ra2,kh8,rg8;checks=1+0":play("Rg8-g1"):status "check"
    t.equal(outcome(counting "T Ka1,kh8;checks=2+0"), "won checks light")
  end)

  t.it("count once where two pieces give check, and not where the last royal piece alone is bound", function()
    t.equal(counting "T Ka1,Bd4,Re5,kh8":play "Re5-e8":setup():match ";.*", ";checks=1+0")
    local two = game("T Ka1,Ra2,kh8,kc8", { checks = 2, several_royals = "last" }):play "Ra2-h2"
    t.equal(two:setup():match ";.*", nil)
  end)

  t.it("make other positions than without them", function()
    local g = game("T Ka1,Ra2,kh8", { checks = 9, repetition = { times = 2 } })
    g:play { "Ra2-h2", "Kh8-g8", "Rh2-a2", "Kg8-h8" }:status "playing"
    t.equal(g:setup():match ";.*", ";checks=1+0")
  end)
end)

t.describe("Stalemate", function()
  local stuck = "t Kf7,Rg1,kh8,Rg6"
  t.it("draws, loses or wins for the side that cannot move", function()
    t.equal(outcome(game("t Kb6,ka8,Pa7")), "stalemate stalemate nobody")
    t.equal(outcome(game("t Kb6,ka8,Pa7", { stalemate = "loss" })), "won stalemate light")
    t.equal(outcome(game("t Kb6,ka8,Pa7", { stalemate = "win" })), "won stalemate dark")
    t.equal(outcome(game(stuck, { stalemate = "loss" })), "playing  nobody")
  end)
end)

t.describe("Repetition", function()
  local function repeated(result)
    local g = game("T Ka1,Rb1,kh8,rg8", { repetition = { times = 2, result = result } })
    return g:play { "Rb1-b2", "Rg8-g7", "Rb2-b1", "Rg7-g8" }
  end
  t.it("draws, or is judged for the side that brings it about", function()
    t.equal(outcome(repeated "draw"), "draw repetition nobody")
    t.equal(outcome(repeated "loss"), "won repetition light")
    t.equal(outcome(repeated "win"), "won repetition dark")
    t.equal(repeated "loss":moves(), {})
    t.ok(#repeated "draw":moves() > 0)
  end)
  t.it("that is illegal leaves a side without moves, and mates none", function()
    local Cart = piece { name = "Cart", symbol = "C", moves = m.step{ m.W, m.E } * m.empty }
    local function shuttling(stalemate)
      local g = game("T Ca1,ca2", { stalemate = stalemate, repetition = { times = 2, result = "illegal" } },
                     { board = { files = 2, ranks = 2 }, pieces = { Cart }, royals = {} })
      return g:play { "Ca1-b1", "Ca2-b2", "Cb1-a1" }
    end
    t.equal(outcome(shuttling "draw"), "stalemate stalemate nobody")
    t.equal(outcome(shuttling "loss"), "won stalemate light")
  end)

  t.it("is counted as it is played, also what has come about in the game", function()
    local function ill(result)
      return game("T Ka1,kh8,Pa2,pa3", { repetition = { times = 2, result = result } })
    end
    t.equal(ill("draw"):perft(4), 54)
    t.equal(ill("illegal"):perft(4), 51)
    -- Three ways lead back; the lines end there.
    t.equal(ill("loss"):perft(5), ill("draw"):perft(5) - 3 * #ill("draw"):moves())
    local g = ill("illegal"):play { "Ka1-b1", "Kh8-g8", "Kb1-a1" }
    g:may_not("Kg8-h8", "repeats")
    t.equal(g:perft(1), #g:moves())
  end)
end)

t.describe("Repetition where pieces ask for the last turn", function()
  local Echo = piece { name = "Echo", symbol = "E", moves = m.last{ is = "Rook" } * m.step(m.all) }
  local Novice = piece { name = "Novice", symbol = "N", moves = m.step(m.N) }
  local there_and_back = { "Rb1-b2", "Rg8-g7", "Rb2-b1", "Rg7-g8" }
  -- Before the first turn there is none: the last one is another when the pieces stand so again.
  local function again(setup, changes)
    local declared = { pieces = { King, Rook, Echo, Novice } }
    for key, value in pairs(changes or {}) do declared[key] = value end
    return outcome(game(setup, { repetition = { times = 2 } }, declared):play(there_and_back))
  end
  local drawn, goes_on = "draw repetition nobody", "playing  nobody"

  t.it("does not mind it where none of them stands there, nor can come", function()
    t.equal(again "T Ka1,Rb1,kh8,rg8", drawn)
    t.equal(again "T Ka1,Rb1,kh8,rg8,Ed4", goes_on)
    t.equal(again "T Ka1,Rb1,kh8,rg8,ed4", goes_on)
  end)

  t.it("minds those that can be dropped where they act in that turn", function()
    local phase = require "acedrex.phase"
    local one, two = { drops = { {} } }, { drops = { {} }, turn = phase.seq{ phase.either{ phase.move(), phase.drop() }, phase.move{ optional = true } } }
    t.equal(again("T Ka1,Rb1,kh8,rg8,+E", one), drawn)
    t.equal(again("T Ka1,Rb1,kh8,rg8,+E", two), goes_on)
    t.equal(again("T Ka1,Rb1,kh8,rg8,+N", two), drawn)
  end)

  t.it("minds those that a piece may become where something happens to them at the end of the turn", function()
    local Bell = piece { name = "Echo", symbol = "E", moves = m.step(m.all), on_turn_end = m.last{ is = "Rook" } * m.step(m.N) * m.enemy * m.oblate }
    local to_bell = { pieces = { King, Rook, Bell, Novice }, promotion = { pieces = { "Novice" }, zone = "last", to = { "Echo" } } }
    t.equal(again("T Ka1,Rb1,kh8,rg8,Nd4", to_bell), goes_on)
    t.equal(again("T Ka1,Rb1,kh8,rg8", to_bell), drawn)
    t.equal(again("T Ka1,Rb1,kh8,rg8,Nd4", { promotion = to_bell.promotion }), drawn)
  end)
end)

t.describe("Repetition on one board", function()
  local Token = piece { name = "Token", symbol = "O", owner = "none", may_move = "both", moves = m.step(m.orthogonals) * m.empty }
  local function beside(setup, result, times)
    return game(setup, { repetition = { { times = 4 }, { times = times or 2, result = result, board = "D" } } }, {
      board = { files = 8, ranks = 8, beside = { D = { files = 3, ranks = 1 } } }, pieces = { King, Rook, Pawn, Token },
    })
  end

  t.it("counts what stood there since the last move made elsewhere, that move included", function()
    local g = beside("T Ka1,Rb1,kh8,rg8,OD:a1", "illegal")
    g:play "OD:a1-D:b1"
    g:may_not("OD:b1-D:a1", "repeats"):play "OD:b1-D:c1"
    g:may_not("OD:c1-D:b1", "repeats"):play { "Rb1-b2", "OD:c1-D:b1" }
    g:may_not("OD:b1-D:c1", "repeats"):may "OD:b1-D:a1"
  end)

  t.it("lets moves elsewhere come and go", function()
    local g = beside("T Ka1,Rb1,kh8,rg8,OD:a1", "illegal")
    g:play { "Rb1-b2", "Rg8-g7", "Rb2-b1", "Rg7-g8", "Rb1-b2" }:status "playing"
  end)

  t.it("is not kept from sight by a right that runs out", function()
    local g = beside("T Ka1,Pe2|,kh8,OD:a1", "illegal")
    g:play { "Pe2-e3", "OD:a1-D:b1" }:may_not("OD:b1-D:a1", "repeats")
  end)

  t.it("may draw or lose as well", function()
    local moves = { "OD:a1-D:b1", "OD:b1-D:a1" }
    t.equal(outcome(beside("T Ka1,kh8,rg8,OD:a1", "draw"):play(moves)), "draw repetition nobody")
    t.equal(outcome(beside("T Ka1,kh8,rg8,OD:a1", "loss"):play(moves)), "won repetition light")
    t.equal(outcome(beside("T Ka1,kh8,rg8,OD:a1", "loss", 3):play(moves)), "playing  nobody")
  end)
end)

t.describe("A limit of moves", function()
  t.it("is counted on from a setup string", function()
    local limit = { moves = { plies = 3, result = "light" } }
    local g = game("T Ka1,Rb1,kh8,rg8", limit):play "Rb1-b2":play "Rg8-g7"
    t.equal(g:setup(), "T Ka1,Rb2,kh8,rg7;turn=2")
    game(g:setup(), limit):status "playing":play "Rb2-b1":status("won", "light")
  end)

  local function after(result, plies)
    local g = game("T Ka1,Rb1,kh8,rg8", { moves = { plies = plies, result = result } })
    return outcome(g:play { "Rb1-b2", "Rg8-g7", "Rb2-b3" })
  end
  t.it("ends the game as the rules say", function()
    t.equal(after("draw", 4), "playing  nobody")
    t.equal(after("draw", 3), "draw move limit nobody")
    t.equal(after("dark", 3), "won move limit dark")
    t.equal(after("win", 3), "won move limit light")
    t.equal(after("loss", 3), "won move limit dark")
  end)

  t.it("comes after mate", function()
    local g = game("T Kf7,Rg1,kh8", { moves = { plies = 1 } })
    g:play "Rg1-h1"
    t.equal(outcome(g), "checkmate checkmate light")
  end)
end)

t.describe("House rules", function()
  t.it("change single keys of these rules", function()
    local Base = variant {
      name = "Base", board = { files = 8, ranks = 8, zones = { hill = { "d4-e5" } } }, pieces = { King, Rook, Bishop },
      setup = "", royals = { King = "check" },
      rules = { goal = { pieces = { "Rook" }, zone = "hill" }, extinction = { { "Rook" } }, moves = { plies = 2 } },
    }
    local Lion = piece { name = "Lion", symbol = "L", moves = m.leap(1, 2) }
    local House = variant.extend(Base, {
      name = "House", pieces = { replace = { Rook = Lion } }, rules = { goal = { zone = "last" }, moves = { result = "dark" } },
    })
    t.equal(outcome(t.game(House, "H Ka1,La6,kh1"):play "La6-b8"), "won goal light")
    t.equal(outcome(t.game(House, "H Ka1,La6,kh1"):play { "La6-b4", "Kh1-h2" }), "won move limit dark")
    t.equal(outcome(t.game(House, "h Kd3,Lb2,kb1"):play "Kb1-b2*"), "won extinction dark")
  end)
end)

t.describe("A board that a move leaves empty", function()
  t.it("is one outcome, however it came about", function()
    local Cat = piece { name = "Cat", symbol = "C", moves = m.step(m.all) * m.leave }
    local game = variant { name = "Empty", board = { files = 4, ranks = 3 }, pieces = { Cat }, setup = "..C.\n....\n...." }
    t.equal(t.game(game):perft(1), 1)
  end)
end)
