-- What a piece may become by how many of it there are: promotion.limit.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Queen = piece { name = "Queen", symbol = "Q", moves = m.slide(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Pawn = piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NW, m.NE } * m.strike }
local Ram = piece { name = "Ram", symbol = "M", moves = m.step(m.N) * m.own * m.oblate }

local function game(setup, rule, keys)
  keys = keys or {}
  keys.board, keys.pieces = { files = 8, ranks = 8 }, { King, Queen, Rook, Pawn, Ram }
  keys.promotion = { pieces = { "Pawn", "Ram" }, to = { "Queen", "Rook" } }
  for key, value in pairs(rule) do keys.promotion[key] = value end
  return t.game(keys, setup)
end

t.describe("promotion.limit", function()
  t.it("counts what is on the board", function()
    local rule = { limit = { Queen = 1 } }
    game("T Pa7,Qd1,kh1", rule):may "Pa7-a8=R":may_not "Pa7-a8=Q"
    game("T Pa7,qd1,kh1", rule):may { "Pa7-a8=R", "Pa7-a8=Q" }
    t.equal(#game("T Pa7,Qh8,kh1,Kh2", rule):moves "a7", 1)
    game("T Pa7,Qd1,kh1,Qd2", { limit = { Queen = 3 } }):may "Pa7-a8=Q"
    game("T Pa7,kh1", { limit = { Queen = 0 } }):may_not "Pa7-a8=Q"
  end)

  t.it("bars a move after which nothing is left", function()
    local rule = { limit = { Queen = 1, Rook = 1 } }
    local g = game("T Pa7,Qd1,Rd2,kh1,Kc3", rule)
    g:may_not { "Pa7-a8", "Pa7-a8=Q" }
    -- It attacks all the same.
    game("t Pa7,Qd1,Rd2,kb7,Kc3", rule, { royals = { King = "check" } }):may_not("Kb7-b8", "check")
    game("T Pa7,Qd1,Rd2,kh1,Kc3", { limit = { Queen = 1, Rook = 1 }, without = "stays" }):may "Pa7-a8":may_not "Pa7-a8=Q"
    game("T Pa7,Qd1,Rd2,kh1,Kc3", { limit = { Queen = 1, Rook = 1 }, when = "choice" }):may "Pa7-a8"
  end)

  t.it("is asked as the piece is promoted", function()
    -- What it takes itself is gone then.
    game("T Ma7,Qa8,kh1", { limit = { Queen = 1 } }):may { "Ma7-a8=Q", "Ma7-a8=R" }
    game("T Pa7,Pb7,kh1,kh2", { limit = { Queen = 1 } }, { turn = phase.moves(2) })
      :may { "Pa7-a8=Q; Pb7-b8=R", "Pa7-a8=R; Pb7-b8=Q" }:may_not "Pa7-a8=Q; Pb7-b8=Q"
  end)

  t.it("is counted as it is listed", function()
    local g = game("T Pa7,Pc7,Qd1,rb8,kh1", { limit = { Queen = 1 } })
    t.equal(#g:moves "a7", 2)
    t.equal(#g:moves "c7", 2)
  end)

  t.it("holds of what comes out of pockets", function()
    local keys = { pockets = { name = "lost", light = { "Queen", "Rook" }, dark = {} } }
    local rule = { to = { pocket = "lost" }, limit = { Queen = 1 } }
    game("T Pa7,Qd1,kh1;lost=Q+R", rule, keys):may "Pa7-a8=R":may_not "Pa7-a8=Q"
  end)

  t.it("holds of promotion that was put off", function()
    local rule = { limit = { Queen = 1 }, when = "now or later" }
    game("T Pa8=,Qd1,kh1", rule):may "Pa8-a8=R":may_not "Pa8-a8=Q"
    game("T Pa8=,kh1", rule):may "Pa8-a8=Q"
  end)
end)
