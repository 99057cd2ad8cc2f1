-- Moves as text: what a move does besides is told in the order of time, and read in any order or in part.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local S, all = m.step, m.all
local Man = piece { name = "Man", symbol = "M", moves = S(all) }
local Egg = piece { name = "Egg", symbol = "Eg", moves = S(all), on_turn_end = m.become "Man" }
-- It burns whoever stands beside it at the end of a turn.
local Stove = piece { name = "Stove", symbol = "StoV", moves = m.none, on_turn_end = S(all) * m.enemy * m.capture }
-- It shoves friends along, off the board too.
local Shover = piece {
  name = "Shover", symbol = "X",
  moves = m.along(all, function(d) return S(d) * (m.empty + m.own * m.push(d, 1, "off")) end),
}
local Eater = piece { name = "Eater", symbol = "E", moves = m.times(S(m.E) * (m.empty + m.enemy * m.capture), 1, 3) }
local Captain = piece { name = "Captain", symbol = "C", moves = m.none, aura = { at = S(all), of = "own", plies = 2 } }

local function game(setup, size)
  return t.game{
    board = { files = size or 4, ranks = size or 4 }, setup = setup,
    pieces = { Man, Egg, Stove, Shover, Eater, Captain },
  }
end

t.describe("A move as text", function()
  t.it("says that the piece itself is lost, which is not a capture of its own", function()
    local g = game("T Ma1,[stoV]c3,me4", 5)
    t.equal(g:moves "a1", { "Ma1-b1", "Ma1-a2", "Ma1-b2!" })
    g:play "Ma1-b2":empty "b2"
    g:undo():play "Ma1-b2!":empty "b2"
  end)

  t.it("names what is taken off where the piece arrives", function()
    local g = game "T Xb1,Ma1"
    t.equal(g:moves "b1", { "Xb1-a1,Ma1!", "Xb1-c1", "Xb1-a2", "Xb1-b2", "Xb1-c2" })
    g:may "Xb1-a1,a1!":may "Xb1-a1":may_not("Xb1-a1,Eg1!", "")
  end)

  t.it("says what others become", function()
    t.equal(game "T [Eg]a1,[eg]d4":moves "a1", {
      "[Eg]a1-b1=M,d4=M", "[Eg]a1-a2=M,d4=M", "[Eg]a1-b2=M,d4=M",
    })
  end)

  t.it("names captures in any order, or fewer of them", function()
    local g = game "T Ea1,mb1,mc1"
    t.equal(g:moves "a1", { "Ea1-b1*", "Ea1-c1*,b1*", "Ea1-d1,b1*,c1*" })
    g:play "Ea1-d1,c1*,b1*":at("d1", "Eater", "light"):empty "b1 c1"
    g:undo():may "Ea1-d1,c1*":may "Ed1,c1*":may "Ea1-d1"
    g:may_not("Ea1-d1,d2*", "the move is possible, but not with d2*")
    g:may_not("Ea1-d1,b1*,b1*", "not all of that happens at once")
    g:may_not("Ea1-d1,b1%", "not with b1%")
    g:may_not("Ea1-d1,b9*", "b9* names a field that the board does not have")
    g:may_not("Ea1-d1,b1", "what happens on b1 is expected")
    g:may_not("Ea1-d1!,b1*", "effect")
  end)

  t.it("tells the plies of one piece apart", function()
    local g = game "T Ma1,Cb1,mb2"
    g:play "Ma1-a2; Ma2-a3":at("a3", "Man", "light")
    g:undo():play "Ma1-b2*; Mb2-c3":at("c3", "Man", "light"):empty "b2"
    g:undo():may "Ma1-a3":may "Ma1-c3":may "Ma1-b2*"
    g:may_not("Ma1-a2; Ma2-d4", "part 2 is not possible there")
    g:may_not("Ma1-a2; Ma2-a3; Ma3-a4", "ends before part 3")
  end)

  t.it("says which part of a turn is missing, whichever way to its outcome is listed", function()
    local g = t.game{
      board = { files = 4, ranks = 4 }, turn = phase.moves(3), setup = "T Ma1,Mc1,md4", pieces = { Man },
    }
    for _, two in ipairs { "Ma1-a2; Mc1-c2", "Mc1-c2; Ma1-a2", "Mc1-c2; Mc2-c3", "Ma1-a2; Ma2-a3" } do
      g:may_not(two, "it has further parts: part 3 is missing")
    end
    g:may_not("Mc1-c2", "part 2 is missing"):may_not("Mc1-c2; Ma1-a3", "part 2 is not possible there")
    g:may_not("Mc1-c2; Ma1-a2; Md4-d3", "part 3 is not possible there")
  end)

  t.it("tells such plies within turns of several parts", function()
    local g = t.game{
      board = { files = 4, ranks = 4 }, turn = phase.moves(2), setup = "T Ma1,Cb1,md4", pieces = { Man, Captain },
    }
    g:play "Ma1-a2; Ma2-a3; Ma3-a4":at("a4", "Man", "light")
    g:undo():play "Ma1-a2; Ma2-a3":at("a3", "Man", "light")
    for _, move in ipairs(g:undo():moves()) do g:play(move):undo() end
  end)

  t.it("may tell another way to what is listed", function()
    -- Two Tillers that sow the same field.
    local tiller = piece { name = "Tiller", symbol = "T", moves = S(all) * m.empty * m.place "Man" * m.home }
    local g = t.game{ board = { files = 3, ranks = 1 }, setup = "T Ta1,Tc1", pieces = { tiller, Man } }
    t.equal(#g:moves(), 1)
    g:may "Ta1-a1,b1+M":may "Tc1-c1,b1+M":play "Tc1-c1,b1+M":at("b1", "Man", "light")
  end)

  t.it("of two ways is listed by the shorter one", function()
    local g = game "T Ma1,Cb1,mb2"
    for _, move in ipairs(g:moves "a1") do t.ok(move ~= "Ma1-a2; Ma2-b2*", move) end
    g:play "Ma1-a2; Ma2-b2*":at("b2", "Man", "light"):empty "a1"
  end)

  t.it("means the outcome that is listed so, of two ways that read the same", function()
    local Wagon = piece { name = "Wagon", symbol = "W",
                          moves = S{ m.N, m.E } + m.from(m.rank(1)) * S(m.E) * m.add("fuel", 1) }
    local g = t.game{ board = { files = 3, ranks = 3 }, pieces = { Wagon, Man }, setup = "T Wa1,ma3",
                      turn = require "acedrex.phase".moves(2), state = { fuel = { to = 4, start = 2 } } }
    for _, move in ipairs(g:moves()) do g:may(move) end
    g:play "Wa1-b1; Wb1-b2"
    t.equal(g:setup(), "t Wb2,ma3;fuel=3")
  end)

  t.it("has the symbols in any case", function()
    local g = game "T [sToV]a4,[STOV]a1,Mc3"
    g:at("a4", "Stove", "dark"):at("a1", "Stove", "light")
    t.ok(g:draw():find("stoV", 1, true), "stoV")
    g:may_not("[EG]c3-c4", "on c3 stands a Man")
  end)
end)
