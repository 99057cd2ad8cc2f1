-- Exchanges and drops of the Testing Board: what a capture and a recapture earn, and how it is spent.
local t = require "acedrex.scenario"

local stock = ",+[Gnu]{pieces},+[Bis]{pieces},+[SerP]{pawns},+[XJP]{pawns},+[gnu]{pieces},+[bis]{pieces},+[serP]{pawns},+[xJP]{pawns}"

local function tb(position)
  local men, rest = position:match "^([^;]*)(.*)$"
  return t.game("testing-board", men .. stock .. rest)
end

-- What both sides are owed: pieces, pawns and choices, light's + dark's.
local function owed(g, pieces, pawns, either)
  local setup = g:setup()
  for key, expected in pairs { owed_piece = pieces, owed_pawn = pawns, owed_either = either or "0+0" } do
    t.equal(setup:match(";" .. key .. "=(%d+%+%d+)") or "0+0", expected, key)
  end
  return g
end

t.describe("An exchange", function()
  t.it("pays the side that captured and the side that captured back, in kind", function()
    owed(tb "TB Kh1,Rd1,kh8,nd5,pe6":play { "Rd1-d5", "Pe6-d5" }, "1+1", "0+0")
    owed(tb "TB Kh1,Rd1,kh8,pd5,pe6":play { "Rd1-d5", "Pe6-d5" }, "1+0", "0+1")
    owed(tb "TB Kh1,Pc4,kh8,nd5,re5":play { "Pc4-d5", "Re5-d5" }, "0+1", "1+0")
  end)

  t.it("is none without a capture back at once: absolute loss", function()
    owed(tb "TB Kh1,Rd1,kh8,nd5,pe6":play { "Rd1-d5", "Kh8-h7", "Kh1-h2", "Pe6-d5" }, "0+0", "0+0")
    owed(tb "TB Kh1,Rd1,Ra1,kh8,nd5,pe6,ra8":play { "Rd1-d5", "Ra8-a1" }, "0+0", "0+0")
  end)

  t.it("is of the unit that captured, wherever it stands", function()
    -- An Archer shoots, and is taken where it is.
    owed(tb "TB Kh1,[Arch]d1,kh8,nd3,ra1":play { "d3-", "Ra1-d1" }, "1+1", "0+0")
    -- A Coordinator captures at a distance.
    owed(tb "TB Ka3,[Coo]h7,kh8,na7,nc3":play "[Coo]h7-c7,a7*,c3*":play "Kh8-g8", "0+0", "0+0")
    -- Of the two that pinch, the one that moved has captured.
    owed(tb "TB Kh1,[PinP]a4,Rd5,kh8,nc5,re5":play "[PinP]a4-b4":play "Kh8-g8":play "[PinP]b4-b5,c5*":play "Re5-d5", "0+0", "0+0")
    owed(tb "TB Kh1,[PinP]b4,Rd5,kh8,nc5,rb8":play { "[PinP]b4-b5,c5*", "Rb8-b5" }, "0+1", "1+0")
  end)

  t.it("pays once for each unit lost: A x B, C x A, D x C pay for B, A and C, and for D when it is taken", function()
    local g = tb "TB Kh1,Rd1,Ne3,kh8,nd5,pe6,rd8"
    owed(g:play { "Rd1-d5", "Pe6-d5" }, "1+1", "0+0")
    owed(g:play "Ne3-d5", "1+1", "0+1")
    owed(g:play "Rd8-d5", "2+1", "0+1")
    owed(g:play "Kh1-h2", "2+1", "0+1")
  end)

  t.it("lets the owner choose where a unit that took a pawn and a piece is taken back", function()
    local g = tb "TB Kh1,[LoLe]a4,kh8,pc4,ne4,rf8"
    owed(g:play { "[LoLe]a4-f4,c4*,e4*", "Rf8-f4" }, "1+0", "0+0", "0+1")
  end)

  t.it("pays for one of several of a kind", function()
    local g = tb "TB Kh1,[LoLe]a4,kh8,nc4,ne4,rf8"
    owed(g:play { "[LoLe]a4-f4,c4*,e4*", "Rf8-f4" }, "1+1", "0+0")
  end)

  t.it("lets the owner choose for a pawn that has become a piece by its capture", function()
    local g = tb "TB Kh1,Pb7,kh8,na8,rd8"
    g:play "Pb7-a8":at("a8", "Bison")
    owed(g:play "Rd8-a8", "0+1", "0+0", "1+0")
  end)

  t.it("is made by a capture in passing and by a King's capture like by others", function()
    owed(tb "TB Kh1,Pe2,kh8,pd4,ne1":play { "Pe2-e4", "Pd4-e3" }:play "Kh1-h2", "0+0", "0+0")
    owed(tb "TB Kh1,Pe2,Rh3,kg8,pd4":play { "Pe2-e4", "Pd4-e3", "Rh3-e3" }, "0+0", "1+1")
    owed(tb "TB Kd4,Nf4,kh8,nd5,re8,pc6":play { "Nf4-d5", "Pc6-d5", "Kd4-d5" }, "1+1", "0+1")
  end)

  t.it("is none where a Swapper perishes with its victim, nor where a side loses by its own doing", function()
    local g = tb "TB Kh1,[Swa]d4,kh8,nd5,re5"
    for _, move in ipairs(g:moves "d4") do
      g:play(move)
      if g:at "d4" == nil and g:at "d5" == nil then owed(g, "0+0", "0+0") end
      g:undo()
    end
    owed(tb "TB Kh1,[AnKi]d4,Nd5,kh8,re5,rd8":play { "[AnKi]d4-d5", "Kh8-g8" }, "0+0", "0+0")
  end)
end)

t.describe("A drop that is owed", function()
  local piece = "TB Kh1,Rd1,kh8,nd5,pe6,ra8"
  local function exchanged() return tb(piece):play { "Rd1-d5", "Pe6-d5" } end

  t.it("accompanies a regular move, from the front of the queue, on the own first row for a piece", function()
    local g = exchanged()
    g:may { "Kh1-h2", "Kh1-h2; [Gnu]+h1", "h1-h2; [Gnu]+a1", "Kh1-h2; [Gnu]+d1" }
    g:may_not "[Gnu]+a1":may_not "Kh1-h2; [Bis]+a1":may_not "Kh1-h2; [Gnu]+a2":may_not "Kh1-h2; [SerP]+a2"
  end)

  t.it("may be made in the turn that completes the exchange", function()
    tb(piece):play("Rd1-d5"):may { "Pe6-d5; [Gnu]+b8", "Pe6-d5" }:may_not "Pe6-d5; [Gnu]+b8; [Bis]+c8"
  end)

  t.it("never lapses, and one drop pays one", function()
    local g = exchanged():play { "Kh1-h2", "Kh8-h7", "Kh2-h1", "Kh7-h8" }
    owed(g, "1+1", "0+0")
    g:play "Kh1-h2; [Gnu]+a1":may "Kh8-h7; [Gnu]+b8":may_not "Kh8-h7; [Gnu]+b8; [Bis]+c8"
    owed(g, "0+1", "0+0")
    g:play "Kh8-h7":may_not "Kh2-h3; [Bis]+b1"
  end)

  t.it("of a pawn is on the second row", function()
    local g = tb "TB Kh1,Pc4,kh8,nd5,re5":play { "Pc4-d5", "Re5-d5" }
    g:may "Kh1-g1; [SerP]+c2":may_not "Kh1-g1; [SerP]+c1":may_not "Kh1-g1; [SerP]+c3":may_not "Kh1-g1; [Gnu]+a1"
  end)

  t.it("may be one of several in a turn, pieces and pawns in any order", function()
    local g = tb "TB Kh1,ka8,nd5;owed_piece=2+0;owed_pawn=1+0"
    g:may { "Kh1-h2; [Gnu]+a1; [Bis]+b1; [SerP]+c2", "Kh1-h2; [SerP]+c2; [Gnu]+a1", "Kh1-h2; [Gnu]+a1; [SerP]+c2; [Bis]+b1" }
    g:may_not "Kh1-h2; [Gnu]+a1; [Bis]+b1; [SerP]+c2; [XJP]+d2"
    owed(g:play "Kh1-h2; [Gnu]+a1; [Bis]+b1; [SerP]+c2", "0+0", "0+0")
  end)

  t.it("spends a choice last", function()
    local g = tb "TB Kh1,ka8,nd5;owed_piece=1+0;owed_either=1+0"
    owed(g:play "Kh1-h2; [Gnu]+a1", "0+0", "0+0", "1+0")
    g:undo()
    owed(g:play "Kh1-h2; [SerP]+a2", "1+0", "0+0", "0+0")
    g:undo()
    owed(g:play "Kh1-h2; [Gnu]+a1; [Bis]+b1", "0+0", "0+0")
  end)

  t.it("of an Anti-King is anywhere, provided that it remains attacked", function()
    local g = t.game("testing-board", "TB Kh1,ka8,nd5,+[AnKi]{pieces};owed_piece=1+0")
    g:may "Kh1-h2; [AnKi]+e3":may_not "Kh1-h2; [AnKi]+a1"
  end)

  t.it("is not owed in a position that says nothing of it", function()
    tb "TB Kh1,ka8,nd5":may_not "Kh1-h2; [Gnu]+a1"
  end)
end)

t.describe("Games of the page", function()
  local start = "TB Kh2,[FlSt]a1,[ShoP]d2,[PinP]g2,Pa2,[DabR]f1,kb8,[dabR]a8,[pinP]c7,[scoP]a7,[fer]g8,pf7,"
              .. "+[Pao]{pieces},+[CanP]{pawns},+[craA]{pieces},+[pinP]{pawns}"

  t.it("2, turns 1 to 5, as printed", function()
    local g = t.game("testing-board", start)
    g:play { "SHOGI_PAWN(4) d2-d3 // Thanks for the invitation.", "dabbabahrider(79) a8-a2 // CAPTURE (Pawn)" }
    g:play { "FLYING_STAG(112) a1-a2 // CAPTURE (Piece)", "pincer_pawn(3) c7-c5" }
    owed(g, "0+1", "1+0")
    g:play { "PINCER_PAWN(3) g2-g4", "scorpion_pawn(16) a7-a6", "DABBABAHRIDER(79) f1-f7 // CAPTURE (Pawn)" }
    g:play "ferz(56) g8-f7; crab_alfil(142) A18-g8 // RECAPTURE (PIECE) [Drop turn 2]"
    owed(g, "1+0", "1+1")
    g:play("FLYING_STAG(112) a2-b3; CANNON_PAWN(2) S1-a2 // Drop turn 1"):at("a2", "Cannon Pawn", "light")
    owed(g, "1+0", "0+1")
  end)

  t.it("1, turn 10: a Frog takes two, becomes the last of the stock, and is taken back", function()
    local g = t.game("testing-board", "TB Ka1,[Fro]c2,Pd2,Pe3,kh1,pe5,[cam]e7,[min]f8,+[Gnu]{pieces},+[AECG]{pieces},"
                                      .. "+[SerP]{pawns},+[gnu]{pieces},+[serP]{pawns}")
    local hops
    for _, move in ipairs(g:moves "c2") do
      g:play(move)
      if g:at "e8" and not g:at "e5" and not g:at "e7" then hops = move end
      g:undo()
    end
    g:play(hops):at("e8", "Andernach-Einstein-Circe-Grasshopper", "light")
    owed(g:play "[Min]f8-e8", "0+0", "0+0", "1+1")
    g:may { "Ka1-b1; [Gnu]+a1", "Ka1-b1; [SerP]+a2" }:may_not "Ka1-b1; [Gnu]+a1; [SerP]+a2"
  end)

  t.it("4 and 5: drops before the move, a turn taken back in part", function()
    local g = t.game("testing-board", "tb Kh1,ka8,[pinP]a7,+[orpP]{pawns},+[chRo]{pieces};owed_piece=0+1;owed_pawn=0+1")
    g:play "orphan_pawn(15) S18-h7; charging_rook(75) A18-h8; pincer_pawn(3) a7-a6 // Drop Turn 7 Drop Turn 9"
    g:at("h7", "Orphan Pawn", "dark"):at("h8", "Charging Rook", "dark"):at("a6", "Pincer Pawn", "dark")
  end)
end)
