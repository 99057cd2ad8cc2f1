-- Several rules of promotion, and promotion to what lies in a pocket.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local function chess(keys, setup)
  local changed = { name = "Test" }
  for key, value in pairs(keys) do changed[key] = value end
  return t.game(variant.extend(require "classical.classical-chess", changed), setup)
end

t.describe("A list of promotion rules", function()
  local rules = {
    { pieces = { "Pawn" }, to = { "Queen" } },
    { pieces = { "minor" }, to = { "Rook" }, zone = "centre", when = "choice" },
    { to = "own", when = "now or later" },
  }
  local function game(setup)
    local Egg = piece { name = "Egg", symbol = "E", moves = m.step(m.N), promotes = "Queen" }
    local Elephant = piece { name = "Elephant", symbol = "L", moves = m.step(m.N), class = "minor" }
    local Slow = piece { name = "Slow", symbol = "S", moves = m.step(m.N), class = "minor", promotes = "Queen" }
    return chess({ board = { zones = { centre = { "a4-h5" } } }, promotion = rules, pieces = { add = { Egg, Elephant, Slow } } },
      setup)
  end

  t.it("goes by the first that names the type or its class", function()
    local g = game "T Ke1,kh7,Pa7,Lb3,Lc6,Sd3,Se6"
    t.equal(g:moves "a7", { "Pa7-a8=Q" })
    t.equal(g:moves "b3", { "Lb3-b4", "Lb3-b4=R" })
    t.equal(g:moves "c6", { "Lc6-c7" })
    t.equal(g:moves "d3", { "Sd3-d4", "Sd3-d4=R" })
  end)

  t.it("keeps for each what its rule says of waiting", function()
    local g = game "T Ke1,kh7,Ea7"
    t.equal(g:moves "a7", { "Ea7-a8=", "Ea7-a8=Q" })
    g:play { "Ea7-a8=", "Kh7-h6" }
    g:may("Ea8=Q"):play("Ea8=Q"):at("a8", "Queen", "light")
  end)
end)

t.describe("Promotion out of a pocket", function()
  local keys = {
    captures = { to = "owner", pocket = "lost" },
    promotion = { pieces = { "Pawn" }, to = { pocket = "lost" }, zone = "last" },
  }

  t.it("takes the piece out, which can be taken back", function()
    local g = chess(keys, "T Ke1,ke7,Pa7,Ph7;lost=Q+R+R+n")
    t.equal(g:moves "a7", { "Pa7-a8=Q", "Pa7-a8=R" })
    g:play "Pa7-a8=Q"
    t.equal(g:setup(), "t Ke1,Qa8,Ph7,ke7;lost=R+R+n")
    g:play "Ke7-e6"
    t.equal(g:moves "h7", { "Ph7-h8=R" })
    g:undo():undo()
    t.equal(g:setup(), "T Ke1,Pa7,Ph7,ke7;lost=Q+R+R+n")
  end)

  t.it("leaves what it is where nothing is there, or cannot be", function()
    local g = chess(keys, "T Ke1,ke7,Pa7,rb8")
    t.equal(g:moves "a7", { "Pa7-a8", "Pa7-b8*" })
    g:play "Pa7-b8*"
    t.equal(g:setup(), "t Ke1,Pb8,ke7;lost=r")
    local strict = { captures = keys.captures, promotion = { to = { pocket = "lost" }, without = "illegal" } }
    g = chess(strict, "T Ke1,ke7,Pa7,rb8")
    t.equal(g:moves "a7", {})
    g:may_not "Pa7-a8"
    chess(strict, "t Ke1,kb8,Pa7"):status "check"
    strict.promotion.when, strict.promotion.must = "choice", "last"
    strict.board, strict.promotion.zone = { zones = { far = { light = { "a7-h8" } } } }, "far"
    strict.promotion.enters = "touches"
    g = chess(strict, "T Ke1,ke6,Pa6,Pb7")
    t.equal(g:moves "a6", { "Pa6-a7" })
    t.equal(g:moves "b7", {})
  end)

  t.it("cannot be to what the move itself captures", function()
    local g = chess({ captures = { to = "capturer", pocket = "lost" }, promotion = keys.promotion }, "T Ke1,ke6,Pa7,rb8")
    t.equal(g:moves "a7", { "Pa7-a8", "Pa7-b8*" })
    g = chess({ captures = { to = "capturer", pocket = "lost" }, promotion = keys.promotion }, "T Ke1,ke6,Pa7,rb8;lost=N")
    t.equal(g:moves "a7", { "Pa7-a8=N", "Pa7-b8*=N" })
    g:play "Pa7-b8*=N"
    t.equal(g:setup(), "t Ke1,Nb8,ke6;lost=R")
  end)

  t.it("may be out of the other side's pocket", function()
    local g = chess({ captures = { to = "owner", pocket = "lost" },
      promotion = { to = { pocket = "lost", of = "other" } } }, "T Ke1,ke6,Pa7,pa2;lost=N+r+b")
    t.equal(g:moves "a7", { "Pa7-a8=B", "Pa7-a8=R" })
    g:play "Pa7-a8=R"
    t.equal(g:setup(), "t Ke1,Ra8,ke6,pa2;lost=b+N")
    t.equal(g:moves "a2", { "Pa2-a1=N" })
  end)

  t.it("is not possible where whose pocket it is has been said and nothing is there", function()
    local captures = { to = "capturer", pocket = "prison" }
    local function game(of, setup, more)
      local promotion = { pieces = { "Pawn" }, to = { pocket = "prison", of = of } }
      for key, value in pairs(more or {}) do promotion[key] = value end
      return chess({ captures = captures, promotion = promotion }, setup)
    end
    for _, of in ipairs { "own", "theirs" } do
      t.equal(game(of, "T Ke1,ke7,Pa7,rb8"):moves "a7", {})
      game(of, "t Ke1,kb8,Pa7"):status "check"
      t.equal(game(of, "T Ke1,ke7,Pa7", { without = "stays" }):moves "a7", { "Pa7-a8" })
      t.equal(game(of, "T Ke1,ke7,Pa7", { when = "choice" }):moves "a7", { "Pa7-a8" })
    end
    t.equal(game("other", "T Ke1,ke7,Pa7"):moves "a7", { "Pa7-a8" })
    t.equal(game("own", "T Ke1,ke7,Pa7;prison=R+q"):moves "a7", { "Pa7-a8=R" })
    local g = game("theirs", "T Ke1,ke7,Pa7;prison=R+q")
    t.equal(g:moves "a7", { "Pa7-a8=Q" })
    g:play "Pa7-a8=Q"
    t.equal(g:setup(), "t Ke1,Qa8,ke7;prison=R")
    g:undo()
    t.equal(g:setup(), "T Ke1,Pa7,ke7;prison=q+R")
  end)

  t.it("may be by choice up to where it must be, and there not without", function()
    local g = chess({ captures = { to = "capturer", pocket = "prison" },
      board = { zones = { far = { light = { "a7-h8" } } } },
      promotion = { pieces = { "Pawn" }, to = { pocket = "prison", of = "theirs" }, zone = "far", when = "choice",
        must = "last", enters = "touches" } }, "T Ke1,ke4,Pa6,Pb7,pc7;prison=n")
    t.equal(g:moves "a6", { "Pa6-a7", "Pa6-a7=N" })
    t.equal(g:moves "b7", { "Pb7-b8=N" })
    g:play { "Pb7-b8=N", "Ke4-f5" }
    t.equal(g:moves "a6", { "Pa6-a7" })
    g:play { "Pa6-a7", "Kf5-e4" }
    t.equal(g:moves "a7", {})
  end)

  t.it("may be out of several pockets, and to some kinds alone", function()
    local keys = {
      captures = { { by = { "King" }, to = "capturer", pocket = "safe" }, { to = "capturer", pocket = "far" } },
      promotion = { pieces = { "Pawn" }, to = { pocket = { "safe", "far" }, of = "theirs", pieces = { "minor", "Rook" } } },
      pieces = { replace = { Knight = piece.extend(require "classical.pieces.knight", { class = "minor" }) } },
    }
    local g = chess(keys, "T Ke1,ke6,Pa7;far=r+n+q;safe=r+p+B")
    t.equal(g:moves "a7", { "Pa7-a8=N{far}", "Pa7-a8=R{far}", "Pa7-a8=R{safe}" })
    g:may "Pa7-a8=N":may_not { "Pa7-a8=N{safe}", "Pa7-a8=R{fare}", "Pa7-a8=Q{far}", "Pa7-a8=P{safe}" }
    g:play "Pa7-a8=R{far}"
    t.equal(g:setup(), "t Ke1,Ra8,ke6;safe=r+B+p;far=q+n")
    g:undo():play "Pa7-a8=R{safe}"
    t.equal(g:setup(), "t Ke1,Ra8,ke6;safe=B+p;far=q+r+n")
    t.equal(chess(keys, "T Ke1,ke6,Pa7;far=q;safe=p+B"):moves "a7", {})
  end)

  t.it("keeps to kinds whose names an extension changes", function()
    local base = variant.extend(require "classical.classical-chess", {
      name = "Base", captures = { to = "owner", pocket = "lost" },
      promotion = { pieces = { "Pawn" }, to = { pocket = "lost", pieces = { "Rook", "Queen" } } },
    })
    local Boat = piece { name = "Boat", symbol = "O", moves = m.slide(m.orthogonals) }
    local g = t.game(variant.extend(base, { name = "Boats", pieces = { replace = { Rook = Boat }, remove = { "Queen" } },
      castling = false }), "T Ke1,ke6,Pa7;lost=O+N")
    t.equal(g:moves "a7", { "Pa7-a8=O" })
  end)

  t.it("may wait, and be done later by what has come meanwhile", function()
    local g = chess({ captures = keys.captures, promotion = { to = { pocket = "lost" }, when = "now or later" } },
      "T Ke1,kg8,Pa7,Rh1")
    t.equal(g:moves "a7", { "Pa7-a8=" })
    g = chess({ captures = keys.captures, promotion = { to = { pocket = "lost" }, when = "now or later" } },
      "T Ke1,kh6,Pa8=,Rg1,bd4")
    t.equal(g:moves "a8", {})
    g:play "Ke1-d2"
    g:play "Bd4-g1*"
    t.equal(g:moves "a8", { "Pa8=R" })
    g:play "Pa8=R"
    t.equal(g:setup(), "t Kd2,Ra8,kh6,bg1")
  end)
end)

t.describe("Promotion out of a queue", function()
  local function game(take, setup)
    return chess({
      promotion = { to = { pocket = "stock", take = take } },
      turn = phase.seq{ phase.move(), phase.drop{ from = "stock", order = "queue", at = m.rank(1), optional = true,
        window = function(k) return 5 * k, 5 * k + 4 end } },
    }, setup)
  end
  local start = "T Ke1,ke6,Pa7,+Q{stock},+R{stock},+N{stock},+R{stock}"

  t.it("takes the first, the last, or any", function()
    t.equal(game("first", start):moves "a7", { "Pa7-a8=Q" })
    t.equal(game("last", start):moves "a7", { "Pa7-a8=R" })
    t.equal(game("any", start):moves "a7", { "Pa7-a8=N", "Pa7-a8=Q", "Pa7-a8=R" })
  end)

  t.it("leaves the others in their order, and counts what leaves the front", function()
    local g = game("last", start)
    t.equal(g:play("Pa7-a8=R"):setup(), "t Ke1,Ra8,ke6,+Q{stock},+R{stock},+N{stock}")
    g = game("any", start)
    t.equal(g:play("Pa7-a8=R"):setup(), "t Ke1,Ra8,ke6,+Q{stock},+N{stock},+R{stock}")
    g = game("first", start)
    t.equal(g:play("Pa7-a8=Q"):setup(), "t Ke1,Qa8,ke6,+R{stock},+N{stock},+R{stock};taken=stock:1+0")
  end)
end)
