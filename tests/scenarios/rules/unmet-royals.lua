-- What becomes of royal pieces where no turn of their side leaves them as they must stand: `unmet`.
local t = require "acedrex.scenario"
local m, phase = require "acedrex.movement", require "acedrex.phase"

local King, Rook, Knight = require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight"
local AntiKing = piece { name = "Anti-King", symbol = "A", moves = m.step(m.all) * m.settle, immune = m.anyone }
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.orthogonals) }
local last = { several_royals = "last" }

local function game(royals, setup, more)
  local keys = { pieces = { King, Rook, Knight, AntiKing, Prince }, royals = royals, setup = setup, board = { files = 8, ranks = 8 } }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game(keys)
end

t.describe("An Anti-King that goes", function()
  local royals = { King = "check", ["Anti-King"] = { "attacked", unmet = "goes" } }
  local function trial(setup, more)
    local keys = { rules = last }
    for key, value in pairs(more or {}) do keys[key] = value end
    return game(royals, setup, keys)
  end

  t.it("has to be attacked as long as some turn leaves it so", function()
    trial("T Ka1,Ad4,rd8,kh7"):may_not("Ad4-e4", "unattacked"):may { "Ad4-d5", "Ka1-a2" }
    -- It comes back under attack by one move.
    t.equal(trial("T Ka1,Ae4,rd8,kh7"):moves(), { "Ae4-d3", "Ae4-d4", "Ae4-d5" })
  end)

  t.it("leaves the board at the end of any turn where none does", function()
    local g = trial "T Ka1,Aa5,Rg1,rh8,kh7"
    t.ok(#g:moves() > 10)
    g:play "Ka1-a2"
    g:empty "a5":at("a2", "King"):status "playing"
    g:undo():at("a5", "Anti-King"):may "Aa5-b5"
    g:play "Aa5-b5"
    g:empty "b5 a5"
  end)

  t.it("binds the King that is left", function()
    -- With two royal pieces the King may stand attacked; alone it may not.
    trial("T Kd1,Aa5,rd8,kh8"):may_not("Aa5-a6", "check"):may "Kd1-c1"
    trial("T Kd1,Ad3,Ra3,rd8,kh8"):may "Ra3-a4"
  end)

  t.it("loses alone, and with it the last royal piece is lost", function()
    trial("T Aa5,Rg1,rh8,kh7"):status("checkmate", "dark")
    trial("T Ka1,Aa5,ra8,rb8,rh2,kh7"):status "playing"
  end)

  t.it("leaves a position that is read again", function()
    local g = trial "T Ka1,Aa5,Rg1,rh8,kh7"
    g:play "Rg1-f1"
    t.equal(g:setup(), "t Ka1,Rf1,kh7,rh8")
  end)

  t.it("goes by a drop, a pass and the parts of a turn as well", function()
    local dropped = trial("T Ka1,Aa5,kh7,rh8,+N", { drops = {} })
    dropped:play "N+d4"
    dropped:empty "a5":at("d4", "Knight")
    local passed = trial("T Ka1,Aa5,kh7,rh8", { rules = { several_royals = "last", pass = "free" } })
    passed:play "pass"
    passed:empty "a5":at("a1", "King")
    local twice = trial("T Ka1,Aa5,Rg1,kh7,rh8", { turn = phase.moves { 2 } })
    twice:may "Rg1-f1; Rf1-f2"
    twice:play "Rg1-f1; Aa5-b5"
    twice:empty "a5 b5":at("f1", "Rook")
    -- By two moves it comes under attack: then it has to.
    trial("T Ka1,Af5,kb7,rh8", { turn = phase.moves { 2 } }):may_not("Ka1-a2; Ka2-a3", "unattacked"):may "Af5-g5; Ag5-h5"
  end)

  t.it("goes into the pocket that captured pieces go into", function()
    local g = trial("T Ka1,Aa5,Rg1,rh8,kh7", { captures = { to = "owner" }, drops = {} })
    g:play "Rg1-f1"
    t.equal(g:setup(), "t Ka1,Rf1,kh7,rh8,+A")
  end)
end)

t.describe("A Prince", function()
  local function trial(unmet, setup) return game({ King = "check", Prince = { "check", unmet = unmet } }, setup) end
  local mated, saved = "T Kd4,Ph1,rg8,rh8,ka8", "T Kd4,Ph1,rh8,ka8"

  t.it("that is mated loses, if nothing else is said", function()
    trial("loses", mated):status("checkmate", "dark")
    game({ King = "check", Prince = "check" }, mated):status("checkmate", "dark")
  end)

  t.it("that is mated is lost alone", function()
    local g = trial("goes", mated)
    g:status "check"
    g:play "Kd4-d5"
    g:empty "h1":status "playing"
    trial("goes", saved):may_not("Kd4-d5", "check"):may "Ph1-g1"
  end)

  t.it("that may stay attacked can be taken, and the King remains", function()
    local g = trial("stays", mated)
    g:play "Kd4-d5"
    g:at("h1", "Prince")
    t.equal(g:setup(), "t Kd5,Ph1,ka8,rg8,rh8")
    g:play "Rh8-h1*"
    g:status "playing"
    trial("stays", "t Kd5,Ph1,ka8,rg8,rh8"):may "Rh8-h1*"
    trial("stays", saved):may_not("Kd4-d5", "check")
  end)

  t.it("excuses no other royal piece", function()
    trial("goes", "T Kd4,Ph1,rg8,rh8,rc8,ka8"):may_not("Kd4-c5", "check"):may "Kd4-d5"
    trial("stays", "T Kd4,Ph1,rg8,rh8,rc8,ka8"):may_not("Kd4-c5", "check"):may "Kd4-d5"
  end)
end)

t.describe("A royal piece that flees", function()
  local function trial(unmet, setup) return game({ King = "check", Prince = { "flees", unmet = unmet } }, setup) end
  local cornered = "T Kd4,Ph1,rg8,rh8,ka8"

  t.it("and cannot, loses, stays or goes", function()
    trial("loses", cornered):status("checkmate", "dark")
    local g = trial("stays", cornered)
    g:play "Kd4-d5"
    g:at("h1", "Prince")
    local gone = game({ King = "check", Prince = { "flees", unmet = "goes" } }, cornered, { rules = { royal_loss = "plays on" } })
    gone:play "Kd4-d5"
    gone:empty "h1"
    trial("goes", "T Kd4,Ph1,rh8,ka8"):may_not("Kd4-d5", "has to go"):may "Ph1-g1"
  end)
end)
