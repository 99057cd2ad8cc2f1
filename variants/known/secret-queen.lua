-- Secret Queen: before the first move each side chooses one of its Pawns, which is a second Queen. The other side sees a Pawn
-- until it moves as only a Queen does.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local rush = require "acedrex.rush"
local Plain = require "classical.pieces.pawn"

-- As in chess; but for the field where it stands nothing tells whether a Pawn has moved, so that the choice leaves no trace.
local on_start = m.from(m.rank(2))
local as_a_pawn = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * (m.strike + rush.en_passant) + rush.ahead(2, on_start)
-- Where a Pawn could go it goes as one, and the secret is kept.
local one, two = m.walked(1), m.walked(2) * on_start
local as_only_a_queen = m.slide{ m.E, m.SE, m.S, m.SW, m.W } + m.slide(m.N) * -(m.empty * (one + two)) +
                        m.slide{ m.NE, m.NW } * -(one * (m.enemy + m.passed))

local Pawn = piece.extend(Plain, {
  tags = false, moves = as_a_pawn,
  actions = { choose = m.become "Secret Queen" * m.land * m.add("chosen", 1) },
})
local Secret = piece.extend(Plain, {
  name = "Secret Queen", symbol = "S", worth = 9,
  about = "a Pawn that is a Queen, and shows it when it moves as only a Queen does",
  tags = false, moves = as_a_pawn + as_only_a_queen * m.become "Queen",
})

return variant.extend(require "classical.classical-chess", {
  name = "Secret Queen", slug = "secret-queen", code = "SQ", family = "known",
  about = "one Pawn of each side is a Queen, chosen secretly before the first move",
  pieces = { replace = { Pawn = Pawn }, add = { Secret } },
  -- On the last rank it is promoted as a Pawn is; taken before, it is a Pawn that was taken.
  promotion = { pieces = { "Pawn", "Secret Queen" } },
  rules = { quiet = { plies = 100, result = "draw", reset = { "Pawn", "Secret Queen" } } },
  -- The choice is a turn of its own, `Pe2=S`.
  state = { chosen = { to = 1, each = "side" } },
  turn = phase.when(m.counter("chosen", 0, 0), phase.move{ action = "choose" }, phase.move()),
  secrets = { { pieces = { "Secret Queen" }, seen_as = "Pawn" } },
  -- A King that it attacks is in check. The check is not told, but a player who leaves the King there is told so, and
  -- takes the move back.
  refusals = { check = true },
})
