-- Repetition by a side that does nothing but give check, or chase a piece.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King, Rook, Knight = require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight"
local Bishop, Pawn = require "classical.pieces.bishop", require "classical.pieces.pawn"

local function board(repetition, setup)
  return t.game{ board = { files = 8, ranks = 8 }, royals = { King = "check" },
                 pieces = { King, Rook, Knight, Bishop, Pawn }, rules = { repetition = repetition }, setup = setup }
end

t.describe("A side that gives check with each turn", function()
  local checks = { times = 3, checks = "loss" }
  local round = { "Ka8-b8", "Ra1-b1", "Kb8-a8", "Rb1-a1" }
  t.it("has lost when the position repeats for the last time", function()
    local g = board(checks, "t Kh1,Ra1,ka8"):play(round):status "check":play(round)
    g:status("won", "dark"):status("won", "perpetual check")
    t.equal(g:perft(1), 0)
    t.equal(#g:moves(), 0)
    g:undo()
    g:status "playing":may "Rb1-a1":may "Rb1-c1"
  end)
  t.it("has not where it pauses once", function()
    local g = board({ times = 2, checks = "loss" }, "T Kh1,Rc1,ka7")
    g:play{ "Rc1-a1", "Ka7-b7", "Ra1-b1", "Kb7-a7", "Rb1-c1", "Ka7-a8", "Rc1-a1", "Ka8-b8", "Ra1-b1", "Kb8-a8", "Rb1-c1", "Ka8-a7" }
    g:status("draw", "repetition")
  end)
  t.it("draws or wins where the rule says so, and draws without one", function()
    for result, status in pairs{ draw = "draw", win = "light", [false] = "draw" } do
      local g = board({ times = 2, checks = result or nil }, "t Kh1,Ra1,ka8"):play(round)
      if status == "draw" then g:status("draw", result and "perpetual check" or "repetition")
      else g:status("won", status) end
    end
  end)
  t.it("has lost though it gave none before the position came about first", function()
    board({ times = 2, checks = "loss" }, "T Kh1,Rc1,ka7"):play{ "Kh1-g1", "Ka7-a8", "Rc1-a1" }:play(round)
      :status("won", "perpetual check")
  end)
  t.it("is told nothing where the other side does the same", function()
    -- Each runs after or away from the other, around the board, and attacks it as it does.
    local Near = piece { name = "Near", symbol = "N", moves = m.step(m.orthogonals) * m.settle + m.leap(1, 2) * m.strike }
    local Far = piece { name = "Far", symbol = "F", moves = m.step(m.orthogonals) * m.settle + m.leap(1, 3) * m.strike }
    local g = t.game{ board = { files = 4, ranks = 7, wrap = { "ranks" } }, royals = { Near = "check", Far = "check" },
                      pieces = { Near, Far }, rules = { repetition = { times = 2, checks = "loss", chases = "loss" } },
                      setup = "t Na1,fb3" }
    local function up(rank, by) return (rank + by - 1) % 7 + 1 end
    for rank = 1, 7 do
      g:status "check"
      g:play(("Fb%d-b%d"):format(up(rank, 2), up(rank, 3)))
      g:status "check"
      g:play(("Na%d-a%d"):format(rank, up(rank, 1)))
    end
    g:status("draw", "repetition")
  end)
end)

t.describe("A side that chases a piece with each turn", function()
  local function game(setup, chases)
    return board({ times = 2, result = "draw", checks = "loss", chases = chases or "loss" }, setup)
  end
  local flight = { "Nb8-c6", "Rb1-c1", "Nc6-b8", "Rc1-b1" }
  t.it("has lost", function()
    game "t Kh1,Rb1,kh8,nb8,pg7,ph7":play(flight):status("won", "dark"):status("won", "perpetual chase")
  end)
  t.it("has not where the piece is guarded, unless that makes no difference", function()
    game "t Kh1,Rb1,kh8,nb8,pg7,ph7,pd7":play(flight):status("draw", "repetition")
    game "t Kh1,Rb1,kh8,nb8,pg7,ph7,pd7,rd8":play(flight):status("draw", "repetition")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7,pd7,rd8", { guarded = { Knight = { "Rook" } } }):play(flight)
      :status("won", "perpetual chase")
  end)
  t.it("has not by types that may, or of pieces that may be chased", function()
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { by = { "Bishop" } }):play(flight):status("draw", "repetition")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { of = -m.is "Knight" }):play(flight):status("draw", "repetition")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { of = m.is "Knight", by = { "Rook" } }):play(flight):status("won", "dark")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { of = m.own_half }):play(flight):status("won", "dark")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { of = m.rank(1) }):play(flight):status("draw", "repetition")
  end)
  t.it("has not where the piece offers itself for exchange", function()
    game "t Kh1,Rb1,kh8,rb8,pg7,ph7":play{ "Rb8-c8", "Rb1-c1", "Rc8-b8", "Rc1-b1" }:status("draw", "repetition")
  end)
  t.it("has not where it threatens now one piece, now another", function()
    game "t Kh1,Rb1,kh8,nb8,na3,pg7,ph7,pa4":play{ "Kh8-g8", "Rb1-a1", "Kg8-h8", "Ra1-b1" }:status("draw", "repetition")
  end)
  t.it("has not where the piece that threatens could not take", function()
    -- The Rook guards its King along the rank.
    game "t Ka1,Rb1,kh8,nb8,pg7,ph7,rh1":play(flight):status("draw", "repetition")
  end)
  t.it("has where the piece that guards could not take", function()
    -- The Bishop guards b8, but not where it stands before its King.
    game "t Kh1,Rb1,kh4,nb8,bf4":play(flight):status("draw", "repetition")
    game "t Kh1,Rb1,kh4,nb8,bf4,Ra4":play(flight):status("won", "perpetual chase")
  end)
  t.it("has the result that the rule says", function()
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", "win"):play(flight):status("won", "light")
    game("t Kh1,Rb1,kh8,nb8,pg7,ph7", { result = "draw" }):play(flight):status("draw", "perpetual chase")
  end)
end)
