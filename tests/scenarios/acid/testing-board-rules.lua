-- The acid tests of the Testing Board: pieces that look at files, edges, neighbours, attackers and the last move.
local t = require "acedrex.scenario"
local game, only = require "acid" (t, "testing-board")

t.describe("Where it stands", function()
  t.it("T55 Querquisite", function()
    only(game("T [Que]c1", "querquisite"), "c1", "b2 a3 d2 e3 f4 g5 h6")
    only(game("T [Que]e1", "querquisite"), "e1", "d1 d2 e2 f2 f1")
  end)

  t.it("T65 Cylindrical Rook", function()
    only(game("T [CyRo]a4,Pc4,ra6,rg4", "cylindrical-rook pawn rook"), "a4", "a5 a6* a3 a2 a1 b4 h4 g4*")
  end)
end)

t.describe("Pawns in passing", function()
  t.it("T54 a Jumping Pawn and the pawn that it jumped", function()
    local g = game("T [JumP]d3,Pd4,pe5", "jumping-pawn pawn")
    g:play "[JumP]d3-d5":reaches_only("e5", "e4 d4")
    t.equal(#g:moves "e5", 3)
    local both = 0
    for _, move in ipairs(g:moves "e5") do
      g:play(move)
      if not g:at "d5" then both = both + 1; g:at("d4", "Pawn", "dark") end
      g:undo()
    end
    t.equal(both, 1)
  end)

  t.it("a Berolina Pawn by a Pawn and by its like", function()
    local g = game("T [BerP]e2,pe4", "pawn berolina-pawn")
    g:play "[BerP]e2-g4":reaches_only("e4", "e3 f3")
    g:play "Pe4-f3":empty "g4 e4":at("f3", "Pawn", "dark")
    g = game("T [BerP]e2,[berP]f4", "berolina-pawn")
    g:play{ "[BerP]e2-g4", "[BerP]f4-f3" }:empty "g4 f4":at("f3", "Berolina Pawn", "dark")
  end)
end)

t.describe("Neighbours", function()
  t.it("T29 Immobilizer", function()
    local g = game("T Ne5,Rh8,Kc3,[imm]d4", "immobilizer king knight rook", { royals = { King = "check" } })
    t.equal(#g:moves "c3", 0)
    t.equal(#g:moves "e5", 1)
    only(g, "h8", "h1 h2 h3 h4 h5 h6 h7 a8 b8 c8 d8 e8 f8 g8")
    g:play(g:moves "e5" [1]):empty "e5"
  end)

  t.it("T70 Shield", function()
    local g = game("T Rd1,Pc4,nd5,[shie]e6", "shield knight rook pawn")
    only(g, "d1", "d2 d3 d4 a1 b1 c1 e1 f1 g1 h1")
    only(g, "c4", "c5")
  end)
end)

t.describe("Royal pieces", function()
  t.it("T39 Anti-King", function()
    only(game("T [AnKi]d4,Pd5,ra4,kh8", "anti-king king pawn rook"), "d4", "c4 e4")
  end)

  t.it("T40 Wuss", function()
    local g = game("T [Wus]d4,Ph2,rd8", "wuss pawn rook")
    only(g, "d4", "a1 b2 c3 a4 b4 c4 a7 b6 c5 e3 f2 g1 e4 f4 g4 h4 e5 f6 g7")
    t.equal(#g:moves "h2", 0)
  end)
end)

t.describe("Borrowed moves", function()
  t.it("T51 Chameleon", function()
    only(game("T [Cham]d4,ke5,[cham]c5", "chameleon king"), "d4",
         "c3 b2 a1 c4 b4 a4 d5 d6 d7 d8 e4 f4 g4 h4 d3 d2 d1 e3 f2 g1 e5*")
  end)

  t.it("a Chameleon captures in passing, in several ways at once", function()
    local cast = "chameleon withdrawer advancer long-leaper archer swapper pawn rook orphan"
    local function lands(setup, field, others)
      local g = game(setup, cast)
      g:play("[Cham]d4-" .. field):empty(others)
    end
    lands("T [Cham]d4,[wit]c4,[loLe]f4,[adv]h4,re5", "g4", "d4 c4 f4 h4")
    only(game("T [Cham]d4,[arch]d6,[orp]e5,ra4,Ra7,Re4,Rc4,Rd3,Rc3,Re3,Rc5", cast), "d4",
         "d5 d4,d6*")
    local g = game("t [Cham]d5,pe7,[jumP]a7", cast .. " jumping-pawn")
    g:play "Pe7-e5":may "[Cham]d5-e6":undo()
    g:play "[JumP]a7-a5":play "[Cham]d5-d6":at("a5", "Jumping Pawn", "dark")
  end)

  t.it("a Chameleon that swaps with a Swapper takes what it can on its way", function()
    local g = game("T [Cham]a3,[wit]a2,[loLe]a4,[swa]a6,[adv]a7,[pinP]b6,Rc6",
                   "chameleon withdrawer long-leaper swapper advancer pincer-pawn rook")
    g:play "[Cham]a3-a6":at("a6", "Chameleon", "light"):at("a3", "Swapper", "dark"):empty "a2 a4 a7 b6"
    g:play("[Swa]a3-b3"):at("b3", "Swapper", "dark")
    game("T [Cham]a3,[loLe]a4,[swa]a5", "chameleon long-leaper swapper"):may_not "[Cham]a3-a5"
    game("T [Cham]a3,[swa]a5", "chameleon swapper"):play("[Cham]a3-a5"):may_not "[Swa]a3-a5":may "[Swa]a3-a4"
  end)

  t.it("a Chameleon copies nothing but the capture", function()
    local cast = "chameleon shishi queen rook bishop knight pawn king andernach-grasshopper einstein-grasshopper circe-grasshopper"
    game("T [Cham]d4,re4,[shi]f4", cast):play "[Cham]d4-f4":at("e4", "Rook")
    only(game("T [Cham]a1,rb1,[shi]a2", cast), "a1", "a2* b1* b2 c3 d4 e5 f6 g7 h8")
    for _, kind in ipairs { "anGr", "eiGr", "ciGr" } do
      game("T [Cham]a3,Na4,[" .. kind .. "]a5", cast):play "[Cham]a3-a5":at("a4", "Knight", "light")
    end
  end)

  t.it("an Immobilizer that a Chameleon freezes may leave the board", function()
    only(game("t [Cham]d4,[imm]e5,kh8", "chameleon immobilizer king"), "e5", "e5!")
  end)

  t.it("T57 Friend", function()
    only(game("T [Fri]g1,Ne2,[CanP]h2", "friend knight cannon-pawn"), "g1", "f3 h3")
  end)

  t.it("a Friend moves like an Ubi-Ubi that could recapture on its field", function()
    local cast = "friend ubi-ubi pawn knight immobilizer"
    -- "This movement is carried out under the aegis of the UU": the turn before has captured nothing.
    local g = game("t [Fri]e1,[UbUb]c1,Pf5,pg6", cast):play "Pg6-g5"
    g:may { "[Fri]e1-f3", "[Fri]e1-a8" }:may_not "[Fri]e1-g5"
    game("t [Fri]e1,[UbUb]c1,Pf5,pg6", cast):play("Pg6-f5*"):may { "[Fri]e1-f5*", "[UbUb]c1-f5*" }
    -- By another Friend; not by one of the other side, nor by one that is frozen.
    game("T [Fri]e1,[Fri]f2,[UbUb]h1,Pg3", cast):may "[Fri]e1-a8"
    t.equal(#game("T [Fri]e1,[fri]f2,[UbUb]h1,Pg3", cast):moves "e1", 0)
    t.equal(#game("T [Fri]e1,[UbUb]c1,[imm]b1", cast):moves "e1", 0)
    t.equal(#game("T [Fri]e1,[ubUb]c1", cast):moves "e1", 0)
  end)

  t.it("Friends and Orphans pass on all that they have", function()
    local cast = "friend orphan knight rook bishop ubi-ubi"
    -- The Friend on d8 is guarded by that on d4 as by a Rook, and has its Knight's leaps as well.
    local g = game("T [Fri]d4,Nb3,Ra4,[Fri]d8", cast)
    g:may { "[Fri]d8-d5", "[Fri]d8-h8", "[Fri]d8-b7", "[Fri]d8-e6" }
    g = game("T [Orp]d4,[orp]d6,rd8,Bb4", cast)
    -- Attacked by the Bishop, the dark Orphan attacks nothing on d4; the light one has nothing.
    g:reaches_only("d6", "c7 b8 e7 f8 c5 b4 e5 f4 g3 h2")
    t.equal(#g:moves "d4", 0)
    g = game("t [orp]d4,[Orp]d6,Rd1,[orp]d8", cast)
    g:reaches("d4", "d1 a4"):reaches("d8", "d6")
  end)

  t.it("T58 Orphan", function()
    only(game("T [Orp]d4,rd8", "orphan rook"), "d4", "d5 d6 d7 d8* d3 d2 d1 a4 b4 c4 e4 f4 g4 h4")
    t.equal(#game("T [Orp]d4", "orphan"):moves "d4", 0)
  end)

  t.it("T59 Jester", function()
    local g = game("t [Jes]d4,rf6,bg8", "jester rook bishop")
    g:play "Bg8-h7"
    only(g, "d4", "e5 c5 b6 a7 c3 b2 a1 e3 f2 g1")
    g = game("t [Jes]d4,rf6,bg8,Nh7", "jester rook bishop knight")
    g:play "Bg8-h7*"
    only(g, "d4", "e5 c5 b6 a7 c3 b2 a1 e3 f2 g1 f6*")
  end)

  t.it("a Jester goes one field as a pawn of any kind, and so cannot leap", function()
    local g = game("t [Jes]d2,[camP]a7", "jester camel-pawn pawn")
    g:play "[CamP]a7-b4"
    only(g, "d2", "d3")
    g = game("t [Jes]d2,[camP]a7", "jester camel-pawn pawn")
    g:play "[CamP]a7-a5"
    only(g, "d2", "d3")
  end)

  t.it("T68 Ubi-Ubi", function()
    local board = { board = { files = 4, ranks = 4 } }
    local g = game("t [UbUb]a1,Pc2,Nd4,rd1", "ubi-ubi pawn knight rook", board)
    g:play "Rd1-d4*"
    only(g, "a1", "a2 a3 a4 b1 b2 b3 b4 c1 c3 c4 d1 d2 d3 d4*")
    g = game("t [UbUb]a1,Pc2,rd1", "ubi-ubi pawn rook", board)
    g:play "Rd1-d4"
    only(g, "a1", "a2 a3 a4 b1 b2 b3 b4 c1 c3 c4 d1 d2 d3")
  end)
end)
