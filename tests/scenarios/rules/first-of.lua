-- The first part of a turn by which there is a legal one: phase.first_of.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }

local function game(turn, setup, keys)
  keys = keys or {}
  keys.board, keys.turn, keys.pieces = { files = 4, ranks = 4 }, turn, { King, Man, Rook }
  return t.game(keys, setup)
end

local drop_first = phase.first_of{ phase.drop{ at = m.rank(1) }, phase.move() }

t.describe("phase.first_of", function()
  t.it("lets a side move only where no drop is possible", function()
    local g = game(drop_first, "T Ka1,kd4,+R")
    g:may { "R+b1", "R+d1" }:may_not { "Ka1-a2", "R+b2" }
    g:play "R+b1":play "Kd4-d3":may { "Ka1-a2", "Rb1-b4" }
    game(drop_first, "T Ka1,Mb1,Mc1,Md1,kd4,+R"):may { "Ka1-a2", "Mb1-b2" }
  end)

  t.it("is not possible by a pass, though a side may pass", function()
    local move_first = phase.first_of{ phase.move(), phase.drop{ at = m.rank(1) } }
    local free = { rules = { pass = "free" } }
    local g = game(move_first, "T Ma4,kd4,+R", free)
    g:may { "R+a1", "R+b1", "R+c1", "R+d1", "pass" }
    t.equal(#g:moves(), 5)
    game(move_first, "T Ma3,kd4,+R", free):may { "Ma3-a4", "pass" }:may_not "R+b1"
  end)

  t.it("asks for legal turns", function()
    local royal = { royals = { King = "check" } }
    -- Only a drop parries the check.
    game(drop_first, "T Ka1,rd1,kd4,+R", royal):may { "R+b1", "R+c1" }:may_not "Ka1-a2"
    -- No drop does.
    game(drop_first, "T Ka1,ra4,kd4,+R", royal):may { "Ka1-b1", "Ka1-b2" }:may_not "R+b1"
  end)

  t.it("has as many parts as one likes", function()
    local by_type = phase.first_of{
      phase.move{ pieces = { "Man" } }, phase.move{ pieces = { "Rook" } }, phase.move() }
    game(by_type, "T Ka1,Mb1,Rd1,kd4"):may "Mb1-b2":may_not { "Rd1-d2", "Ka1-a2" }
    game(by_type, "T Ka1,Mb4,Rd1,kd4"):may "Rd1-d2":may_not "Ka1-a2"
    game(by_type, "T Ka1,Mb4,kd4"):may "Ka1-a2"
  end)

  t.it("looks to the end of the turn", function()
    -- Where the Rook goes first, nothing is left for the second part.
    local turn = phase.first_of{ phase.seq{ phase.move{ pieces = { "Rook" } }, phase.move{ pieces = { "Man" } } },
                                 phase.move{ pieces = { "King" } } }
    game(turn, "T Ka1,Rd1,kd4"):may "Ka1-a2":may_not "Rd1-d2"
    game(turn, "T Ka1,Rd1,Mb1,kd4"):may "Rd1-d2; Mb1-b2":may_not { "Ka1-a2", "Rd1-d2" }
  end)

  t.it("is asked where it stands in the turn", function()
    local turn = phase.seq{ phase.move{ pieces = { "King" } }, phase.first_of{ phase.move{ pieces = { "Man" } }, phase.move() } }
    game(turn, "T Ka1,Mb1,kd4"):may "Ka1-a2; Mb1-b2":may_not "Ka1-a2; Ka2-a3"
    game(turn, "T Ka1,Mb3,kd4"):may { "Ka1-a2; Mb3-b4", "Ka1-b1; Mb3-b4" }:may_not "Ka1-a2; Ka2-a3"
    game(turn, "T Ka1,Mb4,kd4"):may "Ka1-a2; Ka2-a3"
  end)

  t.it("counts as possible what is not passed", function()
    for _, pass in ipairs { "forced", "free" } do
      local keys = { rules = { pass = pass } }
      local turn = phase.first_of{ phase.move{ pieces = { "Man" } }, phase.move() }
      game(turn, "T Ka1,Mb4,kd4", keys):may "Ka1-a2"
      game(drop_first, "T Ma4,kd4,+R", keys):may "R+a1":may_not "Ma4-a3"
    end
    game(drop_first, "T Ma4,kd4", { rules = { pass = "forced" } }):may "pass"
    -- Also where the move, which is passed, is not the last part.
    local move_first = phase.first_of{ phase.move(), phase.drop{ at = m.rank(1) } }
    game(move_first, "T Ma4,kd4", { rules = { pass = "forced" } }):may "pass"
    game(move_first, "T Ma4,kd4,+R", { rules = { pass = "forced" } }):may "R+a1":may_not "pass"
  end)

  t.it("leaves out what lapses", function()
    local turn = phase.first_of{ phase.when(m.anywhere * m.own * m.is "Rook", phase.move{ pieces = { "Man" } }), phase.move() }
    game(turn, "T Ka1,Mb1,Rd1,kd4"):may "Mb1-b2":may_not "Ka1-a2"
    game(turn, "T Ka1,Mb1,kd4"):may { "Mb1-b2", "Ka1-a2" }
  end)

  t.it("counts as it lists", function()
    t.equal(#game(drop_first, "T Ka1,kd4,+R"):moves(), 3)
    t.equal(#game(drop_first, "T Ka1,kd4"):moves(), 3)
  end)
end)
