-- Walks with a name, which parts of turns run instead of moves: actions.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Stone = piece { name = "Stone", symbol = "S", owner = "none", shade = "light", moves = m.none }
local shots = m.slide(m.orthogonals) * m.prey * m.capture * m.home
local Archer = piece { name = "Archer", symbol = "A", moves = m.step(m.all), actions = { shoot = shots } }

local function game(turn, setup, keys)
  keys = keys or {}
  keys.name, keys.code, keys.board = "Range", "RA", keys.board or { files = 8, ranks = 8 }
  keys.turn, keys.pieces = turn, keys.pieces or { King, Man, Rook, Archer, Stone }
  return t.game(variant(keys), "RA " .. setup)
end
local shoot = phase.move{ action = "shoot" }

t.describe("An action", function()
  t.it("is what its pieces walk in that part, and nothing else", function()
    local g = game(phase.seq{ phase.move(), shoot }, "Ke1,Ac3,ke8,rc7,ma3")
    g:may { "Ac3-c4; Ac4-c4,c7*", "Ke1-e2; Ac3-c3,a3*" }
    g:may_not { "Ac3-c4; Ke1-e2", "Ac3-c4; Ac4-c5", "Ke1-e2" }
    -- Two shots after each of the King's five steps, one after four of the Archer's own.
    t.equal(#g:moves(), 2 * 5 + 4)
  end)

  t.it("goes with the conditions of its part", function()
    local by_same = phase.seq{ phase.move(), phase.move{ action = "shoot", by = "same", optional = true } }
    local g = game(by_same, "Ke1,Ac3,Ah1,ke8,rc7,mh5")
    g:may { "Ac3-c4; Ac4-c4,c7*", "Ac3-c4", "Ke1-e2" }
    g:may_not { "Ac3-c4; Ah1-h1,h5*", "Ke1-e2; Ac3-c3,c7*" }
    local by_other = phase.seq{ phase.move(), phase.move{ action = "shoot", by = "other" } }
    g = game(by_other, "Ke1,Ac3,Ah1,ke8,rc7,mh5")
    g:may { "Ac3-c4; Ah1-h1,h5*", "Ke1-e2; Ac3-c3,c7*" }:may_not "Ac3-c4; Ac4-c4,c7*"
  end)

  t.it("is a turn by itself, too", function()
    local g = game(phase.either{ phase.move(), shoot }, "Ke1,Ac3,ke8,rc7")
    g:may { "Ac3-c3,c7*", "Ac3-c4", "Ke1-e2" }:may_not "Ac3-c7*"
    g:play "Ac3-c3,c7*":empty "c7":at("c3", "Archer", "light")
    t.equal(game(shoot, "Ke1,Ac3,ke8,rc7,ra3"):moves(), { "Ac3-c3,a3*", "Ac3-c3,c7*" })
    t.equal(game(shoot, "Ke1,Ac3,ke8,rc7,ra3"):perft(1), 2)
  end)

  t.it("of which none of its pieces is capable makes no turn", function()
    game(shoot, "Ke1,Ac3,ke8", { rules = { stalemate = "loss" } }):status("won", "dark")
    game(phase.seq{ phase.move(), shoot }, "Ke1,ke8,rd8"):status "stalemate"
  end)

  t.it("comes about by whatever part of the program is fastest for its walks", function()
    local Dancer = piece { name = "Dancer", symbol = "D", moves = m.step(m.N),
      actions = { leap = m.leap(1, 2), glide = m.slide(m.E) * -#(m.step(m.N) * m.enemy), turn = m.step(m.E) * m.empty * m.step(m.N) } }
    local function dances(action) return game(phase.move{ action = action }, "Dc3,kh8,ke4", { pieces = { King, Dancer } }):moves() end
    t.equal(dances "leap", { "Dc3-b1", "Dc3-d1", "Dc3-a2", "Dc3-e2", "Dc3-a4", "Dc3-e4*", "Dc3-b5", "Dc3-d5" })
    t.equal(dances "glide", { "Dc3-d3", "Dc3-f3", "Dc3-g3", "Dc3-h3" })
    t.equal(dances "turn", { "Dc3-d4" })
  end)
end)

t.describe("Only moves", function()
  t.it("attack", function()
    local g = game(phase.either{ phase.move(), shoot }, "Kc6,kh8,ac1", { royals = { King = "check" } })
    t.equal(g:attackers("c6", "dark"), {})
    g:may "Kc6-c7":status "playing"
    -- By an action a King is taken all the same where nothing guards him.
    game(phase.either{ phase.move(), shoot }, "Kc6,kh8,Ah1", { royals = { King = "capture" } }):may "Ah1-h1,h8*"
  end)

  t.it("are lent and borrowed", function()
    local Mimic = piece { name = "Mimic", symbol = "I", moves = m.moves_of "Archer" }
    local turn = phase.either{ phase.move(), shoot }
    game(turn, "Ie4,ke8,re7", { pieces = { King, Rook, Archer, Mimic } }):reaches_only("e4", "d3 e3 f3 d4 f4 d5 e5 f5")
    -- An action borrows moves.
    local Thrower = piece { name = "Thrower", symbol = "T", moves = m.none, actions = { throw = m.moves_of "Rook" } }
    game(phase.move{ action = "throw" }, "Ta1,ke8,ra3", { pieces = { King, Rook, Thrower }, board = { files = 8, ranks = 8 } })
      :reaches_only("a1", "a2 a3 b1 c1 d1 e1 f1 g1 h1")
  end)

  t.it("are what a frozen piece's keeper may leave it", function()
    local Freezer = piece { name = "Freezer", symbol = "F", moves = m.none, frozen = m.step(m.N),
                            aura = { at = m.step(m.all), of = m.enemy, freeze = true } }
    local g = game(phase.either{ phase.move(), shoot }, "Ac3,ke8,rc7,fd4,Ah1,rh5", { pieces = { King, Rook, Archer, Freezer } })
    g:may { "Ac3-c4", "Ah1-h1,h5*" }:may_not { "Ac3-c3,c7*", "Ac3-b3" }
  end)
end)

t.describe("Actions of a budget", function()
  local any = phase.either{ phase.move(), shoot }
  t.it("have costs of their own, which go before those of types", function()
    local turn = phase.actions{ budget = 2, of = any, cost = { Archer = 1, shoot = 2, King = 1 } }
    local g = game(turn, "Ke1,Ac3,Ah1,ke8,rc7,mh5")
    g:may { "Ac3-c4; Ah1-h2", "Ac3-c3,c7*", "Ke1-e2; Ac3-c4" }
    g:may_not { "Ac3-c3,c7*; Ah1-h1,h5*", "Ke1-e2; Ac3-c3,c7*" }
  end)

  t.it("may be done by a piece that has acted", function()
    local g = game(phase.actions{ budget = 2, of = any, again = { "shoot" } }, "Ke1,Ac3,ke8,rc7,mc5,ma3")
    g:may { "Ac3-b3; Ab3-b3,a3*", "Ac3-c3,c5*; Ac3-c3,c7*" }:may_not { "Ac3-c4; Ac4-d4", "Ac3-c3,c5*; Ac3-d4" }
  end)

  t.it("are limited in what they capture, whichever piece does it", function()
    local limits = { captures = { shoot = 1 } }
    local g = game(phase.actions{ budget = 2, of = any, limits = limits }, "Ke1,Ac3,Ah1,ke8,rc7,mh5,me2")
    g:may { "Ac3-c3,c7*; Ke1-e2*", "Ah1-h1,h5*; Ke1-e2*" }:may_not "Ac3-c3,c7*; Ah1-h1,h5*"
    limits = { captures = { shoot = 2, Archer = 1 } }
    game(phase.actions{ budget = 2, of = any, limits = limits }, "Ke1,Ac3,Ah1,ke8,rc7,mh5"):may_not "Ac3-c3,c7*; Ah1-h1,h5*"
  end)
end)

t.describe("An action does what walks do", function()
  t.it("promotes, and changes what stands on the board", function()
    local Monk = piece { name = "Monk", symbol = "O", moves = m.none,
      actions = { rise = m.step(m.N) * m.settle, bless = m.step(m.all) * m.own * m.change{ Man = "Rook" } * m.home } }
    local turn = phase.either{ phase.move{ action = "rise" }, phase.move{ action = "bless" } }
    local keys = { pieces = { King, Man, Rook, Monk }, promotion = { pieces = { "Monk" }, to = { "Rook" } } }
    game(turn, "Oc7,ke8,Mb6", keys):may { "Oc7-c8=R", "Oc7-c7,b6=R" }:may_not { "Oc7-d7", "Oc7-b6" }
  end)

  t.it("may have the turn go on part by part", function()
    local g = game(phase.seq{ phase.move(), phase.move{ action = "shoot", by = "same", optional = true } }, "Ac3,ke8,rc7")
    g:play "Ac3-c4; Ac4-c4,c7*":empty "c7":undo():at("c7", "Rook", "dark"):at("c3", "Archer", "light")
    g:play "Ac3-d4":play "Ke8-e7":at("e7", "King", "dark")
  end)
end)

t.describe("The Game of the Amazons", function()
  t.it("has 2176 first turns", function()
    local g = t.game "amazons"
    t.equal(g:perft(1), 2176)
    g:may "Ad1-d7; Ad7-d7,g7+X":may_not { "Ad1-d7", "Ad1-d7; Ag1-g5" }
  end)

  t.it("is shot by the Amazon that has moved, where it may have come from", function()
    local g = t.game("amazons", "AM Ad1,Ag1,aj10")
    g:may { "Ad1-d2; Ad2-d2,d1+X", "Ad1-e1; Ae1-e1,f1+X" }:may_not { "Ad1-d2; Ag1-g1,g2+X", "Ad1-e1; Ae1-e1,g1+X", "Ad1-e1; Ae1-e1,h1+X" }
  end)

  t.it("shuts fields for both, and for arrows", function()
    local g = t.game("amazons", "AM Aa1,aj10"):play "Aa1-a2; Aa2-a2,a4+X"
    g:at("a4", "Arrow"):play "Aj10-j9; Aj9-j9,j8+X":reaches_only("a2", "a3 a1 b1 b2 c2 d2 e2 f2 g2 h2 i2 j2 b3 c4 d5 e6 f7 g8 h9 i10")
  end)

  t.it("is lost by who cannot move and shoot", function()
    t.game("amazons", "AM Aa1,Xa2,Xb1,Xb2,aj10"):status("won", "dark")
    -- The field that it has left is one to shoot at.
    local g = t.game("amazons", "AM Aa1,Xb1,Xb2,Xa3,Xb3,aj10")
    t.equal(g:moves(), { "Aa1-a2; Aa2-a2,a1+X" })
    g:play "Aa1-a2; Aa2-a2,a1+X":play "Aj10-j9; Aj9-j9,j10+X":status("won", "dark")
  end)
end)
