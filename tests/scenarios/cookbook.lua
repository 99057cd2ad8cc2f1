-- Made by docs/words/generate from docs/words/cookbook.txt: the recipes of docs/cookbook.md. Change that, not this.
local t = require "acedrex.scenario"
local m, c = require "acedrex.movement", require "acedrex.cascade"
local phase, notation = require "acedrex.phase", require "acedrex.notation"

local cast = {
  piece { name = "Stone", symbol = "Z", moves = m.none },
  piece { name = "Boulder", symbol = "O", moves = m.none, owner = "none" },
}
for _, name in ipairs { "king", "queen", "rook", "bishop", "knight", "pawn" } do
  cast[#cast + 1] = require("classical.pieces." .. name)
end

local function game(keys, pieces, setup)
  local declared = {}
  for key, value in pairs(keys) do declared[key] = value end
  declared.pieces = keys.pieces or { table.unpack(cast) }
  for _, one in ipairs(pieces) do declared.pieces[#declared.pieces + 1] = one end
  declared.board = keys.board or { files = 8, ranks = 8, zones = { hill = { "d4-e5" } } }
  if not keys.state then declared.state = { fuel = { to = 3, start = 2 } } end
  declared.setup = setup or keys.setup
  return t.game(declared)
end
local function with(pieces, keys, setup) return game(keys, pieces, setup) end

-- What `on` is in examples of a piece's keys, and of a variant's.
local function with_piece(keys)
  keys.name, keys.symbol = keys.name or "X", keys.symbol or "X"
  local X = piece(keys)
  return function(setup, more)
    more = more or {}
    local pieces = { X, more.add }
    local declared = {}
    for key, value in pairs(more) do if key ~= "add" then declared[key] = value end end
    return game(declared, pieces, setup)
  end
end
local function with_variant(keys) return function(setup) return game(keys, {}, setup) end end

-- What `on` is of a whole script that returns one or more pieces, and of one that returns a variant.
local function of_piece(make)
  local pieces = table.pack(make())
  return function(setup) return with(pieces, {}, setup) end
end
local function of_variant(make)
  local made = make()
  return function(setup) return t.game(made, setup) end
end
local function book(setup) return t.game("mayan-ascendancy", setup) end

-- What recipes have at hand.
local rush = require "acedrex.rush"
local chess = require "classical.classical-chess"
local King, Queen, Rook = chess.pieces[1], chess.pieces[2], chess.pieces[3]
local Bishop, Knight, Pawn = chess.pieces[4], chess.pieces[5], chess.pieces[6]

t.it([==[1. a leaper of four fields and one]==], function()
  local on = with_piece{
    moves = m.leap(1, 4)
  }
  on "T Xd4,Zd5":reaches_only("d4", "c8 e8 h5 h3")
end)

t.it([==[1. a leaper of four fields and one, as (1,4)]==], function()
  local on = with_piece{ moves = "(1,4)" }
  on "T Xd4,Zd5":reaches_only("d4", "c8 e8 h5 h3")
end)

t.it([==[2. several leaps in one piece]==], function()
  local on = with_piece{
    moves = m.leap(1, 2) + m.leap(2, 2) + m.leap(2, 0)   -- or: moves = "NAD"
  }
  on "T Xb2":reaches_only("b2", "a4 b4 c4 d4 d3 d2 d1")
end)

t.it([==[2. several leaps in one piece, as NAD]==], function()
  local on = with_piece{ moves = "NAD" }
  on "T Xb2":reaches_only("b2", "a4 b4 c4 d4 d3 d2 d1")
end)

t.it([==[3. a slider of limited range]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals, 3)   -- or: moves = "R3"
  }
  on "T Xa1,Zb1":reaches_only("a1", "a2 a3 a4")
end)

t.it([==[3. a slider of limited range, as R3]==], function()
  local on = with_piece{ moves = "R3" }
  on "T Xa1,Zb1":reaches_only("a1", "a2 a3 a4")
end)

t.it([==[4. a rider that repeats its leap]==], function()
  local on = with_piece{
    moves = m.ride(m.leap(1, 2))   -- or: moves = "NN"
  }
  on "T Xa1,Zb2,zc5":reaches_only("a1", "b3 c5 c2 e3 g4")
end)

t.it([==[4. a rider that repeats its leap, as NN]==], function()
  local on = with_piece{ moves = "NN" }
  on "T Xa1,Zb2,zc5":reaches_only("a1", "b3 c5 c2 e3 g4")
end)

t.it([==[4. a rider that repeats its leap, as N0]==], function()
  local on = with_piece{ moves = "N0" }
  on "T Xa1,Zb2,zc5":reaches_only("a1", "b3 c5 c2 e3 g4")
end)

t.it([==[5. a lame leaper]==], function()
  local on = with_piece{
    moves = m.along(m.orthogonals, function(d) return m.step(d) * m.empty * m.step{ d:left(), d:right() } end)
  }
  on "T Xd4,Zd5":reaches_only("d4", "b3 b5 c2 e2 f3 f5")
end)

t.it([==[5. a lame leaper, as nN]==], function()
  local on = with_piece{ moves = "nN" }
  on "T Xd4,Zd5":reaches_only("d4", "b3 b5 c2 e2 f3 f5")
end)

t.it([==[6. a piece that skips the first field of its line]==], function()
  local on = with_piece{
    moves = m.along(m.orthogonals, function(d) return m.step(d) * m.slide(d) end)
  }
  on "T Xa1,Za2,zb1":reaches_only("a1", "a3 a4 a5 a6 a7 a8 c1 d1 e1 f1 g1 h1")
end)

t.it([==[6. a piece that skips the first field of its line, as jR]==], function()
  local on = with_piece{ moves = "jR" }
  on "T Xa1,Za2,zb1":reaches_only("a1", "a3 a4 a5 a6 a7 a8 c1 d1 e1 f1 g1 h1")
end)

t.it([==[7. a piece that moves in one way and captures in another]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals) * m.settle + m.leap(1, 2) * m.strike   -- or: moves = "mRcN"
  }
  on "T Xa1,ra4,nb3,Zb1":reaches_only("a1", "a2 a3 b3")
end)

t.it([==[7. a piece that moves in one way and captures in another, as mRcN]==], function()
  local on = with_piece{ moves = "mRcN" }
  on "T Xa1,ra4,nb3,Zb1":reaches_only("a1", "a2 a3 b3")
end)

t.it([==[8. a circular rider]==], function()
  local on = with_piece{
    moves = "qN"
  }
  on "T Xa1,Zb2":reaches_only("a1", "b3 d4 f3 g1 a5 c2 c6 a7 e1")
end)

t.it([==[8. a circular rider, as qN]==], function()
  local on = with_piece{ moves = "qN" }
  on "T Xa1,Zb2":reaches_only("a1", "b3 d4 f3 g1 a5 c2 c6 a7 e1")
end)

t.it([==[9. a crooked rider]==], function()
  local on = with_piece{
    moves = "zB"
  }
  on "T Xa1":reaches_only("a1", "b2 c1 d2 e1 f2 g1 h2 a3 b4 a5 b6 a7 b8")
end)

t.it([==[9. a crooked rider, as zB]==], function()
  local on = with_piece{ moves = "zB" }
  on "T Xa1":reaches_only("a1", "b2 c1 d2 e1 f2 g1 h2 a3 b4 a5 b6 a7 b8")
end)

t.it([==[10. a bent rider]==], function()
  local on = with_piece{
    moves = m.along(m.diagonals, function(d)
      return m.step(d) * (m.pass + m.empty * m.slide{ d:left(), d:right() })
    end)
  }
  on "T Xa1,Ze2":reaches_only("a1", "b2 b3 b4 b5 b6 b7 b8 c2 d2")
end)

t.it([==[10. a bent rider, as [F?fsR]]==], function()
  local on = with_piece{ moves = "[F?fsR]" }
  on "T Xa1,Ze2":reaches_only("a1", "b2 b3 b4 b5 b6 b7 b8 c2 d2")
end)

t.it([==[11. a rider that the edges reflect]==], function()
  local on = with_piece{
    moves = m.bounce(m.diagonals, 1)
  }
  on "T Xd1":reaches_only("d1", "c2 b3 a4 b5 c6 d7 e8 e2 f3 g4 h5 g6 f7")
end)

t.it([==[12. a hook mover]==], function()
  local on = with_piece{
    moves = m.along(m.orthogonals, function(d)
      return m.slide(d) * (m.pass + m.empty * m.slide{ d:turn(2), d:turn(-2) })
    end)
  }
  on "T Xa1,Za2,zc4":reaches("a1", "b8 c4 h8"):may_not "Xa1-c5"
end)

t.it([==[12. a hook mover, as [R?sR]]==], function()
  local on = with_piece{ moves = "[R?sR]" }
  on "T Xa1,Za2,zc4":reaches("a1", "b8 c4 h8"):may_not "Xa1-c5"
end)

t.it([==[13. an area mover]==], function()
  local on = with_piece{
    moves = m.path{ m.step(m.all), m.step(m.all), m.step(m.all) }
  }
  on "T Xa1,Za2,Zb2,zb1":reaches_only("a1", "b1")
  on "T Xa1,Za2,Zb2,zd1":reaches_only("a1", "b1 c1 c2 d1 d2 d3 c3 b3")
end)

t.it([==[13. an area mover, as KaKaaK]==], function()
  local on = with_piece{ moves = "KaKaaK" }
  on "T Xa1,Za2,Zb2,zb1":reaches_only("a1", "b1")
  on "T Xa1,Za2,Zb2,zd1":reaches_only("a1", "b1 c1 c2 d1 d2 d3 c3 b3")
end)

t.it([==[14. a piece that goes round a cylinder]==], function()
  local on = with_piece{
    moves = m.wrapped("files", m.slide(m.orthogonals))
  }
  on "T Xa4,Za3,Za5,Zb4,ze4":reaches_only("a4", "h4 g4 f4 e4")
end)

t.it([==[14. a piece that goes round a cylinder, as oR]==], function()
  local on = with_piece{ moves = "oR" }
  on "T Xa4,Za3,Za5,Zb4,ze4":reaches_only("a4", "h4 g4 f4 e4")
end)

t.it([==[15. another first move]==], function()
  local on = with_piece{
    moves = m.step(m.all) + m.initial * m.leap(1, 2)   -- or: moves = "KiN"
  }
  on "T Xd4,xh8":reaches("d4", "e6"):play{ "Xd4-d5", "Xh8-h7" }:reaches_only("d5", "c4 c5 c6 d4 d6 e4 e5 e6")
end)

t.it([==[15. another first move, as KiN]==], function()
  local on = with_piece{ moves = "KiN" }
  on "T Xd4,xh8":reaches("d4", "e6"):play{ "Xd4-d5", "Xh8-h7" }:reaches_only("d5", "c4 c5 c6 d4 d6 e4 e5 e6")
end)

t.it([==[16. a piece that moves otherwise in some part of the board]==], function()
  local on = with_piece{
    moves = m.from(m.own_half) * m.step(m.N) + m.from(m.their_half) * m.step{ m.N, m.E, m.W }
  }
  on "T Xd4,Xf5":reaches_only("d4", "d5"):reaches_only("f5", "f6 e5 g5")
end)

t.it([==[17. a piece that keeps to the colour of its field]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals) * m.start_colour
  }
  on "T Xa1,Zb1":reaches_only("a1", "a3 a5 a7")
end)

t.it([==[18. a Grasshopper]==], function()
  local on = with_piece{
    moves = m.along(m.all, function(d) return m.slide(d) * m.occupied * m.step(d) end)   -- or: moves = "gQ"
  }
  on "T Xa1,Za4,zc3,rd4":reaches_only("a1", "a5 d4")
end)

t.it([==[18. a Grasshopper, as gQ]==], function()
  local on = with_piece{ moves = "gQ" }
  on "T Xa1,Za4,zc3,rd4":reaches_only("a1", "a5 d4")
end)

t.it([==[19. a Cannon]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals) * m.settle + m.hop(m.orthogonals) * m.strike   -- or: moves = "mRcpR"
  }
  on "T Xa1,Za3,za6,Zb1":reaches_only("a1", "a2 a6")
end)

t.it([==[19. a Cannon, as mRcpR]==], function()
  local on = with_piece{ moves = "mRcpR" }
  on "T Xa1,Za3,za6,Zb1":reaches_only("a1", "a2 a6")
end)

t.it([==[20. a piece that captures what it hops over]==], function()
  local on = with_piece{
    moves = m.along(m.all, function(d) return m.slide(d) * m.prey * m.capture * m.step(d) * m.empty end)
  }
  on "T Xa1,za3,Zb2":reaches_only("a1", "a4"):play("Xa1-a4"):empty "a3"
end)

t.it([==[21. the jumps of draughts, one after another]==], function()
  local on = of_variant(function()
    local jump = m.along(m.diagonals, function(d)
      return m.step(d) * m.prey * m.capture * m.step(d) * m.empty
    end)
    return variant {
      name = "Jumps", board = { files = 8, ranks = 8 }, setup = "",
      pieces = { piece { name = "Man", symbol = "M", moves = m.step{ m.NE, m.NW } * m.settle + jump^1 } },
      rules = { capture = "must", stalemate = "loss" },
    }
  end)
  on "T Ma1,mb2,md4,Mh2":may{ "Ma1-c3", "Ma1-e5" }:may_not "Mh2-g3"
  on "T Ma1,mb2,md4,Mh2":play("Ma1-e5"):empty("b2 d4"):status("won", "light")
end)

t.it([==[22. a piece that goes through its own pieces]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals), passes = m.own
  }
  on "T Xa1,Za2,Zb1,za4":reaches_only("a1", "a3 a4 c1 d1 e1 f1 g1 h1")
end)

t.it([==[23. a piece that captures without moving]==], function()
  local on = with_piece{
    moves = m.step(m.all) * m.settle + m.aside(m.step(m.all) * m.prey * m.capture)
  }
  on "T Xd4,rd5,Zc4,Zc5,Zc3":play("Xd4-d4*"):at("d4", "X"):empty "d5"
end)

t.it([==[24. a piece that captures by moving away]==], function()
  local on = with_piece{
    moves = m.along(m.all, function(d)
      return m.must(m.aside(m.step(d:back()) * m.prey * m.capture)) * m.slide(d) * m.settle
    end)
  }
  on "T Xd4,rd3,Zc4":play("Xd4-d6"):empty "d3"
end)

t.it([==[25. capture by enclosing]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals) * m.empty
          * m.every(m.along(m.orthogonals, function(d)
              return m.step(d) * m.prey * #(m.step(d) * m.own) * m.capture
            end))
  }
  on "T Xa1,ra5,Za6,rb4":play("Xa1-a4"):empty("a5"):at("b4", "Rook")
end)

t.it([==[26. capture by a row of three]==], function()
  local on = of_variant(function()
    local row = m.aligned(m.own, 2)
    local Man = piece {
      name = "Man", symbol = "M",
      moves = m.step(m.all) * m.empty * (-row + #row * m.aside(m.anywhere * m.enemy * m.capture)),
    }
    return variant {
      name = "Morris", board = { files = 3, ranks = 3 }, pieces = { Man },
      setup = [[
        m m .
        M . m
        . M M
      ]],
    }
  end)
  on():play("Ma2-a1,b3*"):empty("b3"):may_not "Mc2-b2,a1*"
end)

t.it([==[27. capture where the lines of two pieces cross]==], function()
  local on = of_piece(function()
    local file, rank = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0
    local king = m.own * m.is "King"
    return piece {
      name = "Coordinator", symbol = "C",
      moves = m.slide(m.all) * m.empty
            * m.every((file * #(rank * king) + rank * #(file * king)) * m.prey * m.capture),
    }
  end)
  on "T Kb1,Cd3,rf1,rb5,rb7":play("Cd3-f5"):empty("f1 b5"):at("b7", "Rook")
end)

t.it([==[28. a piece that freezes its neighbours]==], function()
  local on = with_piece{
    moves = m.slide(m.all) * m.settle, aura = { at = m.step(m.all), of = "enemy", freeze = true }
  }
  on "t Xd4,re5,rg5":may("Rg5-g6"):may_not "Re5-e6"
end)

t.it([==[29. pieces that freeze their own kind]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals), aura = { at = m.slide(m.orthogonals), of = m.enemy * m.is "X", freeze = true }
  }
  on "T Xa1,xa8,Xc3":reaches_only("a1", ""):reaches("c3", "c8")
end)

t.it([==[30. a piece that cannot be captured]==], function()
  local on = with_piece{
    moves = m.step(m.all) * m.settle, immune = m.anyone
  }
  on "T Xd4,rd8":play("Xd4-e4"):may_not "Rd8-d4*"
end)

t.it([==[31. a piece that may capture some types only]==], function()
  local on = with_piece{
    moves = m.slide(m.diagonals), takes = m.enemy - m.is("Rook", "Queen")
  }
  on "T Xa1,rc3,Xh1,be4":reaches_only("a1", "b2"):reaches_only("h1", "g2 f3 e4")
end)

t.it([==[32. a piece that pushes]==], function()
  local on = with_piece{
    moves = m.along(m.orthogonals, function(d) return m.step(d) * (m.empty + m.occupied * m.push(d)) end)
  }
  on "T Xd4,rd5,Ze4,Zf4":play("Xd4-d5"):at("d6", "Rook")
  on "T Xd4,Ze4,Zf4":may_not "Xd4-e4"
end)

t.it([==[33. a piece that pulls]==], function()
  local on = with_piece{
    moves = m.along(m.orthogonals, function(d)
      return m.must(m.aside(m.step(d:back()) * m.swap)) * m.step(d) * m.empty
    end)
  }
  on "T Xd4,rd3":play("Xd4-d5"):at("d4", "Rook"):empty "d3"
end)

t.it([==[34. a piece that changes places]==], function()
  local on = with_piece{
    moves = m.step(m.all) * m.settle + m.leap(1, 2) * m.own * m.swap
  }
  on "T Xd4,Re6":play("Xd4-e6"):at("e6", "X"):at("d4", "Rook")
end)

t.it([==[34. a piece that changes places, as duN]==], function()
  local on = with_piece{ moves = "duN" }
  on "T Xd4,Re6":play("Xd4-e6"):at("e6", "X"):at("d4", "Rook")
end)

t.it([==[35. a piece that converts]==], function()
  local on = with_piece{
    moves = m.step(m.all) * m.settle + m.aside(m.step(m.all) * m.prey * m.convert)
  }
  on "T Xd4,rd5":play("Xd4-d4"):at("d5", "Rook", "light")
end)

t.it([==[36. every capture to explode]==], function()
  local on = of_variant(function()
    local cast = {}
    for _, one in ipairs(chess.pieces) do
      cast[one.name] = piece.extend(one, {
        on_capture = m.every(m.step(m.all) * m.occupied * -m.is "Pawn" * m.oblate) * m.leave,
      })
    end
    return variant.extend(chess, {
      name = "Blast", pieces = { replace = cast }, royals = { King = "capture" },
      rules = { extinction = { { "King" } }, dead = {} },
    })
  end)
  on "B Ke1,Na1,rb3,bc4,pa4,ke8":play("Na1-b3*"):empty("b3 c4"):at("a4", "Pawn")
end)

t.it([==[37. a piece that turns to stone when it captures]==], function()
  local on = of_piece(function()
    local Wall = piece { name = "Wall", symbol = "W", owner = "none", moves = m.none }
    local Basilisk = piece { name = "Basilisk", symbol = "S", moves = m.slide(m.all), on_capture = m.become "Wall" }
    return Wall, Basilisk
  end)
  on "T Sa1,ra4,Ra8,kh8":play("Sa1-a4*"):at("a4", "Wall"):may "Kh8-h7"
end)

t.it([==[38. a piece that dies of its capture]==], function()
  local on = with_piece{
    moves = m.step(m.all), on_capture = m.leave
  }
  on "T Xd4,rd5":play("Xd4-d5*"):empty "d4 d5"
end)

t.it([==[39. captured pieces to be reborn]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals)
          * (m.empty + m.prey * m.first_of(m.displace(m.step{ m.N, m.S }^1 * m.rank(1)), m.capture))
  }
  on "T Xd4,rd6":play("Xd4-d6"):at("d8", "Rook", "dark"):at("d6", "X")
end)

t.it([==[40. a piece that can be captured, but not moved about]==], function()
  local on = with_piece{
    immune = { push = m.anyone, displace = m.is "Queen", convert = m.enemy }, moves = m.step(m.N) * m.enemy * m.push(m.N)
  }
  on "T Xd4,xd5,Xf4,rf5,Ra1,xa8":may{ "Xf4-f5,f5>f6", "Ra1-a8*" }:may_not "Xd4-d5,d5>d6"
end)

t.it([==[41. a piece that rises when it captures]==], function()
  local on = of_piece(function()
    local Cub = piece { name = "Cub", symbol = "C", moves = m.step(m.all), on_capture = m.become "Lion" }
    local Lion = piece { name = "Lion", symbol = "L", moves = m.times(m.step(m.all), 1, 2) }
    return Cub, Lion
  end)
  on "T Cd4,pd5":play("Cd4-d5*"):at("d5", "Lion")
end)

t.it([==[42. a piece that keeps what it has learnt]==], function()
  local on = with_piece{
    moves = m.step(m.orthogonals) + m.carries "veteran" * m.step(m.diagonals),
    on_capture = m.land * m.aside(m.mark("veteran", "always"))
  }
  on "T Xd4,pd5,kh8":play{ "Xd4-d5*", "Kh8-h7", "Xd5-e6", "Kh7-h8" }:may{ "Xe6-f7", "Xe6-e7" }
end)

t.it([==[43. a piece that becomes what it takes]==], function()
  local on = with_piece{
    moves = m.step(m.all) * (m.empty + m.each_type(function(t)
      return m.is(t.name) * m.prey * m.capture * m.become(t.name)
    end))
  }
  on "T Xd4,nd5":play("Xd4-d5*"):at("d5", "Knight", "light")
end)

t.it([==[44. a piece with a facing]==], function()
  local on = of_piece(function()
    local function tank(name, symbol, ahead, left, right)
      return piece {
        name = name, symbol = symbol,
        moves = m.slide(ahead) + m.become(left) + m.become(right),
      }
    end
    return tank("Tank N", "Tn", m.N, "Tank W", "Tank E"), tank("Tank E", "Te", m.E, "Tank N", "Tank S"),
      tank("Tank S", "Ts", m.S, "Tank E", "Tank W"), tank("Tank W", "Tw", m.W, "Tank S", "Tank N")
  end)
  on "T [Tn]a1,Za3":reaches("a1", "a2"):play("[Tn]a1-a1=[Te]"):at("a1", "Tank E")
end)

t.it([==[45. a piece that changes with every move]==], function()
  local on = of_piece(function()
    local function next_of(base, name) return piece.extend(base, { moves = base.moves * m.become(name) }) end
    return next_of(piece { name = "Sun", symbol = "S", moves = "R" }, "Moon"),
      next_of(piece { name = "Moon", symbol = "M", moves = "B" }, "Sun")
  end)
  on "T Sa1,kh8":play{ "Sa1-a4", "Kh8-h7" }:at("a4", "Moon"):play "Ma4-b5":at("b5", "Sun")
end)

t.it([==[46. a piece that moves as the last one did]==], function()
  local on = with_piece{
    moves = m.moves_of "last"   -- or: moves = "I"
  }
  on "t Xa1,nb8,zb3":play("Nb8-d7"):reaches_only("a1", "b3 c2")
end)

t.it([==[46. a piece that moves as the last one did, as I]==], function()
  local on = with_piece{ moves = "I" }
  on "t Xa1,nb8,zb3":play("Nb8-d7"):reaches_only("a1", "b3 c2")
end)

t.it([==[47. a piece that moves as what attacks it, or guards it]==], function()
  local on = with_piece{
    moves = m.moves_of "attackers" + m.moves_of "guards"
  }
  on "T Xd4,nf5,Zb6":reaches_only("d4", "b3 b5 c2 c6 e2 e6 f3 f5")
end)

t.it([==[48. Knights to lend their leap]==], function()
  local on = of_variant(function()
    local Relay = piece.extend(Knight, {
      takes = m.none, immune = m.anyone,
      aura = { at = m.leap(1, 2), of = m.own - m.is("King", "Pawn"), lends = m.leap(1, 2) },
    })
    return variant.extend(chess, { name = "Knight Relay", pieces = { replace = { Knight = Relay } } })
  end)
  on "KR Ke1,Nc3,Rd5,ke8,nb1":may("Rd5-f6"):may_not "Nc3-b1*"
end)

t.it([==[49. a piece that moves as another where its side lacks that one]==], function()
  local on = with_piece{
    moves = m.step(m.orthogonals) + -(m.anywhere * m.own * m.is "Rook") * m.moves_of "Rook"
  }
  on "T Xa1,Rh8":reaches_only("a1", "a2 b1")
  on "T Xa1,Zb1,ra3":reaches_only("a1", "a2 a3")
end)

t.it([==[50. a piece that leaves walls behind]==], function()
  local on = with_piece{
    moves = m.slide(m.all) * m.settle, wake = m.empty * m.place "Stone"
  }
  on "T Xd4":play("Xd4-d7"):at("d4", "Stone")
end)

t.it([==[51. a piece that moves and shoots an arrow]==], function()
  local on = of_variant(function()
    local Amazon = piece {
      name = "Amazon", symbol = "A", takes = m.none,
      moves = m.slide(m.all) * m.empty * m.land * m.aside(m.slide(m.all) * m.empty * m.place "Arrow"),
    }
    return variant {
      name = "Amazons", board = { files = 10, ranks = 10 }, rules = { stalemate = "loss" },
      pieces = { Amazon, piece { name = "Arrow", symbol = "W", owner = "none", moves = m.none } },
      setup = [[
        . . . a . . a . . .
        . . . . . . . . . .
        . . . . . . . . . .
        a . . . . . . . . a
        . . . . . . . . . .
        . . . . . . . . . .
        A . . . . . . . . A
        . . . . . . . . . .
        . . . . . . . . . .
        . . . A . . A . . .
      ]],
    }
  end)
  t.equal(on():perft(1), 2176)
end)

t.it([==[52. Pawns with a triple step]==], function()
  local on = of_variant(function()
    local Long = piece.extend(Pawn, {
      moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * (m.strike + rush.en_passant) + rush.ahead(3),
    })
    return variant.extend(chess, { name = "Triple", pieces = { replace = { Pawn = Long } } })
  end)
  on():play("Pe2-e5"):at("e5", "Pawn")
  on "t Ke1,Pe2|,pd4,ke8":play("Ke8-e7"):play("Pe2-e5"):may "Pd4-e3:"
end)

t.it([==[53. Pawns that may rush from anywhere]==], function()
  local on = of_variant(function()
    local Torpedo = piece.extend(Pawn, {
      moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * (m.strike + rush.en_passant) + rush.ahead(2, m.pass),
    })
    return variant.extend(chess, { name = "Torpedo", pieces = { replace = { Pawn = Torpedo } } })
  end)
  on "T Ke1,Pa4,pb6,ke8":play("Pa4-a6"):may "Kd7"
  on "T Ke1,Pa3,pb4,ke8":play("Pa3-a5"):may_not "Pb4-a3:"
end)

t.it([==[54. Pawns that rush from the second rank only]==], function()
  local on = of_variant(function()
    local Second = require "known.pieces.pawn"   -- or in your own: rush.ahead(2, m.rank(2))
    return variant.extend(chess, { name = "Third", pieces = { replace = { Pawn = Second } },
      setup = "r n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . P P P P\nP P P P . . . .\nR N B Q K B N R" })
  end)
  on():may{ "Pd2-d4", "Pe3-e4" }:may_not "Pe3-e5"
end)

t.it([==[55. Berolina Pawns]==], function()
  local on = of_variant(function()
    local Berolina = piece.extend(Pawn, {
      moves = m.step{ m.NE, m.NW } * m.settle + m.step(m.N) * m.strike,
    })
    return variant.extend(chess, { name = "Berolina", pieces = { replace = { Pawn = Berolina } } })
  end)
  on "B Ke1,Pd4,nd5,ke8":may{ "Pd4-c5", "Pd4-e5", "Pd4-d5*" }
end)

t.it([==[56. promotion in a zone, if one likes]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Camps", board = { zones = { camp = { light = { "a6-h8" } } } },
      promotion = { zone = "camp", to = { "Queen", "Knight" }, when = "choice", enters = "touches", must = "last" },
    })
  end)
  on "C Ke1,Pa5,Pc7,kh8":may{ "Pa5-a6=Q", "Pa5-a6", "Pc7-c8=N" }
  on "C Ke1,Pa5,Pc7,kh8":play("Pc7-c8=N"):at("c8", "Knight")
end)

t.it([==[57. each piece to promote to its own]==], function()
  local on = of_variant(function()
    local Gold = piece { name = "Gold", symbol = "G", moves = m.step{ m.N, m.NE, m.NW, m.E, m.W, m.S } }
    local Silver = piece { name = "Silver", symbol = "S", moves = m.step(m.diagonals) + m.step(m.N), promotes = "Gold" }
    return variant {
      name = "Small Shogi", board = { files = 5, ranks = 5 }, pieces = { King, Gold, Silver },
      royals = { King = "check" }, setup = ". . k . .\ns . . . .\n. . . . .\n. . . . S\n. . K . .",
      promotion = { to = "own", zone = "last", when = "choice", enters = "touches" },
    }
  end)
  on "T Kc1,Sa4,ke5":may{ "Sa4-a5=G", "Sa4-a5" }
end)

t.it([==[58. promotion to lost pieces only]==], function()
  local on = of_variant(function()
    local function lost(name, had) return -m.times(m.anywhere * m.own * m.is(name), had, had) * m.promote(name) end
    local rise = m.rank(-1) * (lost("Queen", 1) + lost("Rook", 2) + lost("Knight", 2))
    local Slow = piece.extend(Pawn, {
      moves = (m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike) * (-m.rank(-1) + rise) + rush.ahead(2),
    })
    return variant.extend(chess, { name = "Lost", promotion = false, pieces = { replace = { Pawn = Slow } } })
  end)
  on "L Ke1,Qd1,Pa7,Rh1,kg6":may{ "Pa7-a8=R", "Pa7-a8=N" }:may_not "Pa7-a8=Q"
end)

t.it([==[59. a board of another size]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Wide", board = { files = 10 },
      pieces = { add = { require "classical.pieces.archbishop", require "classical.pieces.chancellor" } },
      setup = [[
        r n a b q k b c n r
        p p p p p p p p p p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        P P P P P P P P P P
        R N A B Q K B C N R
      ]],
      castling = { distances = { 3 } },
    })
  end)
  t.equal(on():perft(2), 784)
end)

t.it([==[60. holes and walls]==], function()
  local on = of_variant(function()
    local Wall = piece { name = "Wall", symbol = "W", owner = "none", moves = m.none }
    return variant {
      name = "Ruins", board = { files = 5, ranks = 5, holes = { "c3" } }, pieces = { Rook, Knight, Wall },
      setup = ". . . . r\n. W . . .\n. . . . .\n. . . . .\nR . N . .",
    }
  end)
  on "T Rc1,Ra4,Wc4,Nb2":reaches_only("c1", "b1 a1 d1 e1 c2"):reaches_only("a4", "a1 a2 a3 a5 b4")
  on "T Rc1,Ra4,Wc4,Nb2":reaches_only("b2", "d1 d3")
end)

t.it([==[61. a torus]==], function()
  local on = of_variant(function()
    return variant {
      name = "Torus", board = { files = 6, ranks = 6, wrap = { "files", "ranks" } }, pieces = { King, Bishop, Knight },
      setup = "k . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . N . .",
    }
  end)
  on "T Na1":reaches_only("a1", "b3 c2 f3 e2 b5 c6 f5 e6")
end)

t.it([==[62. hexagons]==], function()
  local on = of_variant(function()
    local edges = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 0 }, { 0, -1 }, { -1, -1 } }
    local corners = { { 2, 1 }, { 1, 2 }, { -1, 1 }, { -2, -1 }, { -1, -2 }, { 1, -1 } }
    local HexRook = piece { name = "Hex Rook", symbol = "R", moves = m.slide(edges) }
    local HexBishop = piece { name = "Hex Bishop", symbol = "B", moves = m.slide(corners) }
    return variant {
      name = "Hexagon", symmetry = "rotate", pieces = { HexRook, HexBishop }, setup = "",
      board = { files = 5, ranks = 5, holes = { "a4-a5", "b5", "d1", "e1-e2" } },
    }
  end)
  on "T Rc3":reaches_only("c3", "d3 e3 b3 a3 c4 c5 c2 c1 d4 e5 b2 a1")
  on "T Bc3":reaches_only("c3", "e4 d5 b4 a2 b1 d2")
end)

t.it([==[63. two boards, as in Alice Chess]==], function()
  local on = of_variant(function()
    local function alice(base)
      return piece.extend(base, {
        moves = base.moves * (m.empty + m.prey * m.capture) * (m.across "B" + m.across()) * m.empty,
      })
    end
    return variant {
      name = "Small Alice", board = { files = 5, ranks = 5, beside = { B = { files = 5, ranks = 5 } } },
      pieces = { alice(Rook), alice(Knight) }, setup = "r . . . n\n. . . . .\n. . . . .\n. . . . .\nN . . . R",
    }
  end)
  on():may("Re1-B:e4"):may_not "Re1-e4"
  on "T Re1,ne5,Ra1,NB:a2":play("Re1-B:e5"):empty("e1 e5"):at("B:e5", "Rook")
end)

t.it([==[64. a current that carries a piece on]==], function()
  local on = with_piece{
    moves = m.each_step(m.slide(m.all), -m.zone "hill" + m.zone "hill" * m.must(c.portal(m.step(m.N) * m.empty)))
  }
  on "T Xa4":reaches("a4", "b4 c4 d5"):may_not "Xa4-d4"
end)

t.it([==[65. doors that lead elsewhere]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals), lands = m.neutral * c.portal(m.anywhere * m.neutral * m.step(m.all) * m.empty)
  }
  on "T Xa1,Oa4,Oh8":reaches("a1", "a2 a3 g7 g8 h7")
end)

t.it([==[66. a piece that makes one ply in a role]==], function()
  local on = of_variant(function()
    return variant {
      name = "Berserk", board = { files = 8, ranks = 8 }, setup = "", lands = m.own * m.is "Rook" * m.mark "berserk" * c.activate_anew,
      roles = { berserk = { moves = m.slide(m.all) * m.prey } }, pieces = { Rook, Knight },
    }
  end)
  on "B Nb1,Rc3,nf6,Rh1":may "Nb1-c3; Rc3-f6*":may_not{ "Nb1-c3; Rc3-c8", "Rc3-f6*" }
end)

t.it([==[67. two moves a turn]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Twice", turn = phase.moves{ function(turn) return turn == 1 and 1 or 2 end, check = "ends" },
    })
  end)
  on():may("Pe2-e4"):may_not("Pe2-e4; Pd2-d4"):play("Pe2-e4"):may "Pe7-e5; Pd7-d5"
end)

t.it([==[68. more moves every turn]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Progressive", turn = phase.moves{ function(turn) return turn end, check = "ends" },
    })
  end)
  on():play{ "Pe2-e4", "Pe7-e5; Pd7-d5" }:may "Pe4-d5*; Qd1-e2; Qe2-e5*"
end)

t.it([==[69. one piece that may move twice]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Monster",
      turn = phase.either{ phase.move(), phase.seq{ phase.move{ pieces = { "King" } }, phase.move{ by = "same" } } },
    })
  end)
  on "M Ke1,Pa2,kh8":may{ "Ke1-e2; Ke2-e3", "Pa2-a3" }:may_not "Pa2-a3; Pa3-a4"
end)

t.it([==[70. a Lion that takes two]==], function()
  local on = with_piece{
    moves = "KNADcaKmcabK"
  }
  on "T Xd4,pd5,re6":play("Xd4-e6,d5*"):empty "d5"
end)

t.it([==[70. a Lion that takes two, as KNADcaKmcabK]==], function()
  local on = with_piece{ moves = "KNADcaKmcabK" }
  on "T Xd4,pd5,re6":play("Xd4-e6,d5*"):empty "d5"
end)

t.it([==[71. a duck]==], function()
  local on = of_variant(function()
    local Duck = piece {
      name = "Duck", symbol = "D", owner = "none", may_move = "both", moves = m.anywhere * m.empty * -m.on "P:a1",
    }
    return variant.extend(chess, {
      name = "Pond", pieces = { add = { Duck } }, royals = { King = "capture" },
      -- The Duck comes from a pond beside the board, and never goes back there.
      board = { beside = { P = { files = 1, ranks = 1, setup = "D" } } },
      turn = phase.seq{
        phase.move{ pieces = { "King", "Queen", "Rook", "Bishop", "Knight", "Pawn" } },
        phase.move{ pieces = { "Duck" } },
      },
    })
  end)
  on():play("Pe2-e4; DP:a1-e5"):may_not("Pe7-e5; De5-e4"):may "Pe7-e6; De5-e3"
end)

t.it([==[72. to pass, freely or when I cannot move]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Wait", rules = { pass = "free", passes = { times = 2, result = "draw" } } })
  end)
  on():play{ "pass", "pass" }:status "draw"
end)

t.it([==[73. captures to be compulsory]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Greedy", rules = { capture = "must" } })
  end)
  on "G Ke1,Ra1,ke8,na8":may("Ra1-a8*"):may_not "Ra1-a2"
end)

t.it([==[74. one piece to set another going]==], function()
  local on = with_piece{
    moves = m.slide(m.orthogonals), lands = m.own * c.activate
  }
  on "T Xa1,Ra4":play("Xa1-a4; Ra4-d4"):at("a4", "X"):at("d4", "Rook")
end)

t.it([==[75. squares that turn a piece]==], function()
  local on = of_variant(function()
    local Post = piece { name = "Post", symbol = "T", owner = "none", moves = m.none }
    local Rider = piece { name = "Rider", symbol = "X", moves = m.slide(m.orthogonals), lands = m.is "Post" * c.left(1) * c.diverge }
    return variant.extend(chess, { name = "Turning Posts", pieces = { add = { Post, Rider } } })
  end)
  on "TP Xa1,Ta3,Ke1,ke8":may("Xa1-a3; Xa3-c3"):may_not "Xa1-a3; Xa3-d3"
end)

t.it([==[76. a messenger that lets its sender go again]==], function()
  local on = of_variant(function()
    local Page = piece { name = "Page", symbol = "G", passive = true, moves = m.slide(m.orthogonals) * m.empty * c.hand_back }
    local Knight = piece.extend(Knight, { lands = m.own * m.is "Page" * c.activate })
    return variant.extend(chess, { name = "Messengers", pieces = { add = { Page }, replace = { Knight = Knight } } })
  end)
  on "M Na1,Gb3,Ke1,ke8":play("Na1-b3; Gb3-c3; Nb3-d4"):at("d4", "Knight"):at("c3", "Page")
end)

t.it([==[77. a piece that moves otherwise when ordered to]==], function()
  local on = of_variant(function()
    local Guard = piece {
      name = "Guard", symbol = "G",
      moves = -m.carries "charge" * m.step(m.all) + m.carries "charge" * m.slide(m.diagonals) * m.enemy,
    }
    local Marshal = piece {
      name = "Marshal", symbol = "M", moves = m.step(m.all),
      lands = m.own * m.is "Guard" * m.mark "charge" * c.activate_anew,
    }
    return variant.extend(chess, { name = "Charges", pieces = { add = { Guard, Marshal } } })
  end)
  on "C Ma1,Ga2,rd5,Gh1,bb7,Ke1,ke8":play("Ma1-a2; Ga2-d5*"):at("d5", "Guard")
end)

t.it([==[78. to drop what I have taken]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "House", captures = { to = "capturer", promoted = "Pawn" },
      drops = { { pieces = { "Pawn" }, at = -m.rank(1) * -m.rank(-1) }, {} },
    })
  end)
  on():play{ "e4", "d5", "exd5", "Qxd5", "P+d4" }:at("d4", "Pawn", "light")
  on "H Ke1,ke8,+P":may("P+e7"):may_not "P+e8"
end)

t.it([==[79. limits for drops]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Limits", captures = { to = "capturer" },
      drops = { { pieces = { "Pawn" }, limit = { Pawn = "one a file" }, mate = false }, { at = m.own_half } },
    })
  end)
  on "L Ke1,Pa2,ke8,+P,+N":may{ "P+b3", "N+a4" }:may_not{ "P+a3", "N+a5" }
end)

t.it([==[80. pieces that come in beside the board]==], function()
  local on = of_variant(function()
    local Reserve = piece.extend(Knight, {
      name = "Pocket Knight", symbol = "Pk",
      moves = m.from(m.on("P:a1", "P:b1")) * m.anywhere * m.empty * -m.on("P:a1", "P:b1")
            + -m.from(m.on("P:a1", "P:b1")) * Knight.moves,
    })
    return variant.extend(chess, {
      name = "Pocket Knight", pieces = { add = { Reserve } },
      board = { beside = { P = { files = 2, ranks = 1, setup = "Pk pk" } } },
    })
  end)
  on():play("[Pk]P:a1-e5"):at("e5", "Pocket Knight", "light"):may("[pk]P:b1-e6"):may_not "Pa7-a4"
end)

t.it([==[81. a piece to come in where another one left]==], function()
  local on = of_variant(function()
    local cast = { add = { require "classical.pieces.archbishop" }, replace = {} }
    for _, one in ipairs{ King, Queen, Rook, Bishop, Knight } do
      cast.replace[one.name] = piece.extend(one, { tags = { "gate" } })
    end
    return variant.extend(chess, {
      name = "Gates", pieces = cast, pockets = { both = { "Archbishop" } },
      turn = phase.seq{ phase.move(), phase.drop{ at = m.vacated "gate", optional = true } },
    })
  end)
  on():may{ "Ng1-f3", "Ng1-f3; A+g1" }:may_not{ "Ng1-f3; A+b1", "e4; A+e2" }
end)

t.it([==[82. pieces in the pocket at the start]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Pocket Queen", pockets = { light = { "Queen" }, dark = { Knight = 2 } }, drops = {},
    })
  end)
  on():may "Q+e5":play("Q+e5"):may "N+e6":may_not "Q+e6"
end)

t.it([==[83. a piece that brings lost pieces back]==], function()
  local on = of_variant(function()
    local Priest = piece {
      name = "Priest", symbol = "E",
      moves = m.step(m.all) * m.empty * (m.pass + m.rank(-1) * m.land * m.aside(m.step(m.S) * m.empty * m.retrieve(m.own, "lost"))),
    }
    return variant.extend(chess, {
      name = "Rebirth", captures = { to = "owner", pocket = "lost", oblated = true },
      pieces = { add = { Priest } },
    })
  end)
  on "R Ee7,Ka1,kh1;lost=N+Q+q":may{ "Ee7-e8,e7+Q", "Ee7-e8,e7+N", "Ee7-e8" }:play("Ee7-e8,e7+Q"):at("e7", "Queen", "light")
  t.equal(on "R Ee7,Ka1,kh1,pa2":play("Ka1-a2*"):setup(), "r Ka2,Ee7,kh1;lost=p")
end)

t.it([==[84. games with little material to go on]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "To The Bare End", rules = { dead = {} } })
  end)
  on "B Kb6,Nc6,ka8,nh1":status "playing"
end)

t.it([==[85. stalemate to lose]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Stuck", rules = { stalemate = "loss" } })
  end)
  on "s Kc7,Qb6,ka8":status("won", "light")
end)

t.it([==[86. a bare King to lose]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Bare", rules = { bare = "loss unless answered" } })
  end)
  on "B Ke1,Ra1,kf8,na8":play("Ra1-a8*"):status("won", "light")
end)

t.it([==[87. to win by losing everything]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Losers", royals = false, rules = { capture = "must", stalemate = "win", dead = {} },
    })
  end)
  on "L Ra1,na8":play("Ra1-a8*"):status("won", "dark")
end)

t.it([==[88. to win by taking all of a type]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Extinction", royals = { King = "no" },
      rules = { extinction = { { "King" }, { "Queen" }, { "Rook" }, { "Bishop" }, { "Knight" }, { "Pawn" } }, dead = {} },
    })
  end)
  on "E Ke1,Ra1,ke8,qa8,Ph2,ph7":play("Ra1-a8*"):status("won", "light")
end)

t.it([==[89. several Kings, of which the last counts]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Two Kings", rules = { several_royals = "last" }, setup = chess.setup:gsub("q", "k"):gsub("Q", "K"),
    })
  end)
  on "T Ka1,Kc1,rb8,kh8":may "Ka1-b1"
  on "T Ka1,rb8,kh8":may_not "Ka1-b1"
end)

t.it([==[90. the third check to win]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Third", rules = { checks = 3 } })
  end)
  on "T Ke1,Qd1,Pc6,ke8;checks=2+0":play("Qd1-e2"):status("won", "light")
end)

t.it([==[91. the hill, or any field, to win]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Hill", board = { zones = { hill = { "d4-e5" } } }, rules = { goal = { pieces = { "King" }, zone = "hill" } },
    })
  end)
  on "H Kc3,Pa2,kh8":play("Kc3-d4"):status("won", "light")
end)

t.it([==[92. a race of Kings]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Race", board = { zones = { finish = { "a8-h8" } } },
      rules = { giving_check = "illegal", goal = { pieces = { "King" }, zone = "finish", answer = "draw" }, dead = {} },
    })
  end)
  on "R Ka7,Rh1,kg7":may_not("Rh1-g1", "check"):play{ "Ka7-a8", "Kg7-g8" }:status "draw"
end)

t.it([==[93. Pawns to win on the last rank]==], function()
  local on = of_variant(function()
    local Runner = piece { name = "Runner", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } }
    return variant {
      name = "Through", board = { files = 5, ranks = 5 }, pieces = { Runner },
      setup = "p p p p p\n. . . . .\n. . . . .\n. . . . .\nP P P P P",
      rules = { goal = { pieces = { "Runner" }, zone = "last" } },
    }
  end)
  on "T Pa4,pe2":play("Pa4-b5"):status("won", "light")
end)

t.it([==[94. three in a row to win]==], function()
  local on = of_variant(function()
    local line = m.along({ m.N, m.NE, m.E, m.SE }, function(d)
      local friend = m.own * m.is "Man"
      return #(m.step(d) * friend) * #(m.step(d:back()) * friend)
    end)
    local Man = piece {
      name = "Man", symbol = "M", moves = m.step(m.all) * m.settle,
      on_turn_end = line * m.anywhere * m.enemy * m.is "Flag" * m.oblate,
    }
    return variant {
      name = "Morris", pieces = { Man, piece { name = "Flag", symbol = "F", moves = m.none } },
      board = { files = 3, ranks = 3, beside = { P = { files = 2, ranks = 1, setup = "F f" } } },
      setup = "m M m\nM . m\n. . M",
      rules = { extinction = { { "Flag" } } },
    }
  end)
  on "M FP:a1,fP:b1,Ma1,Mb1,Mc2,mb3,ma2,ma3":play("Mc2-c1"):status("won", "light")
end)

t.it([==[95. Kings that may be taken]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Fall", royals = { King = "capture" } })
  end)
  on "F Ke1,Ra1,ke8,pa2":play{ "Ra1-d1", "Ke8-d8", "Rd1-d8*" }:status("won", "light")
end)

t.it([==[96. an Anti-King]==], function()
  local on = of_variant(function()
    local AntiKing = piece {
      name = "Anti-King", symbol = "A", moves = m.step(m.all) * m.settle, royal = "attacked", immune = m.anyone,
    }
    return variant.extend(chess, { name = "Anti", pieces = { add = { AntiKing } } })
  end)
  on "A Ke1,Ad4,rd8,ke8":may("Ad4-d5"):may_not "Ad4-e4"
end)

t.it([==[97. Kings that may not face each other]==], function()
  local on = of_variant(function()
    local General = piece.extend(King, {
      moves = m.step(m.orthogonals) + m.slide(m.N) * m.enemy * m.is "King" * m.strike,
    })
    return variant.extend(chess, { name = "Generals", pieces = { replace = { King = General } } })
  end)
  on "G Ke1,Be4,ke8":may_not("Be4-d5", "check"):may "Ke1-d1"
end)

t.it([==[98. draws by repetition, and by moves without progress]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Short", rules = { repetition = { times = 2, result = "illegal" }, quiet = { plies = 20 } },
    })
  end)
  on():play{ "Nf3", "Nf6", "Ng1" }:may_not("Nf6-g8", "repe")
end)

t.it([==[99. a limit to the game]==], function()
  local on = of_variant(function()
    return variant.extend(chess, { name = "Siege", rules = { moves = { plies = 4, result = "dark" } } })
  end)
  on():play{ "e4", "e5", "d4", "d5" }:status("won", "dark")
end)

t.it([==[100. no castling, or another]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Long", castling = { distances = { 2, 3 }, through_attack = true },
    })
  end)
  on "L Ke1&,Ra1&,ke8":may{ "Ke1-c1&", "Ke1-b1&" }
end)

t.it([==[101. castling from any place, as in Fischer's chess]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Fischer", castling = { to = { "c", "g" } },
      setup = [[
        b q r n n k r b
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P P P P P P P
        B Q R N N K R B
      ]],
    })
  end)
  on "F Kf1&,Rg1&,Rc1&,ke8":play("O-O"):at("g1", "King"):at("f1", "Rook")
end)

t.it([==[102. armies that differ]==], function()
  local on = of_variant(function()
    local Amazon = piece { name = "Amazon", symbol = "A", moves = "QN" }
    return variant.extend(chess, { name = "Armies", pieces = { add = { Amazon } }, setup = chess.setup:gsub("q", "a") })
  end)
  on():at("d8", "Amazon", "dark"):at("d1", "Queen")
end)

t.it([==[103. one side to move otherwise]==], function()
  local on = with_piece{
    moves = m.by_side{ light = m.step(m.all), dark = m.slide(m.diagonals) }
  }
  on "T Xd4,xa1":reaches_only("d4", "c3 c4 c5 d3 d5 e3 e4 e5"):reaches_only("a1", "b2 c3 d4")
end)

t.it([==[104. a horde]==], function()
  local on = of_variant(function()
    return variant.extend(chess, {
      name = "Small Horde",
      setup = chess.setup:gsub("R N B Q K B N R", "P P P P P P P P"):gsub("PPPPPPPP", ""),
      rules = { extinction = { { "Pawn", "Queen", "Rook", "Bishop", "Knight" } }, dead = {} },
    })
  end)
  on "S Pa2,ra8,ke8,pc7":play{ "Pa2-a3", "Ra8-a3*" }:status("won", "dark")
end)

