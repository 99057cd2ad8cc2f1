-- The notation of edits, as Game Courier's presets have it: read and written on a board of eight by eight with two
-- queues whose places have names.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local notation = require "acedrex.notation"
local phase = require "acedrex.phase"

local signs = notation.edits{ to = "-", off = "@", part = ";", comment = "//" }
local classical = require "classical.classical-chess"

t.describe("Presets of Game Courier for chess", function()
  local chess = variant.extend(classical, { name = "Preset", notation = signs })

  t.it("reads the examples of its page", function()
    t.game(chess, "CC Ke1,Pd5,ke8,pe5:"):may{ "P d5-e6; e5-", "P d5-e6; @-e5", "d5-e6;e5-", "Pd5-e6 ; e5 -" }
    t.game(chess, "cc Ke1,ka8,pe2"):may_not "p e2-e1"
    t.game(chess, "cc Ka1,kh8,pe2"):may{ "p e2-e1; q-e1", "e2-e1; n - e1", "e2-;b-e1" }
  end)

  t.it("writes what it reads", function()
    local g = t.game(chess, "CC Ke1&,Pd5,Ra1&,ke8,pe5:")
    g:prints("d5-e6; e5-", "P d5-e6; e5-"):prints("O-O-O", "K e1-c1; R a1-d1"):prints("Ra1-a8", "R a1-a8")
    t.game(chess, "cc Ka1,kh8,pe2"):prints("e1=Q", "p e2-e1; q-e1")
  end)

  t.it("still reads the plain form", function()
    t.game(chess):play{ "e4", "e7-e5", "Ng1-f3", "n b8-c6", "Bb5 // Ruy Lopez" }:at("b5", "Bishop")
  end)

  t.it("wants labels that are right", function()
    local g = t.game(chess)
    g:may "P e2-e4":may_not("N e2-e4", "on e2 stands P, not N"):may_not("p e2-e4", "on e2 stands P, not p")
    g:may_not("W e2-e4", '"W" is not a piece'):may_not("P e2-e9", '"e9" is not a field of the board')
    g:may_not("e5-", "nothing stands on e5")
    g:may_not("ROOK(1) a1-a3", "did you mean R?"):may_not("bishopp(2)-e5", "did you mean b?")
  end)

  t.it("says how turns are told where a text has not even the sign of edits", function()
    t.game(chess):may_not("We4", "turns are written as edits, as P e2-e4"):may_not("e5?", "no piece of light")
  end)

  t.it("refuses what no turn brings about", function()
    local g = t.game(chess)
    g:may_not("P e2-e4; d7-", "no legal turn leaves the men as"):may_not("P e2-e5", "no piece of light moves like that")
    t.fails(function() g:play "P e2-e4; d7-" end, "P e2-e4")
  end)
end)

-- The pieces of game 2 of the Testing Board, on its own turn structure but for what earns drops.
t.describe("The Testing Board's notation", function()
  local function piece_of(slug) return require("testing-board.pieces." .. slug) end
  local cast = {}
  for slug in ("king pawn flying-stag shogi-pawn pincer-pawn dabbabahrider scorpion-pawn ferz crabalfil cannon-pawn "
               .. "pao frog gnu half-queen crooked-bishop knightferzee"):gmatch "%S+" do
    cast[#cast + 1] = piece_of(slug)
  end
  local function place(files)
    return function(k, side)
      local rank = 1 + (k - 1) // #files
      local file = files:sub((k - 1) % #files + 1):sub(1, 1)
      return file .. (side == "light" and rank or 19 - rank)
    end
  end
  local drops = phase.drop{ optional = true,
    { from = "pieces", order = "queue", at = m.rank(1) }, { from = "pawns", order = "queue", at = m.rank(2) } }
  local board = variant {
    name = "Stock", code = "TB", board = { files = 8, ranks = 8 }, pieces = cast, symmetry = "rotate",
    royals = { King = "check" }, notation = signs,
    pockets = {
      { name = "pieces", both = { "Crabalfil", "Pao", "Gnu" }, places = place "ABCDEFGHIJKLMNOPQR" },
      { name = "pawns", both = { "Cannon Pawn", "Frog" }, places = place "STU" },
    },
    turn = phase.seq{ phase.move(), phase.moves{ 4, of = drops } },
  }
  local function at(setup) return t.game(board, setup) end

  t.it("replays game 2 as far as it is printed", function()
    local g = at("TB Kh2,[FlSt]a1,[ShoP]d2,[PinP]g2,Pa2,[DabR]f1,kb8,[dabR]a8,[pinP]c7,[scoP]a7,[fer]g8,pf7,"
                 .. "+[Pao]{pieces},+[CanP]{pawns},+[craA]{pieces},+[pinP]{pawns}")
    g:play{
      "SHOGI_PAWN(4) d2-d3 // Thanks for the invitation. Have a nice game!", "dabbabahrider(79) a8-a2 // CAPTURE (Pawn)",
      "FLYING_STAG(112) a1-a2 // CAPTURE (Piece)", "pincer_pawn(3) c7-c5",
      "PINCER_PAWN(3) g2-g4", "scorpion_pawn(16) a7-a6",
      "DABBABAHRIDER(79) f1-f7 // CAPTURE (Pawn)",
      "ferz(56) g8-f7; crab_alfil(142) A18-g8 // RECAPTURE (PIECE) [Drop turn 2]",
      "FLYING_STAG(112) a2-b3; CANNON_PAWN(2) S1-a2 // Drop turn 1",
    }
    g:at("g8", "Crabalfil"):at("a2", "Cannon Pawn"):at("b3", "Flying Stag"):at("f7", "Ferz")
  end)

  t.it("writes drops with their places", function()
    local g = at("TB Kh2,Pa4,kb8,+[CraA]{pieces},+[Pao]{pieces},+[CanP]{pawns};taken=pieces:2+0")
    g:prints("a4-a5; [CraA]+a1", "P a4-a5; CRAB_ALFIL(142) C1-a1")
    g:prints("Pa4-a5; [CraA]{pieces}+a1; [CanP]+b2; [Pao]+b1",
             "P a4-a5; CRAB_ALFIL(142) C1-a1; CANNON_PAWN(2) S1-b2; CANNON(35)-b1")
  end)

  t.it("reads drops before the move, and in any order", function()
    local g = at("tb Kh2,kb8,[gnu]d8,+[craA]{pieces},+[pao]{pieces},+[fro]{pawns}")
    g:may{ "frog(14) S18-h7; crab_alfil(142) A18-h8; gnu(155) d8-c6", "gnu(155)d8-c6;B18-g8;A18-h8",
           "d8-c6; A18-h8; B18-g8", "[gnu] d8-c6; S18-a7" }
    g:may_not("gnu(155) d8-c6; cannon(35) B18-g8", "no legal turn"):may_not("d8-c6; A18-h6", "no legal turn")
    g:may_not("gnu(155) d8-c6; cannon(35) A18-g8", "on A18 waits crab_alfil(142), not cannon(35)")
    g:may_not("d8-c6; C18-g8", "nothing waits on C18 any more")
  end)

  t.it("refuses slips of labels with the nearest", function()
    local g = at("TB Kh2,[HaQu]a1,[CrBi]b1,[KnFe]c1,kb8")
    g:may{ "HALF_QUEEN(96) a1-a2", "CROOKED_BISHOP(28) b1-c2", "KNIGHTFERZEE(19) c1-d2" }
    g:may_not("HALF:QUEEN(96) a1-a2", "did you mean HALF_QUEEN(96)?")
    g:may_not("CROOKED:BISHOP(28) b1-c2", "did you mean CROOKED_BISHOP(28)?")
    g:may_not("KNIGHTDERZEE(19) c1-d2", "did you mean KNIGHTFERZEE(19)?")
    g:may_not("half_queen(96) a1-a2", "on a1 stands HALF_QUEEN(96), not half_queen(96)")
  end)

  t.it("tells what happens by itself when a turn of several parts is over", function()
    local moth = piece { name = "Moth", symbol = "M", moves = m.step(m.N), on_turn_end = m.become "Rook" }
    local g = t.game({ pieces = { moth, require "classical.pieces.rook" }, board = { files = 4, ranks = 4 },
      notation = signs, pockets = { both = { "Rook" } }, drops = {},
      turn = phase.seq{ phase.move(), phase.drop{ optional = true } } }, "T Ma1,rd4,+R")
    g:prints("Ma1-a2; R+b1", "M a1-a2; R-b1; R-a2"):may{ "M a1-a2; R-a2", "R-c3; a1-a2; R-a2" }
    g:may_not("M a1-a2", "no legal turn leaves the men")
  end)

  t.it("is not the talk of players", function()
    at("TB Kh2,[Gnu]d4,kb8"):may_not("GNU(155) d4-T1", '"T1" is not a field'):may_not("pass", "no turn may be passed")
  end)
end)
