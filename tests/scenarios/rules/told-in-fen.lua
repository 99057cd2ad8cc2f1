-- What FEN cannot tell of a position is named: g:fen() then returns nil, and the fact.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local King, Queen, Rook = require "classical.pieces.king", require "classical.pieces.queen", require "classical.pieces.rook"

local function lacks(g, fact)
  local fen, lacking = g:fen()
  t.equal(fen, nil)
  t.equal(lacking, fact)
end

t.describe("A position without a FEN", function()
  t.it("has a piece with a tag, or without one that it has at first", function()
    local Knight = piece.extend(require "classical.pieces.knight", { name = "Knight", symbol = "N",
      moves = m.leap(1, 2) - m.from(m.tagged "stunned") })
    lacks(t.game({ pieces = { Knight } }, "T Nd4{stunned}"), "that the Knight on d4 carries {stunned}")
    lacks(t.game("classical-chess", "CC Ke1,ke8,Pa2"), "that the Pawn on a2 does not carry |")
    lacks(t.game("classical-chess", "CC Ke1,ke8,Pa3|"), "that the Pawn on a3 carries |")
    lacks(t.game("seirawan", "SC Kf2,kg7,Bb3{gate},+H"), "that the Bishop on b3 carries {gate}")
  end)

  t.it("grants castling that would be refused", function()
    lacks(t.game("classical-chess", "CC Kd1&,Rh1&,ke8"), "what is refused when it is read: FEN: \"K\": the King on d1 "
      .. "is not at home, on e1, so that it cannot castle (field 3, column 24)")
  end)

  t.it("has pieces on boards beside, and in pockets with a name", function()
    lacks(t.game "dialectic-chess", "what stands on D:c2")
    local Pockets = { pieces = { King, Queen, Rook }, pockets = { { both = "Rook" }, { name = "safe", light = { "Queen" } } },
      drops = { {}, { from = "safe" } } }
    lacks(t.game(Pockets), "what is in the pocket {safe}")
    local Queue = { pieces = { King, Queen, Rook }, turn = phase.seq{ phase.move(), phase.drop{ order = "queue", window = { 2, 5 }, optional = true } } }
    t.ok(t.game(Queue, "T Ka1,kh8,+Q"):fen())
    lacks(t.game(Queue, "T Ka1,kh8,+Q;taken=1+0"), "how many pieces have left the pocket")
  end)

  t.it("has marks on fields, counters, a turn that was passed, a loser, or a piece in the air", function()
    local Cart = piece { name = "Cart", symbol = "C", moves = m.step(m.all) * m.add("fuel", -1) * m.mark_field("burnt", 2)
      - m.marked "burnt" }
    local rules = { pieces = { Cart }, state = { fuel = { to = 9, start = 3 } } }
    t.ok(t.game(rules, "T Ca1"):fen())
    lacks(t.game(rules, "T Ca1;marks=e4{burnt}"), "the mark {burnt} on e4")
    lacks(t.game(rules, "T Ca1;fuel=2"), "the counter fuel")
    lacks(t.game(rules, "T Ca1,ca8;loser=dark"), "which side has lost")
    lacks(t.game("pass8"):play "pass", "how many turns were passed in a row")
    lacks(t.game("mayan-ascendancy", "MA Ka1,kj10,Ee4"):air("Ad8", { momentum = 4, activator = "E" }), "a piece in the air")
  end)

  t.it("has a piece that has passed fields beyond the board, or none", function()
    lacks(t.game("classical-chess", "CC Ke1,ke8,pd5:5"), "what the Pawn on d5 has passed")
    lacks(t.game("classical-chess", "CC Ke1,ke8,pd8:"), "that the Pawn on d8 carries :")
  end)

  t.it("has a last turn that moves depend on", function()
    local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" }
    lacks(t.game({ pieces = { King, Rook, Echo } }, "T Ea1,rd4;last=Rd4*"), "the other side's last turn")
  end)
end)

t.describe("A right to castle that no partner shares", function()
  local function game(rook, setup)
    return t.game({ board = { files = 8, ranks = 8 }, pieces = { King, rook }, royals = { King = "check" },
      castling = { king = "King", rooks = { "Rook" }, distances = { 2 } }, rules = { repetition = { times = 2, result = "draw" } } }, setup)
  end
  local around = { "Ra1-b1", "Kh8-g8", "Rb1-a1", "Kg8-h8" }

  t.it("is none: it is not written, and the position without it is the same", function()
    local g = game(Rook, "T Ke1,Ra1&,kh8")
    t.equal(g:setup(), "T Ke1,Ra1,kh8")
    t.equal(g:fen(), "7k/8/8/8/8/8/8/R3K3 w - - 0 1")
    g:play(around):status "draw"
    t.equal(game(Rook, "T Ke1&,Ra2&,kh8"):setup(), "T Ke1,Ra2,kh8")
    t.equal(game(Rook, "T Ke1&,Ra1&,kh8"):setup(), "T Ke1&,Ra1&,kh8")
  end)

  t.it("counts where a script asks for the tag", function()
    local Leaper = piece.extend(Rook, { name = "Rook", symbol = "R", moves = Rook.moves + m.carries "castling" * m.leap(1, 2) })
    local g = game(Leaper, "T Ke1,Ra1&,kh8"):may "Ra1-b3"
    t.equal(g:setup(), "T Ke1,Ra1&,kh8")
    lacks(g, "that the Rook on a1 carries &")
    g:play(around):status "playing"
    g:may_not "Ra1-b3"
  end)

  t.it("counts where a script may give it in play", function()
    local Priest = piece { name = "Priest", symbol = "P", moves = m.step(m.all) * m.empty * m.aside(m.step(m.orthogonals) * m.own * m.mark "castling") }
    local g = t.game({ board = { files = 8, ranks = 8 }, pieces = { King, Rook, Priest }, castling = { king = "King", rooks = { "Rook" }, distances = { 2 } } },
      "T Ke1&,Ra1,Pb3,kh8")
    t.equal(g:setup(), "T Ke1&,Ra1,Pb3,kh8")
    g:play { "Pb3-a2", "Kh8-h7" }:may "Ke1-c1&"
  end)
end)
