-- Pieces of the Testing Board that no acid test has: those whose moves are more than leaps and lines.
local t = require "acedrex.scenario"
local game, only = require "acid" (t, "testing-board")

t.describe("Lines", function()
  t.it("Half Queen and Half Bishop", function()
    only(game("T [HaQu]b2,ph8", "half-queen pawn"), "b2", "a1 a2 a3 b1 c1 b3 b4 b5 c2 d2 e2 c3 d4 e5")
    only(game("T [HaBi]a1", "half-bishop"), "a1", "b2 c3 d4 e5")
  end)

  t.it("Cylindrical Queen and Cylindrical Bishop", function()
    only(game("T [CyBi]a1,Pc3,rg2", "cylindrical-bishop pawn rook"), "a1", "b2 h2 g3 f4 e5 d6 c7 b8")
    only(game("T [CyQu]a8,Pa7,Pb7,Pb8,Ph7,rg8", "cylindrical-queen pawn rook"), "a8", "h8 g8*")
  end)

  t.it("Vao and PaoVao", function()
    only(game("T [Vao]a1,Pc3,re5,rf6", "vao pawn rook"), "a1", "b2 e5*")
    only(game("T [PaVa]a1,Pc3,re5,pa2,ra8,Pb1", "paovao pawn rook"), "a1", "b2 e5* a8*")
  end)

  t.it("RFW", function()
    only(game("T [RFW]b1,Pb2,pe4", "rfw pawn"), "b1", "a1 c1 d2 e3 f4 g5 h6 g7 f8 e7 d6 c5 b4 a3")
  end)

  t.it("Royal Knight", function() only(game("T [RoKn]a1,Pb3", "royal-knight pawn"), "a1", "c2") end)
end)

t.describe("More Grasshoppers", function()
  local cast = "andernach-grasshopper einstein-grasshopper andernach-einstein-circe-grasshopper "
             .. "queen rook bishop knight pawn king"

  t.it("Andernach Grasshopper", function()
    local g = game("T [AnGr]a1,Ra3,kd1,rc3,re1", cast)
    g:reaches_only("a1", "a4 e1 d4")
    g:play "[AnGr]a1-a4":at("a3", "Rook", "dark")
    g:undo():play "[AnGr]a1-d4":at("c3", "Rook", "light")
    g:undo():play "[AnGr]a1-e1*":at("d1", "King", "dark")
  end)

  t.it("Andernach-Einstein-Circe-Grasshopper", function()
    local g = game("T [AECG]a1,Ra3,rc3,pd4", cast)
    g:play "[AECG]a1-a4":at("f8", "Bishop", "dark"):empty "a3"
    g:undo():play "[AECG]a1-d4*":at("d1", "Queen", "light"):empty "c3"
  end)
end)

t.describe("Other pawns", function()
  local function reaches(symbol, slug, setup, field, results)
    only(game("T [" .. symbol .. "]" .. field .. "," .. setup, slug .. " rook"), field, results)
  end

  t.it("advance from their second row", function()
    reaches("SerP", "sergeant-pawn", "rc3,Rd4", "d2", "c3* d3 e3 f4")
    reaches("BePP", "berolina-plus-pawn", "rc2,rd3", "d2", "c2* d3* c3 b4 e3 f4")
    reaches("Ste", "steward", "rc1,Rd5", "d2", "c1* c2 e2 d1 d3 d4")
    reaches("MooP", "moose-pawn", "re3", "d2", "d3 d4 e3* b3 f3 a3 g3")
    reaches("EurP", "eurasian-pawn", "rd3,Ra1", "d2", "d3*")
    reaches("KniP", "knight-pawn", "rb4,Ra1", "a2", "a3 a4 c3")
    reaches("CamP", "camel-pawn", "rb5,Ra1", "a2", "a3 a4 d3")
  end)

  t.it("are taken in passing by their like", function()
    local g = game("T [Ste]d2,[bePP]e3", "steward berolina-plus-pawn")
    g:play{ "[Ste]d2-d4", "[BePP]e3-d3" }:empty "d4 e3"
  end)

  t.it("an Orphan Pawn is promoted with a borrowed move", function()
    local g = game("T [OrpP]d4,rd6,nf5,[ubUb]c6", "orphan-pawn rook knight ubi-ubi queen",
                   { promotion = { pieces = { "Orphan Pawn" }, zone = "last", to = { "Queen" } } })
    only(g, "d4", "d5 d6* d3 d2 d1 a4 b4 c4 e4 f4 g4 h4 b3 b5 c2 c6* e2 e6 f3 f5*")
    only(game("T [OrpP]d7,nf6,re5", "orphan-pawn rook knight queen",
              { promotion = { pieces = { "Orphan Pawn" }, zone = "last", to = { "Queen" } } }),
         "d7", "d8=Q b6 b8=Q c5 e5* f8=Q f6*")
  end)
end)
