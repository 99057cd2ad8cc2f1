-- Monster Chess, or Super King: a King with four Pawns, that makes two moves in each turn, against a whole army.
local phase = require "acedrex.phase"

return variant.extend(require "classical.classical-chess", {
  name = "Monster Chess", slug = "monster", code = "MN", family = "known",
  also = { "Super King Chess" },
  about = "Light has a King and four Pawns, and two moves in every turn",
  turn = phase.by_side{ light = phase.moves(2), dark = phase.move() },
  -- What could be taken by the second move is threatened as well: the game is played until a King is taken.
  royals = { King = "capture" },
  rules = { dead = {} },
  setup = [[
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . P P P P . .
. . . . K . . .]],
})
