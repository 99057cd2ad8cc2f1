-- What docs/authoring.md, *Attack*, says of it.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King = require "classical.pieces.king"

local ahead = m.step(m.N)
local function game(keys, setup)
  keys.name, keys.symbol = "Fox", "F"
  return t.game({
    board = { files = 4, ranks = 5 }, state = { shots = { to = 3 } }, royals = { King = "check" },
    pieces = { piece(keys), King },
  }, setup)
end
local function attacks(what, keys)
  t.it(what, function() game(keys, "t Fb2,kb3,Ka5"):status "check" end)
end
local function does_not_attack(what, keys, takes)
  t.it(what, function()
    game(keys, "t Fb2,kb3,Ka5"):status "playing"
    game(keys, "T Fb2,kb3,Kd1"):may_not "Fb2-b3*"
    local g = game(keys, "T Fb2,fb3,Kd1,ka5")
    if takes then g:may "Fb2-b3*" else g:may_not "Fb2-b3*" end
  end)
end

t.describe("Attacks", function()
  attacks("a capture by replacement", { moves = ahead })
  attacks("a capture without moving", { moves = ahead * m.prey * m.capture * m.home })
  attacks("a capture after a counter has changed", { moves = m.add("shots", 1) * ahead })
  attacks("a capture after the walker has changed its type", { moves = m.become "King" * ahead })
  attacks("a capture before something else is done", { moves = ahead * m.prey * m.capture * m.become "King" })
end)

t.describe("Does not attack", function()
  does_not_attack("a walk that settles", { moves = ahead * m.settle })
  does_not_attack("a removal that is not a capture", { moves = ahead * m.enemy * m.oblate })
  does_not_attack("a capture after a mark, though it takes other pieces", { moves = m.mark_field("seen", 1) * ahead }, true)
  does_not_attack("a capture that a guard on a counter holds back now", { moves = m.counter("shots", 1) * ahead })
  does_not_attack("a passive piece", { passive = true, moves = ahead })
end)

t.it("Capturing own pieces spares royal ones; removing them does not", function()
  local setup = "T Fb2,Kb3,Kd1,ka5"
  game({ moves = ahead * m.own * m.capture_own }, setup):may_not "Fb2-b3"
  game({ moves = ahead * m.own * m.oblate }, setup):may "Fb2-b3"
end)
