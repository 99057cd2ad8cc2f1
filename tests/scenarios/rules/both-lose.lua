-- One turn makes both sides lose: who wins.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"
local Knight, Pawn = require "classical.pieces.knight", require "classical.pieces.pawn"

-- What captures goes with its captive, and with all that stands around but Pawns.
local function game(setup, rules, royals)
  return t.game {
    board = { files = 8, ranks = 8 }, pieces = { King, Rook, Knight, Pawn }, royals = royals or { King = "capture" },
    on_capture = m.every(m.step(m.all) * m.occupied * -m.is "Pawn" * m.oblate) * m.leave, setup = setup, rules = rules,
  }
end
local function outcome(g)
  local kind, reason, winner = g:status()
  return kind .. " " .. reason .. " " .. (winner or "nobody")
end
local words = { "mover", "other", "draw" }
-- After that move by each of the words, and by none.
local function outcomes(setup, move, rules, royals)
  local found = {}
  for _, word in ipairs { "mover", "other", "draw", "none" } do
    local all = { both_lose = word ~= "none" and word or nil }
    for key, value in pairs(rules or {}) do all[key] = value end
    found[#found + 1] = outcome(game(setup, all, royals):play(move))
  end
  return found
end

t.describe("Both sides lose by one turn", function()
  t.it("with their last royal pieces", function()
    t.equal(outcomes("T Kd3,Rd8,Ra1,ke4,rd4,rh8", "Rd8-d4*"),
            { "won both sides have lost light", "won both sides have lost dark", "draw both sides have lost nobody",
              "draw both sides have lost nobody" })
    t.equal(outcomes("t Kd3,Rd4,Ra1,ke4,rd8,rh8", "Rd8-d4*"),
            { "won both sides have lost dark", "won both sides have lost light", "draw both sides have lost nobody",
              "draw both sides have lost nobody" })
    local g = game("T Kd3,Rd8,Ra1,ke4,rd4,rh8", { both_lose = "mover" }):play "Rd8-d4*"
    t.equal(g:moves(), {})
  end)

  t.it("with all that they had of a kind", function()
    t.equal(outcomes("T Ka1,Rd8,Nd3,kh8,rd4,ne4", "Rd8-d4*", { extinction = { { "Knight" } } }),
            { "won both sides have lost light", "won both sides have lost dark", "draw both sides have lost nobody",
              "draw both sides have lost nobody" })
  end)

  t.it("with all but what leaves them bare", function()
    local bare = { bare = { pieces = "all", left = 1 } }
    t.equal(outcomes("T Ka1,Rd8,kh8,rd4", "Rd8-d4*", bare),
            { "won both sides are bare light", "won both sides are bare dark", "draw both sides are bare nobody",
              "draw both sides are bare nobody" })
    -- A draw of material ends no line, a win does.
    for _, word in ipairs(words) do
      local g = game("T Ka1,Rd8,kh8,rd4", { bare = bare.bare, both_lose = word }):play "Rd8-d4*"
      t.equal(#g:moves() > 0, word == "draw")
    end
  end)

  t.it("the one by this, the other by that", function()
    -- Light has lost its King, dark is left with nothing but its King.
    local setup, bare = "T Kd3,Rd8,Ra1,Na2,kh8,rd4,ne4", { bare = "loss" }
    t.equal(outcomes(setup, "Rd8-d4*", bare),
            { "won both sides have lost light", "won both sides have lost dark", "draw both sides have lost nobody",
              "draw both sides have lost nobody" })
    -- Light has lost its King, dark its Knights.
    t.equal(outcomes(setup, "Rd8-d4*", { extinction = { { "Knight" } } })[1], "won both sides have lost light")
  end)

  t.it("but not where it is only one of them", function()
    t.equal(outcome(game("T Kd3,Rd8,Ra1,kh8,rd4,rh7", { both_lose = "mover" }):play "Rd8-d4*"), "won royal captured dark")
    t.equal(outcome(game("T Ka1,Rd8,Rb1,kh8,rd4", { both_lose = "other", bare = "loss" }):play "Rd8-d4*"), "won bare light")
  end)

  t.it("in a setup, where the side that is not to move has moved", function()
    for _, case in ipairs { { "mover", "T", "dark" }, { "mover", "t", "light" }, { "other", "T", "light" }, { "other", "t", "dark" } } do
      local rules = { bare = "loss", both_lose = case[1] }
      t.equal(outcome(game(case[2] .. " Ka1,kh8", rules)), "won both sides are bare " .. case[3])
      t.equal(outcome(game(case[2] .. " Ka1,kh8,Ra2,rh7;loser=light;loser=dark", { both_lose = case[1] })),
              "won both sides have lost " .. case[3])
    end
  end)

  t.it("never by an answer to what has left one bare", function()
    local rules = { bare = "loss unless answered", both_lose = "mover" }
    local chess = t.game {
      board = { files = 8, ranks = 8 }, pieces = { King, Rook, Pawn }, royals = { King = "check" }, rules = rules,
      setup = "T Kg1,Rb4,kb2,rb3",
    }
    chess:play "Rb4-b3*":status "check"
    t.equal(outcome(chess:play "Kb2-b3*"), "draw both sides are bare nobody")
  end)
end)
