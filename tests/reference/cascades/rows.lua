-- For tests: rows of `lands` that belong to pieces, not to the variant, and each a little different.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local rush = require "acedrex.rush"

return variant {
  name = "Rows", board = { files = 6, ranks = 6 }, royals = { King = "check" },
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all) },
    piece { name = "Pawn", symbol = "P", tags = { "rush" },
      moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike + rush.ahead(3)
            + c.first_ply * m.step{ m.NE, m.NW } * rush.en_passant,
      lands = c.first_ply * m.own * m.is "Stone" * c.activate },
    -- Activates its own kind, and Stones of either side where it has two steps left.
    piece { name = "Relay", symbol = "R", moves = m.slide(m.orthogonals),
      lands = m.own * m.is "Relay" * c.activate + m.is "Stone" * c.left(2) * c.activate },
    -- Passive, and needs no momentum; where it cannot go it cannot be activated.
    piece { name = "Stone", symbol = "S", passive = true, spends = 0, moves = m.step(m.diagonals),
      lands = m.enemy * -m.is("King", "Stone") * c.activate + m.own * m.is "Stone" * c.left(1) * c.activate },
    -- Activates on capture-fields only, enemies too, whom it does not take.
    piece { name = "Marshal", symbol = "M", takes = m.is("Pawn", "King"),
      moves = m.step(m.orthogonals) * m.settle + m.ride(m.leap(1, 1), 3) * m.strike + m.leap(1, 2) * m.settle,
      lands = c.on_strike * -m.is("King", "Pawn") * m.occupied * c.activate },
    -- Takes on its way, and activates in the middle of its movement, not by a row.
    piece { name = "Reaper", symbol = "Re", blocked = "oblate",
      moves = m.step(m.orthogonals) * (m.empty + m.prey * m.capture)
            * m.step(m.orthogonals) * (m.empty + m.own * -m.is "King" * c.activate) },
    -- Promotes Pawns, and takes the place of one.
    piece { name = "Mentor", symbol = "Me", moves = m.ride(m.leap(1, 2)),
      lands = m.own * m.is "Pawn" * c.promote * m.leave + m.own * m.is "Mentor" * c.left(1) * c.activate },
    -- Pushes somebody aside before it activates.
    piece { name = "Usher", symbol = "U", moves = m.slide(m.all, 3),
      lands = m.own * -m.is "King" * m.aside(m.step(m.N) * m.enemy * m.push(m.N)) * c.activate },
  },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Relay", "Stone" }, when = "at once" },
}
