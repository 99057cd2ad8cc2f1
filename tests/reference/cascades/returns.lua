-- For tests: pieces that come back out of a pocket, also in the midst of a cascade, and roles of pieces in the air.
local m, c = require "acedrex.movement", require "acedrex.cascade"

local beside = m.step(m.orthogonals) * m.empty

return variant {
  name = "Returns", board = { files = 6, ranks = 6 }, royals = { King = "check" },
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all) },
    piece { name = "Rook", symbol = "R", notes = { "home" }, moves = m.slide(m.orthogonals) + m.to "home" },
    -- Gives its place for what it brings back; of the other side's only what is no Rook.
    piece { name = "Priest", symbol = "B",
      moves = m.step(m.diagonals) * m.empty * (m.pass + m.retrieve(m.own + m.enemy * -m.is "Rook", "lost") * m.leave)
        + m.aside(m.anywhere * m.empty * m.retrieve(m.is "Rook" * (m.noted "home" + m.own * -m.file_of "home" * m.rank_of "home"), "lost")) },
    -- Brings one back beside where it comes to, or takes one off there, which is lost; else it goes on.
    piece { name = "Medium", symbol = "M",
      moves = m.slide(m.orthogonals) * m.empty
        * (m.pass + m.land * m.aside(beside * m.retrieve(m.anyone, "lost")) + m.land * m.aside(m.step(m.N) * m.enemy * m.oblate)
          + m.aside(m.step(m.S) * m.is "Rook" * (m.note "home" + m.displace(m.to "home" + m.step(m.S))))),
      lands = m.own * m.is("Rook", "Pawn") * m.mark "knighted" * c.activate + m.own * m.is "Priest" * m.mark "summoned" * c.activate,
      immune = { oblate = m.is "Medium" } },
    piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.empty + m.step{ m.NE, m.NW } * m.enemy, lands = m.own * m.is "Priest" * c.activate },
  },
  lands = m.own * m.is("Medium", "Priest") * c.activate,
  -- As they are called, they move otherwise for that ply; what is knighted and cannot move is gone, what is summoned may stay.
  roles = {
    knighted = { moves = m.leap(1, 2), blocked = "oblate" },
    summoned = { moves = m.leap(0, 2) * m.empty * m.retrieve(m.own, "lost") * m.leave + m.step(m.N) },
  },
  captures = { to = "owner", pocket = "lost", oblated = true },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Priest" } },
}
