-- What happens at the end of turns follows every turn, in whatever way it was made, and once.
local t = require "acedrex.scenario"
local m, phase = require "acedrex.movement", require "acedrex.phase"
local Chess = require "classical.classical-chess"

-- They do at the end of turns, or at the start of their own, what the test asks for.
local function sentry(keys)
  keys.name, keys.symbol, keys.moves = "Sentry", "X", m.step(m.N) * m.settle
  return piece(keys)
end
local function game(keys, setup, more)
  more = more or {}
  more.name, more.pieces = "Watched", { add = { sentry(keys), more.also }, replace = more.replace }
  more.also, more.replace = nil, nil
  return t.game(variant.extend(Chess, more), setup)
end
local newcomer = m.step(m.all) * m.enemy * m.arrived

t.describe("What happens at the end of turns", function()
  t.it("can depend on the side whose turn ends", function()
    local keys = { on_turn_end = m.from(m.mine) * m.step(m.N) * m.empty * m.place "Pawn" }
    local g = game(keys, "W Xa4,Ke1,ke8")
    g:play "Ke1-d1":at("a5", "Pawn")
    game(keys, "w Xa4,Ke1,ke8"):play "Ke8-d8":empty "a5"
    game({ on_turn_start = keys.on_turn_end }, "w Xa4,Ke1,ke8"):play "Ke8-d8":at("a5", "Pawn")
  end)

  t.it("follows castling, and the text of the move tells it", function()
    local g = game({ on_turn_end = newcomer * -m.is "King" * m.capture }, "W xf2,ke8,Ke1&,Rh1&")
    t.equal(g:moves "e1", { "Ke1-d1", "Ke1-f1", "Ke1-g1&,f1*", "Ke1-d2", "Ke1-e2", "Ke1-f2*" })
    for _, text in ipairs { "O-O", "O-O,f1*", "Ke1-g1&", "Ke1-g1&,f1*" } do
      g:play(text):empty "f1 h1":at("g1", "King", "light"):undo()
    end
    g:may_not("O-O,g1*", "not with g1*")
  end)

  t.it("may take what has to be safe: then there is no such move", function()
    local setup = "W xf2,ke8,Ke1&,Rh1&"
    for _, does in ipairs{ m.capture, m.oblate } do
      local g = game({ on_turn_end = newcomer * does }, setup)
      g:may_not("O-O", "costs light its own royal piece"):may_not("Ke1-f1", "royal"):may "Ke1-d1"
    end
    -- Who has not moved costs the enemy nothing.
    game({ on_turn_end = m.step(m.all) * m.enemy * m.capture }, "w xe3,ke8,Kd2,Ra2"):play "Ke8-d8":at("d2", "King")
    game({ on_turn_end = newcomer * m.capture }, setup, { royals = { King = false } })
      :play "O-O,f1*,g1*":empty "e1 f1 g1 h1"
  end)

  t.it("leaves behind what a Rook leaves that castles", function()
    local Rook = piece.extend(require "classical.pieces.rook", { wake = m.step(m.N) * m.enemy * m.oblate })
    game({}, "W xh2,ke8,Ke1&,Rh1&", { replace = { Rook = Rook } }):play "O-O,h2!":empty "h2"
  end)

  t.it("sees the check that castling gives", function()
    local King = piece.extend(require "classical.pieces.king", {
      on_turn_start = #m.moves_of "attackers" * m.by_side{ light = m.add("on_light", 1), dark = m.add("on_dark", 1) },
    })
    local g = game({}, "W Ke1&,Rh1&,kf8", {
      replace = { King = King }, state = { on_light = { to = 2 }, on_dark = { to = 2 } },
    })
    t.equal(g:play "O-O":setup():match ";.*", ";quiet=1;on_dark=1")
  end)

  t.it("follows a turn that is passed", function()
    local g = game({ on_turn_end = m.step(m.N) * m.enemy * m.capture }, "W xf2,ke8,Ke1,Rf1", { rules = { pass = "free" } })
    g:may "pass":may "pass,f1*":may_not("pass,f2*", "pass"):play "pass":empty "f1"
  end)

  t.it("follows a piece that stays, which loses no tag by it", function()
    local Idle = piece { name = "Idle", symbol = "I", moves = m.pass, may_pass = true, tags = { "rested" } }
    local g = game({ on_turn_end = m.step(m.N) * m.enemy * m.capture }, "W xf2,ke8,Ke1,Rf1,Ia4{rested}", { also = Idle })
    t.equal(g:moves "a4", { "Ia4-a4,f1*" })
    t.equal(g:play "Ia4-a4":empty "f1":setup(), "w Ke1,Ia4{rested},ke8,xf2")
  end)

  t.it("follows a drop, also of the first piece that brings such a rule", function()
    local keys = { on_turn_end = m.step{ m.N, m.S } * m.enemy * m.capture }
    local drops = { drops = { pieces = { "Rook", "Sentry" } } }
    game(keys, "W xf2,ke8,Ke1,+R", drops):may "R+f1,f1*":play "R+f1":empty "f1"
    game(keys, "W rb2,ke8,Kh1,+X", drops):may "X+b1,b2*":play "X+b1":empty "b2"
  end)

  t.it("follows a promotion that was put off, after what the new piece does", function()
    local Pawn = piece.extend(require "classical.pieces.pawn", { promotes = { "Queen", "Sentry" } })
    local g = game(
      { on_promotion = m.step(m.W) * m.enemy * m.capture, on_turn_end = m.step(m.E) * m.enemy * m.capture },
      "W ne8,rg8,ka2,Kd1,Pf7",
      { replace = { Pawn = Pawn }, promotion = { zone = "last", when = "now or later", to = "own" } })
    g:play{ "Pf7-f8=", "Ka2-a3" }
    t.equal(g:moves "f8", { "Pf8-f8=X,e8*,g8*", "Pf8=Q" })
    g:play "Pf8=X":empty "e8 g8"
  end)

  t.it("follows several moves once, when all are made", function()
    local g = game({ on_turn_end = newcomer * m.capture }, "W xd4,kh8,Kg1,Ra3,Nb1", {
      turn = phase.seq{ phase.move{}, phase.move{} },
    })
    g:play "Ra3-d3; Rd3-f3":at("f3", "Rook"):undo()  -- it only passed by
    g:play "Ra3-d3; Nb1-c3":empty "d3 c3":undo()
    g:play "Nb1-c3; Nc3-d5":empty "d5":undo()
    -- Who goes away and comes back has arrived, and stands where it stood all the same.
    g:play "Nb1-c3; Nc3-b1":at("b1", "Knight")
  end)

  t.it("tells turns apart that lead to the same but for who arrived", function()
    local Ring = piece { name = "Ring", symbol = "Y", moves = m.step(m.all) * m.settle }
    local ring = phase.move{ pieces = { "Ring" } }
    local g = game({ on_turn_end = newcomer * m.capture }, "W xd2,kh8,Kh1,Ye2,Ye3", {
      also = Ring, turn = phase.seq{ ring, ring, ring },
    })
    local ends = {}
    for _, text in ipairs(g:moves "e2") do
      ends[g:play(text):setup()] = true
      g:undo()
    end
    t.equal(ends["w Kh1,Ye3,Ye4,kh8,xd2;quiet=1"], true)
    t.equal(ends["w Kh1,Ye4,kh8,xd2"], true)
  end)

  t.it("is as often as the turn, whatever it is made of", function()
    local counting = { on_turn_end = m.add("turns", 1) }
    local state = { turns = { to = 9 } }
    local g = game(counting, "W Xa1,Kg1,Ra3,kh8", { state = state, turn = phase.seq{ phase.move{}, phase.move{} } })
    t.equal(g:play "Ra3-b3; Kg1-f1":setup():match "turns=%d", "turns=1")
    t.equal(g:play "Kh8-h7; Kh7-h8":setup():match "turns=%d", "turns=2")
  end)

  t.it("may change a type again: the move names what it is in the end, and what it had become", function()
    local bombs = {}
    for i = 1, 3 do
      bombs[i] = piece { name = "Bomb " .. i, symbol = ({ "Ba", "Bb", "Bc" })[i], moves = m.none,
        on_turn_end = i > 1 and m.from(m.mine) * m.become("Bomb " .. i - 1) or nil }
    end
    local Bomber = piece { name = "Bomber", symbol = "M", moves = m.step(m.N) * m.become "Bomb 3" * m.settle }
    local g = t.game(variant.extend(Chess, { name = "Watched", pieces = { add = { Bomber, table.unpack(bombs) } } }),
      "W Ma1,Kh1,kh8")
    t.equal(g:moves "a1", { "Ma1-a2=[Bb]" })
    for _, text in ipairs { "Ma1-a2=[Bb]", "Ma1-a2=[Bc]", "a2=[Bc]" } do g:play(text):at("a2", "Bomb 2"):undo() end
    g:may_not("Ma1-a2=[Ba]", "no such promotion")
  end)
end)
