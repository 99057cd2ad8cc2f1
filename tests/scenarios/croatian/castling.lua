-- Croatian Ties: castling with a choice of two or three fields.
local t = require "acedrex.scenario"
local Ties = require "croatian.croatian-ties"

local function ties(setup, options) return t.game(Ties, setup, options) end
local all = { "Kf1-h1&", "Kf1-i1&", "Kf1-d1&", "Kf1-c1&" }

t.describe("Castling in Croatian Ties", function()
  t.it("takes the King two or three fields to either side", function()
    local g = ties "CT Kf1&,Ra1&,Rj1&,kf10"
    g:may(all)
    g:may_not { "Kf1-b1&", "Kf1-e1&", "Kf1-g1&", "Kf1-j1&" }
  end)

  t.it("puts the Rook beside the King, on the inner side", function()
    local function rook_after(move, field)
      local g = ties "CT Kf1&,Ra1&,Rj1&,kf10"
      g:play(move)
      g:at(field, "Rook", "light")
    end
    rook_after("Kf1-h1&", "g1")
    rook_after("Kf1-i1&", "h1")
    rook_after("Kf1-d1&", "e1")
    rook_after("Kf1-c1&", "d1")
  end)

  t.it("is the same for dark", function()
    local g = ties "ct kf10&,ra10&,rj10&,Kf1"
    g:may { "Kf10-h10&", "Kf10-i10&", "Kf10-d10&", "Kf10-c10&" }
    g:play "Kf10-c10&"
    g:at("d10", "Rook", "dark"):at("j10", "Rook", "dark"):empty "a10 f10"
  end)

  t.it("needs all fields between King and Rook empty", function()
    ties("CT Kf1&,Ra1&,Rj1&,kf10,Eb1"):may_not({ "Kf1-d1&", "Kf1-c1&" }):may { "Kf1-h1&", "Kf1-i1&" }
    ties("CT Kf1&,Ra1&,Rj1&,kf10,ni1"):may_not { "Kf1-h1&", "Kf1-i1&" }
  end)

  t.it("is barred only as far as the attack reaches", function()
    ties("CT Kf1&,Ra1&,Rj1&,kf10,ri8"):may_not("Kf1-i1&"):may { "Kf1-h1&", "Kf1-d1&", "Kf1-c1&" }
    ties("CT Kf1&,Ra1&,Rj1&,kf10,rh8"):may_not { "Kf1-h1&", "Kf1-i1&" }
    ties("CT Kf1&,Ra1&,Rj1&,kf10,rg8"):may_not { "Kf1-h1&", "Kf1-i1&" }
    ties("CT Kf1&,Ra1&,Rj1&,kf10,rc8"):may_not("Kf1-c1&"):may "Kf1-d1&"
    ties("CT Kf1&,Ra1&,Rj1&,kf10,rb8"):may(all)
    ties("CT Kf1&,Ra1&,Rj1&,ke10,rf8"):status("check"):may_not(all)
  end)

  t.it("needs the tags of both", function()
    ties("CT Kf1,Ra1&,Rj1&,kf10"):may_not(all)
    ties("CT Kf1&,Ra1,Rj1&,kf10"):may_not({ "Kf1-d1&", "Kf1-c1&" }):may { "Kf1-h1&", "Kf1-i1&" }
    ties("CT Kf1,Ra1,Rj1,kf10", { tags = "initial" }):may(all)
  end)

  t.it("counts as other programs do, each distance by itself", function()
    local two = variant.extend(Ties, { name = "Castling by two", castling = { distances = { 2 } } })
    local three = variant.extend(Ties, { name = "Castling by three", castling = { distances = { 3 } } })
    local open = "r4k3r/10/10/10/4E5/4e5/10/10/10/R4K3R w KQkq - 0 1"
    local guarded = "r4k3r/10/10/10/10/10/10/3e6/10/R4K3R w KQkq - 0 1"
    for _, row in ipairs { { two, open, 46, 1900 }, { three, open, 45, 1824 },
                           { two, guarded, 28, 1143 }, { three, guarded, 28, 1141 } } do
      local g = t.game(row[1], row[2])
      t.equal(g:perft(1), row[3])
      t.equal(g:perft(2), row[4])
    end
  end)
end)
