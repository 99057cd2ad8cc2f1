-- Several royal pieces of which the last of each type counts, or all at once: rules.several_royals.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Bomb = piece { name = "Bomb", symbol = "B", moves = m.step(m.all), on_capture = m.every(m.step(m.all) * m.occupied * m.oblate) * m.leave }

local function game(several, setup, royals)
  return t.game({
    board = { files = 8, ranks = 8 }, pieces = { King, Prince, Rook, Bomb },
    royals = royals or { King = "check", Prince = "check" }, rules = { several_royals = several },
  }, setup)
end

t.describe("the last of each type", function()
  t.it("must be safe, others need not be", function()
    local g = game("last of each", "T Ka1,Kc1,Ph4,rb8,kh8")
    g:may { "Ka1-b1", "Kc1-b1" }
    game("last of each", "T Ka1,Ph4,rb8,kh8"):may "Ka1-a2":may_not("Ka1-b1", "check")
    game("last of each", "T Ka1,Pa3,rb8,kh8"):may_not { "Pa3-b3", "Ka1-b1" }
    game("last", "T Ka1,Pa3,rb8,kh8"):may { "Pa3-b3", "Ka1-b1" }
  end)

  t.it("loses with the loss of it", function()
    game("last of each", "t Ka1,Ka7,Pd1,ra8,kh8"):play "Ra8-a7*":status "check"
    game("last of each", "t Ka1,Kh1,Pd4,rd8,kh8", { King = "check", Prince = "capture" }):play "Rd8-d4*":status("won", "royal captured")
  end)

  t.it("is told as check", function()
    game("last of each", "T Ka1,Kc1,Ph4,ra8,kh8"):status "playing"
    game("last of each", "T Ka1,Kc1,Ph4,rh5,kh8"):status "check"
  end)

  t.it("is not to be spent by one's own move", function()
    game("last of each", "T Ba1,rb2,Pc3,Ke1,kh8"):may_not("Ba1-b2*", "its own royal piece")
    game("last of each", "T Ba1,rb2,Pc3,Ph1,Ke1,kh8"):may "Ba1-b2*"
    game("each", "T Ba1,rb2,Pc3,Ph1,Ke1,kh8"):may "Ba1-b2*"
  end)
end)

t.describe("all royal pieces at once", function()
  t.it("are in check only when each is attacked", function()
    game("all", "T Ka1,Kh1,ra8,kd8"):status "playing"
    game("all", "T Ka1,Kh1,ra8,rh8,kd8"):status "check"
    local g = game("all", "T Ka1,Kg2,ra8,rh8,kd8")
    g:may { "Ka1-a2", "Kg2-g1" }:may_not("Kg2-h2", "check")
    -- One of the two has to leave the attack.
    game("all", "T Ka1,Kh1,ra8,rh8,kd8"):may { "Ka1-b1", "Kh1-g1" }:may_not { "Ka1-a2", "Kh1-h2" }
  end)

  t.it("bind alone as any royal piece", function()
    game("all", "T Ka1,ra8,kd8"):status "check":may "Ka1-b1":may_not "Ka1-a2"
  end)

  t.it("lose with the last of them", function()
    game("all", "t Ka1,Kh1,ra8,kd8"):play "Ra8-a1*":status "check"
    game("all", "t Ka1,Kh4,ra8,kd8"):play "Ra8-a1*":status "playing"
  end)

  t.it("are mated together", function()
    game("all", "T Kh1,Ka1,rh8,ra8,rg8,rb8,kd8"):status("checkmate", "dark")
    game("all", "T Kh1,Ka1,rh8,rg8,rb8,kd8"):status "playing"
  end)

  t.it("count whatever their kind", function()
    local royals = { King = "check", Prince = "capture" }
    game("all", "T Ka1,Ph1,ra8,kd8", royals):status "playing"
    game("all", "T Ka1,Ph1,ra8,rh8,kd8", royals):status "check"
  end)
end)
