-- Nineteen (Mario Mlačak): 18 x 18 fields, Stars in the corners, and Pawns that go sideways.
local m = require "acedrex.movement"
local Pawn = require "croatian.pieces.pawn"
local stars = require "croatian.stars"
local base = require "croatian.mirandas-veil"

-- "Pawn can move sideways for one field. Side fields are just step-fields." Along the last rank it comes to no further
-- promotion, but where it emerges from a Star.
local star = m.is "Portal"
local SidewaysPawn = piece.extend(Pawn, {
  about = "steps ahead and sideways, captures diagonally ahead, may rush within its own half on its first move",
  moves = Pawn.moves + m.step{ m.E, m.W } * (star * m.settle + -star * m.settle * m.no_more_promotion),
})

-- A Pawn that emerges on the opponent's side of the board is tagged for promotion; on the last rank it may be promoted
-- at once. On its own side it loses the options to promote and to rush.
local pawn = m.rank(-1) + m.their_half * -m.rank(-1) * m.land * m.aside(m.mark "promotion") + m.own_half

return variant.extend(base, {
  name = "Nineteen", family = "croatian", slug = "nineteen", code = "N",
  about = "18 x 18 fields, Stars that teleport, Pawns that go sideways",
  board = { files = 18, ranks = 18 },
  pieces = {
    add = { require "croatian.pieces.light-star", require "croatian.pieces.dark-star" },
    replace = { Pawn = SidewaysPawn, Wave = stars.Wave },
  },
  setup = [[
    t r n b w e u a q k a u e w b n r T
    p p p p p p p p p p p p p p p p p p
    p p p p p p p p p p p p p p p p p p
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . .
    P P P P P P P P P P P P P P P P P P
    P P P P P P P P P P P P P P P P P P
    T R N B W E U A Q K A U E W B N R t
  ]],
  lands = base.lands + stars.lands(pawn),
  -- The King may castle over attacked fields, and out of check.
  castling = { distances = { 2, 3, 4, 5, 6 }, through_attack = true, out_of_attack = true },
})
