-- The acid tests of drops: UC-170-13 of the Testing Board, and Cold Fusion Chess of Gwalla.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

t.describe("UC-170, drops", function()
  local game = require "acid" (t, "testing-board")

  -- Major piece k of a side is due in turns 5k+2 to 5k+6 of light, 5k+1 to 5k+5 of dark, on the first row of its side;
  -- pawn j in 10j-3 to 10j+1 and 10j-4 to 10j, on the second.
  local function due(every, before, after)
    return function(k, side)
      local light = side == "light" and 1 or 0
      return every * k - before + light, every * k + after + light
    end
  end
  local turn = phase.seq{
    phase.move(),
    phase.drop{ from = "majors", order = "queue", at = m.rank(1), window = due(5, -1, 5), forced = "at the end" },
    phase.drop{ from = "pawns", order = "queue", at = m.rank(2), window = due(10, 4, 0), forced = "at the end" },
  }
  -- The first row of White in the page's sample, without what stood on b1 and g1, and the first two of its stock.
  local function at_turn(n)
    return game("T [SoEa]a1,[Eoh]c1,Kd1,[FlSt]e1,[UbUb]f1,[HoHo]h1,Pa3,ka8,+[Pao]{majors},+[RoBi]{majors},"
                .. "+[PinP]{pawns};taken=pawns:1+0;turn=" .. n,
                "soaring-eagle eohippo king flying-stag ubi-ubi honorable-horse pawn pao rose-bishop pincer-pawn",
                { turn = turn, royals = { King = "check" } })
  end

  -- What each regular move may be combined with: "-" for no drop, and the fields of drops.
  local function combinations(g)
    local found = {}
    for _, move in ipairs(g:moves()) do
      local regular, field = move:match "^(.-); %[Pao%]{majors}%+(.*)$"
      regular = regular or move
      found[regular] = (found[regular] or "") .. " " .. (field or "-")
    end
    return found
  end

  t.it("T73 each regular move with no drop, or one on either empty field of the row", function()
    local regular = at_turn(6):moves()
    t.ok(#regular > 50)
    local combined = combinations(at_turn(7))
    local moves = 0
    for move, drops in pairs(combined) do
      moves = moves + 1
      local from, to = move:match "(%l1)%-(%l%d)", move:match "%-(%l%d)"
      local free = {}
      for field in ("abcdefgh"):gmatch "." do
        field = field .. "1"
        if field ~= to and (field == "b1" or field == "g1" or field == from) then free[#free + 1] = " " .. field end
      end
      t.equal(drops, " -" .. table.concat(free), move)
    end
    t.equal(moves, #regular)
    t.equal(combined["Pa3-a4"], " - b1 g1")
  end)

  t.it("T73 is compulsory in turn 11", function()
    for n = 7, 10 do t.equal(at_turn(n):moves "a3"[1], "Pa3-a4") end
    t.equal(at_turn(11):moves "a3", { "Pa3-a4; [Pao]{majors}+b1", "Pa3-a4; [Pao]{majors}+g1" })
    at_turn(11):may_not "Pa3-a4"
  end)

  t.it("the second piece waits for its own turns, whether the first has come or not", function()
    local g = at_turn(11)
    g:may_not "Pa3-a4; [RoBi]+b1"
    g:play "Pa3-a4; [Pao]+b1":play "Ka8-b8"
    t.equal(g:moves "a4", { "Pa4-a5", "Pa4-a5; [RoBi]{majors}+g1" })
  end)
end)

t.describe("Cold Fusion Chess, drops", function()
  local game = require "acid" (t, "gwalla")
  local demoted = require "gwalla.fusion".demoted
  local pawns = { "Pawn", "Berolina Pawn", "Sergeant" }

  -- Captured pieces change sides: into the Safe pocket where a pawn or a King took them, else into that of Demotion.
  -- Captured Pawns leave the game. No pawn comes in on the last two ranks.
  local not_far = -m.rank(-1) * -m.rank(-2)
  local to_pawns = { "Knight", "Sergeant", "Berolina Pawn", "Pawn" }
  local rules = {
    board = { files = 10, ranks = 10 }, royals = { King = "check" },
    captures = {
      { pieces = { "Pawn" }, to = "nobody" },
      { by = { "Pawn", "Berolina Pawn", "Sergeant", "King" }, to = "capturer", pocket = "safe" },
      { to = "capturer", pocket = "demotion" },
    },
    drops = {
      { from = "safe", pieces = pawns, at = not_far, check = false },
      { from = "safe", check = false },
      { from = "demotion", pieces = to_pawns, as = demoted, at = not_far, check = false },
      { from = "demotion", as = demoted, check = false },
    },
  }
  local cast = "king queen marshal cardinal chariot archbishop knightrider rook bishop knight "
            .. "sergeant berolina-pawn pawn "
            .. "guard berolina-guard guard-sergeant templar berolina-templar temple-sergeant "
            .. "cavalry berolina-cavalry cavalry-sergeant"
  local function fusion(setup) return game(setup, cast, rules) end
  local function comes_back(symbol, as)
    local g = fusion("T Ka1,kj10,+[" .. symbol .. "]{demotion}")
    g:play("[" .. symbol .. "]{demotion}+e4")
    g:at("e4", as, "light")
  end

  t.it("T74 a Queen is dropped as a Marshal on any empty field", function()
    local g = fusion "T Ka1,kj10,Pa2,+Q{demotion}"
    local drops = 0
    for _, move in ipairs(g:moves()) do
      if move:match "^Q" then
        t.ok(move:match "^Q{demotion}%+%l%d+=M$", move)
        drops = drops + 1
      end
    end
    t.equal(drops, 100 - 3)
    comes_back("Q", "Marshal")
  end)

  t.it("T74 a Rook with a pawn in it comes back with one pawn less", function()
    comes_back("G", "Rook")
    comes_back("Bg", "Guard")
    comes_back("Gs", "Berolina Guard")
  end)

  t.it("every other piece comes back as the next of the row", function()
    local row = { "Q", "M", "C", "Ch", "A", "Kr", "R", "B", "N", "S", "Bp", "P" }
    local names = { "Queen", "Marshal", "Cardinal", "Chariot", "Archbishop", "Knightrider", "Rook", "Bishop", "Knight",
                    "Sergeant", "Berolina Pawn", "Pawn" }
    for i = 1, #row - 1 do comes_back(row[i], names[i + 1]) end
    comes_back("P", "Pawn")
  end)

  t.it("no pawn comes in on the last two ranks, whatever it was", function()
    local g = fusion "T Ka1,kj10,+N{demotion},+B{demotion},+S{safe}"
    g:may { "N{demotion}+e8", "B{demotion}+e9", "S{safe}+e8" }
    g:may_not { "N{demotion}+e9", "S{safe}+e9", "S{safe}+e10" }
  end)

  t.it("from the Safe pocket a piece comes in as it is, and none comes in out of check", function()
    local g = fusion "T Ka1,kj10,+Q{safe}"
    g:play "Q{safe}+e4":at("e4", "Queen", "light")
    fusion "T Ka1,kj10,ra9,+Q{safe}":may_not "Q{safe}+a5"
  end)

  t.it("the capturer decides which pocket it is", function()
    local g = fusion "T Ka1,kj10,Pb2,rc3,Rd4,rd9"
    g:play { "Pb2-c3*", "Kj10-i10", "Rd4-d9*" }
    t.equal(g:setup():match "%+[^;]*", "+R{safe},+R{demotion}")
  end)
end)
