-- FEN as other programs write it for these variants.
local t = require "acedrex.scenario"

-- Reads it, and writes the same again.
local function read(variant, fen)
  local g = t.game(variant, fen)
  t.equal((g:fen():gsub(" %d+ %d+$", "")), (fen:gsub(" %d+ %d+$", "")))
  return g
end

t.describe("The FEN of Shogi", function()
  t.it("has + for promoted pieces, and pockets", function()
    local g = read("shogi", "b7+P/5k3/9/9/9/9/9/1+r7/K8[Gsp] w - - 0 93")
    t.equal(g:setup(), "SH Ka1,Ti9,kf8,ba9,db2,+G,+s,+p")
  end)

  t.it("writes a pocket in any order, and an empty one as [-] or []", function()
    t.equal(t.game("shogi", "k8/9/9/9/9/9/9/9/8K[-] w - -"):setup(), "SH Ki1,ka9")
    read("shogi", "k8/9/9/9/9/9/9/9/8K[] w - -")
  end)

  t.it("may lack the third and the fourth field in a first position", function()
    local first = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"
    local g = t.game("shogi", first .. "[-] w 0 1")
    t.equal(g:fen(), first .. "[] w - - 0 1")
    t.equal(t.game("breakthrough", "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 3 2"):fen(),
      "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 3 2")
    t.fails(function() t.game("classical-chess", "4k3/8/8/8/8/8/8/4K3 w 0 1") end, "0")
  end)
end)

t.describe("The FEN of Makruk", function()
  t.it("may have a count of moves and its limit, which the players keep", function()
    t.equal(t.game("makruk", "8/8/2N5/8/6k1/3K4/8/8 b - 128 6 111"):fen(), "8/8/2N5/8/6k1/3K4/8/8 b - - 0 111")
    t.fails(function() t.game("makruk", "8/8/2N5/8/6k1/3K4/8/8 b - x 6 111") end, "passed")
  end)
end)

t.describe("The FEN of Crazyhouse", function()
  t.it("marks what was promoted with ~", function()
    local g = read("crazyhouse", "4k2r/8/8/8/8/8/8/q~3K2R[Qn] w k - 0 20")
    g:play "Ke1-e2":play "Qa1-h1*":play "Q+e6":play "Ke8-f8":play "Qe6-h3":play "Qh1-h3*"
    t.equal(g:setup(), "CH Ke2,kf8,qh3{promoted},rh8,+q,+r,+n")
  end)

  t.it("may count what waits in the pocket", function()
    t.equal(t.game("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N3Pq] w - - 0 1"):setup(), "CH Ke1,ke8,+q,+N,+P,+P,+P")
    t.fails(function() t.game("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N3] w - - 0 1") end, "no piece has the symbol")
  end)
end)

t.describe("The FEN of Duck chess", function()
  t.it("has * for the Duck, which else is not on the board yet", function()
    read("duck", "4k3/8/8/8/3*4/8/8/4K3 w - - 0 1"):may_not "Ke1-e2; Dd4":may "Ke1-e2; Dd5"
    read("duck", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"):may "Ke8-e7; Dd4"
  end)

  t.it("is of a game that is over where one King is gone", function()
    t.game("duck", "4k3/8/8/8/3*4/8/8/4R3 w - - 0 1"):status("won", "dark")
  end)
end)

t.describe("The FEN of Atomic chess", function()
  t.it("is of a game that is over where one King is gone", function()
    t.game("atomic", "8/8/3K4/1p6/P7/8/8/8 b - - 0 50"):status("won", "light")
  end)
end)

t.describe("The FEN of Three-Check chess", function()
  local pieces = "4k3/8/8/8/8/8/8/3QK3 w - - "
  t.it("counts the checks that were given, or those that are missing", function()
    t.equal(t.game("three-check", pieces .. "0 1 +1+2"):setup(), "TC Ke1,Qd1,ke8;checks=1+2")
    t.equal(t.game("three-check", pieces .. "2+1 0 1"):setup(), "TC Ke1,Qd1,ke8;checks=1+2")
    t.equal(t.game("three-check", pieces .. "0 1"):setup(), "TC Ke1,Qd1,ke8")
  end)

  t.it("is written with those that were given", function()
    local g = t.game("three-check", pieces .. "2+1 0 1")
    t.equal(g:fen(), pieces .. "0 1 +1+2")
    g:play "Qd1-e2":status "check"
    t.equal(g:fen(), "4k3/8/8/8/8/8/4Q3/4K3 b - - 1 1 +2+2")
  end)
end)

t.describe("The FEN of Berolina chess", function()
  t.it("names a Pawn that has rushed and the field that it passed", function()
    local g = read("berolina", "rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PP1PPPPP/RNBQKBNR w KQkq c5d6 0 1")
    g:play "Pd5-d6,c5*"
    t.equal(g:at "c5", nil)
    read("berolina", "4k3/8/8/8/1Pp5/8/8/4K3 b - c3b4 0 1"):reaches_only("c4", "b3 c3 d3")
  end)

  t.it("may name the field alone where one Pawn only can have passed it", function()
    local g = t.game("berolina", "4k3/8/8/2pP4/8/8/8/4K3 w - d6 0 1")
    t.equal(g:fen(), "4k3/8/8/2pP4/8/8/8/4K3 w - c5d6 0 1")
    g:may "Pd5-d6,c5*"
  end)
end)

t.describe("The FEN of Crazyhouse with the pocket as one more rank", function()
  local placed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
  t.it("is that with brackets", function()
    t.equal(t.game("crazyhouse", placed .. "/Pn w KQkq - 0 1"):fen(), placed .. "[Pn] w KQkq - 0 1")
    t.equal(t.game("crazyhouse", placed .. "/ w KQkq - 0 1"):fen(), placed .. "[] w KQkq - 0 1")
  end)

  t.it("is refused where it says it twice, or where there is no pocket", function()
    t.fails(function() t.game("crazyhouse", placed .. "[P]/n w KQkq -") end, "the pocket is given twice, in brackets and as a rank (field 1, column 48)")
    t.fails(function() t.game("classical-chess", placed .. "/Pn w KQkq -") end, "there are 9 ranks, the board has 8 (field 1, column 1)")
    t.fails(function() t.game("crazyhouse", placed .. "/Px w KQkq -") end, "no piece has the symbol \"x\" (in the reserve) (field 1, column 46)")
  end)
end)

t.describe("The FEN of Seirawan chess", function()
  local placed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
  t.it("names the pieces that have not moved by their files", function()
    local g = read("seirawan", placed .. "[HEhe] w KQBCDFGkqbcdfg - 0 1")
    t.equal(g:setup(), t.game("seirawan"):setup())
    t.equal(g:perft(2), 784)
    g:play { "Ng1-f3; H+g1", "Pe7-e5", "Nf3-g5", "Pe5-e4", "Ng5-f3", "Pd7-d5", "Hg1-h3", "Pc7-c5", "Nf3-g1", "Pc5-c4" }
    -- The Knight is back, and has moved.
    t.equal(g:fen():match "%] (.*)$", "w KQBCDFkqbcdfg - 0 6")
    g:may "Pa2-a3":may_not "Ng1-f3; E+g1":may "Nb1-c3; E+b1"
    t.equal(t.game("seirawan", g:fen()):setup(), g:setup())
  end)

  t.it("names the King and a Rook by their files once they cannot castle", function()
    local g = t.game("seirawan", placed .. "[HEhe] w KQBCDFGkqbcdfg - 0 1")
    g:play { "Ph2-h4", "Ph7-h5", "Rh1-h3", "Rh8-h6", "Pa2-a4", "Pa7-a5", "Ra1-a3", "Pg7-g6" }
    t.equal(g:fen():match "%] (.*)$", "w BCDEFGqbcdfg - 0 5")
    t.equal(t.game("seirawan", g:fen()):setup(), g:setup())
  end)

  t.it("says nothing of them for a side whose pocket is empty", function()
    local g = read("seirawan", "re2k2r/qp2bp1p/2n1bnp1/1NpPp3/1P4P1/5N1B/P1PP1P1P/1RBQKEHR[h] w Kkq - 1 15")
    t.equal(g:perft(2), 1447)
    t.equal(t.game("seirawan", "SC Ke1&{gate},Rh1&{gate},Bc1{gate},ke8{gate},+h"):setup(), "SC Ke1&,Rh1&,Bc1,ke8{gate},+h")
    t.equal(t.game("seirawan", "SC Ke1{gate},Rh1{gate},ke8{gate},+h"):fen(), "4k3/8/8/8/8/8/8/4K2R[h] w e - 0 1")
  end)

  t.it("may leave them out, as programs do that know castling only: all at home have not moved", function()
    local g = t.game("seirawan", "r3k2r/8/8/8/4r3/8/8/R3K2R[HEhe] w KQkq - 0 1")
    t.equal(g:setup(), "SC Ke1&{gate},Ra1&{gate},Rh1&{gate},ke8&{gate},re4,ra8&{gate},rh8&{gate},+H,+h,+E,+e")
  end)

  t.it("may name all of them, the Rooks that castle first, as programs do that play from drawn ranks", function()
    local drawn = variant.extend(require "known.seirawan", { name = "Drawn", castling = { to = { "c", "g" }, distances = false },
      setup = "b q n r k b r n\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\nP P P P P P P P\nB Q N R K B R N" })
    local all = t.game(drawn, "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN[HEhe] w GDABCEFHgdabcefh - 0 1")
    t.equal(all:setup(), t.game(drawn):setup())
    t.game(drawn, "bqnrk1rn/pppppppp/8/8/8/8/PPPPPPPP/BQNRK1RN[HEhe] w GDABCEHgdabceh - 0 1"):may { "Ke1-g1&; H+e1", "Ke1-f1; E+e1" }
    t.equal(t.game("seirawan", placed .. "[HEhe] w HABCDEFGhabcdefg - 0 1"):setup(), t.game("seirawan"):setup())
  end)

  t.it("says by - that all have moved", function()
    t.equal(t.game("seirawan", placed .. "[HEhe] w - - 0 1"):may_not "Nb1-a3; H+b1":perft(1), 20)
  end)

  t.it("is refused where it names a field without such a piece", function()
    t.fails(function() t.game("seirawan", "4k3/8/8/8/8/8/8/4K3[H] w B - 0 1") end,
      "FEN: \"B\": on b1 stands no piece of light that has not moved, as \"B\" says (field 3, column 26)")
  end)
end)

t.describe("A FEN that names pieces by their files", function()
  local m = require "acedrex.movement"
  local first_leap = m.carries "leap" * m.leap(1, 2)
  local Met = piece { name = "Met", symbol = "M", moves = m.step(m.diagonals) + first_leap, tags = { "leap" } }
  local King = piece.extend(require "classical.pieces.king", { name = "King", symbol = "K", moves = m.step(m.all) + first_leap, tags = { "leap" } })
  local Ouk = { board = { files = 8, ranks = 8 }, pieces = { King, Met }, royals = { King = "check" },
    setup = ". . . m k . . .\n" .. (". . . . . . . .\n"):rep(6) .. ". . . K M . . ." }

  t.it("is read and written where pieces carry a tag from the start, without castling too", function()
    local g = read(Ouk, "3mk3/8/8/8/8/8/8/3KM3 w DEde - 0 1")
    g:play { "Me1-f2", "Ke8-f6", "Mf2-e1", "Kf6-f5" }
    t.equal(g:fen(), "3m4/8/8/5k2/8/8/8/3KM3 w Dd - 4 3")
    t.equal(t.game(Ouk, g:fen()):setup(), "T Kd1{leap},Me1,kf5,md8{leap}")
  end)

  t.it("has - where none of those at home has the tag", function()
    t.equal(t.game(Ouk, "T Kd1,ke8"):fen(), "4k3/8/8/8/8/8/8/3K4 w - - 0 1")
    t.equal(t.game(Ouk, "4k3/8/8/8/8/8/8/3K4 w - - 0 1"):setup(), "T Kd1,ke8")
  end)
end)

t.describe("The letter + in FEN", function()
  local m = require "acedrex.movement"
  local Cannon, King = piece { name = "Cannon", symbol = "C", moves = m.hop(m.orthogonals) }, require "classical.pieces.king"
  local function read_with(fers, fen)
    return t.game({ board = { files = 8, ranks = 8 }, pieces = { King, Cannon, fers }, setup = "T Ke1,ke8" }, fen)
  end

  t.it("is of pieces that say themselves what they become", function()
    local Fers = piece { name = "Fers", symbol = "F", moves = m.step(m.diagonals), promotes = "Cannon" }
    t.equal(read_with(Fers, "4k3/8/8/8/8/8/8/+F3K3 w"):setup(), "T Ke1,Ca1,ke8")
  end)

  t.it("is of pieces that are promoted by their walks", function()
    local Fers = piece { name = "Fers", symbol = "F", moves = m.step(m.diagonals) * m.first_of(m.rank(-1) * m.promote "Cannon", m.pass) }
    t.equal(read_with(Fers, "4k3/8/8/8/8/8/8/+F2+f1K2 w"):setup(), "T Kf1,Ca1,ke8,cd1")
  end)

  t.it("is refused of others", function()
    local Fers = piece { name = "Fers", symbol = "F", moves = m.step(m.diagonals) }
    t.fails(function() read_with(Fers, "4k3/8/8/8/8/8/8/+F3K3 w") end, "+F (rank 1): Fers is not promoted to one certain piece (field 1, column 18)")
  end)
end)

t.describe("The letter * in FEN", function()
  local m = require "acedrex.movement"
  local King = piece.extend(require "classical.pieces.king", { name = "King", symbol = "K", moves = m.step(m.all) * m.aside(m.step(m.N) * m.place "Wall") })
  local Wall = piece { name = "Wall", symbol = "W", owner = "none", moves = m.none }
  local Fog = piece { name = "Fog", symbol = "G", owner = "none", moves = m.none }
  local rows = (". . . . .\n"):rep(3)

  t.it("is the only neutral piece of the cast, where the setup has none", function()
    local g = read({ board = { files = 5, ranks = 5 }, pieces = { King, Wall }, setup = ". . k . .\n" .. rows .. ". . K . ." }, "2k2/5/1*1*1/5/2K2 w - - 0 1")
    t.equal(g:setup(), "T Kc1,kc5,Wb3,Wd3")
  end)

  t.it("is the only neutral piece of the setup, however many it has", function()
    local g = read({ board = { files = 5, ranks = 5 }, pieces = { King, Wall, Fog }, setup = ". W k W .\n" .. rows .. ". . K . ." }, "2k2/5/1*1*1/G4/2K2 w - - 0 1")
    t.equal(g:setup(), "T Kc1,kc5,Wb3,Wd3,Ga2")
  end)

  t.it("is refused where it could be two", function()
    t.fails(function()
      t.game({ board = { files = 5, ranks = 5 }, pieces = { King, Wall, Fog }, setup = ". . k . .\n" .. rows .. ". . K . ." }, "2k2/5/1*3/5/2K2 w")
    end, "b3 is not a hole, and no piece here is written * (field 1, column 8)")
  end)
end)
