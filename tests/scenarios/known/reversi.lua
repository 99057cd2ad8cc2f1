-- Reversi: discs that are enclosed are turned over.
local t = require "acedrex.scenario"

t.describe("Reversi", function()
  t.it("begins with dark, who has four moves", function()
    local g = t.game "reversi"
    g:may { "D+c5", "D+e3", "D+d6", "D+f4" }:may_not { "D+c4", "D+d3", "D+a1", "D+d4" }
    t.equal(#g:moves(), 4)
    t.equal(g:to_move(), "dark")
  end)

  t.it("turns over what is enclosed, in all directions, as far as the next disc of one's own", function()
    local g = t.game("reversi", "R Da1,da2,da3,dc4,db4,Dd4,da5,Da6,db3,Dc2,dd1,+D")
    g:play "D+a4"
    g:at("a2", "Disc", "light"):at("a3", "Disc", "light"):at("b4", "Disc", "light"):at("c4", "Disc", "light")
    g:at("a5", "Disc", "light"):at("b3", "Disc", "light"):at("d1", "Disc", "dark")
    g:undo():at("b3", "Disc", "dark")
  end)

  t.it("is passed where nothing can be enclosed, and not otherwise", function()
    t.game("reversi"):may_not "pass"
    local g = t.game("reversi", "R Da1,db1,dh8,+D,+D,+d,+d")
    g:play "D+c1":may "pass":play "pass"
    g:status "playing"
    g:play "pass":status("won", "light")
  end)

  t.it("is a draw where both have as many discs", function()
    local g = t.game("reversi", "R Da1,dh8,+D,+d"):play { "pass", "pass" }
    g:status "draw"
  end)

  t.it("ends when the board is full, without any pass", function()
    local full = ("d"):rep(8) .. "/" .. ("DDDDDDDD/"):rep(6)
    local g = t.game("reversi", full .. "DDDDdddd[Dd] w - - 0 31"):status("won", "light"):status("won", "full board")
    g = t.game("reversi", full .. "DDDDddd1[Dd] b - - 0 31"):status "playing"
    g:play "D+h1":status("won", "full board")
  end)

  t.it("counts as Othello does", function() t.equal(t.game("reversi"):perft(6), 8200) end)
end)
