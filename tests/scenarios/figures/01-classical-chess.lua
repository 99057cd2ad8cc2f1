-- The figures of the book's chapter Classical Chess (book-figures/01-classical-chess.json), one test each.
-- Arrows: legal and action can be played, blocked and illegal cannot. Boards are the full board, Kings are absent.
local t = require "acedrex.scenario"

local function chess(setup) return t.game("classical-chess", setup) end

t.describe("Figures of Classical Chess", function()
  t.it("scn_cc_02_rook_blocked", function()
    local g = chess "CC Nb3,Rb1"
    g:may "Rb1-b2"
    g:may_not { "Rb1-b3", "Rb1-b4" }
  end)

  t.it("scn_cc_03_rook_capturing", function()
    local g = chess "CC nb3,Rb1"
    g:may { "Rb1-b2", "Rb1-b3*" }
    g:may_not "Rb1-b4"
  end)

  t.it("scn_cc_04_knight_stepping", function()
    local g = chess "CC bb3,pc3,Na2,Pb2"
    g:play "Na2-c3*"
    g:at("c3", "Knight", "light"):at("b3", "Bishop", "dark"):at("b2", "Pawn", "light")
  end)

  t.it("scn_cc_05_rook_illegal", function()
    local g = chess "CC nb3,Rb1"
    g:may { "Rb1-b2", "Rb1-b3*" }
    g:may_not { "Rb1-b4", "Rb1-c2" } -- after a step upwards there is no step aside
  end)

  t.it("scn_cc_06_pawns_labeled", function()
    local g = chess "cc pb3,pb2,Na1"
    g:reaches_only("b2", "a1 b1")
    g:may { "Pb2-a1*=Q", "Pb2-b1=Q" } -- both fields are on the last rank
    g:may_not { "Pb2-c1", "Pb2-c1=Q" }
  end)

  t.it("scn_cc_07_knight_marked", function()
    local g = chess "CC pb3,pb2,Na1"
    g:reaches_only("a1", "c2 b3") -- the markers are all of its fields
    g:may { "Na1-c2", "Na1-b3*" }
  end)

  t.it("scn_cc_08_ownership", function()
    local g = chess "CC Pb4,Pa3,bc3,Na2"
    g:may "Na2-c3*"
    g:may_not "Na2-b4"
  end)

  t.it("scn_cc_09_tags_rushing", function()
    local g = chess "CC Pb2|,pc3" -- the marker is the tag
    g:may { "Pb2-b3", "Pb2-b4" }
    g:play "Pb2-b3"
    t.equal(g:at "b3".tags, {})   -- the first step costs it the tag
  end)
end)
