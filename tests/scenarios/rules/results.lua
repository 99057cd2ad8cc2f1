-- Results that are not the usual ones: of what is lost, of mate, by what the sides count, by counters.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King, Rook, Knight = require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight"

local function board(rules, setup, more)
  local keys = { board = { files = 8, ranks = 8 }, royals = { King = "check" }, pieces = { King, Rook, Knight },
                 rules = rules, setup = setup }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game(keys)
end

t.describe("A result of one side, whichever has moved", function()
  local around = { "Ka1-b1", "Kh8-g8", "Kb1-a1", "Kg8-h8" }
  t.it("comes by repetition, by the halfmove clock and by stalemate", function()
    for _, side in ipairs { "light", "dark" } do
      board({ repetition = { times = 2, result = side } }, "T Ka1,kh8"):play(around):status("won", side)
      board({ repetition = { times = 2, result = side } }, "t Ka1,kh8"):play { "Kh8-g8", "Ka1-b1", "Kg8-h8", "Kb1-a1" }:status("won", side)
      board({ quiet = { plies = 2, result = side } }, "T Ka1,kh8"):play { "Ka1-b1", "Kh8-g8" }:status("won", side)
      board({ stalemate = side }, "t Kb6,Rb7,ka8"):status("won", side)
    end
  end)
end)

t.describe("A side that loses the last piece of a list", function()
  local function rules(result) return { extinction = { { "Rook", result = result } } } end
  t.it("has won or drawn where the list says so", function()
    board(rules(nil), "T Ka1,Rb2,kh8,rb8"):play "Rb2-b8*":status("won", "light")
    board(rules "win", "T Ka1,Rb2,kh8,rb8"):play "Rb2-b8*":status("won", "dark")
    local g = board(rules "draw", "T Ka1,Rb2,kh8,rb8"):play "Rb2-b8*":status("draw", "extinction")
    t.equal(g:perft(1), 0)
    t.equal(g:setup(), "t Ka1,Rb8,kh8;loser=none")
    board(rules "draw", g:setup()):status("draw", "extinction")
  end)
  t.it("has not before it has lost the last one", function()
    board(rules "win", "T Ka1,Rb2,kh8,rb8,rh4"):play "Rb2-b8*":status "check"
  end)
  t.it("does nothing where it never had one", function()
    board(rules "draw", "T Ka1,Rb2,kh8"):play "Rb2-b3":status "playing"
  end)
  t.it("loses by another list all the same", function()
    local both = { extinction = { { "Rook", result = "draw" }, { "Rook", "Knight" } } }
    board(both, "T Ka1,Rb2,kh8,rb8"):play "Rb2-b8*":status("won", "light")
    board(both, "T Ka1,Rb2,kh8,rb8,nh1"):play "Rb2-b8*":status("draw", "extinction")
  end)
  t.it("is told of in FEN, if the other side has some", function()
    board(rules "win", "7k/8/8/8/8/8/1R6/K7 b - - 0 1"):status("won", "dark")
    board(rules "draw", "7k/8/8/8/8/8/1R6/K7 b - - 0 1"):status("draw", "extinction")
    board(rules "draw", "7k/8/8/8/8/8/8/K7 b - - 0 1"):status "playing"
  end)
  t.it("keeps its result when another type stands for it", function()
    local base = variant { name = "Base", board = { files = 8, ranks = 8 }, royals = { King = "check" },
                           pieces = { King, Rook, Knight }, setup = ("r . . k . . . n\n" .. (". . . . . . . .\n"):rep(6)) .. "R . . K . . . N",
                           rules = rules "win" }
    local other = variant.extend(base, { name = "Other", pieces = { replace = { Rook = require "classical.pieces.bishop" } } })
    t.game(other, "O Ka1,Bb2,kh8,nd4,bc3"):play "Bb2-c3*":status("won", "dark")
  end)
end)

t.describe("Mate", function()
  local function mated(result, setup) return board({ checkmate = result }, setup or "t Kb6,Rh8,ka8") end
  t.it("loses, wins or draws for the side that is mated", function()
    mated(nil):status("checkmate", "light")
    mated "loss":status("checkmate", "light")
    mated "win":status("checkmate", "dark")
    mated "draw":status "checkmate"
    t.equal(mated "draw":perft(1), 0)
  end)
  t.it("leaves stalemate alone", function()
    mated("win", "t Kb6,Rb1,Rh7,ka8"):status "playing"
    mated("win", "t Kc7,Rb1,ka8"):play "Ka8-a7":status "playing"
    mated("win", "t Kc8,Rb1,ka8,Nc6"):status "stalemate"
  end)
end)

t.describe("The count", function()
  t.it("is of pieces on the board", function()
    local rules = { stalemate = "count", pass = "never" }
    board(rules, "t Kc8,Rb1,ka8,Nc6"):status("won", "light")
    board(rules, "t Kc8,Rb1,ka8,Nc6,nh8"):status "playing"
  end)
  t.it("is by what types are worth, with what a side has besides", function()
    local function rules(dark)
      return { pass = "free", count = { at = { "passes" }, by = { Rook = 5, Knight = 3 }, bonus = { dark = dark } } }
    end
    local function counted(setup, dark) return board(rules(dark), setup):play{ "pass", "pass" } end
    counted("T Ka1,Rb2,kh8,ng5"):status("won", "light")
    counted("T Ka1,Nb2,kh8,ng5"):status("draw", "passes")
    counted("T Ka1,Nb2,kh8,ng5", 1.5):status("won", "dark")
    counted("T Ka1,Rb2,kh8,ng5", 1.5):status("won", "light")
    counted("T Ka1,Rb2,kh8,ng5", 2):status("draw", "passes")
    counted("T Ka1,kh8,kg1", 2):status("won", "dark")
  end)
  t.it("decides where no field is empty", function()
    local Stone = piece { name = "Stone", symbol = "O", moves = m.none }
    local g = t.game{ board = { files = 2, ranks = 2, holes = { "b2" } }, pieces = { Stone },
                      pockets = { both = { Stone = 3 } }, drops = {}, setup = ". .\n. .", rules = { count = { at = "full board" } } }
    g:play{ "O+a1", "O+b1" }:status "playing":play "O+a2":status("won", "light")
    t.equal(g:perft(1), 0)
  end)
  t.it("decides when the game has lasted so long, has been quiet, or repeats itself", function()
    local turns = { "Ka1-a2", "Kh8-h7", "Ka2-a1", "Kh7-h8" }
    for at, limit in pairs{ moves = { plies = 4 }, quiet = { plies = 4 }, repetition = { times = 2 } } do
      local reason = at == "moves" and "move limit" or at
      board({ [at] = limit, count = { at = { at } } }, "T Ka1,kh8,nc8"):play(turns):status("won", "dark")
      board({ [at] = limit, count = { at = { at } } }, "T Ka1,kh8"):play(turns):status("draw", reason)
      limit.result = "count"
      board({ [at] = limit }, "T Ka1,kh8,Nc8"):play(turns):status("won", "light")
    end
  end)
end)

t.describe("Counters of the sides", function()
  local Eater = piece { name = "Eater", symbol = "E", moves =
    m.step(m.all) * (m.empty + m.prey * m.capture * m.add("points", 1)) }
  local function game(setup, rules)
    return board(rules or { counter = { points = 2 } }, setup,
                 { state = { points = { to = 9, each = "side" } }, pieces = { King, Eater }, royals = {} })
  end
  t.it("win when they have come so far", function()
    local g = game "T Ea1,ea2,eb2,eh8":play{ "Ea1-a2*", "Eh8-h7", "Ea2-b2*" }:status("won", "light")
    g:status("won", "points")
    t.equal(g:perft(1), 0)
    game "t Ea1,Eg8,eh8;points=0+1":play "Eh8-g8*":status("won", "dark")
  end)
  t.it("leave it to the rule of both sides that lose where both have", function()
    game "T Ea1,eh8;points=2+2":status("draw", "points")
    game("T Ea1,eh8;points=2+2", { both_lose = "mover", counter = { points = 2 } }):status("won", "dark")
  end)
  t.it("are what is counted in the end", function()
    local rules = { pass = "free", count = { at = "passes", by = "points" } }
    game("T Ea1,eh8;points=2+1", rules):play{ "pass", "pass" }:status("won", "light")
    game("T Ea1,eh8,eh7;points=1+1", rules):play{ "pass", "pass" }:status("draw", "passes")
  end)
end)

t.describe("Checks that have to mate", function()
  local function game(setup) return board({ giving_check = "unless mate" }, setup) end
  t.it("are the only ones", function()
    game "T Kb6,Rh1,Rc1,ka8":may{ "Rh1-h8", "Rc1-c2" }:may_not("Rc1-a1", "does not mate")
    game "T Kg6,Rh1,Rc1,ka8":may_not("Rc1-c8", "does not mate")
  end)
  t.it("are none by what steps out of the way, unless that mates", function()
    game "T Kb6,Rh8,Ng8,ka8":may{ "Ng8-e7", "Ng8-f6" }
    game "T Kc6,Rh8,Ng8,ka8":may_not "Ng8-e7"
  end)
  t.it("are answered by moves that check in turn", function()
    -- Only the Rook can stand between, and gives check by it: so the first check is no mate.
    game "T Kd8,Rh1,Rb1,ka6,rd2,Rg7":may_not "Rh1-a1"
  end)
  t.it("are told of to those who try", function()
    game "T Kg6,Rc1,ka8":may_not("Rc1-c8", "gives check and does not mate")
  end)
end)
