-- Makruk and Ouk.
local t = require "acedrex.scenario"

t.describe("Makruk", function()
  local function game(setup) return t.game("makruk", setup) end

  t.it("has a Met and a Khon, and Pawns that do not rush", function()
    game("MK Kd1,Md4,Sg3,kd8,ph6"):reaches_only("d4", "c3 c5 e3 e5"):reaches_only("g3", "f2 f4 g4 h2 h4")
    t.game("makruk"):may "Pe3-e4":may_not "Pe3-e5"
  end)

  t.it("makes Pawns Mets on the sixth rank", function()
    game("MK Kd1,Pe5,kd8,ph6"):play("Pe5-e6"):at("e6", "Met", "light")
    game("mk Kd1,Pe5,kd8,ph4"):play("Ph4-h3"):at("h3", "Met", "dark")
  end)

  t.it("is a draw where a side cannot move", function()
    game("MK Kb6,Rd1,Pc5,ka8"):play("Rd1-d8"):status "checkmate"
    game("MK Kc6,Rb1,Pe5,ka8"):play("Rb1-b7"):status "stalemate"
  end)
end)

t.describe("Ouk", function()
  local function game(setup) return t.game("ouk", setup) end

  t.it("lets King and Met leap as their first move", function()
    t.game("ouk"):may { "Kd1-b2", "Kd1-f2" }
    game("OU Kd1{leap},Me1{leap},kd8,ph6"):may { "Kd1-b2", "Kd1-f2", "Me1-e3" }:may_not { "Kd1-c3", "Kd1-e3" }
    game("OU Kd1,Me1,kd8,ph6"):may_not { "Kd1-b2", "Me1-e3" }
  end)

  t.it("knows from FEN which of them have moved: - says that all have", function()
    local first = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w "
    t.game("ouk", first .. "DEde - 0 1"):may { "Kd1-b2", "Kd1-f2" }
    t.game("ouk", first .. "- - 0 1"):may_not { "Kd1-b2", "Kd1-f2" }
    t.equal(t.game("ouk", first .. "- - 0 1"):fen(), first .. "- - 0 1")
    t.equal(t.game("ouk", first .. "Ee - 0 1"):fen(), first .. "Ee - 0 1")
  end)

  t.it("leaves the leaps to both sides after a capture", function()
    game("OU Kd1{leap},Me1{leap},Pa4,kd8{leap},me8{leap},pb5"):play("Pa4-b5*"):may { "Kd8-b7", "Me8-e6" }
  end)

  t.it("captures nothing so, and is no way out of check", function()
    game("OU Kd1{leap},Me1{leap},kd8,pb2,pe3"):may_not { "Kd1-b2*", "Me1-e3*" }
    game("OU Kd1{leap},Me1{leap},kd8,nc3"):status("check"):may_not "Kd1-b2"
  end)

  t.it("takes the King's leap away where a Rook comes to his file or rank, whatever stands between", function()
    local g = game "ou Kd1{leap},Me1{leap},Pd3,kd8,ra5,pd6"
    g:play { "Ra5-d5", "Pd3-d4" }:play { "Rd5-a5" }:may_not "Kd1-b2":may "Me1-e3"
    game("ou Kd1{leap},Pd3,kd8,ra5,pd6"):play("Ra5-c5"):may "Kd1-b2"
  end)
end)
