-- Games as a side sees them.
local t = require "acedrex.scenario"

t.describe("A game as light sees it", function()
  local truth, light, dark
  t.before_each(function()
    truth = t.game("kriegspiel", "KR Ke1,Rd2,ke8,rd4,pg7")
    light, dark = truth:as "light", truth:as "dark"
  end)

  t.it("has what light sees, and nothing else", function()
    light:at("d2", "Rook", "light"):unseen "d4 e8 a1"
    t.equal(light:at "d4", nil)
    t.equal(light:setup(), "KR Ke1,Rd2")
    dark:at("d4", "Rook", "dark"):unseen "d2 e1"
    truth:at("d4", "Rook", "dark"):at("d2", "Rook", "light")
  end)

  t.it("lists moves that only seem legal, and has them refused", function()
    light:may "Rd2-d6":refused("Rd2-d6", "no"):may_not "Rd2-e3"
    truth:may_not "Rd2-d6"
    t.equal(truth:turns(), {})
    t.equal(light:moves "d2", truth:as "light":moves "d2")
  end)

  t.it("is one game with the truth", function()
    light:play "Rd2-d4"
    t.equal(dark:said(), { "a piece was captured on d4" })
    truth:at("d4", "Rook", "light")
    dark:unseen "d4":play "g6"
    t.equal(light:turns(), { "Rd2-d4*", "?" })
    t.equal(dark:turns(), { "?", "Pg7-g6" })
    t.equal(truth:turns(), { "Rd2-d4*", "Pg7-g6" })
  end)

  t.it("is not told what another piece may have done, which dark did not see", function()
    local rooks = t.game("dark-chess", "DC Kh1,Ra2,Rc3,ra5,kh8")
    rooks:as "light":play "Rc3-a3"
    t.equal(rooks:as "dark":turns(), { "?" })
    t.equal(rooks:as "light":turns(), { "Rc3-a3" })
  end)

  t.it("is played by light alone", function()
    t.fails(function() dark:play "g6" end, "it is light's turn, not dark's")
    t.fails(function() dark:moves() end, "it is light's turn")
    light:play "Ke1-f1"
    t.fails(function() light:may_not "g6" end, "it is dark's turn")
  end)

  t.it("is told whole where nothing is secret, and after the end", function()
    local chess = t.game "classical-chess"
    t.equal(chess:as "dark":setup(), chess:setup())
    chess:as "dark":may "e4":play "e4"
    local ended = t.game("dark-chess", "DC Ke1,Rd1,kd8,pa7")
    ended:as "light":unseen "a7":play "Rxd8":at("a7", "Pawn", "dark")
    ended:as "dark":status("won", "light")
  end)
end)
