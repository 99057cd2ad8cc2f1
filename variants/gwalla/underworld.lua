-- Underworld Chess, of the Gwalla journal: Classical Chess on one board, the World, and a second one, the Underworld, where
-- a King of each side waits. What is captured fights on there; only what an Underworld King captures is gone for good.
-- A turn of light is a move below and then one above, of dark one above and then one below.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local world = m.zone "World"
local men = require("gwalla.underworld.men")(world, m.across "U")

-- A board with nothing but its Kings rests.
local function on_board(fields, king)
  return phase.when(m.anywhere * fields * m.occupied * -m.is(king), phase.move{ from = fields })
end
local above, below = on_board(world, "King"), on_board(-world, "Underworld King")

-- An Underworld King that was captured comes back first, where nothing attacks him: on his first rank, else on the second.
local function row(n) return -world * m.rank(n) * m.empty * -m.attacked() end
local back = phase.when(-(m.anywhere * m.own * m.is "Underworld King"),
  phase.drop{ from = "kings", at = row(1) + row(2) * -(m.anywhere * row(1)), forced = "always" })

return variant.extend(require "classical.classical-chess", {
  name = "Underworld Chess", slug = "underworld", code = "UW", family = "gwalla",
  about = "what is captured fights on on a second board, where a King of each side captures for good",
  board = {
    zones = { World = { "a1-h8" }, top = { light = { "a8-h8" } } },
    beside = { U = { files = 8, ranks = 8, setup = [[
      . . . . u . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . U . . .
    ]] } },
  },
  pieces = {
    replace = { King = men.King, Queen = men.Queen, Rook = men.Rook, Bishop = men.Bishop, Knight = men.Knight, Pawn = men.Pawn },
    add = { require("gwalla.underworld.royal")(men, world, "gone") },
  },
  turn = phase.by_side{ light = phase.seq{ back, below, above }, dark = phase.seq{ back, above, below } },
  captures = {
    { pieces = { "Underworld King" }, to = "owner", pocket = "kings" },
    { by = { "Underworld King" }, to = "owner", pocket = "gone" },
  },
  -- On the World alone; what a Pawn becomes is at home on that file.
  promotion = { zone = "top" },
  on_promotion = m.land * m.aside(m.note "home"),
  -- Where men that are captured stay in the game, fifty quiet moves and little material end nothing.
  rules = { quiet = false, dead = {} },
})
