-- Rules as tests: what you believe about a piece, written down once and checked for ever.
--   ./acedrex test examples/scripted-test.lua
local t = require "acedrex.scenario"
local Fox, Rook = require "first-piece", require "classical.pieces.rook"

t.describe("The Fox", function()
  local g
  -- Light is to move ("T", not "t"); a capital letter is a light piece, a small one a dark piece.
  t.before_each(function() g = t.game{ pieces = { Fox, Rook }, setup = "T Fd4,Ff4,Rd3,re6,rb4" } end)

  t.it("leaps over nothing, for a leap looks at nothing", function()
    g:may { "Fd4-c6", "Fd4-e6*" }           -- "*" says that something is taken
  end)

  t.it("is stopped by its own side and takes the other", function()
    g:reaches_only("d4", "c6 e6 e4 c4 b4")  -- not f4, not d3: its own pieces stand there
    g:may_not "Fd4-f4"
  end)

  t.it("removes what it takes", function()
    g:play "Fd4-b4*"
    g:at("b4", "Fox", "light"):empty "d4"
  end)

  t.it("turns round for dark", function()
    g = t.game{ pieces = { Fox }, setup = "t fd4" }
    g:reaches_only("d4", "c2 e2 b4 c4 e4 f4 d5")
  end)
end)
