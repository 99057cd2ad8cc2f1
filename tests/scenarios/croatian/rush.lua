-- Croatian Ties: rush of up to three fields, and en passant on every field passed.
local t = require "acedrex.scenario"

local function ties(setup, options) return t.game("croatian-ties", setup, options) end

t.describe("Rush", function()
  t.it("goes two or three fields ahead, besides the usual step", function()
    ties("CT Pe2|"):reaches_only("e2", "e3 e4 e5")
    ties("ct pe9|"):reaches_only("e9", "e8 e7 e6")
    ties("CT Pe2"):reaches_only("e2", "e3")
  end)

  t.it("can be blocked, entirely or in part", function()
    ties("CT Pe2|,ne3"):reaches_only("e2", {})
    ties("CT Pe2|,ne4"):reaches_only("e2", "e3")
    ties("CT Pe2|,ne5"):reaches_only("e2", "e3 e4")
    ties("CT Pe2|,Ne5"):reaches_only("e2", "e3 e4")
  end)

  t.it("is the Pawn's first move only", function()
    local g = ties "CT Kf1,kf10,Pe2|"
    g:play { "Pe2-e4", "Kf10-f9" }
    g:reaches_only("e4", "e5")
    local h = ties "CT Kf1,kf10,Pe2|"
    h:play { "Pe2-e3", "Kf10-f9" }
    h:reaches_only("e3", "e4")
  end)
end)

t.describe("En passant", function()
  t.it("takes on either field that a rush of three has passed", function()
    local setup = "CT Kf1,kf10,Pe2|,pd4,pf4,pd5"
    local g = ties(setup)
    g:play "Pe2-e5"
    g:may { "Pf4-e3:", "Pd4-e3:", "Pd5-e4:" }
    g:may_not { "Pd5-e5", "Pd4-e4" }
    g:play "Pd5-e4:"
    g:at("e4", "Pawn", "dark"):empty "e5 e3"
    g:undo():play "Pf4-e3:"
    g:at("e3", "Pawn", "dark"):empty "e5 e4"
  end)

  t.it("takes a rush of two on the one field it has passed", function()
    local g = ties "CT Kf1,kf10,Pe2|,pd4,pd5"
    g:play "Pe2-e4"
    g:may { "Pd4-e3:", "Pd5-e4*" }
    g:play "Pd4-e3:"
    g:at("e3", "Pawn", "dark"):empty "e4"
  end)

  t.it("does not take a Pawn that stepped", function()
    local g = ties "CT Kf1,kf10,Pe2|,pd4,pd5"
    g:play "Pe2-e3"
    g:may "Pd4-e3*"
    g:may_not { "Pd5-e4:", "Pd5-e4" }
  end)

  t.it("is lost after one move", function()
    local g = ties "CT Kf1,kf10,Pe2|,pd4"
    g:play { "Pe2-e5", "Kf10-f9", "Kf1-f2" }
    g:may_not { "Pd4-e3:", "Pd4-e3" }
  end)

  t.it("works for light", function()
    local g = ties "ct Kf1,kf10,pe9|,Pd7,Pf6"
    g:play "Pe9-e6"
    g:may { "Pd7-e8:", "Pf6-e7:" }
    g:play "Pf6-e7:"
    g:at("e7", "Pawn", "light"):empty "e6"
  end)

  t.it("takes only the Pawn that has just rushed", function()
    local g = ties "CT Kf1,kf10,Pe2|,Pg2|,pf4"
    g:play "Pg2-g5"
    g:may "Pf4-g3:"
    g:may_not "Pf4-e3:"
  end)

  t.it("is written in FEN with every field that was passed", function()
    local g = ties "CT Kf1,kf10,Pe2|,pd4"
    g:play "Pe2-e5"
    local h = ties(g:fen())
    h:may "Pd4-e3:"
    t.equal(h:setup(), g:setup())
  end)

  t.it("keeps the number of fields passed in a setup string", function()
    local g = ties "CT Kf1,kf10,Pe2|,pd4,pd5"
    g:play "Pe2-e5"
    local h = ties(g:setup())
    h:may { "Pd4-e3:", "Pd5-e4:" }
    g = ties "CT Kf1,kf10,Pe2|,pd4,pd5"
    g:play "Pe2-e4"
    h = ties(g:setup())
    h:may "Pd4-e3:"
    h:may_not "Pd5-e4:"
  end)

  t.it("counts as other programs do", function()
    local g = ties "5k4/p1p1p1p1p1/10/1P1P6/5P1P2/5p1p2/1p1p6/10/P1P1P1P1P1/5K4 b - - 0 1"
    t.equal(g:perft(1), 22)
    t.equal(g:perft(2), 508)
    t.equal(g:perft(3), 11425)
    t.equal(g:perft(4), 259953)
  end)
end)
