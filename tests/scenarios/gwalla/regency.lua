-- The game after Shatranj of the Gwalla journal.
local t = require "acedrex.scenario"

local function game(pieces, options) return t.game("regency", "R " .. pieces, { options = options }) end
local function darks(pieces, options) return t.game("regency", "r " .. pieces, { options = options }) end

t.describe("Regency, the array", function()
  t.it("has Kings on the d-file, Pawns on the third rank, Rooks in the corners", function()
    local g = t.game "regency"
    g:at("d2", "King", "light"):at("e2", "Wazir", "light"):at("d7", "King", "dark"):at("e7", "Wazir", "dark")
    for field, name in ("a1 Rook, a2 Thief, b2 Knight, c2 Fers, f2 Fers, g2 Knight, h2 Thief, h1 Rook, e3 Pawn"):gmatch "(%w+) (%w+)" do
      g:at(field, name, "light"):at(field:sub(1, 1) .. 9 - field:sub(2), name, "dark")
    end
    g:empty "b1 c1 d1 e1 f1 g1"
  end)

  t.it("has two more Thieves a Knight's leap away from the others, if one likes", function()
    local g = t.game("regency", nil, { options = "thieves=4" })
    g:at("c1", "Thief", "light"):at("f1", "Thief", "light"):at("c8", "Thief", "dark"):at("f8", "Thief", "dark")
    g:empty "b1 d1 e1 g1"
  end)
end)

t.describe("Regency, the pieces", function()
  t.it("go as they did in Shatranj", function()
    local kings = ",Kh1,ka8,pa7"
    game("Pd3,pe4,pd4" .. kings):reaches_only("d3", "e4")
    game("Pd3" .. kings):reaches_only("d3", "d4")
    game("Fd4" .. kings):reaches_only("d4", "c3 c5 e3 e5")
    game("Wd4" .. kings):reaches_only("d4", "c4 e4 d3 d5")
    game("Td4,Pd5" .. kings):reaches_only("d4", "d6 d2 b4 f4 b2 b6 f2 f6")
  end)

  t.it("go further when they have risen", function()
    local kings = ",Kh1,ka8,pa7"
    game("[Wr]d4" .. kings):reaches_only("d4", "d3 d5 c4 e4 b3 b5 c2 c6 e2 e6 f3 f5")
    game("[Gv]d4" .. kings):reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5")
    game("[Wk]d4,ka8,pa7"):reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5 b3 b5 c2 c6 e2 e6 f3 f5")
  end)

  t.it("rise at once on the last rank, but for the Rook", function()
    local g = game "Nb6,Fc7,Te6,Wg7,Kh7,Ra7,ka1,pa2"
    g:may { "Nb6-c8=[Wr]", "Fc7-b8=B", "Te6-e8=A", "Wg7-g8=[Gv]", "Kh7-h8=[Wk]", "Ra7-a8" }
    g:play("Nb6-c8"):at("c8", "Warrior", "light")
    darks("Kh8,Ph7,ka3,nc3"):play("Nc3-b1"):at("b1", "Warrior", "dark")
  end)

  t.it("rise by a capture, too, and attack so", function()
    game("Nb6,Kh1,kf2,pa7,rc8"):play("Nb6-c8*"):at("c8", "Warrior", "light")
    darks("Nb6,Kh1,kc8,pa7"):status "check"
  end)

  t.it("of the first rank, Thieves, rise on the seventh", function()
    game("Tc5,Kh1,kf2,pa7", "thieves=4"):play("Tc5-e7"):at("e7", "Assassin", "light")
  end)
end)

t.describe("The Assassin", function()
  t.it("captures by leaping over an enemy to an empty field, or leaves it alone", function()
    local g = game "Ad4,pd5,pe5,Pc4,nf6,Kh1,ka8,pa7"
    g:may { "Ad4-d6", "Ad4-d6,d5*", "Ad4-f6*", "Ad4-b4" }:may_not { "Ad4-f6*,e5*", "Ad4-b4,c4*" }
    g:play("Ad4-d6,d5*"):at("d6", "Assassin", "light"):empty "d5"
    g:undo():play("Ad4-d6"):at("d5", "Pawn", "dark")
    g:undo():play("Ad4-f6"):at("e5", "Pawn", "dark"):at("f6", "Assassin", "light")
  end)

  t.it("gives check by leaping over", function()
    darks("Ad4,kd5,pa7,Kh1"):status "check"
    darks("Ad4,kd5,pa7,Pd6,Kh1"):status "playing"
  end)
end)

t.describe("The Regent", function()
  t.it("is a Grand Vizier that has come back to its first rank", function()
    game("[Gv]c2,Kh4,ka8,pa7"):may "[Gv]c2-c1=[Re]":play("[Gv]c2-b1"):at("b1", "Regent", "light")
    darks("[gv]c7,Kh4,kh6,Pa2"):play("[Gv]c7-c8"):at("c8", "Regent", "dark")
  end)

  t.it("lets the King go where he is attacked, and stay there", function()
    game("Ke1,Ph3,re8,rb3,kh8"):status("check"):may "Ke1-d2":may_not "Ke1-e2"
    game("Ke1,re8,rb3,[Re]h1,kh8"):status("playing"):may { "Ke1-e2", "[Re]h1-g1" }
    game("[Wk]a1,ra8,rb8,[Re]h1,kh8"):status "playing"
  end)

  t.it("is King at once where the King is captured", function()
    local g = darks "Ke1,[Re]h1,Pa2,re8,ra8,kh8"
    g:play("Re8-e1*"):at("h1", "King", "light"):status "check"
    g:may "Kh1-h2":may_not "Pa2-a3"
    -- "if a warrior king is captured, the regent still only becomes a plain king ... however, it may promote as a king"
    darks("[Wk]e1,[Re]h7,Pa2,re8,kc1"):play("Re8-e1*"):at("h7", "King", "light"):may "Kh7-h8=[Wk]"
  end)

  t.it("of several is King whom the owner says, before his next move", function()
    local g = darks("Ke1,[Re]h1,[Re]c3,Pa2,re8,kh8,pa7", "pawns=again"):play "Re8-e1*"
    g:at("h1", "Regent", "light"):at("c3", "Regent", "light"):status "playing"
    g:may { "[Re]h1=K; Pa2-a3", "[Re]c3=K; Pa2-a3", "[Re]c3=K; [Re]h1-h2", "[Re]c3=K; Kc3-c4" }:may_not { "Pa2-a3", "[Re]h1-h2" }
    -- The other one stays Regent, so that the new King may be attacked.
    g:play("[Re]h1=K; Pa2-a3"):at("h1", "King", "light"):at("c3", "Regent", "light")
    g:play("Re1-h1*"):at("c3", "King", "light")
    game("Ke1,[Re]h1,[Re]c3,kh8,pa7"):may("Ke1-e2"):may_not "[Re]h1=K; Ke1-e2"
  end)

  t.it("may be captured, and then the King is bound again", function()
    local g = darks "Ke1,[Re]h1,Pa2,rh8,re7,ka8"
    g:play("Rh8-h1*"):status "check"
  end)

  t.it("is not lost with the King as long as it stands", function()
    darks("Ke1,[Re]h1,re8,ka8,pa7"):play("Re8-e1*"):status("won", "dark")
    darks("Ke1,[Re]h2,Pa2,re8,ka8,pa7"):play("Re8-e1*"):status "playing"
  end)
end)

t.describe("Regency, results", function()
  t.it("are wins by mate and by stalemate", function()
    darks("Kh3,Ra8,kg8,ph7,pg7,pf7"):status("checkmate", "light")
    darks("Kf7,Rg5,kh8,ph7,Ph6"):status("won", "light")
  end)

  t.it("are wins by baring the King, unless that is answered at once", function()
    game("Ke2,Ra3,kh8,pa7"):play("Ra3-a7*"):status("won", "light")
    -- The Pawn that has bared him is guarded here, and is not there.
    game("Kb6,Pd6,kb8,pc7"):play("Pd6-c7*"):status("won", "light")
    game("Ka6,Pd6,kb8,pc7"):play("Pd6-c7*"):play("Kb8-c7*"):status "draw"
  end)
end)

t.describe("Pawns of Regency", function()
  local kings = ",Kh1,kh3,pa3"

  t.it("become Wazirs that rise no more", function()
    local g = game("Pb7" .. kings)
    g:may "Pb7-b8=[Wp]":may_not { "Pb7-b8=N", "Pb7-b8=W" }
    game("[Wp]c7" .. kings):may "[Wp]c7-c8":may_not "[Wp]c7-c8=[Gv]"
    game("[Wp]c2" .. kings):may_not "[Wp]c2-c1=[Gv]"
  end)

  t.it("become any basic piece, which rises no more", function()
    local g = game("Pb7" .. kings, "pawns=any")
    g:may { "Pb7-b8=N", "Pb7-b8=F", "Pb7-b8=T", "Pb7-b8=R", "Pb7-b8=[Wp]" }:may_not { "Pb7-b8=W", "Pb7-b8=K", "Pb7-b8=B" }
    g:play { "Pb7-b8=N", "Kh3-h4", "Nb8-a6", "Kh4-h5" }:may_not "Na6-b8=[Wr]"
    g:play { "Na6-b8", "Kh5-h4" }:at("b8", "Knight", "light")
    g:play { "Nb8-d7", "Kh4-h5", "Nd7-c5", "Kh5-h4", "Nc5-b3", "Kh4-h5", "Nb3-c1" }:at("c1", "Knight", "light")
    game("[Wp]c2" .. kings, "pawns=any"):may_not "[Wp]c2-c1=[Gv]"
  end)

  t.it("become any basic piece, which rises again on its first rank", function()
    local g = game("Pb7" .. kings, "pawns=again")
    g:play { "Pb7-b8=N", "Kh3-h4", "Nb8-a6", "Kh4-h5", "Na6-b8", "Kh5-h4" }:at("b8", "Knight", "light")
    g:play { "Nb8-c6", "Kh4-h5", "Nc6-d4", "Kh5-h4", "Nd4-b3", "Kh4-h5" }:may "Nb3-c1=[Wr]"
    g = game("[Wp]c2" .. kings, "pawns=again")
    g:play { "[Wp]c2-c1=[Gv]", "Kh3-h4", "[Gv]c1-c2", "Kh4-h5", "[Gv]c2-c1=[Re]" }:at("c1", "Regent", "light")
    game("Nb6,[Wp]c7" .. kings, "pawns=again"):may { "Nb6-c8=[Wr]", "[Wp]c7-c8" }:may_not "[Wp]c7-c8=[Gv]"
  end)
end)
