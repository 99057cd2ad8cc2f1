-- For tests: momentum that matters within a walk, movement that differs in the air, choices of promotion.
local m, c = require "acedrex.movement", require "acedrex.cascade"

return variant {
  name = "Mixed", board = { files = 6, ranks = 6 }, royals = { King = "check" },
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all), lands = m.own * m.is("Shot", "Long") * c.activate },
    piece { name = "Pawn", symbol = "P", moves = m.step(m.N) + m.step(m.S) * m.settle },
    -- Goes farther on its first ply than later.
    piece { name = "Tired", symbol = "T", moves = c.first_ply * m.slide(m.diagonals) + m.step(m.orthogonals) },
    -- Shoots: takes without moving, and cannot be activated where it can shoot nobody.
    piece { name = "Shot", symbol = "S", passive = true, takes = m.enemy - m.is "King",
      moves = m.step(m.orthogonals) * m.empty * m.step(m.all) * m.prey * m.capture * m.home * m.step(m.N) },
    -- Long ways: over empty fields, by as many as it likes, never twice; what is left depends on the way.
    piece { name = "Long", symbol = "L", blocked = "oblate",
      moves = m.fresh((m.step(m.orthogonals) * m.empty)^-2 * m.step(m.orthogonals)) },
    -- A leap by far costs one only.
    piece { name = "Jump", symbol = "J", moves = m.anywhere * m.own_half, spends = 0 },
    -- Its capture needs momentum; so does its change of type.
    piece { name = "Moth", symbol = "Mo", moves = m.step(m.all) * m.settle + m.step(m.all) * c.left(2) * m.strike
            + m.step(m.N) * c.left(1) * m.become "Tired" },
    -- Activates on its first ply only, and cannot tell so by its own movement.
    piece { name = "Once", symbol = "O", moves = m.slide(m.orthogonals),
      lands = c.first_ply * m.own * m.is("Once", "Tired", "Moth") * c.activate },
    -- Lends a hand: whoever it meets is changed before it goes on.
    piece { name = "Smith", symbol = "Sm", moves = m.slide(m.orthogonals, 2),
      lands = m.own * m.is "Pawn" * m.change "Tired" * c.activate + m.enemy * m.is "Tired" * m.convert * c.activate },
  },
  lands = m.own * m.is("Tired", "Long", "Moth") * c.left(1) * c.activate + m.own * m.is("Jump", "Smith") * c.activate,
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Tired", "Long" }, when = "choice" },
}
