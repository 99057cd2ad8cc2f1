-- Pieces of the two sides that have come into nobody's hands do there what their type does.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

-- Grows northwards when a turn ends.
local Vine = piece { name = "Vine", symbol = "V", moves = m.step(m.E) * m.empty,
                     on_turn_end = m.step(m.N) * m.empty * m.place "Leaf" }
local Leaf = piece { name = "Leaf", symbol = "L", moves = m.none }
local Rock = piece { name = "Rock", symbol = "R", owner = "none", moves = m.none }
local Ant = piece { name = "Ant", symbol = "A", moves = m.step(m.W) * m.empty }

local function after(mover, setup, move, keys)
  keys = keys or {}
  keys.board = { files = 5, ranks = 5 }
  keys.pieces, keys.setup = { Vine, Leaf, Rock, Ant, mover }, setup
  local g = t.game(keys)
  g:play(move)
  return g
end

t.describe("A piece of nobody's", function()
  t.it("grows where it was converted", function()
    local Wizard = piece { name = "Wizard", symbol = "W", owner = "none", may_move = "both",
                           moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.occupied * m.convert) }
    local g = after(Wizard, "T Wa1,vb2,Aa5,ae5", "Wa1-a2,b2%")
    g:at("b2", "Vine", "none")
    g:at("b3", "Leaf", "none")
  end)

  t.it("stays there by its type, though it is converted; else it goes to the side that converts it", function()
    local Monk = piece { name = "Monk", symbol = "W",
                         moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.occupied * m.convert) }
    after(Monk, "T Wa1,Rb2,Aa5,ae5", "Wa1-a2"):at("b2", "Rock", "none")
    local Sage = piece { name = "Sage", symbol = "W",
                         moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.neutral * m.change "Vine")
                           + m.step(m.N) * m.empty * m.aside(m.step(m.SE) * m.occupied * m.convert) }
    local g = after(Sage, "T Wa1,Rb2,Aa5,ae5", "Wa1-a2,b2=V")
    g:play "Ae5-d5"
    g:play "Wa2-a3,b2%"
    g:at("b2", "Vine", "light")
  end)

  t.it("grows where it was placed, or changed from another", function()
    local Sower = piece { name = "Sower", symbol = "W", owner = "none", may_move = "both",
                          moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.empty * m.place "Vine") }
    local g = after(Sower, "T Wa1,Aa5,ae5", "Wa1-a2,b2+V")
    g:at("b3", "Leaf", "none")
    local Sage = piece { name = "Sage", symbol = "W",
                         moves = m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.neutral * m.change "Vine") }
    g = after(Sage, "T Wa1,Rb2,Aa5,ae5", "Wa1-a2,b2=V")
    g:at("b2", "Vine", "none")
    g:at("b3", "Leaf", "none")
  end)

  t.it("grows where it was promoted, or has become what it is", function()
    local Seed = piece { name = "Seed", symbol = "W", owner = "none", may_move = "both",
                         moves = m.step(m.N) * m.empty }
    local g = after(Seed, "T Wa1,Ab5,ae5", "Wa1-a2=V",
                    { promotion = { pieces = { "Seed" }, to = { "Vine" }, zone = "own_half", enters = "touches" } })
    g:play "Ae5-d5"
    g:at("a3", "Leaf", "none")
    local Bud = piece { name = "Bud", symbol = "W", owner = "none", may_move = "both",
                        moves = m.step(m.N) * m.empty * m.become "Vine" }
    after(Bud, "T Wa1,Aa5,ae5", "Wa1-a2=V"):at("a3", "Leaf", "none")
  end)
end)
