-- What pieces do to others, and are spared, by what is done: tables as `takes` and `immune`.
local t, m = require "acedrex.scenario", require "acedrex.movement"

local convert = m.aside(m.step(m.N) * m.convert)
local Base = piece { name = "Base", symbol = "B", moves = convert }
local Shy = piece.extend(Base, { name = "Shy", symbol = "S", takes = { convert = m.none } })
local Firm = piece { name = "Firm", symbol = "F", moves = m.step(m.E), immune = { convert = m.is "Base", oblate = m.enemy } }
local Ghost = piece { name = "Ghost", symbol = "G", moves = m.step(m.N) * m.enemy * m.oblate }

local function game(pieces, setup)
  return t.game { board = { files = 8, ranks = 8 }, pieces = pieces, setup = setup }
end

t.describe("Means", function()
  t.it("hold for each type that walks the same, whichever comes first", function()
    for _, pieces in ipairs { { Base, Shy, Firm, Ghost }, { Shy, Base, Firm, Ghost } } do
      game(pieces, "T Sd4,bd5,Be4,be5"):may("Be4-e4,e5%"):may_not "Sd4-d4,d5%"
    end
  end)

  t.it("spare a piece one thing, not another", function()
    local g = game({ Base, Shy, Firm, Ghost }, "T Bd4,fd5,Ge4,fe5")
    g:may_not { "Bd4-d4,d5%", "Ge4-e5" }
    game({ Base, Firm, Ghost }, "T Ge4,be5"):may "Ge4-e5"
  end)

  t.it("are captures where nothing else is said", function()
    local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
    local Wall = piece { name = "Wall", symbol = "W", moves = m.none, immune = { capture = m.is "Rook" } }
    game({ Rook, Wall }, "T Ra1,wa4"):may "Ra1-a3":may_not "Ra1-a4*"
  end)
end)
