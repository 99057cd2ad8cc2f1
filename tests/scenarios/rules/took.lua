-- What a ply has captured, and what all pieces of a variant do when they have captured or are promoted.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local Chess = require "classical.classical-chess"

-- Whoever captures what has just captured completes an exchange: both sides are owed for what they have lost in it, in
-- kind. What captured two kinds, or was promoted by capturing, is paid for by a piece or a pawn.
local pawn, taker = m.is "pawn", m.enemy * m.tagged "has taken"
local function first(...) return m.must(m.first_of(...)) end
local function took(what) return m.took(taker * m.tagged(what)) end
local function owed(to)  -- of the capturing side, and of the other one
  return m.by_side{ light = m.add("light_" .. to, 1), dark = m.add("dark_" .. to, 1) },
         m.by_side{ light = m.add("dark_" .. to, 1), dark = m.add("light_" .. to, 1) }
end
local mine_either, theirs_either = owed "either"
local mine_pawn, theirs_pawn = owed "pawn"
local mine_piece, theirs_piece = owed "piece"
local pays = m.took(taker)
  * first(took "both" * mine_either, took "pawn" * mine_pawn, took "piece" * mine_piece)
  * first(took "risen" * theirs_either, m.took(taker * pawn) * theirs_pawn, theirs_piece)
local new_pawn, new_piece = m.took((m.enemy - taker) * pawn), m.took(m.enemy - taker - pawn)
local remembers = m.mark("has taken", 1)
  * first(new_pawn * new_piece * m.mark("both", 1), new_pawn * m.mark("pawn", 1), new_piece * m.mark("piece", 1))

-- Takes all that it hops over.
local Frog = piece { name = "Frog", symbol = "F",
  moves = m.step(m.all) * m.empty + m.along(m.all, function(d) return (m.step(d) * m.enemy * m.capture * m.step(d) * m.empty)^1 end) }
-- Takes from afar, and dies of what it takes beside it.
local Archer = piece { name = "Archer", symbol = "A",
  moves = m.leap(0, 2) * m.enemy * m.capture * m.home + m.step(m.all), on_capture = m.took(m.enemy * m.is "Frog") * m.leave }

local state = {}
for _, side in ipairs{ "light", "dark" } do
  for _, kind in ipairs{ "either", "pawn", "piece" } do state[side .. "_" .. kind] = { to = 200 } end
end
local Pawn = piece.extend(require "classical.pieces.pawn", { class = "pawn" })
local Exchange = variant.extend(Chess, {
  name = "Exchange", code = "X", pieces = { add = { Frog, Archer }, replace = { Pawn = Pawn } }, state = state,
  on_capture = m.must(pays) * m.land * m.aside(remembers),
  on_promotion = m.from(m.tagged "has taken") * m.land * m.aside(m.mark("risen", 1)),
})
local function game(setup) return t.game(Exchange, setup) end
-- What is owed, as it stands in the setup string.
local function owes(g, expected)
  local found = {}
  for part in g:setup():gmatch ";([^;]+)" do
    if part:find "^light_" or part:find "^dark_" then found[#found + 1] = part end
  end
  table.sort(found)
  t.equal(table.concat(found, ";"), expected)
end

t.describe("An exchange", function()
  t.it("pays both sides in kind when what has captured is captured at once", function()
    local g = game "X Ke1,ke8,Rd1,rd8,nd5,pc6"
    owes(g:play "Rd1-d5*", "")
    owes(g:play "Pc6-d5*", "dark_piece=1;light_piece=1")
    game "X Ke1,ke8,Rd1,pd5,pc6":play{ "Rd1-d5*", "Pc6-d5*" }
  end)

  t.it("pays for a pawn by a pawn", function()
    local g = game "X Ke1,ke8,Rd1,pd5,pc6"
    owes(g:play{ "Rd1-d5*", "Pc6-d5*" }, "dark_pawn=1;light_piece=1")
  end)

  t.it("owes nothing for what captures later, or captures nothing that captured", function()
    owes(game "X Ke1,ke8,Rd1,rd8,nd5,pa7":play{ "Rd1-d5*", "Pa7-a6", "Ke1-e2", "Rd8-d5*" }, "")
  end)

  t.it("pays each loss once: B, A and C in A x B, C x A, D x C", function()
    local g = game "X Ke1,ke8,Rd1,Bf3,rd8,nd5"
    g:play{ "Rd1-d5*", "Rd8-d5*" }
    owes(g, "dark_piece=1;light_piece=1")
    owes(g:play "Bf3-d5*", "dark_piece=2;light_piece=1")
    owes(game "X Ke1,ke8,Rd1,Bf3,rd8,nd5,qh5":play{ "Rd1-d5*", "Rd8-d5*", "Bf3-d5*", "Qh5-d5*" },
         "dark_piece=2;light_piece=2")
  end)

  t.it("pays as one chooses for what took a pawn and a piece", function()
    local g = game "X Ke1,kh8,Fc3,pc4,nc6,rh7"
    g:play "Fc3-c7,c4*,c6*":empty "c4 c6":at("c7", "Frog")
    owes(g:play "Rh7-c7*", "dark_either=1;light_piece=1")
  end)

  t.it("knows that a pawn was promoted by capturing", function()
    local g = game "X Ke1,kh8,Pc7,nd8,bf6"
    owes(g:play{ "Pc7-d8*=Q", "Bf6-d8*" }, "dark_piece=1;light_either=1")
    owes(game "X Ke1,kh8,Pc7,nd8,bf6":play{ "Pc7-c8=Q", "Kh8-h7", "Qc8-c7", "Bf6-e7" }, "")
  end)

  t.it("counts captures in passing and from afar", function()
    owes(game "x Ke1,kh8,Pe5,pd7|,ne7,bc8":play{ "Pd7-d5", "Pe5-d6*", "Kh8-g8" }, "")
    owes(game "x Ke1,kh8,Pe5,pd7|,bf8":play{ "Pd7-d5", "Pe5-d6,d5*", "Bf8-d6*" }, "dark_pawn=1;light_pawn=1")
    owes(game "X Ke1,kh8,Ad4,nd6,bb6":play{ "Ad4-d4,d6*", "Bb6-d4*" }, "dark_piece=1;light_piece=1")
  end)

  t.it("has a piece do its own part first, and leaves out those that are gone then", function()
    -- The Archer dies of the Frog: it is not marked, but the Frog had just captured.
    local g = game "x Ke1,kh8,fd5,Nd4,Ac2"
    g:play{ "Fd5-d3,d4*", "Ac2-d3*" }:empty "d3 c2"
    owes(g, "")
  end)
end)

t.describe("m.took", function()
  local function fox(keys, more)
    keys.name, keys.symbol = "Fox", "X"
    return function(setup)
      more = more or {}
      more.name, more.code, more.pieces = "Woods", "W", { add = { piece(keys) } }
      return t.game(variant.extend(Chess, more), setup)
    end
  end
  local over = m.along(m.all, function(d) return m.step(d) * m.enemy * m.capture * m.step(d) end)

  t.it("asks of what was taken where and as it stood", function()
    local on = fox{ moves = over, on_capture = m.took(m.rank(5) * m.is("Knight", "Rook")) * m.become "Queen" }
    on "W Ke1,kh8,Xd4,nd5":play "Xd4-d6,d5*":at("d6", "Queen")
    on "W Ke1,kh8,Xd4,bd5":play "Xd4-d6,d5*":at("d6", "Fox")
    on "W Ke1,kh8,Xd3,nd4":play "Xd3-d5,d4*":at("d5", "Fox")
    -- Two at once: over one, onto another.
    on "W Ke1,kh8,Xd4,nd5,pd6":play "Xd4-d6*,d5*":at("d6", "Queen")
    on "W Ke1,kh8,Xd5,pd6,rd7":play "Xd5-d7*,d6*":at("d7", "Fox")
  end)

  t.it("knows friends from enemies, and none from other pieces", function()
    local on = fox{ moves = m.step(m.all) * m.own * m.capture_own + m.step(m.all) * m.enemy,
                    on_capture = m.took(m.own) * m.become "Queen" + -m.took(m.own) * m.become "Rook" }
    on "W Ke1,kh8,Xd4,Nd5":play "Xd4-d5*":at("d5", "Queen")
    on "W Ke1,kh8,Xd4,nd5":play "Xd4-d5*":at("d5", "Rook")
  end)

  t.it("does not see what rules have captured", function()
    local on = fox({ moves = m.step(m.all), on_capture = m.step(m.N) * m.enemy * m.capture },
      { on_capture = m.took(m.is "Queen") * m.leave })
    on "W Ke1,kh8,Xd4,nd5,qd6":play "Xd4-d5*":empty "d6":at("d5", "Fox")
  end)

  t.it("tells a promotion what the ply before it has captured", function()
    local more = { on_promotion = m.took(m.is "Rook") * m.step(m.all) * m.enemy * m.oblate }
    local on = fox({ moves = m.step(m.N) }, more)
    on "W Ke1,kh1,Pb7,ra8,nc8,bb8":play "Pb7-a8*=Q":empty "b8":at("c8", "Knight")
    on "W Ke1,kh1,Pb7,ra8,nc8,bb8":play "Pb7-c8*=Q":at("b8", "Bishop")
  end)
end)

t.describe("Rules of all pieces", function()
  local Bee = piece { name = "Bee", symbol = "Z", moves = m.step(m.all), on_capture = m.become "Rook" }
  local Moth = piece { name = "Moth", symbol = "M", moves = m.step(m.all), on_capture = m.leave }
  local Egg = piece { name = "Egg", symbol = "E", moves = m.step(m.N) }
  local Hen = piece { name = "Hen", symbol = "H", moves = m.step(m.all), on_promotion = m.step(m.W) * m.enemy * m.oblate }
  local Hive = variant.extend(Chess, {
    name = "Hive", code = "H", pieces = { add = { Bee, Moth, Egg, Hen } }, promotion = { pieces = { "Egg" }, to = { "Hen" } },
    on_capture = m.from(m.is "Rook") * m.step(m.W) * m.enemy * m.oblate,
    on_promotion = -#(m.step(m.W) * m.enemy) * m.step(m.E) * m.enemy * m.oblate,
  })
  local function on(setup) return t.game(Hive, setup) end

  t.it("hold for pieces that have none, and come after those of a piece", function()
    on "H Ke1,kh8,Rd1,nd5,bc5":play "Rd1-d5*":empty "c5"
    on "H Ke1,kh8,Qd1,nd5,bc5":play "Qd1-d5*":at("c5", "Bishop")
    on "H Ke1,kh8,Zd4,nd5,bc5":play "Zd4-d5*":at("d5", "Rook"):empty "c5"
    on "H Ke1,kh8,Md4,nd5,bc5":play "Md4-d5*":empty "d5":at("c5", "Bishop")
  end)

  t.it("see the board that a piece's own rule leaves", function()
    on "H Ke1,kh3,Ec7,nb8,nd8":play "Ec7-c8":empty "b8 d8"
    on "H Ke1,kh3,Ec7,nd8":play "Ec7-c8":empty "d8"
  end)
end)
