-- UC-170-13, rule by rule: the numbers are those of the page, the readings those of docs/rulings.md.
local t = require "acedrex.scenario"

local function uc(setup) return t.game("uc-170-13", setup) end

-- Every move that begins with this regular move: what it drops besides, in order.
local function drops(g, regular)
  local found = {}
  for _, move in ipairs(g:moves()) do
    if move:sub(1, #regular) == regular then found[#found + 1] = move:sub(#regular + 3) end
  end
  table.sort(found)
  return table.concat(found, ", ")
end

t.describe("Drops of UC-170-13", function()
  -- Of each queue: a piece of light and of dark as symbols, and the row on which they come in. The first windows of the
  -- page, its seventeenth, twenty-first and last pieces, its seventh pawns.
  local queues = {
    pieces = { light = "R", dark = "r", rows = { light = "1", dark = "8" } },
    pawns = { light = "[BerP]", dark = "[berP]", rows = { light = "2", dark = "7" } },
  }
  local windows = {
    { "pieces", "light", 0, 7, 11 }, { "pieces", "light", 1, 12, 16 }, { "pieces", "light", 2, 17, 21 },
    { "pieces", "light", 16, 87, 91 }, { "pieces", "light", 20, 107, 111 }, { "pieces", "light", 160, 807, 811 },
    { "pieces", "light", 161, 812, 816 }, { "pieces", "dark", 0, 6, 10 }, { "pieces", "dark", 1, 11, 15 },
    { "pieces", "dark", 2, 16, 20 }, { "pieces", "dark", 16, 86, 90 }, { "pieces", "dark", 20, 106, 110 },
    { "pieces", "dark", 161, 811, 815 }, { "pawns", "light", 0, 7, 11 }, { "pawns", "light", 1, 17, 21 },
    { "pawns", "light", 6, 67, 71 }, { "pawns", "dark", 0, 6, 10 }, { "pawns", "dark", 6, 66, 70 },
  }
  for _, window in ipairs(windows) do
    local pocket, side, taken, first, last = table.unpack(window)
    t.it(("number %d of the %s of %s comes in from turn %d to turn %d"):format(taken + 1, pocket, side, first, last), function()
      local light, queue = side == "light", queues[pocket]
      local function at_turn(n)
        return uc((light and "UC Kd4,ka6" or "uc Ka3,kd5") .. (",+%s{%s};turn=%d;taken=%s:%d+%d")
                  :format(queue[side], pocket, n, pocket, light and taken or 0, light and 0 or taken))
      end
      local move, drop = light and "Kd4-e4" or "Kd5-e5", queue.light .. "+b" .. queue.rows[side]
      at_turn(first - 1):may(move):may_not(move .. "; " .. drop)
      at_turn(first):may { move, move .. "; " .. drop }
      at_turn(last - 1):may { move, move .. "; " .. drop }
      at_turn(last):may_not(move):may(move .. "; " .. drop)
      at_turn(last + 1):may_not(move):may(move .. "; " .. drop)
    end)
  end

  t.it("of a piece and a pawn follow the move in that order, at most one of each a turn", function()
    local g = uc "UC Kd4,ka6,+R{pieces},+N{pieces},+P{pawns},+P{pawns};turn=17;taken=pieces:2+0;taken=pawns:1+0"
    g:may { "Kd4-e4; R+a1; P+b2", "Kd4-e4; P+b2", "d4-e4; R+a1", "Ke4; R+h1; P+a2" }
    g:may_not { "Kd4-e4; P+b2; R+a1" }:may_not "Kd4-e4; R+a1; N+b1":may_not "R+a1":may_not "Kd4-e4; N+a1"
  end)

  t.it("are refused with the reason where they come too early, or out of turn", function()
    uc "UC Kd4,ka6,+R{pieces},+N{pieces};turn=5"
      :may_not("Kd4-e4; R+a1", "the Rook may come in from turn 7 on, and this is turn 5")
      :may_not("Kd4-e4; N+a1", "the next piece to come in from there is the Rook")
    uc "UC Kd4,ka6,+R{pieces},+N{pieces};turn=8":may_not("Kd4-e4; N+a1", "the next piece to come in from there is the Rook")
  end)

  t.it("are on the own first row for pieces, the second for pawns, where the move has left the fields empty", function()
    local g = uc "UC Kd1,Re2,ka6,+N{pieces},+P{pawns};turn=7"
    t.equal(drops(g, "Kd1-c1"):match "N{pieces}%+c1", nil)
    g:may { "Kd1-c1; N+d1", "Re2-e3; P+e2" }:may_not "Kd1-c1; N+d2":may_not "Kd1-c1; P+e2":may_not "Kd1-c1; P+a3"
  end)

  t.it("may meet a check, which is judged after the whole turn", function()
    local g = uc "UC Ka1,Pa2,Pb2,Pb3,kh8,rh1,+N{pieces};turn=7"
    g:status "check"
    g:may "Pb3-b4; N+b1":may_not "Pb3-b4"
  end)

  -- Orphans that nothing attacks cannot move.
  local full = "[Orp]a1,[Orp]b1,[Orp]c1,[Orp]d1,[Orp]e1,[Orp]f1,[Orp]g1"

  t.it("must be made in the last turn of the window, and room for them", function()
    local g = uc("UC " .. full .. ",Kh1,Ph3,kh8,+N{pieces};turn=11")
    g:may "Kh1-h2; N+h1":may_not "Kh1-h2":may_not "Ph3-h4"
    g = uc("UC " .. full .. ",Kg2,kh8,+N{pieces};turn=11")
    g:may "Kg2-g3; N+h1":may_not "Kg2-h1":may_not "Kg2-g3"
  end)

  t.it("wait where no legal turn makes them, and what stands behind them waits too", function()
    local g = uc("UC " .. full .. ",[Orp]h1,Kg3,Rg4,kh8,+N{pieces},+B{pieces};turn=11")
    g:may "Rg4-g5":play { "Rg4-g5", "Kh8-h7", "Rg5-g6", "Kh7-h8" }:may "Rg6-g5":may_not "Rg6-g5; B+h1"
    g = uc "UC [Orp]a1,Kd4,kh8,+N{pieces},+B{pieces};turn=12"
    g:may "Kd4-e4; N+b1":may_not "Kd4-e4; B+b1":may_not "Kd4-e4"
    g:play "Kd4-e4; N+b1":play "Kh8-g8":may "Ke4-d4; B+c1":may "Ke4-d4"
  end)
end)

t.describe("Anti-Kings of UC-170-13", function()
  t.it("are dropped anywhere, provided that they remain attacked after the turn, not by a King alone", function()
    local g = uc "UC Kd4,ka6,rh8,+[AnKi]{pieces};turn=7"
    g:may { "Kd4-e4; [AnKi]+h3", "Kd4-e4; [AnKi]+c8" }
    g:may_not "Kd4-e4; [AnKi]+b5":may_not "Kd4-e4; [AnKi]+d1"
  end)

  t.it("wait while nothing attacks any field", function()
    local g = uc "UC Kd4,ka6,+[AnKi]{pieces},+R{pieces};turn=11"
    g:may "Kd4-e4":may_not "Kd4-e4; R+a1":status "playing"
  end)

  t.it("lose at once where they are the only royal piece and cannot be brought under attack", function()
    uc("UC [AnKi]d4,Pa2,ka8"):status("checkmate", "dark")
  end)

  t.it("are gone as if captured beside another royal piece", function()
    local g = uc "UC [AnKi]d4,Ke1,Pa2,ka8,ra7,rb7"
    g:may "Pa2-a3"
    g = uc "UC [AnKi]h5,Ke1,Pa2,ka8"
    g:play "Pa2-a3":empty "h5":status "playing":at("e1", "King")
  end)

  t.it("may not be left unattacked where that can be avoided", function()
    local g = uc "UC [AnKi]h5,Kg2,ka8,rh8"
    g:may "Kg2-g1":may_not "[AnKi]h5-g5":may "[AnKi]h5-h4"
  end)
end)

t.describe("Cornering", function()
  local ways = {   -- the King's file and where he ends, the corner and where its piece ends
    { "b", "b", "a", "c" }, { "c", "c", "a", "d" }, { "d", "b", "a", "c" }, { "d", "f", "h", "e" },
    { "e", "c", "a", "d" }, { "e", "g", "h", "f" }, { "f", "f", "h", "e" }, { "g", "g", "h", "f" },
  }
  for _, way in ipairs(ways) do
    local king, king_to, corner, corner_to = table.unpack(way)
    for side, rank in pairs { light = "1", dark = "8" } do
      t.it(("of a King on %s%s with the piece on %s%s"):format(king, rank, corner, rank), function()
        local light = side == "light"
        local g = light and uc(("UC K%s1&,[Fal]%s1&,kh5"):format(king, corner)) or uc(("uc Kh4,k%s8&,[fal]%s8&"):format(king, corner))
        g:play(("K%s%s-%s%s&"):format(king, rank, king_to, rank)):at(king_to .. rank, "King", side):at(corner_to .. rank, "Falcon", side)
        t.equal(g:setup():find("&", 1, true), nil)
      end)
    end
  end

  t.it("is not for a King on a corner, nor for what has moved", function()
    for _, move in ipairs(uc("UC Ka1&,Rh1&,ka5"):moves "a1") do t.equal(move:find("&", 1, true), nil) end
    uc("UC Ke1,Rh1&,ka5"):may_not "Ke1-g1&"
    uc("UC Ke1&,Rh1,ka5"):may_not "Ke1-g1&"
  end)

  t.it("is for a dropped piece, too", function()
    local g = uc "UC Ke1&,Pa2,ka5,+[Gnu]{pieces};turn=7"
    g:play("Pa2-a3; [Gnu]+h1"):play("Ka5-a6"):play("Ke1-g1&"):at("f1", "Gnu")
    g = uc "UC Ke1&,Pa2,ka5,+[Gnu]{pieces};turn=7"
    t.equal(g:play("Pa2-a3; [Gnu]+g1"):setup():match "%[Gnu%]g1&?", "[Gnu]g1")
  end)

  t.it("is for a King and a Rook that a Circe-Grasshopper has had reborn", function()
    local g = uc "UC Kd5,[CiGr]d4,Rh1&,kb8"
    g:play("[CiGr]d4-d6"):at("e1", "King"):play("Kb8-b7"):play("Ke1-g1&"):at("f1", "Rook")
    g = uc "UC Ke1&,[CiGr]d4,Re5,kb8"
    g:play("[CiGr]d4-f6"):at("a1", "Rook"):play("Kb8-b7"):play("Ke1-c1&"):at("d1", "Rook")
    g = uc "UC Ke1,Rh1&,[CiGr]d1,kb8"   -- he is at home already
    g:play("[CiGr]d1-f1"):play("Kb8-b7"):play("[CiGr]f1-d1"):play("Kb7-b8"):may_not "Ke1-g1&"
  end)

  t.it("needs its fields empty and unattacked", function()
    uc("UC Ke1&,Rh1&,Nf1,ka5"):may_not "Ke1-g1&"
    uc("UC Ke1&,Rh1&,ka5,rf8"):may_not "Ke1-g1&"
    uc("UC Ke1&,Rh1&,ka5,re8"):may_not "Ke1-g1&"
    uc("UC Kg1&,Rh1&,ka5,rg8"):may_not "Kg1-g1&"
    uc("UC Kg1&,Rh1&,ka5,rf8"):may "Kg1-g1&"
  end)

  t.it("knows no check while there are several royal pieces, and no part for what is frozen", function()
    uc("UC Ke1&,[RoKn]b4,Rh1&,ka5,rf8"):may "Ke1-g1&"
    uc("UC Ke1&,Rh1&,ka5,[imm]g2"):may_not "Ke1-g1&"
  end)
end)

t.describe("Promotion in UC-170-13", function()
  t.it("is to the last of the stock, then the last but one, which leave it", function()
    local g = uc "UC Ke1,Pa7,[BerP]g7,kc5,+R{pieces},+N{pieces},+[Gnu]{pieces};turn=2"
    g:play("Pa7-a8"):at("a8", "Gnu", "light")
    t.equal(g:setup():find("[Gnu]{pieces}", 1, true), nil)
    g:play("Kc5-c4"):play("[BerP]g7-h8"):at("h8", "Knight", "light")
    g:undo():undo():undo():at("a7", "Pawn"):may_not "Pa7-a8=R"
  end)

  t.it("does not come where the stock is empty", function()
    uc("UC Ke1,Pa7,kc5"):play("Pa7-a8"):at("a8", "Pawn", "light")
  end)

  t.it("leaves the windows of the others as they are", function()
    local g = uc "UC Ke1,Pa7,kc5,+R{pieces},+N{pieces};turn=6"
    g:play { "Pa7-a8", "Kc5-c4" }:may "Ke1-d1; R+a1"
  end)

  t.it("to an Anti-King is for a pawn that comes to be attacked", function()
    uc("UC Ke1,Pa7,kc5,+[AnKi]{pieces}"):may_not "Pa7-a8"
    uc("UC Ke1,Pa7,kc5,rh8,+[AnKi]{pieces}"):play("Pa7-a8"):at("a8", "Anti-King")
  end)
end)

t.describe("Royal pieces of UC-170-13", function()
  t.it("a King alone is mated", function()
    uc("UC Kg6,Ra1,kg8"):play("Ra1-a8"):status("checkmate", "light")
    uc("uc Kf6,Ra7,kh8"):may_not "Kh8-h7"
  end)

  t.it("one of several may stay attacked, and all have to be captured", function()
    local g = uc "UC Kg6,Ra1,kg8,[roKn]b3"
    g:play("Ra1-a8"):status "playing":play("[RoKn]b3-a1"):play("Ra8-g8*"):status "playing"
    g:play("[RoKn]a1-b3"):play("Rg8-b8"):play("[RoKn]b3-a1"):play("Rb8-b1"):play("[RoKn]a1-c2"):play("Rb1-b2")
    g:play("[RoKn]c2-a1"):play("Rb2-b1"):play("[RoKn]a1-c2"):play("Rb1-c1"):play("[RoKn]c2-a1"):play("Rc1-a1*"):status("won", "light")
  end)

  t.it("a Wuss must flee", function()
    local g = uc "UC Kh1,[Wus]a1,Ph2,kh8,ra8"
    g:may "[Wus]a1-b1":may_not "Ph2-h3":may_not "[Wus]a1-a2"
  end)

  t.it("Kings alone with a stock are not dead", function()
    uc("UC Ke1,ke8,+R{pieces}"):status "playing"
    uc("UC Ke1,Pa2,ke8"):status "playing"
  end)

  t.it("an Ubi-Ubi attacks no Anti-King, not even one that has captured", function()
    uc("UC Ka1,Pc4,[AnKi]b3,kg8,rb7,[ubUb]h4"):may "[AnKi]b3-b4":may_not "[AnKi]b3-c4"
  end)
end)

t.describe("Pieces that UC-170-13 states otherwise", function()
  t.it("32 is a Reflecting Bishop or a Wazir", function()
    uc("UC [RFW]a3,Kh1,Pc5,Pb2,kh8"):reaches_only("a3", "a2 a4 b3 b4")
  end)

  t.it("pawn 12 is a Pawn, or steps one ahead or sideways", function()
    uc("UC [EurP]d4,Kh1,pc5,pd5,nc4,kh8"):reaches_only("d4", "c4 c5 d5 e4")
  end)

  t.it("a Chameleon takes no pawn in passing", function()
    local g = uc "UC Pe2,Kh1,[cham]d4,kh8"
    g:play "Pe2-e4"
    for _, move in ipairs(g:captures "d4") do t.equal(move:find "e3", nil) end
  end)
end)

t.describe("Draws of UC-170-13", function()
  t.it("by a third repetition, and after fifty moves", function()
    local g = uc "UC Ke1,Ra1,ke8,ra8"
    for _ = 1, 2 do g:play { "Ke1-e2", "Ke8-e7", "Ke2-e1", "Ke7-e8" } end
    g:status "draw"
    uc("UC Ke1,Ra1,ke8,ra8;quiet=99"):play("Ke1-e2"):status("draw", "quiet")
    uc("UC Ke1,[Ste]a2,ke8,ra8;quiet=99"):play("[Ste]a2-a3"):status "playing"
  end)
end)
