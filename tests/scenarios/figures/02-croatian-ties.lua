-- The figures of the book's chapter Croatian Ties (book-figures/02-croatian-ties.json), one test each.
local t = require "acedrex.scenario"

local function ties(setup) return t.game("croatian-ties", setup) end

t.describe("Figures of Croatian Ties", function()
  t.it("scn_ct_01_pegasus_initial", function()
    -- The markers are the fields of the first step; the ride may go on from each of them.
    ties("CT Ee4"):reaches("e4", "g5 f6 d6 c5 c3 d2 f2 g3")
  end)

  t.it("scn_ct_03_define_step_ply", function()
    -- Grey arrows are here the headings that were not chosen, and the field after the one it ended on: what the
    -- ply leaves out, not what the position forbids. So the ply itself is tested, from c2 by d4 and e6 to f8.
    local g = ties "CT Ec2"
    g:may { "Ec2-d4", "Ec2-e6", "Ec2-f8", "Ef8" }
    g:play "Ec2-f8"
    g:at("f8", "Pegasus", "light"):empty "c2 d4 e6"
  end)

  t.it("scn_ct_04_pegasus_movement", function()
    local g = ties "CT Pf8,rd5,re5,Rf4,pg4,Rf3,Ec2"
    g:reaches_only("c2", "e3 g4 d4 e6 b4 a6 a3 a1 e1") -- all headings are drawn
    g:may "Ec2-g4*"
    g:may_not { "Ec2-i5", "Ec2-f8", "Ec2-g10" }
  end)

  t.it("croatian_ties_castling_00", function()
    local g = ties "CT Ra1&,Kf1&,Rj1&"
    g:may { "Kf1-d1&", "Kf1-h1&", "Kf1-c1&", "Kf1-i1&" }
    g:may_not { "Kf1-b1&", "Kf1-e1&", "Kf1-g1&", "Kf1-j1&" }
  end)

  t.it("croatian_ties_castling_left_00_03", function()
    local g = ties "CT Ra1&,Kf1&,Rj1&"
    g:play "Kf1-c1&"
    g:at("c1", "King", "light"):at("d1", "Rook", "light"):at("j1", "Rook", "light"):empty "a1 b1 e1 f1"
  end)
end)
