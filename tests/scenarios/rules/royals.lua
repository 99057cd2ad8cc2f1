-- The kinds of royal pieces, and what becomes of a side that has several.
local t = require "acedrex.scenario"
local m, c = require "acedrex.movement", require "acedrex.cascade"
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Knight = require "classical.pieces.knight"
local Pawn = require "classical.pieces.pawn"
local S = m.step

-- Moves one step to an empty field or onto a friend, which it captures; cannot be captured, and must be attacked.
local AntiKing = piece {
  name = "Anti-King", symbol = "A", royal = "attacked",
  moves = S(m.all) * (m.empty + m.own * -m.royal * m.capture_own),
  takes = m.none, immune = m.anyone, attacked_by = -m.is "King",
}
-- Moves as a Queen without capturing; attacked, it must itself move to where it is not.
local Wuss = piece { name = "Wuss", symbol = "W", royal = "flees", moves = m.slide(m.all) * m.settle, takes = m.none }
local RoyalKnight = piece.extend(Knight, { name = "Royal Knight", symbol = "RN", royal = "capture" })

local cast = { King, Rook, Knight, Pawn, AntiKing, Wuss, RoyalKnight }
local function game(setup, changes)
  local declared = { board = { files = 8, ranks = 8 }, pieces = cast, royals = { King = "check" }, setup = setup }
  for key, value in pairs(changes or {}) do declared[key] = value end
  return t.game(declared)
end
local function outcome(g)
  local kind, reason, winner = g:status()
  return kind .. " " .. reason .. " " .. (winner or "nobody")
end

t.describe("A piece that must be attacked", function()
  t.it("goes only where it is attacked, and may take its friends", function()
    local g = game "T Ad4,Pd5,ra4,kh8"
    g:reaches_only("d4", "c4 e4")
    g:may_not("Ad4-d3", "unattacked"):may_not("Ad4-d5*", "unattacked")
    g = game "T Ad4,Pe4,ra4,kh8"
    g:play "Ad4-e4*"
    g:at("e4", "Anti-King", "light"):empty "d4"
  end)

  t.it("keeps its attackers: no other piece may close the line", function()
    local g = game "T Ad4,Rc1,ra4,kh8"
    g:may_not("Rc1-c4", "unattacked"):may "Rc1-a1"
  end)

  t.it("cannot be captured, and does not capture or give check", function()
    local g = game "t Ad4,Kh1,ra4,ke8"
    g:may_not "Ra4-d4*":may "Ra4-c4"
    game "T Ke7,Ad8,ae8,ra8,Ng7":status "playing"
  end)

  t.it("is in check where it is not attacked", function()
    game "T Ad4,ra5,kh8":status "check"
    game "T Ad4,ra4,kh8":status "playing"
  end)

  t.it("is not attacked by those that its script names", function()
    game "T Ad4,kd5,ra4":status "playing"
    game "T Ad4,kd5,ra5":status "check"
    game "T Ad4,nb5":status "playing"
  end)

  t.it("has lost where no move leaves it attacked", function()
    local g = game "t Aa1,Kh1,ra8,kh8"
    g:play "Ra8-d8"
    t.equal(outcome(g), "checkmate anti-mate dark")
  end)

  t.it("has not lost where every move would end that of the other side's, and that may not be", function()
    local keys = { board = { files = 4, ranks = 4 }, pieces = cast, rules = { giving_check = "illegal" }, setup = "T Na1,ac2" }
    t.game(keys):status "stalemate"
  end)

  t.it("has lost, too, where it is attacked but every move would end that", function()
    t.equal(outcome(game "T Aa1,nb3,kh8"), "checkmate anti-mate dark")
  end)

  t.it("is found out to be attacked by walks, too, and by guards that ask for prey", function()
    local Hunter = piece { name = "Hunter", symbol = "H", moves = m.slide(m.orthogonals) * m.prey * m.capture }
    local Igniter = piece { name = "Igniter", symbol = "I", moves = m.aside(S(m.all) * m.prey * m.capture) }
    local hunted = function(setup) return game(setup, { pieces = { AntiKing, Hunter, Igniter }, royals = {} }) end
    hunted "T Ad4,hd8":status "playing"
    hunted "T Ad4,he8":status "check"
    hunted "T Ad4,ie5":status "playing"
    hunted "T Ad4,if6":status "check"
    t.equal(hunted "t Ad4,hd8":moves "d8", {})
  end)
end)

t.describe("A piece that flees", function()
  t.it("must itself move, to where it is not attacked", function()
    local g = game "T Wd4,Ph2,rd8"
    g:reaches_only("d4", "a1 b2 c3 a4 b4 c4 a7 b6 c5 e3 f2 g1 e4 f4 g4 h4 e5 f6 g7")
    g:status "check"
    g:may_not("Ph2-h3", "attacked and has to go"):may_not("Wd4-d2", "attacked")
    t.equal(g:moves "h2", {})
  end)

  t.it("lets the others move while it is not attacked", function()
    game "T Wd4,Ph2,re8":status("playing"):may "Ph2-h3"
    game "T Wd4,Ph2,re8":may "Wd4-e4"
  end)

  t.it("loses where it cannot", function()
    t.equal(outcome(game "T Wa1,Rb1,Pb2,ra8,kh8"), "checkmate checkmate dark")
  end)

  t.it("lets no turn be passed", function()
    game("T Wd4,rd8", { rules = { pass = "free" } }):may_not "pass"
    game("T Wd4,re8", { rules = { pass = "free" } }):may "pass"
  end)

  t.it("goes before anything is brought in", function()
    local g = game("T Wd4,rd8,+P", { drops = { {} } })
    g:may_not("P+a2", "attacked and has to go"):may_not("P+d6", "attacked and has to go")
    g:may "Wd4-e4"
    game("T Wd4,re8,+P", { drops = { {} } }):may "P+a2"
  end)

  t.it("decides beside a King as well: attacked both, both must be saved by one move", function()
    t.equal(outcome(game "T Kh1,Wd4,Rg2,rd8,rh8"), "checkmate checkmate dark")
    local Cannon = piece { name = "Cannon", symbol = "C", moves = m.hop(m.orthogonals) }
    local g = game("T Kd1,Wd4,cd8,rh4", { pieces = { King, Wuss, Cannon, Rook } })
    g:may "Wd4-c3":may_not("Wd4-d3", "check"):may_not("Kd1-c1", "attacked")
  end)

  t.it("may be two of a kind: one of them goes", function()
    local g = game "T Wd4,Wg4,Ph2,rd8,rg8"
    t.equal(g:moves "h2", {})
    g:may { "Wd4-c4", "Wg4-f4" }
    g:may_not("Wd4-d5", "attacked")
  end)

  t.it("is lost with its capture", function()
    local g = game "t Wd4,Kh1,rd8,ka8"
    g:play "Rd8-d4*"
    t.equal(outcome(g), "won royal captured dark")
  end)
end)

t.describe("A royal piece that an effect takes", function()
  local Blaster = piece {
    name = "Blaster", symbol = "B", moves = S(m.all) * m.land * m.aside(m.every(S(m.all) * m.occupied * m.oblate)),
  }
  local Preacher = piece { name = "Preacher", symbol = "P", moves = m.aside(S(m.all) * m.enemy * m.convert) + S(m.N) * m.settle }
  local Shover = piece { name = "Shover", symbol = "S", moves = S(m.E) * m.enemy * m.push(m.E, 1, "off") }
  local cast = { King, Rook, Blaster, Preacher, Shover, Wuss }
  local function blast(setup, rules) return game(setup, { pieces = cast, rules = rules }) end

  t.it("is lost, and its side with it, by whatever means", function()
    t.equal(outcome(blast "T Ka1,Be5,kg7,rh8":play "Be5-f6"), "won royal lost light")
    t.equal(outcome(blast "T Ka1,Pe5,ke6,rh8":play "Pe5,e6%"), "won royal lost light")
    t.equal(outcome(blast "T Ka1,Sg6,kh6,rh8":play "Sg6-h6,Kh6!"), "won royal lost light")
    t.equal(blast "T Ka1,Be5,kg7,rh8":play("Be5-f6"):moves(), {})
    -- What must flee was lost so before.
    t.equal(outcome(blast "T Ka1,Be5,wg7,kh1":play "Be5-f6"), "won royal captured light")
  end)

  t.it("may not be given up by its own side", function()
    blast "T Ke7,Be5,kg7,rh8":may_not("Be5-f6", "costs light its own royal piece"):may_not("Be5-e6", "royal")
  end)

  t.it("is none where it stays, or where there was none", function()
    blast "T Ka1,Be5,kh8,rg7":play("Be5-f6"):status "playing"
    blast "T Ka1,Be5,rg7,rh8":play("Be5-f6"):status "playing"
    blast "T Ka1,Be5,kg7,kh1":play("Be5-f6"):status "playing"
  end)

  t.it("is lost too where the effect is in what a piece inherits, and nowhere else", function()
    local Elk = piece { name = "Elk", symbol = "E", moves = S(m.E), gait = S(m.N) * m.enemy * m.oblate }
    local Heir = piece { name = "Heir", symbol = "H", passive = true, moves = c.gait }
    local function inherited(setup)
      return game(setup, { pieces = { King, Rook, Elk, Heir }, lands = m.own * m.is "Heir" * c.activate })
    end
    t.equal(outcome(inherited "T Ka1,Ed4,He4,ke5,rh8":play "Ed4-e4; He4-e5"), "won royal lost light")
    inherited "T Ka1,Ed4,He4,re5,kh8":play("Ed4-e4; He4-e5"):status "playing"
  end)

  t.it("leaves a game that goes on where the variant says so", function()
    blast("T Ka1,Be5,kg7,rh8", { royal_loss = "plays on" }):play("Be5-f6"):status("playing"):may "Rh8-h1"
    t.game(variant.extend(require "known.atomic", { name = "On", rules = { royal_loss = "plays on" } }),
           "O Ka1,Ra8,kh8,rg8"):play("Ra8-g8*"):status("won", "extinction")
  end)
end)

t.describe("Several royal pieces", function()
  local last = { rules = { several_royals = "last" } }

  t.it("each bind their side, if nothing else is said", function()
    game("T Kd4,[RN]a1,rd8"):status("check"):may_not("[RN]a1-c2", "check")
  end)

  t.it("may be left en prise while there are two", function()
    local g = game("T Kd4,[RN]a1,rd8,kh8", last)
    g:status("playing"):may { "[RN]a1-c2", "Kd4-d5" }
    g:play { "[RN]a1-c2", "Rd8-d4*" }
    g:status "playing"
    g:play { "[RN]c2-d4*" }
  end)

  t.it("the last one decides: a King is mated, another is captured", function()
    t.equal(outcome(game("T Ka1,ra8,rb8,kh8", last)), "checkmate checkmate dark")
    local g = game("t [RN]a1,ra8,kh8", last)
    g:play "Ra8-a1*"
    t.equal(outcome(g), "won royal captured dark")
  end)

  t.it("the King alone is bound to safety again", function()
    game("T Kd4,Pa2,rd8,kh8", last):status("check"):may_not("Pa2-a3", "check")
  end)

  t.it("free the one that flees where it cannot", function()
    game("T Wa1,Kh4,Rb1,Pb2,ra8,kh8", last):status("playing"):may "Kh4-h5"
    t.equal(outcome(game("T Wa1,Rb1,Pb2,ra8,kh8", last)), "checkmate checkmate dark")
    game("T Wa1,Kh4,Pb2,ra8,kh8", last):status("check"):may_not("Kh4-h5", "attacked"):may "Wa1-b1"
  end)

  t.it("do not free the one that must be attacked", function()
    game("T Ad4,Kh1,ra4,kh8", last):may_not("Ad4-d3", "unattacked")
  end)

  t.it("drop the attacks that castling must not pass", function()
    local castling = { king = "King", rooks = { "Rook" }, distances = { 2 } }
    local setup = "T Ke1&,Rh1&,[RN]a1,rf8,ka8"
    game(setup, { castling = castling }):may_not "Ke1-g1&"
    game(setup, { castling = castling, rules = last.rules }):may "Ke1-g1&"
  end)
end)

t.describe("What a variant says of royal pieces", function()
  t.it("goes before what the piece says itself", function()
    game("T Wd4,Ph2,rd8", { royals = { Wuss = "no" } }):status("playing"):may "Ph2-h3"
    local g = game("T Wd4,Pc1,rd8,ka8", { royals = { Wuss = "check" } })
    g:status("check"):may("Wd4-e4"):may_not("Pc1-c2", "check")
  end)
end)

-- Rooks and the like go over it, and no Hawk takes beyond it.
local Glass = piece { name = "Glass", symbol = "L", transparent = true, moves = m.step(m.all) }
-- Takes beyond any piece but Glass.
local Hawk = piece {
  name = "Hawk", symbol = "H",
  moves = m.along(m.all, function(d) return S(d) * (m.occupied - m.is "Glass") * S(d) end),
}

t.describe("A piece that is promoted", function()
  local function promoted(setup)
    return game(setup, {
      pieces = { King, Rook, Knight, Pawn, Glass, Hawk }, promotion = { pieces = { "Pawn" }, to = { "Rook", "Glass" } },
    })
  end
  t.it("stops a line as what it has become", function()
    local g = promoted "T Ka8,Pd7,rh8,kh1"
    g:may "Pd7-d8=R"
    g:may_not("Pd7-d8=L", "check")
  end)
  t.it("stands before a line as what it was, where no line is", function()
    promoted("T Ka1,Pd7,rh8,kh2"):may{ "Pd7-d8=L", "Pd7-d8=R" }
  end)
  t.it("is hopped over as what it has become", function()
    local g = promoted "T Kb8,Pc7,hd8,kh1"
    g:may "Pc7-c8=L"
    g:may_not("Pc7-c8=R", "check")
  end)
end)

t.describe("A piece of neither side that both may move", function()
  t.it("stays where it shields the King of the side that moves it, and may leave the other's", function()
    local keys = {
      board = { files = 8, ranks = 8 }, royals = { King = "check" },
      pieces = {
        piece { name = "King", symbol = "K", moves = m.step(m.all) },
        piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) },
        piece { name = "Stone", symbol = "S", owner = "none", may_move = "both", moves = m.step(m.orthogonals) * m.empty },
      },
    }
    local function stone(setup)
      keys.setup = setup
      return t.game(keys)
    end
    stone("T Ke1,Se4,re8,ka8"):may { "Se4-e5", "Se4-e3" }:may_not { "Se4-d4", "Se4-f4" }
    stone("t Ke1,Se4,re8,ka8"):may { "Se4-d4", "Se4-f4" }
  end)
end)
