-- Armies that move otherwise than that of Classical Chess.
local t = require "acedrex.scenario"

t.describe("Orda Chess", function()
  local function game(setup) return t.game("orda", setup) end

  t.it("has pieces that move as Knights and capture as Rook and Bishop", function()
    local g = game "or Ke1,kh8,ld4,Pd1,Pf4,Pf6"
    g:may { "Ld4-f3", "Ld4-d1*", "Ld4-f4*" }:may_not { "Ld4-d3", "Ld4-f6*" }
    g = game "or Ke1,kh8,ad4,Pf6,Pd1,Pe6"
    g:may { "Ad4-f6*", "Ad4-c2" }:may_not { "Ad4-e6*", "Ad4-e5", "Ad4-d1" }
    game("or Kc1,kg7,hd4,yd6"):reaches_only("d4", "c3 d3 e3 c4 e4 c5 d5 e5 b3 b5 c2 c6 e2 e6 f3 f5")
    game("or Kc1,kg7,hd4,yg5"):reaches_only("g5", "f4 g4 h4 f6 h6")
  end)

  t.it("is won by a King on the last rank, who is not attacked there", function()
    game("OR Kd7,kg3"):play("Kd7-e8"):status("won", "light")
    game("OR Kd7,kg3,lh8"):may_not "Kd7-e8"
    game("or Kd7,kg2"):play("Kg2-g1"):status("won", "dark")
  end)

  t.it("promotes Pawns of both sides to Queen or Kheshig, and lets dark's not rush", function()
    game("OR Kd1,Pb7,kg4"):may { "Pb7-b8=Q", "Pb7-b8=H" }:may_not "Pb7-b8=R"
    game("or Kd1,pb2,kg4"):may { "Pb2-b1=Q", "Pb2-b1=H" }
    t.game("orda"):play("Pe2-e4"):may "Pd6-d5":may_not "Pd6-d4"
  end)
end)

t.describe("Empire Chess", function()
  local function game(setup) return t.game("empire", setup) end

  t.it("has pieces that move as Queens and capture as their kind", function()
    local g = game "EM Kc1,Ed4,kh8,pe6,pd6,pf6,pb4"
    g:may { "Ed4-d5", "Ed4-e3", "Ed4-e6*" }:may_not { "Ed4-d6*", "Ed4-f6*", "Ed4-b4*" }
    g = game "EM Kc1,Dd4,kh8,pe5,pd6"
    g:may { "Dd4-e5*", "Dd4-a4", "Dd4-d5" }:may_not "Dd4-d6*"
    game("EM Kc1,Td4,Cg4,kh8,pd6,pe6"):may { "Td4-d6*", "Cg4-e6*", "Td4-e5", "Cg4-g5" }
  end)

  t.it("is lost by the side that makes a position occur for the third time: 'stalemate and repetition are both losses'", function()
    local g = game "EM Ke1,Dd4,kb8,rh8"
    local round = { "Dd4-d3", "Rh8-h7", "Dd3-d4", "Rh7-h8" }
    g:play(round):status "playing":play(round):status("won", "light"):status("won", "repetition")
    game("em Kc7,Dc6,Dd6,ka8"):status("won", "light"):status("won", "stalemate")
  end)

  t.it("does not let the Kings face each other, on a rank either", function()
    game("EM Ke1,Pa3,kd5"):may_not "Ke1-d1"
    game("EM Ke4,Pa3,ka5"):may_not "Ke4-e5"
    game("EM Ke4,Pa3,pc5,ka5"):may "Ke4-e5"
    game("em Kf1,ke8&,rh8&,pa7"):may_not "Ke8-g8&"
  end)

  t.it("has Soldiers who go sideways and are never promoted", function()
    game("EM Ke1,Sd7,kh7"):reaches_only("d7", "c7 d8 e7"):play("Sd7-d8"):at("d8", "Soldier")
  end)

  t.it("is lost by who cannot move, and by who repeats a position twice", function()
    game("EM Kg6,Tf1,kh8"):play("Tf1-f7"):status("won", "light")
    local g = game "EM Ka2,kh7,pc7"
    g:play { "Ka2-a3", "Kh7-h6", "Ka3-a2", "Kh6-h7", "Ka2-a3", "Kh7-h6", "Ka3-a2" }:play("Kh6-h7"):status("won", "light")
  end)
end)

t.describe("Synochess", function()
  local function game(setup) return t.game("synochess", setup) end

  t.it("has Cannons that move and capture over a piece, but no Cannon", function()
    game("sn Kb1,ke8,cd4,pd6,Pd2"):reaches_only("d4", "d7 d8 d1")
    game("sn Kb1,kf8,cd4,cd6,Pd2"):reaches_only("d4", "d1")
    game("sn Kb1,kf8,cd4,sd6,cd8"):reaches_only("d4", "d7")
  end)

  t.it("lets light castle, and not dark: 'the Dynasty (red) cannot castle'", function()
    t.equal(t.game("synochess"):fen():match "%] (.*)$", "w KQ - 0 1")
    local g = t.game("synochess"):play { "Ng1-h3", "Ef8-e7", "Pg2-g3", "Ng8-h6", "Bf1-g2" }
    g:may "Ke8-f8":may_not "Ke8-g8&":play "Nb8-c6":may "Ke1-g1&"
    t.fails(function() t.game("synochess", "r3k2r/8/8/4s3/8/8/4P3/R3K2R[] b KQkq - 0 1") end, "castle")
  end)

  t.it("drops dark's two Soldiers on the fifth rank", function()
    local g = t.game("synochess"):play "Pe2-e3"
    g:may { "S+a5", "S+e5" }:may_not { "S+a4", "S+e6" }
    t.ok(not g:play("S+e5"):play("Pe3-e4"):setup():find("+s,+s", 1, true))
  end)

  t.it("is won in the far camp and lost by stalemate, and the Kings may not face each other", function()
    game("SN Kd7,kg3,sa5"):play("Kd7-e8"):status("won", "light")
    game("SN Ke4,kf8,ra8,sa5"):may_not "Ke4-f4":may "Ke4-e3"
  end)
end)

t.describe("Shinobi Chess", function()
  local function game(setup) return t.game("shinobi", setup) end

  t.it("drops what the Clan has in hand on its own half, and nothing that it captures", function()
    local g = t.game "shinobi"
    g:may { "J+c3", "M+a4", "H+d4", "D+e3", "L+f3" }:may_not { "J+c5", "M+d7" }
    t.equal(game("SB Kb1,Je4,ke8,nf6"):play("Je4-f6*"):setup(), "sb Kb1,Jf6,ke8")
  end)

  t.it("promotes on the last two ranks, and has to", function()
    game("SB Kb1,La6,Mb6,Hd5,Pe6,kh4"):play("La6-a7"):at("a7", "Rook")
    game("SB Kb1,La6,Mb6,Hd5,Pe6,kh4"):play("Mb6-c7"):at("c7", "Bishop")
    game("SB Kb1,La6,Mb6,Hd5,Pe6,kh4"):play("Hd5-c7"):at("c7", "Knight")
    game("SB Kb1,La6,Mb6,Hd5,Pe6,kh4"):play("Pe6-e7"):at("e7", "Captain")
    game("sb Kb1,kh4,pe3"):play("Pe3-e2"):at("e2", "Captain", "dark")
  end)

  t.it("lets dark castle and is won in the far camp", function()
    game("sb Kb1,ke8&,rh8&"):may "Ke8-g8&"
    game("SB Kd7,kg4"):play("Kd7-d8"):status("won", "light")
  end)
end)

t.describe("Spartan Chess", function()
  local function game(setup) return t.game("spartan", setup) end

  t.it("has Hoplites that leap diagonally at first and capture straight", function()
    local g = game "sp Ke1,ka8,he7,Pd6,Pe6"
    g:may { "He7-c5", "He7-g5", "He7-f6", "He7-e6*" }:may_not { "He7-d6", "He7-e5" }
    game("sp Ke1,ka8,he6"):may_not "He6-c4"
  end)

  t.it("has Captains and Lieutenants that leap, and a Lieutenant that goes sideways without capture", function()
    game("sp Ke1,kh8,cd4,Pd3,Pe4"):reaches_only("d4", "b4 c4 e4 f4 d2 d3 d5 d6")
    game("sp Kh1,kh8,ld4,Pe4"):reaches_only("d4", "c4 b2 c3 b6 c5 e3 f2 e5 f6")
  end)

  t.it("lets one King be attacked and taken, but not both attacked at once", function()
    game("sp Ke1,ka8,kh6,Ra1,hb7"):status "playing":may "Hb7-c6"
    game("SP Kf2,ka8,kh6,Ra1,hb7"):play("Ra1-a8*"):status "playing"
    game("sp Kf2,ka8,kg8,Rh8,hb7"):status "playing"
    game("sp Kf2,Rc8,ka8,ke8,hh7"):status "check":may_not "Hh7-g6"
  end)
end)
