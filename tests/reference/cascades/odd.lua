-- For tests: what no shipped piece does when it activates, takes or is taken up.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local near = m.step(m.orthogonals)

return variant {
  name = "Odd", board = { files = 6, ranks = 6 }, royals = { King = "check" },
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all) },
    piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike },
    -- Leaves the board when it has activated; nobody stands where the other begins.
    piece { name = "Martyr", symbol = "Ma", moves = m.slide(m.diagonals),
      lands = m.own * m.is("Rook", "Shade") * c.activate * m.leave },
    -- Takes a neighbour when it has activated, and becomes another.
    piece { name = "Raider", symbol = "Ra", moves = m.slide(m.orthogonals),
      lands = m.own * m.is("Rook", "Martyr") * c.activate * m.aside(near * m.enemy * m.capture) * m.become "Rook" },
    -- Takes only with momentum, or on its first ply; is safe from those that have moved.
    piece { name = "Miser", symbol = "Mi", moves = m.slide(m.all, 2), takes = m.enemy * c.left(1),
      lands = m.own * m.is "Miser" * c.activate },
    piece { name = "Green", symbol = "G", moves = m.slide(m.orthogonals), takes = m.enemy * c.first_ply,
      lands = m.own * m.is("Green", "Rook") * c.activate },
    piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) },
    -- Nobody's: anyone may send it away.
    piece { name = "Boulder", symbol = "B", owner = "none", moves = m.step(m.all) * (m.empty + m.neutral),
      blocked = "oblate" },
    -- Both step over each other.
    piece { name = "Shade", symbol = "Sh", transparent = true, passes = m.is "Boulder" + m.own * m.is "Rook",
      moves = m.slide(m.diagonals, 3), gait = m.slide(m.orthogonals), lands = m.is "Shade" * c.activate },
    -- Activates itself on its way: lands, and is done.
    piece { name = "Mole", symbol = "Mo",
      moves = m.slide(m.orthogonals) * m.first_of(m.own * m.is "Rook" * c.activate, m.settle),
      takes = m.none },
    piece { name = "Tutor", symbol = "T", moves = m.leap(1, 2) + m.step(m.N),
      lands = m.own * m.is "Pawn" * c.promote * m.leave + m.own * m.is "Pawn" * c.promote * m.home
            + m.own * m.is "Tutor" * c.activate },
  },
  lands = m.neutral * c.activate + m.own * m.is "Mole" * c.left(1) * c.activate,
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Martyr" }, when = "choice" },
}
