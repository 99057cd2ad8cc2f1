-- The Testing Board, rule by rule: the numbers are those of the page, the readings those of docs/rulings.md. What
-- exchanges earn and how it is spent: exchanges.lua.
local t = require "acedrex.scenario"

local function tb(setup) return t.game("testing-board", setup) end
local function printed(setup) return t.game("testing-board", setup, { options = "array=printed" }) end

local function count(text, pattern)
  local _, found = text:gsub(pattern, "")
  return found
end

t.describe("The printed array", function()
  t.it("stands as the page prints it, and has 61 and 63 first moves", function()
    local g = printed()
    local files = "abcdefgh"
    local rows = {
      ["8"] = "ubUb k hoHo bed min soEa flSt eoh", ["7"] = "canP eurP ste camP orpP mooP fro scoP",
      ["2"] = "CamP MooP EurP ScoP CanP Fro Ste OrpP", ["1"] = "SoEa Bed Eoh K FlSt UbUb Min HoHo",
    }
    for rank, row in pairs(rows) do
      local file = 0
      for symbol in row:gmatch "%S+" do
        file = file + 1
        local one = g:at(files:sub(file, file) .. rank)
        t.equal(one.symbol:lower(), symbol:lower())
        t.equal(one.side, symbol:match "^%u" and "light" or "dark")
      end
    end
    t.equal(#g:moves(), 61)
    t.equal(#g:turned():moves(), 63)
  end)

  t.it("has 162 pieces of each side and 27 pawns, which come in from A1 and A18, S1 and S18 on", function()
    local setup = printed():setup()
    t.equal(count(setup, "{pieces}"), 324)
    t.equal(count(setup, "{pawns}"), 54)
    t.ok(setup:find("+[Pao]{pieces},+[RoBi]{pieces},+[CraD]{pieces},+[Waz]{pieces}", 1, true))
    t.ok(setup:find("+[CraF]{pieces},+[Dra]{pieces}", 1, true))
    t.ok(setup:find("+[PinP]{pawns},+[ShoP]{pawns},+[XJP]{pawns},+[JumP]{pawns}", 1, true))
    local g = printed("TB Kd1,kb8,+[CraF]{pieces},+[Dra]{pieces};taken=pieces:160+160;owed_piece=1+0")
    g:may "K d1-e1; CRAB_FERZ(140) Q9-a1"
  end)
end)

t.describe("A drawn array", function()
  t.it("has the same men on both sides, and pawns that wait in rounds", function()
    for seed = 1, 4 do
      local setup = t.game("testing-board", nil, { options = "seed=" .. seed }):setup()
      t.equal(count(setup, "{pieces}"), 324)
      t.equal(count(setup, "{pawns}"), 54)
      local light, dark = {}, {}
      for symbol in setup:gmatch "%[?([%a]+)%]?%l[12]" do light[#light + 1] = symbol:lower() end
      for symbol in setup:gmatch "%[?([%a]+)%]?%l[78]" do dark[#dark + 1] = symbol:lower() end
      table.sort(light)
      table.sort(dark)
      t.equal(#light, 16)
      t.equal(table.concat(light, " "), table.concat(dark, " "))
    end
  end)

  t.it("is the same for a seed, and another for another", function()
    local function array(seed) return t.game("testing-board", nil, { options = "seed=" .. seed }):setup() end
    t.equal(array(7), array(7))
    t.ok(array(7) ~= array(8))
  end)
end)

t.describe("Promotion on the Testing Board", function()
  t.it("of every kind of pawn is to the last of the stock, then the last but one", function()
    local g = tb "TB Ke1,Pa7,[Fro]g6,Rg7,kc5,+R{pieces},+N{pieces},+[Gnu]{pieces}"
    g:play("Pa7-a8"):at("a8", "Gnu", "light"):play("Kc5-c4"):play("[Fro]g6-g8"):at("g8", "Knight", "light")
  end)

  t.it("of a Lance and a Honorable Horse to Gold Generals is a choice, and a must where they could never move again", function()
    local g = tb "TB Ke1,[Lan]a5,kc5"
    g:may { "[Lan]a5-a6", "[Lan]a5-a6=[GoGe]", "[Lan]a5-a8=[GoGe]" }:may_not "[Lan]a5-a8=[Lan]"
    g:play("[Lan]a5-a8"):at("a8", "Gold General")
    g = tb "TB Ke1,[HoHo]b5,kd5"
    g:play("[HoHo]b5-a7"):at("a7", "Gold General")
    g = tb "TB Ke1,[HoHo]b4,kd5"
    g:may { "[HoHo]b4-a6=[GoGe]" }:play("[HoHo]b4-a6"):at("a6", "Honorable Horse")
    g = tb "tb Ke1,[stGe]b4,kd5"
    g:may { "[StGe]b4-a3=[GoGe]", "[StGe]b4-a3" }
    tb "tb Ke1,[irGe]b2,kd5":play("[IrGe]b2-b1"):at("b1", "Gold General", "dark")
  end)
end)

t.describe("Royal pieces of the Testing Board", function()
  t.it("a King alone is mated", function()
    tb "TB Kg6,Ra1,kg8":play("Ra1-a8"):status("checkmate", "light")
  end)

  t.it("an Anti-King that cannot be brought under attack is mated alone, and gone beside others", function()
    tb("TB [AnKi]d4,Pa2,ka8"):status("checkmate", "dark")
    tb("TB [AnKi]h5,Ke1,Pa2,ka8"):play("Pa2-a3"):empty "h5":status "playing"
  end)

  t.it("there is no castling", function()
    tb("TB Ke1,Rh1,ke8"):may_not "Ke1-g1"
  end)
end)

t.describe("Pieces of the Testing Board", function()
  t.it("32 is a Wazir, or after its step a Reflecting Bishop", function()
    tb("TB [RFW]a1,Kh1,Pb1,kh8"):reaches("a1", "a2"):reaches_only("a1", "a2 b3 c4 d5 e6 f7 g8 h7 g6 f5 e4 d3 c2")
  end)

  t.it("pawn 12 is a Pawn that captures straight ahead, too", function()
    tb("TB [EurP]d4,Kh1,pc5,pd5,nc4,kh8"):reaches_only("d4", "c5 d5")
  end)

  t.it("an Einstein Grasshopper lowers what it hops over by one rank of those on the board", function()
    local g = tb "TB [EiGr]d4,Kh1,nd5,kh8,Ra1,Qb1,[Waz]c1,Pg2"
    g:play("[EiGr]d4-d6"):at("d5", "Wazir", "dark")          -- from 8 fields to 4
    g = tb "TB [EiGr]d4,Kh1,nd5,kh8,Ra1,Qb1,Pg2"
    g:play("[EiGr]d4-d6"):at("d5", "Pawn", "dark")           -- the kinds of pawns are below those of pieces
    tb("TB [EiGr]d4,Kh1,pd5,kh8,Ra1,Qb1"):play("[EiGr]d4-d6"):at("d5", "Pawn", "dark")   -- nothing is lower
  end)

  t.it("and raises it where it captures", function()
    local g = tb "TB [EiGr]d4,Kh1,nd5,pd6,kh8,Ra1,Qb1,Pg2"
    g:play("[EiGr]d4-d6"):at("d5", "Rook", "dark")           -- from 8 fields to 14
    tb("TB [EiGr]d4,Kh2,qd5,pd6,kg8,Ra1"):play("[EiGr]d4-d6"):at("d5", "Queen", "dark")
  end)

  t.it("of several kinds of one rank the player chooses", function()
    local g = tb "TB [EiGr]d4,Kh1,rd5,kh8,Na1,[Cam]b1,[Zeb]c1,Pg2"   -- a Rook's 14 fields; 8 of each of the others
    local found = {}
    for _, move in ipairs(g:moves "d4") do
      g:play(move)
      local there = g:at "d5"
      if there and there.name ~= "Rook" then found[#found + 1] = there.name end
      g:undo()
    end
    table.sort(found)
    t.equal(table.concat(found, " "), "Camel Knight Zebra")
  end)

  t.it("royal pieces and Einstein Grasshoppers stay what they are", function()
    tb("TB [EiGr]d4,Kh1,[eiGr]d5,[roKn]e4,kh8,Ra1,Pg2"):play("[EiGr]d4-d6"):at("d5", "Einstein Grasshopper")
    tb("TB [EiGr]d4,Kh1,[roKn]e4,kh8,Ra1,Pg2"):play("[EiGr]d4-f4"):at("e4", "Royal Knight")
  end)

  t.it("a Circe-Grasshopper sends back to where the array had it, or out of the game", function()
    local g = printed "TB [CiGr]d4,Ka3,[min]d5,[Min]e4,kh3"
    g:play("[CiGr]d4-d6"):at("e8", "Minister", "dark"):undo()
    g:play("[CiGr]d4-f4"):at("g1", "Minister", "light")
    printed "TB [CiGr]d4,Ka3,[min]d5,re8,kh3":play("[CiGr]d4-d6"):empty "d5":at("e8", "Rook")
  end)

  t.it("what was dropped or promoted to any field of the first row, dropped pawns of the second", function()
    local g = printed "TB [CiGr]d4,Kh1,rd5,[fro]e4{dropped},[fro]c4,kh3"
    local pieces, pawns = {}, {}
    for _, move in ipairs(g:moves "d4") do
      g:play(move)
      for file in ("abcdefgh"):gmatch "." do
        local first, second = g:at(file .. "8"), g:at(file .. "7")
        if first and first.name == "Rook" then pieces[#pieces + 1] = file end
        if second and g:at "f4" then pawns[#pawns + 1] = file end
      end
      g:undo()
    end
    table.sort(pieces)
    table.sort(pawns)
    t.equal(table.concat(pieces), "abcdefgh")
    t.equal(table.concat(pawns), "abcdefgh")
    g:play("[CiGr]d4-b4"):at("g7", "Frog", "dark")
  end)

  t.it("147 changes side, then kind, then place", function()
    local g = printed "TB [AECG]d4,Ka3,nd5,[Waz]b2,[min]h5,kh3"
    local reborn = {}
    for _, move in ipairs(g:moves "d4") do
      g:play(move)
      for file in ("abcdefgh"):gmatch "." do
        local one = g:at(file .. "1")
        if one and g:at "d6" then reborn[#reborn + 1] = one.side .. " " .. one.name .. " " .. file end
      end
      g:undo()
    end
    t.equal(#reborn, 8)
    t.equal(reborn[1], "light Wazir a")
  end)
end)

t.describe("Draws of the Testing Board", function()
  t.it("by a third repetition, stalemate, and fifty moves", function()
    local g = tb "TB Ke1,Ra1,ke8,ra8"
    for _ = 1, 2 do g:play { "Ke1-e2", "Ke8-e7", "Ke2-e1", "Ke7-e8" } end
    g:status "draw"
    tb("TB Kg6,Qe6,kh8"):play("Qe6-f7"):status "stalemate"
    tb("TB Ke1,Ra1,ke8,ra8;quiet=99"):play("Ke1-e2"):status("draw", "quiet")
  end)
end)
