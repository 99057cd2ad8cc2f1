-- What the manual says of words beside their examples.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Rook, Knight = require "classical.pieces.rook", require "classical.pieces.knight"

local function game(X, setup, keys)
  local declared = { board = { files = 8, ranks = 8 }, pieces = { X, Rook, Knight }, setup = setup }
  for key, value in pairs(keys or {}) do declared[key] = value end
  return t.game(declared)
end
local function piece_x(keys)
  keys.name, keys.symbol = "X", "X"
  return piece(keys)
end

t.describe("Removing without capture", function()
  local X = piece_x {
    moves = m.step(m.N) * m.enemy * m.oblate + m.step(m.E) * m.prey, takes = m.is "Knight", on_capture = m.become "Rook",
  }

  t.it("asks neither what may be taken nor who is immune", function()
    game(X, "T Xd4,rd5,re4"):play("Xd4-d5"):at("d5", "X"):may_not "Xd5-e5"
    game(piece_x { moves = m.step(m.N) * m.enemy * m.oblate, immune = m.anyone }, "T Xd4,xd5"):may "Xd4-d5"
  end)

  t.it("fills no pocket, and a capture does", function()
    local pockets = { captures = { to = "capturer" }, drops = {} }
    t.equal(game(X, "T Xd4,nd5", pockets):play("Xd4-d5"):setup(), "t Xd5")
    t.equal(game(X, "T Xd4,ne4", pockets):play("Xd4-e4*"):setup(), "t Re4,+N")
  end)
end)

t.it("a guard sees prey only where it may be captured", function()
  local X = piece_x { moves = m.step(m.N) * m.prey + m.step(m.E) * m.enemy * m.settle, takes = m.is "Knight" }
  game(X, "T Xd4,rd5"):reaches_only("d4", "")
  game(X, "T Xd4,nd5"):reaches_only("d4", "d5")
end)

t.describe("The view of m.where", function()
  local function sees(test) return piece_x { moves = m.step(m.N) * m.where(test), tags = { "rush" } } end

  t.it("has the field, the start, the side and the size of the board", function()
    local X = sees(function(view)
      return view.field.name == "d5" and view.start.file == 4 and view.start.rank == 4 and view.side == "light"
        and view.files == 8 and view.ranks == 8 and view.field:step(m.N).name == "d6" and view.field:step({ 0, 9 }) == nil
    end)
    game(X, "T Xd4"):reaches_only("d4", "d5")
  end)

  t.it("turns directions for dark", function()
    local X = sees(function(view) return view.field:step(m.N).name == "d2" end)
    game(X, "t xd4"):reaches_only("d4", "d3")
  end)

  t.it("tells what stands somewhere, and the walker stands nowhere", function()
    local X = sees(function(view)
      local it = view.at "a1"
      return view.at(view.start) == nil and it.name == "Rook" and it.symbol == "R" and it.side == "dark"
        and it.tags.castling and it.tags[1] == "castling"
    end)
    game(X, "T Xd4,ra1&"):reaches_only("d4", "d5")
  end)
end)

t.it("a board tells its size at load, and the room in a direction", function()
  local X = piece_x { moves = m.on_board(function(board)
    return m.slide(m.N, board.longest - board.files + board:distance("d4", m.E))
  end) }
  game(X, "T Xd1", { board = { files = 8, ranks = 9 } }):reaches_only("d1", "d2 d3 d4 d5 d6")
end)

t.describe("What is placed", function()
  local Wall = piece { name = "Wall", symbol = "W", owner = "none", moves = m.none }
  local Y = piece { name = "Y", symbol = "Y", moves = m.none }

  t.it("is of the walker's side, or of none", function()
    local X = piece_x { moves = m.step(m.N) * m.land * m.aside(m.step(m.E) * m.place "Wall" * m.step(m.N) * m.place "Y") }
    game(X, "t xd4", { pieces = { X, Y, Wall } }):play("Xd4-d3"):at("e3", "Wall", "none"):at("e2", "Y", "dark")
  end)
end)

t.it("a piece marks itself once it stands", function()
  local X = piece_x { moves = m.step(m.N) * m.land * m.aside(m.mark "tired") + m.step(m.E) * -m.from(m.tagged "tired") }
  local g = game(X, "T Xd4,ra8"):play{ "Xd4-d5", "Ra8-a7" }
  t.equal(g:at "d5".tags, { "tired" })
  g:may("Xd5-d6"):may_not "Xd5-e5"
end)

t.it("a wake follows a move and a capture", function()
  local X = piece_x { moves = m.step(m.E), wake = m.occupied * m.oblate + m.step(m.N) * m.oblate }
  game(X, "T Xd4,rd5,ra4"):play("Xd4-e4"):empty "d5"
  game(X, "t Xd4,ra4,Rd5"):play("Ra4-d4"):empty "d4"
end)

t.describe("The number of a turn", function()
  local Rising = variant.extend(require "classical.classical-chess", {
    name = "Rising", turn = phase.moves{ function(turn) return turn end },
  })

  t.it("counts both sides for the function, one side in setup strings", function()
    local g = t.game(Rising):play{ "e4", "e5; d5" }
    t.equal(g:setup():match ";turn=%d+", ";turn=2")
    g:may "Pa2-a3; Pb2-b3; Pc2-c3":may_not "Pa2-a3; Pb2-b3"
    t.game(Rising, "r Ke1,Pa2,ke8,pa7;turn=1"):may "Pa7-a6; Pa6-a5":may_not "Pa7-a6"
  end)
end)

t.describe("Whether a piece has moved", function()
  local X = piece_x { moves = m.step(m.all) + m.initial * m.step(3 * m.N) }
  local keys = { name = "Moved", board = { files = 8, ranks = 8 }, pieces = { X }, setup = "x . . . . . . .\n"
    .. (". . . . . . . .\n"):rep(6) .. "X . . . . . . ." }

  t.it("is told by a tag on the field where it began", function()
    local g = t.game(variant(keys)):play{ "Xa1-b1", "Xa8-b8", "Xb1-a1", "Xb8-c8" }
    t.equal(g:setup():match "%S+", "M")
    t.equal(g:at "a1".tags, { "moved" })
    g:may_not "Xa1-a4"
    t.game(variant(keys), "M Xa1"):may "Xa1-a4"
    t.game(variant(keys), "M Xa1{moved}"):may_not "Xa1-a4"
    t.game(variant(keys), "M Xb1"):may_not "Xb1-b4"
  end)
end)

t.describe("A board beside", function()
  local Jumper = piece { name = "Jumper", symbol = "J", moves = m.anywhere * m.zone "goal" }
  local keys = {
    board = {
      files = 2, ranks = 2, holes = { "b2" }, zones = { goal = { "a2", "B:b1" } },
      beside = { B = { files = 3, ranks = 2, holes = { "a1" }, wrap = { "files" }, setup = "R . .\n. . ." } },
    },
    pieces = { Rook, Jumper }, setup = ". .\nJ .",
  }

  t.it("has holes, edges and a setup of its own, and is in the zones", function()
    local g = t.game(keys)
    g:at("B:a2", "Rook", "light"):reaches_only("B:a2", "B:b2 B:c2")
    g:reaches_only("a1", "a2 B:b1")
  end)
end)

t.it("neither captures nor passing is compulsory by default", function()
  local free = { rules = { capture = "free", pass = "never" } }
  local X = piece_x { moves = m.step(m.all) }
  game(X, "T Xd4,rd5", free):may("Xd4-e4"):may_not("pass", "no turn may be passed")
  game(X, "T Xd4,rd5"):may("Xd4-e4"):may_not("pass", "no turn may be passed")
end)
