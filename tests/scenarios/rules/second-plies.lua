-- What a piece does that may move twice in a turn (aura.plies): what it has come to, and what it comes back to.
local t, m = require "acedrex.scenario", require "acedrex.movement"
local S = m.step

local function man(name, symbol, moves, more)
  local declared = { name = name, symbol = symbol, moves = moves }
  for key, value in pairs(more or {}) do declared[key] = value end
  return piece(declared)
end
local Drum = man("Drum", "D", m.none, { aura = { at = S(m.all), of = "own", plies = 2 } })

local function game(pieces, setup, more)
  local declared = { board = { files = 8, ranks = 8 }, pieces = pieces, setup = setup }
  for key, value in pairs(more or {}) do declared[key] = value end
  return t.game(declared)
end

t.describe("A piece that has come beside a fire", function()
  local Fire = man("Fire", "F", m.none, { on_turn_end = S(m.W) * m.enemy * m.arrived * m.capture })
  -- It stays by passing, by capturing without going there, or by turning what stands beside it.
  local stays = S(m.E) + m.pass + S(m.S) * m.enemy * m.capture * m.home + S(m.N) * m.enemy * m.convert * m.home
  local Man = man("Man", "X", stays, { may_pass = true })
  local cast = { Man, Drum, Fire }

  t.it("is burnt", function()
    t.equal(game(cast, "T Xd4,Dc3,ff4"):play("Xd4-e4"):setup(), "t Dc3,ff4")
  end)
  t.it("is burnt if it stays in its second ply", function()
    t.equal(game(cast, "T Xd4,Dc3,ff4"):play("Xd4-e4; Xe4-e4"):setup(), "t Dc3,ff4")
    local g, stayed = game(cast, "T Xd4,Dc3,ff4,xe5,xe3"), 0
    for _, move in ipairs(g:moves "d4") do
      if move:match "^Xd4%-e4; Xe4" then
        stayed = stayed + 1
        g:play(move):empty "e4"
        g:undo()
      end
    end
    t.equal(stayed, 3)
  end)
  t.it("is not burnt where it stood when the turn began", function()
    game(cast, "T Xe4,Dd3,ff4,xe5"):play("Xe4-e4"):at("e4", "Man")
  end)
end)

t.describe("A promotion where a piece has come back to", function()
  local Step, Great = man("Step", "X", S{ m.N, m.S }, { promotes = { "Great" } }), man("Great", "G", S(m.E))
  local zone = { board = { files = 8, ranks = 8, zones = { far = { light = { "a5-h8" } } } } }
  local function back(when)
    zone.promotion = { zone = "far", to = "own", when = when, enters = "touches" }
    local found = {}
    for _, move in ipairs(game({ Step, Great, Drum }, "T Xd5,De5", zone):moves "d5") do
      found[#found + 1] = move:match "Xd5%-d6; Xd6%-d5.*"
    end
    return found
  end

  t.it("is a move, as what was there has changed", function()
    t.equal(back "choice", { "Xd5-d6; Xd6-d5=G" })
    t.equal(back "at once", { "Xd5-d6; Xd6-d5=G" })
    t.equal(back "now or later", { "Xd5-d6; Xd6-d5=G" })
  end)
end)
