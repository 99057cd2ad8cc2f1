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
end)

t.describe("The FEN of Crazyhouse", function()
  t.it("marks what was promoted with ~", function()
    local g = read("crazyhouse", "4k2r/8/8/8/8/8/8/q~3K2R[Qn] w k - 0 20")
    g:play "Ke1-e2":play "Qa1-h1*":play "Q+e6":play "Ke8-f8":play "Qe6-h3":play "Qh1-h3*"
    t.equal(g:setup(), "CH Ke2,kf8,qh3{promoted},rh8&,+q,+r,+n")
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
