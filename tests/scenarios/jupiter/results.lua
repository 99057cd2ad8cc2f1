-- How a game of Jupiter ends.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local function game(position) return t.game("jupiter", position) end

t.describe("A game of Jupiter is lost", function()
  t.it("with the last royal piece, by whatever means", function()
    local function wins(position, move, side) game(position):play(move):status("won", side) end
    wins("JU Kh1,Pp1,Re8,ke9,pa16,pb16", "Re8-e9", "light")
    wins("JU Kh1,Pp1,[Ge]e8,[sul]e9,pa16,pb16", "[Ge]e8-e8,e9*", "light")
    wins("JU Kh1,Pp1,[Cu]c8,kc9,pa16,pb16", "[Cu]c8-c8,c9%", "light")
    wins("JU Kh1,Pp1,[FiD]a5,kd7,pa16,pb16", "[FiD]a5-c7", "light")
    wins("JU Kh1,Pp1,Pp2,[im]g2,ki16,pa16", "Kh1-h1", "dark")
    wins("JU Kh1,Pp1,Pp2,[dNi]h2,ki16,pa16", "Kh1-h2", "dark")
    wins("JU Kp8,[OxT]o8,Pp1,Pp2,ki16,pa16", "[OxT]o8-p8", "dark")
    wins("JU [AEm]b2,[Cst]a4,Pp1,Pp2,ki16,pa16", "[Cst]a4-b3", "dark")
  end)

  -- "Any game of Jupiter played to the bitter end cannot result in a draw."
  t.it("by the side that did not move, where both are lost by one turn", function()
    local function wins(position, move, side) game(position):play(move):status("won", side) end
    wins("JU Kb2,[FiD]a3,ki16,[fiD]d6", "[FiD]a3-c5", "light")
    wins("ju Kb2,[FiD]a3,ki16,[fiD]d6", "[FiD]d6-b4", "dark")
    wins("JU Kh1,[Kam]c3,ki16,pc4", "[Kam]c3-c4", "light")
    wins("JU Kc3,Pp1,[dNi]c4,[sul]a16", "Kc3-c4", "light")
    wins("JU Kc3,Pp1,[sul]c4,[psn]a4", "Kc3-c4", "light")
  end)

  t.it("not with one of several", function()
    game("JU Kh1,Pp1,Re8,[sul]e9,pa16,ki16"):play("Re8-e9"):status "playing"
    game("JU Kh1,[Sul]g4,Pp2,[im]g2,ki16,pa16"):play("Kh1-h1"):status "playing"
  end)

  t.it("by whoever is reduced to a single piece, at once", function()
    game("JU Kh1,Re8,ki16,pe9"):play("Re8-e9"):status("won", "light")
    game("JU Kh1,Re8,ki16,ne9,pa16"):play("Re8-e9"):status "playing"
    -- "there is no provision for a draw if you can immediately bare the opponent's last royal piece"
    game("JU Kh1,Rh15,ki16,nh16"):play("Rh15-h16"):status("won", "light")
    -- Two royal pieces are two.
    game("JU Kh1,Re8,ki16,[sul]a16,pe9"):play("Re8-e9"):status "playing"
    -- Whoever removes his own last companion loses.
    game("JU Kh1,Pp1,[im]o2,ki16"):play("Pp1-p1"):status("won", "dark")
  end)

  t.it("by whoever cannot move", function()
    game("ju Kh1,Pp1,ka1,pa2,pb1,pb2"):status("won", "light")
    game("ju Kh1,Pp1,ka1,pa2,pb1,pb3"):status "playing"
  end)

  -- The example of the page: a board of 2x3, a King each, and no rule of the single piece.
  local Tiny = variant.extend(require "jupiter.jupiter", {
    name = "Tiny Jupiter", board = { files = 2, ranks = 3, zones = false }, options = false,
    setup = ". k\n. .\nK .", promotion = false, rules = { bare = false },
  })
  local there_and_back = { "Ka1-b1", "Kb3-a3", "Kb1-a1", "Ka3-b3", "Ka1-b1", "Kb3-a3", "Kb1-a1" }

  t.it("by whoever must walk into an attack, as the third occurrence of a position is illegal", function()
    local g = t.game(Tiny):play(there_and_back)
    g:may_not("Ka3-b3", "repeats")
    t.equal(#g:moves(), 2)
    g:play("Ka3-a2"):play("Ka1-a2"):status("won", "light")
  end)

  t.it("by whoever has but moves that repeat the position for the third time", function()
    local King = piece.extend(require "jupiter.pieces.king", { moves = m.step{ m.E, m.W } })
    local Narrow = variant.extend(Tiny, { name = "Narrow Jupiter", pieces = { replace = { King = King } } })
    t.game(Narrow):play(there_and_back):status("won", "light")
  end)
end)

t.describe("A game of Jupiter goes on", function()
  t.it("though a royal piece is attacked, and may be left so", function()
    local g = game "JU Kh1,Pp1,rh9,ki16,pa16"
    g:status("playing"):may { "Pp1-p2", "Kh1-h2" }:play("Pp1-p2"):play("Rh9-h1"):status("won", "dark")
  end)

  -- "You can move your King into what looks like check if it captures your opponent's last piece."
  t.it("no more once a King has taken the last piece beside the other King, guarded or not", function()
    game("JU Kh8,Pp1,nh9,kh10"):play("Kh8-h9"):status("won", "light")
  end)
end)
