-- House rules, each in a few lines, and what comes of it.
--   ./acedrex test examples/house-rules.lua
-- To play one, put it into a file of its own behind `return`, as examples/house-rule.lua is one.
local t = require "acedrex.scenario"
local m, phase = require "acedrex.movement", require "acedrex.phase"
local Chess = require "classical.classical-chess"

t.describe("House rules", function()
  t.it("Knights may not take Pawns", function()
    local Knight = piece.extend(require "classical.pieces.knight", { takes = m.enemy - m.is "Pawn" })
    local Gentle = variant.extend(Chess, { name = "Gentle", pieces = { replace = { Knight = Knight } } })
    t.game(Gentle, "CC Ke1,Nd3,pe5,rc5,ke8"):may("Nd3-c5*"):may_not "Nd3-e5*"
  end)

  t.it("there is no castling, and a turn may be passed", function()
    local Slow = variant.extend(Chess, {
      name = "Slow", castling = false, rules = { pass = "free", passes = { times = 2, result = "draw" } },
    })
    t.game(Slow, "S Ke1&,Rh1&,ke8"):may_not("O-O", "castling"):play{ "pass", "pass" }:status "draw"
  end)

  t.it("Kings may be taken, and who loses his has lost", function()
    local Fall = variant.extend(Chess, { name = "Fall", royals = { King = "capture" } })
    t.game(Fall, "F Ke1,Ra1,ke8,pa2"):play{ "Ra1-d1", "Ke8-d8", "Rd1-d8*" }:status("won", "light")
  end)

  t.it("a King on the hill wins", function()
    local Hill = variant.extend(Chess, {
      name = "Hill", board = { zones = { hill = { "d4-e5" } } }, rules = { goal = { pieces = { "King" }, zone = "hill" } },
    })
    t.game(Hill, "H Kc3,Pa2,kh8"):play("Kc3-d4"):status("won", "light")
  end)

  t.it("the third check wins", function()
    local Third = variant.extend(Chess, { name = "Third", rules = { checks = 3 } })
    local g = t.game(Third, "T Ke1,Qd1,Pc6,ke8"):play{ "Qd1-e2", "Ke8-d8", "Pc6-c7", "Kd8-c7*" }
    t.equal(g:setup():match ";.*", ";checks=2+0")
    g:play("Qe2-e7"):status("won", "light")
  end)

  t.it("the first capture wins", function()
    local cast = {}  -- whoever takes something takes the other King off the board besides
    for _, one in ipairs(Chess.pieces) do
      cast[one.name] = piece.extend(one, { on_capture = m.anywhere * m.enemy * m.is "King" * m.oblate })
    end
    local First = variant.extend(Chess, {
      name = "First", pieces = { replace = cast }, rules = { extinction = { { "King" } } },
    })
    t.game(First):play{ "e4", "d5", "exd5" }:status("won", "light")
  end)

  t.it("who takes something changes sides, but for Kings", function()
    local cast = {}
    for _, one in ipairs(Chess.pieces) do
      if one.name ~= "King" then cast[one.name] = piece.extend(one, { on_capture = m.land * m.aside(m.flip) }) end
    end
    local Turncoats = variant.extend(Chess, { name = "Turncoats", pieces = { replace = cast } })
    t.game(Turncoats):play{ "e4", "d5", "exd5" }:at("d5", "Pawn", "dark")
  end)

  t.it("a Fox stands beside the King, on nine files", function()
    local Fox = piece { name = "Fox", symbol = "F", moves = m.leap(1, 2) + m.slide(m.diagonals, 2) }
    local Nine = variant.extend(Chess, {
      name = "Nine", board = { files = 9 }, pieces = { add = { Fox } },
      promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Fox" } },
      setup = [[
        r n b q k f b n r
        p p p p p p p p p
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        P P P P P P P P P
        R N B Q K F B N R
      ]],
    })
    t.game(Nine):reaches_only("f1", "e3 g3")
    t.game(Nine, "N Ke1,Pi7,ke8"):may "Pi7-i8=F"
  end)

  t.it("light makes one move, then each side two, of which a check is the last", function()
    local Twice = variant.extend(Chess, {
      name = "Twice", turn = phase.moves{ function(turn) return turn == 1 and 1 or 2 end, check = "ends" },
    })
    t.game(Twice):may("Pe2-e4"):may_not("Pe2-e4; Pd2-d4"):play("Pe2-e4"):may "Pe7-e5; Pd7-d5"
  end)

  t.it("what is taken may be dropped, Pawns on one's second rank", function()
    local House = variant.extend(Chess, {
      name = "House", captures = { to = "capturer", promoted = "Pawn" },
      drops = { { pieces = { "Pawn" }, at = m.rank(2) }, {} },
    })
    t.game(House, "H Ke1,ke8,+P,+N"):may{ "P+a2", "N+h8" }:may_not "P+a3"
  end)

  t.it("who can take has to, and who has nothing left but a King has lost", function()
    local Greedy = variant.extend(Chess, { name = "Greedy", rules = { capture = "must", bare = "loss" } })
    t.game(Greedy, "G Ke1,Ra1,ke8,na8,ph7"):may_not("Ra1-a2", "captured"):play("Ra1-a8*"):status "check"
    t.game(Greedy, "G Ke1,Ra1,kf8,na8"):play("Ra1-a8*"):status("won", "light")
  end)

  t.it("Pawns step sideways, too, and dark has Amazons for Queens", function()
    local Pawn = require "classical.pieces.pawn"
    local Amazon = piece { name = "Amazon", symbol = "A", moves = "QN" }
    local Odd = variant.extend(Chess, {
      name = "Odd", pieces = { add = { Amazon }, replace = {
        Pawn = piece.extend(Pawn, { moves = Pawn.moves + m.step{ m.E, m.W } * m.settle }) } },
      setup = Chess.setup:gsub("q", "a"),
    })
    t.game(Odd):at("d8", "Amazon", "dark"):play("e4"):may "Ad8-e6"
  end)
end)
