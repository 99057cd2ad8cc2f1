-- What is counted without being listed, and what is judged without being made.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, o, all = m.step, m.orthogonals, m.all
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"

-- As many turns follow the next one as are listed, whichever it is.
local function counts(g, number)
  local listed = 0
  for _, move in ipairs(g:moves()) do
    g:play(move)
    listed = listed + #g:moves()
    g:undo()
  end
  t.equal(listed, number, "listed")
  t.equal(g:perft(2), number, "counted")
end

t.describe("Drops that are counted", function()
  local General = piece { name = "General", symbol = "G", moves = S(all) }
  local Foot = piece { name = "Foot", symbol = "F", moves = S(m.N) }
  local Cannon = piece { name = "Cannon", symbol = "C", moves = m.hop(o) * m.enemy }
  local function game(setup)
    return t.game{
      board = { files = 5, ranks = 5 }, pieces = { General, Foot, Rook, Cannon }, royals = { General = "check" },
      captures = { to = "capturer" },
      drops = { { pieces = { "Foot" }, at = -m.rank(-1), mate = false }, {} }, setup = setup,
    }
  end

  t.it("stop the checks that are given", function()
    -- The General has three steps; the Foot comes in between where the Rook or the Foot has moved to check.
    counts(game "t Ga1,ga5,re1,fd1,fb5,fb4,+F", 111)
  end)

  t.it("do not mate where that is forbidden", function()
    counts(game "t Gb3,ga5,fb5,fe3,+F", 29)
  end)

  t.it("do not mate where that is forbidden by what stands behind them", function()
    local g = game "t Ge1,Ca1,ga5,fb5,fb4,fd4,+F"
    counts(g, 53)
    g:play "Fd4-d3":may_not { "F+a2", "F+a3" }
  end)
end)

t.describe("Tags that are gone when the turn is over", function()
  local Bell = piece { name = "Bell", symbol = "B", moves = S(o) * m.empty * m.land * m.aside(m.mark("asleep", 1)) }
  local Man = piece { name = "Man", symbol = "M", moves = S(o) * m.empty }
  -- moves: of the piece that may be asleep.
  local function of(moves, rules)
    local Sleeper = piece { name = "Sleeper", symbol = "S", moves = moves }
    return function(setup)
      return t.game{ board = { files = 5, ranks = 5 }, pieces = { King, Sleeper, Man, Bell }, royals = { King = "check" },
        rules = rules, setup = setup }
    end
  end
  -- What tables hold, and what only looks.
  local walks = { slide = m.slide(o), lame = S(o) * m.free * S(o) }

  for name, walk in pairs(walks) do
    local awake, asleep = -m.carries "asleep" * walk, m.carries "asleep" * walk
    t.it("keep no piece from attacking then: " .. name, function()
      of(awake) "T Kb1,sa3{asleep:1},ke5":may "Kb1-c2":may_not("Kb1-a1", "check")
    end)
    t.it("let no piece attack then: " .. name, function()
      of(asleep) "T Ka1,sa3{asleep:1},ke5":may { "Ka1-b1", "Ka1-b2" }
      of(asleep) "T Kb1,sa3{asleep:1},ke5":may { "Kb1-a1", "Kb1-b2" }
    end)
    t.it("keep no piece from giving check then: " .. name, function()
      of(awake, { giving_check = "illegal" }) "T Ke1,Sa3{asleep:1},Mb4,ka5":may "Mb4-a4":may_not { "Ke1-e2", "Mb4-b5" }
      -- Lines are marked where light has no King that the same tags concern.
      of(awake, { giving_check = "illegal" }) "T Sa3{asleep:1},Mb4,ka5":may "Mb4-a4":may_not { "Mb4-b5", "Mb4-c4" }
    end)
    t.it("let no piece give check then: " .. name, function()
      of(asleep, { giving_check = "illegal" }) "T Ke1,Sa3{asleep:1},Ma4,ka5":may { "Ma4-b4", "Ke1-e2" }
    end)
  end
end)

t.describe("Moves that do more than go somewhere", function()
  local Shover = piece { name = "Shover", symbol = "S",
    moves = S(m.N) * m.empty + m.aside(S(m.E) * m.own * m.push(m.N)) * m.land }
  local Man = piece { name = "Man", symbol = "M", moves = S(m.N) * m.empty }
  local function game(setup, promotion)
    return t.game{ board = { files = 4, ranks = 5 }, pieces = { Shover, Man, Rook }, promotion = promotion, setup = setup }
  end

  t.it("are counted beside those that only go", function()
    counts(game "t Sa1,Ra5,Mb5,md5", 4)
  end)
  t.it("are one turn with those that come to the same", function()
    counts(game "t Sa1,Mb1,md5", 2)
  end)
  t.it("are counted beside pieces that become what they are", function()
    counts(game("t Sa1,Mb4,md5", { pieces = { "Man" }, to = { "Man", "Rook" }, when = "choice" }), 3)
  end)
  t.it("are one turn where two words take the same piece that has rushed", function()
    local take = S(m.NE) * m.passed * m.take_passer
    local Taker = piece { name = "Taker", symbol = "T", moves = take + take }
    local Runner = piece { name = "Runner", symbol = "R" }
    local g = t.game{ board = { files = 2, ranks = 4 }, pieces = { Taker, Runner }, setup = "T Ta2,rb2:" }
    t.equal(#g:moves(), 1, "listed")
    t.equal(g:perft(1), 1, "counted")
  end)
end)
