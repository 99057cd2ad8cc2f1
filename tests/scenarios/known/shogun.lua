-- Shogun Chess: captured pieces come in again, and most are promoted.
local t = require "acedrex.scenario"

local function game(setup) return t.game("shogun", setup) end

t.describe("Shogun Chess", function()
  t.it("promotes on the last three ranks, where one likes, to one of each greater kind", function()
    game("SG Ke1,Nb4,Bc4,ke8"):may { "Nb4-a6", "Nb4-a6=G", "Bc4-a6=A" }
    game("SG Ke1,Nb4,Gc1,Bc4,ke8"):may { "Nb4-a6", "Bc4-a6=A" }:may_not "Nb4-a6=G"
    game("SG Ke1,Pb5,Pc7,Ca1,kh8"):may { "Pb5-b6", "Pb5-b6=C", "Pc7-c8=C" }
    game("SG Ke1,Pc7,kh6"):play("Pc7-c8"):at("c8", "Captain")
  end)

  t.it("takes greater pieces as what they were, and a Queen as a Duchess", function()
    t.equal(game("SG Ke1,Rd1,ke8,qd5"):play("Rd1-d5*"):setup(), "sg Ke1,Rd5,ke8,+F")
    t.equal(game("SG Ke1,Rd1,ke8,md5"):play("Rd1-d5*"):setup(), "sg Ke1,Rd5,ke8,+R")
    game("SG Ke1,Fd5,ke8"):may "Fd5-c6=Q"
    game("SG Ke1,Fd5,Qa1,ke8"):may_not "Fd5-c6=Q":may "Fd5-c6"
  end)

  t.it("drops on the first five ranks, Pawns on the first, too", function()
    game("SG Ke1,ke8,+P,+R"):may { "P+a1", "P+a5", "R+h5" }:may_not { "P+a6", "R+h6" }
    game("SG Ke1,Pa1,ke8"):may "Pa1-a2":may_not "Pa1-a3"
  end)

  t.it("does not promote who captures in passing", function()
    game("sg Ke1,Pe5,kh8,pd7|"):play("Pd7-d5"):may "Pe5-d6:":may_not "Pe5-d6:=C"
  end)
end)
