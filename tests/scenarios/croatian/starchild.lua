-- One: sentences about Starchilds that no figure shows. (The figures are tested in figures/11-*.lua.)
local t = require "acedrex.scenario"

local function game(pieces) return t.game("one", pieces) end
local kings = ",Kx1,kx26"

-- A Starchild that goes to t9 comes into a syzygy with the Star on h5 and the Monolith on n7.
local function syzygy(pieces) return game("O Ii23,Th5,Mn7" .. kings .. (pieces or "")) end

t.describe("One: lost pieces", function()
  t.it("are kept in setup strings", function()
    t.equal(syzygy(";lost=Q+q+Q"):setup(), "O Kx1,Ii23,kx26,Th5,Mn7;lost=Q+Q+q")
  end)

  t.it("are those that were captured, or oblationed, with the type and the side that they had then", function()
    t.equal(game("O Qd4,rd8,Ka1,kz25"):play("Qd4-d8*"):setup(), "o Ka1,Qd8,kz25;lost=r")
    t.equal(game("O Rd11,Ad14,Pd16,Ka1,kz25"):play("[Rd11-d14]~[Ad14-d16=Q]"):setup(), "o Ka1,Qd16,Rd14,kz25;lost=A")
  end)

  t.it("are not those that are converted, nor Kings, Stars and Monoliths", function()
    t.equal(game("O Rd3,Ad6,nd9,Ka1,kz26"):play("[Rd3-d6]~[Ad6-d9%N]"):at("d9", "Knight", "light"):setup():match ";lost=(%S+)", "A")
  end)

  t.it("count from the next move on", function()
    -- The Wave that is oblationed in the same move cannot come back.
    syzygy():may_not { "Ii23-t9$W", "Ii23-t9$I" }
    local g = syzygy ";lost=Q"
    t.equal(g:play("Ii23-t9$Q"):setup():match ";lost=(%S+)", "I")
  end)
end)

t.describe("One: resurrection", function()
  t.it("promotes a Pawn that comes back on its last rank, now or later", function()
    local g = game("O Ii25,Tt26,Mn26" .. ",Kx1,kx20;lost=P")
    g:may { "Ii25-e26$P=Q", "Ii25-e26$P=" }:may_not "Ii25-e26$P"
    g:play("Ii25-e26$P="):at("e26", "Pawn", "light")
    t.equal(g:at("e26").tags[1], "promotion")
  end)

  t.it("gives no tags", function()
    local g = game("O Ii24,Tt2,Mn2" .. ",Kx1,kx20;lost=P"):play "Ii24-f2$P"
    t.equal(g:at("f2").tags, {})
  end)

  t.it("takes one piece of several that were lost", function()
    local g = syzygy ";lost=Q+Q+r"
    t.equal(g:play("Ii23-t9$Q"):setup():match ";lost=(%S+)", "Q+r+I")
  end)

  t.it("does not come of a step within one line or from another one", function()
    game("O It9,Th5,Mn7" .. kings .. ";lost=Q"):may_not "It9-e4$Q"
  end)
end)

t.describe("One: sense-journeys", function()
  local K = ",Kx2,kx25"
  t.it("are initiated by either side's Shaman or Starchild, for a piece in the uplifting Starchild's colour", function()
    game("O Hd4,Ic5,Bb6" .. K):may '[Hd4-c5]~[Ic5-b6]"[Bb6-d7]'
    game("O Id4,ic5,Bb6" .. K):may_not '[Id4-c5]~[Ic5-b6]"[Bb6-d7]'
    game("O Id4,Ic5,Ib6,Bb7" .. K):may '[Id4-c5]~[Ic5-b6]~[Ib6-b7]"[Bb7-d8]'
  end)

  t.it("end on empty fields, and promote a Pawn in the opponent's figure row", function()
    game("O Id4,Ic5,Hb6,nd7" .. K):may_not { '[Id4-c5]~[Ic5-b6]"[Hb6-d7*]', '[Id4-c5]~[Ic5-b6]"[Hb6-d7]' }
    local to = '[Id24-c25]~[Ic25-b25]"[Pb25-d26'
    game("O Id24,Ic25,Pb25" .. K):may { to .. "=Q]", to .. "=]" }:may_not(to .. "]")
  end)
end)

t.describe("One: Starchild beside a Star", function()
  local corner = "O Ta1,Rb1&,Kn1,tz1,Ia2,%sWa4,Rd4,ko25,ta26,Tz26"
  t.it("does not vanish into it where its own field is the only empty one", function()
    local g = game(corner:format "Pb2|,"):may_not { "Ia2-a1-~", "Ia2-a1*", "Ia2-a1-a2" }
    t.equal(#g:moves(), 1345)
  end)
  t.it("comes out beside it where there is a field", function()
    local beside = game(corner:format ""):moves "a2"
    local found = false
    for _, move in ipairs(beside) do found = found or move:find "b2" ~= nil end
    t.ok(found)
  end)
end)

t.describe("One: Starchild", function()
  t.it("begins a sense-journey when it is activated once more", function()
    game("O Ia1,Wb1,Ic1,ib2,nc3,Kz5,kz20"):may '[Ia1-b1]~[Wb1-c1]~[Ic1-b1]~[Ib1-b2]~[Ib2-c3]"[Nc3-d5]'
  end)

  t.it("moves a Star only with momentum, but comes out beside it without", function()
    local without, with = game("O Nc3,Wd5,Ne7,Wf9,Ig11,Th12" .. kings), game("O Eb1,Wd5,Ne7,Wf9,Ig11,Th12" .. kings)
    local rest = "~[Wd5-e7]~[Ne7-f9]~[Wf9-g11]~[Ig11-h12]"
    without:may("[Nc3-d5]" .. rest .. "||Ih13"):may_not("[Nc3-d5]" .. rest .. "~[Th12-h13]")
    with:may { "[Eb1-d5]" .. rest .. "||Ih13", "[Eb1-d5]" .. rest .. "~[Th12-h13]" }
  end)

  t.it("can be captured, and is lost then", function()
    t.equal(game("o Id4,rd8,Ka1,kz26"):play("Rd8-d4*"):setup(), "O Ka1,kz26,rd4;lost=I")
  end)

  t.it("gives no check, and shields no King", function()
    game("o If5,Ka1,kg5"):status "playing"
    game("o Id4,Rd2,Ka1,kd6"):status "check"
  end)

  t.it("is demoted by a Monolith that comes into a syzygy with it", function()
    game("O Mm9,It9,Th5" .. kings):may "Mm9-n7>It9"
  end)
end)

t.describe("One: listings", function()
  t.it("give up where there are too many cascades, and tell so", function()
    local g = game()
    t.ok(#g:moves() > 1000)
    g:may { "Pc3-c5", "[If1-q1]~[Wq1-f1]" }:may_not { "Nc1-e3", "Kn1-n3" }
  end)
end)
