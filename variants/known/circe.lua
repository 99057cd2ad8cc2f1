-- Circe chess (Pierre Monréal, 1967): what is captured is reborn on the field where it stood at first, if that is empty; it may
-- castle or rush from there again. What is not reborn, as a promoted piece, is captured as ever.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

-- The home of a promoted piece is that of the Pawn that it was: it has none of its own.
local home = m.to "home" * (m.i_am "Pawn" + -m.rank(2))
local regains = m.anywhere * m.arrived
  * (m.is "Rook" * m.mark "castling" + m.is "Pawn" * m.mark "rush" + m.is("Queen", "Bishop", "Knight"))
local taken = m.enemy * m.first_of(m.displace(home) * m.aside(regains), m.capture)

local pieces = { King = piece.extend(require "classical.pieces.king", { moves = m.step(m.all) * (m.empty + taken) }) }
for _, name in ipairs { "queen", "rook", "bishop", "knight" } do
  local Base = require("classical.pieces." .. name)
  pieces[Base.name] = piece.extend(Base, { notes = { "home" }, moves = Base.moves * (m.empty + taken) })
end
local slant = m.step{ m.NE, m.NW }
pieces.Pawn = piece.extend(require "classical.pieces.pawn", {
  notes = { "home" },
  moves = m.step(m.N) * m.settle + rush.ahead(2) + slant * (taken + m.passed * m.aside(m.step(m.S) * taken)),
})

return variant.extend(require "classical.classical-chess", {
  name = "Circe Chess", slug = "circe", code = "CI", family = "known",
  about = "Classical Chess where captured pieces are reborn where they stood at first",
  pieces = { replace = pieces },
  rules = { dead = { { "King" } } },
})
