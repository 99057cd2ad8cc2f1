-- Castling that goes on, and rules that hold on each of several boards: the last rank, castling, drops.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local Chess = require "classical.classical-chess"
local King, Rook, Pawn = require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.pawn"
local beside = { B = { files = 8, ranks = 8 } }

-- Alice chess (V. R. Parton, 1953): two boards, of which the second is empty at first.
local function alice()
  -- A piece moves and captures on its board, then goes over to the same field of the other, which has to be empty.
  local over = (m.across "B" + m.across()) * m.empty
  local function beyond(walk) return walk * (m.empty + m.prey * m.capture) * over end
  local pieces = {}
  for _, name in ipairs { "king", "queen", "rook", "bishop", "knight" } do
    local base = require("classical.pieces." .. name)
    pieces[base.name] = piece.extend(base, { name = base.name, symbol = base.symbol, moves = beyond(base.moves) })
  end
  -- Pawns do so too; there is no capture in passing.
  local ahead = m.step(m.N) * m.empty
  pieces.Pawn = piece {
    name = "Pawn", symbol = "P", tags = { "rush" },
    moves = (ahead + m.carries "rush" * ahead * ahead) * over + m.step{ m.NE, m.NW } * m.prey * m.capture * over,
  }
  return variant.extend(Chess, {
    name = "Alice Chess", board = { beside = beside }, pieces = { replace = pieces },
    -- King and Rook castle on their board, then both go over.
    castling = { onward = over },
  })
end

t.describe("Alice chess", function()
  local Alice = alice()

  t.it("leads every piece to the other board", function()
    local g = t.game(Alice)
    g:play { "Pe2-B:e4", "Pd7-B:d5", "Bf1-B:c4", "Ng8-B:f6" }
    g:at("B:c4", "Bishop", "light"):empty "f1 e2 e4"
    -- It is on the other board that Pawns meet.
    g:may "PB:e4-d5,B:d5*"; g:may_not "Pa2-a3"
  end)

  t.it("lets a piece go where the field beyond is empty", function()
    local g = t.game(Alice, "AC Ke1,ke8,Ra1,NB:a3,PB:a2")
    g:may { "Ra1-B:a4", "Ra1-B:b1" }
    g:may_not { "Ra1-B:a3", "Ra1-B:a2", "Ra1-a4" }
  end)

  t.it("promotes on the last rank of either board", function()
    local g = t.game(Alice, "AC Ke1,ke8,Pa7,PB:b7")
    g:play "Pa7-B:a8=Q"
    g:at("B:a8", "Queen")
    g = t.game(Alice, "AC Ke1,ke8,Pa7,PB:b7")
    g:play "PB:b7-b8=R"
    g:at("b8", "Rook"):status "check"
  end)

  t.it("castles on either board, over to the other", function()
    local g = t.game(Alice, "AC Ke1&,Rh1&,ke8")
    g:play "O-O"
    t.equal(g:setup():match "^ac (%S+),ke8", "KB:g1,RB:f1")
    g = t.game(Alice, "AC KB:e1&,RB:a1&,ke8")
    g:play "O-O-O"
    t.equal(g:setup():match "^ac (%S+),ke8", "Kc1,Rd1")
    t.game(Alice, "AC Ke1&,Rh1&,NB:g1,ke8"):may_not "O-O"
    t.game(Alice, "AC Ke1&,Rh1&,NB:f1,ke8"):may_not "O-O"
    t.game(Alice, "AC Ke1&,Rh1&,ke8,rf8"):may_not "O-O"
    t.game(Alice, "AC Ke1&,Rh1&,ke8,rB:f8"):may "O-O"
    t.game(Alice, "AC Ke1&,Rh1&,ke8,rB:g8"):may_not "O-O"
  end)
end)

t.describe("On several boards", function()
  local function game(setup, more)
    local keys = { board = { files = 8, ranks = 8, beside = { B = { files = 6, ranks = 5 } } },
      pieces = { King, Rook, Pawn }, royals = { King = "check" }, setup = setup }
    for key, value in pairs(more) do keys[key] = value end
    return t.game(keys)
  end

  t.it("each board has a first and a last rank", function()
    local promotion = { pieces = { "Pawn" }, to = { "Rook" } }
    local g = game("T PB:a4,pB:b2,Pa7", { promotion = promotion })
    g:may { "PB:a4-B:a5=R", "Pa7-a8=R" }
    g:play "PB:a4-B:a5=R":at("B:a5", "Rook", "light")
    g:play "PB:b2-B:b1=R":at("B:b1", "Rook", "dark")
    local Goer = piece { name = "Goer", symbol = "G", moves = m.slide(m.S) * m.zone "first" + m.slide(m.N) * m.zone "last" }
    t.game{ pieces = { Goer }, board = { files = 4, ranks = 6, beside = { B = { files = 2, ranks = 4 } } }, setup = "T GB:a2,Gb3,gB:b2" }
      :reaches_only("B:a2", "B:a1 B:a4"):reaches_only("b3", "b1 b6")
  end)

  t.it("a goal is reached on any of them", function()
    game("T KB:a4,ke8", { rules = { goal = { pieces = { "King" }, zone = "last" } } }):play("KB:a4-B:a5"):status("won", "light")
  end)

  t.it("King and Rook castle where they stand", function()
    local castling = { king = "King", rooks = { "Rook" }, distances = { 2 } }
    local g = game("T KB:c1&,RB:f1&,ke8", { castling = castling })
    g:play "KB:c1-B:e1&"
    t.equal(g:setup(), "t KB:e1,RB:d1,ke8")
    game("T KB:c1&,RB:f1&,Rd1,Ra1,ke8", { castling = castling }):may "KB:c1-B:e1&"
    game("T KB:c1&,RB:f1&,RB:d1,ke8", { castling = castling }):may_not("KB:c1-B:e1&", "B:d1")
    game("T KB:c1&,RB:f1&,ke8,rB:d4", { castling = castling }):may_not("KB:c1-B:e1&", "B:d1 is attacked")
    game("T KB:c1&,Rf1&,ke8", { castling = castling }):may_not "KB:c1-B:e1&"
  end)

  t.it("one Pawn a file is counted on each", function()
    game("T Pa2,+P", { drops = { limit = { Pawn = "one a file" } } }):may { "P+B:a3", "P+b3" }:may_not "P+a3"
    game("T PB:b3,+P", { drops = { limit = { Pawn = "one a file" } } }):may { "P+B:a3", "P+b3" }:may_not "P+B:b2"
  end)
end)

t.describe("Castling that goes on", function()
  local House = variant.extend(Chess, { name = "House", castling = { onward = m.step(m.N) * m.empty } })

  t.it("ends where both are led", function()
    local g = t.game(House, "H Ke1&,Rh1&,ke8")
    g:play "Ke1-g2&"
    t.equal(g:setup(), "h Kg2,Rf2,ke8;quiet=1")
  end)

  t.it("is impossible where one of them cannot go on", function()
    t.game(House, "H Ke1&,Rh1&,Pf2,ke8"):may_not "O-O"
    t.game(House, "H Ke1&,Rh1&,ke8,rg8"):may_not "O-O"
    t.game(House, "H Ke1&,Rh1&,ke8,rf8"):may_not "O-O"
  end)
end)
