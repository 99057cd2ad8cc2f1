-- Dark chess, or fog of war, on the true board: what may be played. What each side sees is tested in
-- tests/bindings/seen_game_test.cpp.
local t = require "acedrex.scenario"

local function dark(setup) return t.game("dark-chess", setup) end

t.describe("Dark chess", function()
  t.it("lets the King stay in check, move into it, and be taken", function()
    dark "DC Ke1,Pa2,ke8,re4":may { "Pa2-a3", "Ke1-e2", "Ke1-d1" }
    local g = dark "DC Ke1,Pa2,ke8,re4"
    g:play("Pa2-a3"):status "playing":play("Re4-e1*"):status("won", "dark")
  end)

  t.it("lets Kings take each other", function()
    dark "DC Ke4,ke5":play("Ke4-e5*"):status("won", "light")
  end)

  t.it("castles out of attack, through it and into it", function()
    for _, attacked in ipairs { "re8", "rf8", "rg8", "rd8", "rc8" } do
      dark("DC Ke1&,Ra1&,Rh1&,kh8," .. attacked):may { "Ke1-g1&", "Ke1-c1&" }
    end
  end)

  t.it("castles as in chess otherwise", function()
    dark "DC Ke1&,Ra1&,Rh1,Bb1,kh8":may_not { "Ke1-g1&", "Ke1-c1&" }
    dark "DC Ke1&,Rh1&,bg1,kh8":may_not "Ke1-g1&"
  end)

  t.it("takes in passing", function()
    dark "dc Pe5,Ke1,pd7|,ke8":play("Pd7-d5"):may "Pe5-d6:":play("Pe5-d6:"):empty "d5"
  end)

  t.it("promotes a Pawn on the last rank", function()
    dark "DC Pa7,Ke1,kh8":may { "Pa7-a8=Q", "Pa7-a8=R", "Pa7-a8=B", "Pa7-a8=N" }
  end)

  t.it("knows no mate, and a draw where nothing can move", function()
    dark "dc Qg7,Kf6,kh8":status "playing":play("Kh8-g7*"):status "playing"
    -- The King that would be stalemated in chess walks into attack.
    dark "dc Qg6,Kf6,kh8":may { "Kh8-g8", "Kh8-h7" }
    dark "dc Kd4,Ra1,pa2":status "stalemate"
  end)

  t.it("goes on with Kings alone", function() dark "DC Ke1,ke8":status "playing" end)

  t.it("has as many turns as chess where no King is attacked", function()
    t.equal(dark():perft(3), 8902)
  end)
end)
