-- Secret Queen: before the first move each side chooses one of its Pawns, which is a second Queen. The other side sees a Pawn
-- until it moves as only a Queen does.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local Queen = require "classical.pieces.queen"
local Plain = require "classical.pieces.pawn"
local secret = m.carries "queen"
local Pawn = piece.extend(Plain, {
  moves = Plain.moves + secret * Queen.moves * m.become "Queen",
  actions = { choose = m.land * m.aside(m.mark("queen", "always") * m.add("chosen", 1)) },
})

return variant.extend(require "classical.classical-chess", {
  name = "Secret Queen", slug = "secret-queen", code = "SQ", family = "known",
  about = "one Pawn of each side is a Queen, chosen secretly before the first move",
  pieces = { replace = { Pawn = Pawn } },
  state = { chosen = { to = 1, each = "side" } },
  turn = phase.when(m.counter("chosen", 0, 0), phase.move{ action = "choose" }, phase.move()),
  secrets = { { pieces = { "Pawn" }, tagged = "queen", seen_as = "Pawn" } },
  refusals = { check = true },
})
