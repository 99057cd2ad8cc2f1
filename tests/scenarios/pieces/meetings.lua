-- Unusual pieces, written with the authoring page alone: what happens where pieces meet.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, o = m.step, m.orthogonals
local Man = piece { name = "Man", symbol = "M", moves = m.none }
local Rook = require "classical.pieces.rook"

local function game(cast, setup, size, more)
  local keys = { board = { files = size or 8, ranks = size or 8 }, pieces = cast, setup = setup }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game(keys)
end

t.describe("Transparent pieces", function()
  local Ghost = piece { name = "Ghost", symbol = "G", moves = S(o), transparent = true }

  t.it("are passed over by all, and can still be taken", function()
    game({ Rook, Ghost, Man }, "T Ra1,ga3,Gc1,me1", 6):reaches_only("a1", "a2 a3 a4 a5 a6 b1 d1 e1")
    game({ Rook, Ghost, Man }, "t ra6,Ga4,gc6", 6):reaches_only("a6", "a5 a4 a3 a2 a1 b6 d6 e6 f6")
  end)

  t.it("stop a walk that asks for empty fields", function()
    local Wary = piece { name = "Wary", symbol = "W", moves = (S(m.N) * m.empty) ^ 1 }
    game({ Wary, Ghost }, "T Wa1,ga3", 6):reaches_only("a1", "a2")
  end)
end)

t.describe("Passes", function()
  t.it("says whom a piece steps over", function()
    local Runner = piece { name = "Runner", symbol = "U", moves = m.slide(o), passes = m.own * m.is "Man" }
    game({ Runner, Man, Rook }, "T Ua1,Ma3,ma5,Rc1", 6):reaches_only("a1", "a2 a4 a5 b1")
    game({ Runner, Man, Rook }, "t ua6,ma4,Mc6", 6):reaches_only("a6", "a5 a3 a2 a1 b6 c6")
  end)
end)

t.describe("Takes", function()
  t.it("says whom a piece may capture", function()
    local Picky = piece { name = "Picky", symbol = "P", moves = m.slide(o), takes = m.enemy - m.is "Man" }
    game({ Picky, Man, Rook }, "T Pa1,ma3,rc1"):reaches_only("a1", "a2 b1 c1")
    game({ Picky, Man, Rook }, "t pa8,Ma6,Rc8"):reaches_only("a8", "a7 b8 c8")
  end)

  t.it("none makes a pacifist", function()
    local Monk = piece { name = "Monk", symbol = "K", moves = m.slide(m.N), takes = m.none }
    game({ Monk, Man }, "T Ka1,ma3"):reaches_only("a1", "a2")
  end)

  t.it("also holds for captures on the way", function()
    local Locust = piece {
      name = "Locust", symbol = "L", takes = m.enemy * m.is "Rook",
      moves = m.along(o, function(d) return (S(d) * m.empty) ^ 0 * S(d) * m.prey * m.capture * S(d) * m.empty end),
    }
    game({ Locust, Man, Rook }, "T Ld4,md6,rf4"):reaches_only("d4", "g4")
  end)
end)

t.describe("Immune", function()
  t.it("says who may not take a piece", function()
    local Saint = piece { name = "Saint", symbol = "S", moves = S(o), immune = m.is "Rook" }
    local Wazir = piece { name = "Wazir", symbol = "W", moves = S(o) }
    game({ Saint, Rook, Wazir }, "T Ra1,Wc4,sa3,sc5"):reaches_only("a1", "a2 b1 c1 d1 e1 f1 g1 h1")
    game({ Saint, Rook, Wazir }, "T Ra1,Wc4,sa3,sc5"):reaches_only("c4", "c5 c3 b4 d4")
  end)

  t.it("may ask where the attacker started", function()
    local Wall = piece { name = "Wall", symbol = "W", moves = m.none, immune = m.rank(-1) } -- safe from its far rank
    game({ Wall, Rook }, "T Ra1,Rc2,wa4,wc4"):reaches("c2", "c4")
    game({ Wall, Rook }, "T Ra1,Rc2,wa4,wc4"):reaches_only("a1", "a2 a3 b1 c1 d1 e1 f1 g1 h1")
  end)

  t.it("keeps a royal piece out of check", function()
    local King = require "classical.pieces.king"
    local Hero = piece.extend(King, { name = "Hero", symbol = "H", immune = m.is "Rook" })
    game({ Hero, Rook, Man }, "t Ra1,Hc3,ha8,Mh1", 8, { royals = { Hero = "check" } }):status "playing"
    game({ King, Rook, Man }, "t Ra1,Kc3,ka8,Mh1", 8, { royals = { King = "check" } }):status "check"
  end)
end)

t.describe("Lands", function()
  t.it("of a piece adds to what may happen where it ends", function()
    local Friend = piece { name = "Friend", symbol = "F", moves = m.slide(o, 3), lands = m.own * m.swap }
    local g = game({ Friend, Man }, "T Fa1,Ma3,mb1")
    g:reaches_only("a1", "a2 a3 b1")
    g:play "Fa1-a3"
    g:at("a1", "Man", "light"):at("a3", "Friend", "light")
  end)

  t.it("of a variant holds for all its pieces", function()
    game({ Rook, Man }, "T Ra1,Ma3,Rc1", 4):reaches_only("a1", "a2 b1")
    local g = game({ Rook, Man }, "T Ra1,Ma3,Rc1", 4, { lands = m.own * m.is "Man" * m.oblate })
    g:reaches_only("a1", "a2 a3 b1")
    g:play "Ra1-a3"
    g:at("a3", "Rook", "light"):empty "a1"
  end)
end)

t.describe("Neutral pieces", function()
  local Stone = piece { name = "Stone", symbol = "S", moves = m.none, owner = "none" }

  t.it("are neither own nor enemy: they block, and nobody takes them", function()
    game({ Stone, Rook, Man }, "T Ra1,Sa3,sc1", 6):reaches_only("a1", "a2 b1")
    game({ Stone, Rook, Man }, "t ra1,Sa3,sc1", 6):reaches_only("a1", "a2 b1")
  end)

  t.it("can be cleared away by who says so", function()
    local Miner = piece { name = "Miner", symbol = "I", moves = m.slide(o), lands = m.neutral * m.oblate }
    local g = game({ Stone, Miner, Man }, "T Ia1,Sa3,Mc1,md1", 6)
    g:reaches_only("a1", "a2 a3 b1")
    g:play "Ia1-a3"
    g:at("a3", "Miner", "light")
  end)

  t.it("can be hopped over", function()
    local Hopper = piece { name = "Hopper", symbol = "H", moves = m.hop(m.N) * (m.empty + m.enemy) }
    game({ Stone, Hopper, Man }, "T Ha1,Sa3,ma5", 6):reaches_only("a1", "a4 a5")
  end)

  t.it("stand on the board as nobody's", function()
    game({ Stone, Man }, "T Sa1,sb1,Mc1,md1", 6):at("a1", "Stone", "none"):at("b1", "Stone", "none")
  end)
end)

t.describe("Classes", function()
  local Gun = piece { name = "Gun", symbol = "G", class = { "artillery" }, moves = m.none }
  local Mortar = piece { name = "Mortar", symbol = "T", class = { "artillery", "heavy" }, moves = m.none }
  local Scout = piece {
    name = "Scout", symbol = "S", moves = S(o) * m.is "artillery" + m.leap(1, 1) * m.is("heavy", "Man"),
  }

  t.it("are names that is accepts", function()
    game({ Gun, Mortar, Scout, Man }, "T Sb2,gb3,tc2,ma2,gc3,ta1,ma3", 4):reaches_only("b2", "b3 c2 a1 a3")
  end)
end)

t.describe("Passing a turn", function()
  t.it("is a move for a piece that may", function()
    local Sage = piece { name = "Sage", symbol = "G", moves = m.pass, may_pass = true }
    local g = game({ Sage }, "T Ga1,gb2", 3)
    t.equal(#g:moves(), 1)
    g:play(g:moves()[1])
    t.equal(g:to_move(), "dark")
    g:at("a1", "Sage", "light")
  end)

  t.it("is none without leave", function()
    local Idle = piece { name = "Idle", symbol = "G", moves = m.pass }
    t.equal(#game({ Idle }, "T Ga1,gb2", 3):moves(), 0)
  end)
end)

t.describe("Royal pieces", function()
  local Prince = piece { name = "Prince", symbol = "P", moves = S(m.all) }

  t.it("that may be lost lose the game when they are taken", function()
    local g = game({ Prince, Rook }, "T Pa1,Rb8,pc8,rh2", 8, { royals = { Prince = "capture" } })
    g:status "playing"
    g:play "Rb8-c8*"
    g:status("won", "light")
  end)

  t.it("that must not be left attacked are in check", function()
    local g = game({ Prince, Rook }, "T Pa1,Rb8,ph7,ra8", 8, { royals = { Prince = "check" } })
    g:status "check"
    g:may { "Rb8-a8*", "Pa1-b1", "Pa1-b2" }
    g:may_not { "Rb8-b7", "Pa1-a2" }
  end)

  t.it("are not there at all where the variant names none", function()
    local g = game({ Prince, Rook }, "T Pa1,Rb8,ph7,ra8")
    g:status("playing"):may { "Rb8-b7", "Pa1-a2" }
  end)
end)

t.describe("A row of lands that takes away what stands there", function()
  local function with(moves, lands)
    local Sweeper = piece { name = "Sweeper", symbol = "W", moves = moves, lands = lands, takes = m.none }
    return game({ Sweeper, Man }, "T Wa1,mc1,Ma3", 3)
  end

  t.it("lets the piece stand there, however its walk has to end", function()
    with(m.slide(o), m.enemy * m.oblate):reaches("a1", "c1")
    local g = with(m.slide(o) * m.strike, m.enemy * m.oblate)
    g:reaches_only("a1", "c1")
    t.equal(g:play(g:moves("a1")[1]):setup(), "t Wc1,Ma3")
  end)

  t.it("does not let it stand on an empty field elsewhere that it strikes at", function()
    with(m.slide(o) * m.strike, m.enemy * m.oblate * S(m.N)):reaches_only("a1", {})
    with(m.slide(o) * m.strike, m.enemy * m.oblate * S(m.N) * m.settle):reaches_only("a1", "c2")
  end)
end)
