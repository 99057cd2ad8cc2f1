-- Pockets: what captures put into them, and what comes in again where.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Chess = require "classical.classical-chess"

local S, o, x, all = m.step, m.orthogonals, m.diagonals, m.all

-- A whole small chess with pockets, of the given rules.
local function with(changes)
  changes.name = changes.name or "Pocket Chess"
  return variant.extend(Chess, changes)
end

local Crazy = with{
  captures = { to = "capturer", promoted = "Pawn" },
  drops = { { pieces = { "Pawn" }, at = -m.rank(1) * -m.rank(-1) }, {} },
}

t.describe("Captured pieces that change sides", function()
  t.it("come in on any empty field, in place of a move", function()
    local g = t.game(Crazy, "PC Ke1,ke8,Ra1,na8,pc3")
    g:play "Ra1-a8*"
    t.equal(g:setup(), "pc Ke1,Ra8,ke8,pc3,+N")
    g:play "Ke8-e7"
    t.equal(#g:moves(), 64 - 4 + #g:moves "a8" + #g:moves "e1")
    g:play "N+d5"
    g:at("d5", "Knight", "light"):status "check"
    t.equal(g:setup(), "pc Ke1,Ra8,Nd5,ke7,pc3")
    g:undo():undo():undo()
    t.equal(g:setup(), "PC Ke1,Ra1,ke8,na8,pc3")
  end)

  t.it("block checks as moves do, and may not leave the King in check", function()
    local g = t.game(Crazy, "PC Ke1,ke8,re7,+N,+b")
    g:may { "N+e2", "N+e6", "Ke1-d1" }
    g:may_not("N+d4", "check")
    t.equal(#g:moves(), 5 + 4)
  end)

  t.it("come in also where no piece is royal", function()
    local g = t.game(with{ name = "Headless", royals = {}, drops = { {} } }, "PC Ke1,ke8,+N")
    g:may { "N+d5", "N+e7" }
    t.equal(#g:moves(), 5 + 62)
  end)

  t.it("keep to the fields that the first rule for the piece gives", function()
    local g = t.game(Crazy, "PC Ke1,ke8,+P,+Q")
    g:may { "P+a2", "Q+a1", "Q+b8" }
    g:may_not("P+a1", "do not let")
    g:may_not("P+a8", "do not let")
    g:may_not("Q+e8", "not empty")
    g:may_not("N+a3", "no Knight in reserve")
  end)

  t.it("are Pawns again where they were promoted", function()
    local g = t.game(Crazy, "PC Ke1,kh6,Pa7,rb7")
    g:play { "Pa7-a8=Q", "Rb7-a7" }
    t.equal(g:setup(), "PC Ke1,Qa8{promoted},kh6,ra7;quiet=1")
    t.equal(g:fen(), "Q~7/r7/7k/8/8/8/8/4K3[] w - - 1 2")
    g:play { "Qa8-b8", "Ra7-b7" }
    t.equal(g:setup(), "PC Ke1,Qb8{promoted},kh6,rb7;quiet=3")
    g:play { "Ke1-e2", "Rb7-b8*" }
    t.equal(g:setup(), "PC Ke2,kh6,rb8,+p")
    t.equal(g:fen(), "1r6/8/7k/8/8/8/4K3/8[p] w - - 0 4")
    t.equal(t.game(Crazy, g:fen()):setup(), g:setup())
    t.equal(t.game(Crazy, "Q~7/8/7k/8/8/8/8/4K3[Qp] w - - 0 1"):setup(), "PC Ke1,Qa8{promoted},kh6,+Q,+p")
  end)

  t.it("are told in FEN by symbols of several letters too", function()
    local hawk = piece{ name = "Hawk", symbol = "Hk", moves = S{ {2, 2}, {-2, 2} } }
    local rules = with{ pieces = { replace = { Queen = hawk } }, captures = { to = "capturer" }, drops = { {} } }
    local g = t.game(rules, "PC Ke1,ke8,+[Hk],+p")
    t.equal(g:fen(), "4k3/8/8/8/8/8/8/4K3[[Hk]p] w - - 0 1")
    t.equal(t.game(rules, g:fen()):setup(), g:setup())
  end)

  t.it("are known by the number of outcomes", function()
    -- Lichess and others count the same from the start, where nothing is in hand before the third ply.
    t.equal(t.game(Crazy):perft(3), 8902)
    t.equal(t.game(Crazy, "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1"):perft(1), 301)
    t.equal(t.game(Crazy, "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1"):perft(2), 75353)
  end)
end)

t.describe("A position with pieces in reserve", function()
  t.it("is neither dead nor bare", function()
    t.game(Crazy, "PC Ke1,ke8,+P"):status "playing"
    t.game(Crazy, "PC Ke1,ke8"):status "draw"
    local Bare = with{ captures = { to = "capturer" }, drops = {}, rules = { bare = "loss" } }
    t.game(Bare, "PC Ke1,ke8,Ra1,+p"):status "playing"
    t.game(Bare, "PC Ke1,ke8,Ra1"):status "won"
  end)
end)

t.describe("Pieces that return to their owner", function()
  t.it("go into his pocket", function()
    local g = t.game(with{ captures = { to = "owner" }, drops = {} }, "PC Ke1,ke8,Ra1,na8")
    g:play "Ra1-a8*"
    t.equal(g:setup(), "pc Ke1,Ra8,ke8,+n")
  end)
end)

t.describe("Drops that may not give check", function()
  t.it("are allowed where the King is not attacked after them", function()
    local rules = { drops = { gives_check = false } }
    local g = t.game(with(rules), "PC Ke1,ke8,+R,+N")
    g:may { "R+d7", "N+a1" }:may_not { "R+e4", "R+a8", "N+c7" }
    -- Behind another piece it gives none; and a move may give check.
    t.game(with(rules), "PC Kd1,pe6,ke8,+R"):may "R+e4"
    t.game(with(rules), "PC Kd1,Ra2,ke8,+R"):may "Ra2-e2"
  end)
end)

t.describe("Shogi's rules for drops", function()
  local General = piece { name = "General", symbol = "G", moves = S(all) }
  local Foot = piece { name = "Foot", symbol = "F", moves = S(m.N), promotes = "Gold" }
  local Gold = piece { name = "Gold", symbol = "T", moves = S(o) + S{ m.NE, m.NW } }
  local Shogi = {
    board = { files = 5, ranks = 5 }, pieces = { General, Foot, Gold }, royals = { General = "check" },
    promotion = { zone = "last", to = "own" },
    captures = { to = "capturer", as = { Gold = "Foot" } },
    drops = { { pieces = { "Foot" }, at = -m.rank(-1), limit = { Foot = "one a file" }, mate = false }, {} },
  }
  local function game(setup)
    Shogi.setup = setup
    return t.game(Shogi)
  end

  t.it("allow one Foot a file", function()
    local g = game "T Ga1,Fb2,ge5,+F"
    g:may { "F+a2", "F+c4" }
    g:may_not { "F+b3", "F+b4", "F+c5" }
  end)

  t.it("forbid to mate by dropping a Foot, not to mate otherwise", function()
    -- The General in the corner is shut in: the Foot before him, guarded, would mate.
    local g = game "T Gb3,ga5,fb5,+F"
    g:may_not "F+a4"
    g = game "T Gc1,ga5,fb5,+F"
    g:may "F+a4"
    g = game "T Gb3,ga5,fb5,+T"
    g:play "T+a4":status "checkmate"
  end)

  t.it("ask whether there is an answer, and no further, where a turn is a move and a drop", function()
    local Both = { turn = phase.seq{ phase.move(), phase.drop() } }
    for key, value in pairs(Shogi) do Both[key] = value end
    Both.setup = "T Gb2,Fe2,ga5,+F,+F,+f,+f"
    local g = t.game(Both)
    g:may { "Gb2-b3; F+c4", "Gb2-b3; F+a4" }
    g:may_not "Ga5-a4; F+c2"
    Both.setup = "T Gb2,ga5,fb5,+F,+f"
    t.game(Both):may "Gb2-b3; F+c4":may_not "Gb2-b3; F+a4"
  end)

  t.it("turn promoted pieces back", function()
    local g = game "T Ga1,ge5,tc3,Tc2"
    g:play "Tc2-c3*"
    t.equal(g:setup():match "%+.*", "+F")
  end)
end)

-- Gwalla's Cold Fusion Chess: a Safe and a Demotion pocket, and what comes out of the second is worth one step less.
t.describe("T74: a pocket that demotes", function()
  local man = function(name, symbol, moves) return piece { name = name, symbol = symbol, moves = moves } end
  local King, Pawn = man("King", "K", S(all)), man("Pawn", "P", S(m.N) * m.empty + S{ m.NE, m.NW } * m.enemy)
  local Queen, Rook, Marshal = man("Queen", "Q", m.slide(all)), man("Rook", "R", m.slide(o)), man("Marshal", "M", m.slide(o) + m.leap(1, 2))
  local RookGuard = man("Rook Guard", "Rg", Rook.moves + Pawn.moves)
  local unpromoted = -m.rank(-1) * -m.rank(-2)
  local demoted = { Queen = "Marshal", ["Rook Guard"] = "Rook", Marshal = "Rook", Rook = "Pawn" }
  local Fusion = {
    board = { files = 10, ranks = 10 }, pieces = { King, Pawn, Queen, Rook, Marshal, RookGuard }, royals = { King = "check" },
    captures = {
      { pieces = { "Pawn" }, to = "nobody" },
      { by = { "Pawn", "King" }, to = "capturer", pocket = "safe" },
      { to = "capturer", pocket = "demotion" },
    },
    drops = {
      { from = "safe", check = false },
      { from = "demotion", pieces = { "Rook" }, as = demoted, at = unpromoted, check = false },
      { from = "demotion", as = demoted, check = false },
    },
  }
  local function game(setup)
    Fusion.setup = setup
    return t.game(Fusion)
  end

  t.it("gives a Marshal for a Queen, on any empty field", function()
    local g = game "T Ka1,kj10,+Q{demotion}"
    g:may { "Q{demotion}+e4=M", "Q+e4", "Q+j9" }
    g:may_not("Q+a1", "not empty")
    g:may_not("Q{safe}+e4", "no Queen in reserve")
    t.equal(#g:moves(), 98 + 3)
    g:play "Q+e4"
    g:at("e4", "Marshal", "light")
    t.equal(g:setup(), "t Ka1,Me4,kj10")
  end)

  t.it("gives a Rook for a Rook with a Pawn's move", function()
    local g = game "T Ka1,kj10,+[Rg]{demotion}"
    g:play "[Rg]+b9"
    g:at("b9", "Rook", "light")
  end)

  t.it("keeps Pawns off the last ranks", function()
    local g = game "T Ka1,kj10,+R{demotion}"
    g:may "R+b8=P"
    g:may_not { "R+b9", "R+b10" }
  end)

  t.it("is filled by captures, as the capturer decides", function()
    local g = game "T Ka1,kj10,Pb2,rc3,Rd4,rd9,Qh2,ph9"
    g:play "Pb2-c3*"
    t.equal(g:setup():match "%+.*", "+R{safe}")
    g:play "Kj10-i10"
    g:play "Rd4-d9*"
    t.equal(g:setup():match "%+.*", "+R{safe},+R{demotion}")
    g:play { "Ki10-j10", "Qh2-h9*" }
    t.equal(g:setup():match "%+.*", "+R{safe},+R{demotion}")
    g:undo():undo():undo():undo():undo()
    t.equal(g:setup():match "%+.*", nil)
  end)

  t.it("stays shut while the King is in check", function()
    local g = game "T Ka1,kj10,ra9,+Q{safe}"
    g:may_not "Q+a5"
    t.equal(#g:moves(), 2)
  end)
end)

t.describe("A reserve that is a queue", function()
  local Man = piece { name = "Man", symbol = "M", moves = S(m.N) }
  local Fish, Queen = piece { name = "Fish", symbol = "Fi", moves = S(x) }, piece { name = "Queen", symbol = "Q", moves = m.slide(all) }
  local function game(setup, drops)
    return t.game{ board = { files = 3, ranks = 3 }, pieces = { Man, Fish, Queen }, setup = setup,
                   drops = drops or { order = "queue", at = m.rank(1) } }
  end

  t.it("gives its first piece only, in the order written", function()
    local g = game "T Ma2,mc2,+[Fi],+Q,+[Fi],+q"
    t.equal(g:setup(), "T Ma2,mc2,+[Fi],+Q,+[Fi],+q")
    g:may { "[Fi]+a1", "[Fi]+b1" }
    g:may_not("Q+a1", "the next piece to come in")
    g:play { "[Fi]+b1", "Q+a3" }
    t.equal(g:setup(), "T Ma2,[Fi]b1,mc2,qa3,+Q,+[Fi]")
    g:may "Q+a1":may_not "[Fi]+a1"
    g:undo():undo()
    t.equal(g:setup(), "T Ma2,mc2,+[Fi],+Q,+[Fi],+q")
  end)

  t.it("is another position in another order", function()
    t.equal(game("T Ma2,mc2,+[Fi],+Q"):perft(3) ~= game("T Ma2,mc2,+Q,+[Fi]"):perft(3), true)
  end)

  t.it("may hold pieces back by number and by what is attacked", function()
    local g = game("T Ma2,mc2,+Q", { at = #(S(m.N) * m.own), limit = { Queen = 1 } })
    t.equal(g:moves(), { "Q+a1", "Ma2-a3" })
    g = game("T Ma2,mc2,Qb3,+Q", { at = #(S(m.N) * m.own), limit = { Queen = 1 } })
    g:may_not "Q+a1"
  end)
end)

t.describe("What is wrong with drops", function()
  local Man = piece { name = "Man", symbol = "M", moves = S(m.N) }
  local function game(keys)
    keys.pieces, keys.setup = { Man }, keys.setup or "T Ma1"
    return function() t.game(keys) end
  end

  t.it("is said", function()
    t.fails(game{ drops = { peices = { "Man" } } }, "did you mean pieces")
    t.fails(game{ drops = { pieces = { "Mna" } } }, 'did you mean "Man"')
    t.fails(game{ drops = { as = { Mna = "Man" } } }, 'did you mean "Man"')
    t.fails(game{ drops = { at = m.capture } }, "at should be a guard")
    t.fails(game{ drops = { at = m.zone "no such" } }, "no zone")
    t.fails(game{ drops = { limit = { Man = "one a rank" } } }, "one a file")
    t.fails(game{ drops = { order = "stack" } }, "queue")
    t.fails(game{ drops = { from = "a{b" } }, "should name a pocket")
    t.fails(game{ captures = { pocket = "safe" } }, "captures.to is missing")
    t.fails(game{ captures = { to = "capturer", by = { "Mna" } } }, 'did you mean "Man"')
    t.fails(game{ drops = {}, setup = "T Ma1,+M{safe}" }, "no pocket {safe}")
    t.fails(game{ drops = { from = "stock" }, setup = "T Ma1,+M{stick}" }, "did you mean {stock}")
    t.fails(game{ drops = {}, setup = "T Ma1,+Ma2" }, "a piece in reserve has no field")
  end)
end)

t.describe("Drops where pieces hop over others", function()
  local House = variant.extend(require "known.crazyhouse", {
    name = "Cannon House", code = "CH", pieces = { add = { require "xiangqi.pieces.cannon" } },
  })
  local function counted(setup)
    local g = t.game(House, setup)
    t.equal(g:perft(1), #g:moves())
    return #g:moves()
  end

  t.it("are counted as they are listed: they may give a hopper what it hops over, or leave it that", function()
    t.equal(counted "CH Ke1,ce8,pe4,ka8,+N", 9)
    t.equal(counted "CH Ke1,ce8,ka8,+N", 60)
    t.equal(counted "CH Ke1,ce8,ka8,re7,+N", 9)
  end)

  t.it("may not mate, where each answer is such a drop, and the pockets never run dry", function()
    local Stone = piece { name = "Stone", symbol = "S", moves = m.none }
    local Bee = piece { name = "Bee", symbol = "B", moves = m.anywhere * m.enemy * m.is "Stone" }
    local stings = m.every(m.anywhere * m.enemy * m.is "Bee" * m.oblate)
    local g = t.game { board = { files = 2, ranks = 2 }, pieces = { Stone, Bee }, royals = { Stone = "check" },
                       pockets = { both = {} }, captures = { to = "owner", oblated = true },
                       drops = { mate = false, on_drop = stings }, setup = "T Sa1,sb2,+B,+b" }
    t.equal(g:moves(), { "B+b1", "B+a2" })
    t.equal(g:perft(4), 2)
  end)

  t.it("are counted where they free the King by their aura", function()
    local Freezer = piece { name = "Freezer", symbol = "F", moves = S(all), aura = { at = S(all), of = "enemy", freeze = true } }
    local g = t.game(with{ name = "Frozen House", pieces = { add = { Freezer } }, drops = { {} } }, "FH Ke1,ra1,ka8,+F")
    t.equal(g:perft(1), #g:moves())
    g:may { "F+a2", "F+b2", "F+c1" }:may_not("F+h8", "check")
  end)
end)
