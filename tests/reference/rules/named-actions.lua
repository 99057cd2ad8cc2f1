-- Walks with a name: in a budget, with costs and limits of their own.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Pawn = piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike,
  actions = { rise = m.step(m.N) * m.empty * m.become "Rook", deed = m.step(m.all) * m.own * m.swap } }
local Archer = piece { name = "Archer", symbol = "A", moves = m.step(m.all),
  actions = { deed = m.slide(m.orthogonals, 2) * m.prey * m.capture * m.home + m.leap(1, 2) * m.empty } }
local Nurse = piece { name = "Nurse", symbol = "U", moves = m.step(m.diagonals), actions = { deed = m.moves_of "Rook" } }
local part = phase.either{ phase.move(), phase.move{ action = "deed" }, phase.move{ action = "rise", by = "other" } }
return variant {
  name = "Named Actions", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Pawn, Archer, Nurse },
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, to = { "Archer", "Nurse" } },
  turn = phase.actions{ budget = 2, of = part, cost = { rise = 2, Rook = 2, default = 1 }, again = { "deed" },
                        limits = { captures = { deed = 1, Archer = 1 } } },
  setup = [[
a . k . u
p . p . p
. . . . .
P . P . P
U . K . A]],
}
