-- Hegelian Dialectic Chess, of the Gwalla journal: Dialectic Chess in which Thesis and Antithesis may stand on one field.
-- There they are the Synthesis, which moves as one or is parted.
local m = require "acedrex.movement"
local Dialectic = require "gwalla.dialectic-chess"
local Synthesis = require "gwalla.pieces.synthesis"

-- A marker that may also go to the other one.
local function joining(marker, other)
  local base = require("gwalla.pieces." .. marker)
  local step = m.step(m.orthogonals)
  return piece.extend(base, { moves = base.moves + step * m.is(other) * m.oblate * m.settle * m.become "Synthesis" })
end

local squares = {
  all = { files = 3, ranks = 3, setup = ". The .\n. . Ant\n. . ." },
  -- Without those northwest of the main diagonal, where the Thesis begins: c2 means the same leap.
  stairs = { files = 3, ranks = 3, holes = { "a2-a3", "b3" }, setup = ". . .\n. . Syn\n. . ." },
}

return variant.extend(Dialectic, {
  name = "Hegelian Dialectic Chess", slug = "hegelian-dialectic",
  about = "Dialectic Chess in which both markers may share a field and move as one",
  pieces = {
    replace = { Thesis = joining("thesis", "Antithesis"), Antithesis = joining("antithesis", "Thesis") },
    add = { Synthesis },
  },
  options = {
    squares = { kind = "choice", choices = { "all", "stairs" }, help = "stairs: three squares of the dialectic are missing" },
  },
  by_options = function(chosen) return { board = { beside = { D = squares[chosen.squares] } } } end,
})
