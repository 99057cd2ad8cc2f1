-- For tests: moves that are handed back, begun anew or go on elsewhere, and roles that are marks in the air.
local m, c = require "acedrex.movement", require "acedrex.cascade"

return variant {
  name = "Relays", board = { files = 6, ranks = 6 }, royals = { King = "check" },
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all), lands = m.own * m.is("Herald", "Post") * c.activate },
    -- Changes its way at posts; once on its way, it may not hop any more.
    piece { name = "Rider", symbol = "R", moves = m.slide(m.orthogonals) + c.first_ply * m.leap(1, 2),
      lands = m.is("Post", "Pawn") * c.left(1) * c.diverge },
    -- Diverges for nothing, on its own fields only; and takes a neighbour before it goes on.
    piece { name = "Drift", symbol = "D", spends = 0, moves = m.step(m.diagonals), blocked = "oblate",
      lands = m.own * m.is "Post" * m.aside(m.step(m.N) * m.enemy * m.capture) * c.diverge
        + m.own * m.is "Rider" * c.activate },
    piece { name = "Post", symbol = "P", moves = m.step(m.N), lands = m.own * m.is("Drift", "Rider") * c.activate_anew },
    piece { name = "Pawn", symbol = "Pa", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike },
    -- Sends the one that called it on, from where that stands; as an errand, farther, and blocked it is gone.
    piece { name = "Herald", symbol = "H", passive = true,
      moves = -m.carries "errand" * m.slide(m.orthogonals) * m.empty * (m.pass + c.hand_back)
        + m.carries "errand" * m.slide(m.diagonals) * m.own * m.is "Pawn" * m.oblate
          * (m.pass + m.land * m.aside(m.home * m.mark "sent") * c.hand_back),
      blocked = m.carries "errand" },
    piece { name = "Envoy", symbol = "E",
      moves = -m.carries "sent" * (m.step(m.all) + m.step(m.orthogonals) * m.own * m.is "Herald" * m.mark "errand" * c.activate)
        + m.carries "sent" * m.leap(1, 2) * (m.empty + m.enemy),
      lands = m.own * m.is "Herald" * c.activate + m.own * m.is "Rider" * c.left(2) * c.activate_anew },
    -- Walks as its activator does, and changes its way where that is no Rider.
    piece { name = "Echo", symbol = "Ec", passive = true, moves = c.gait, spends = 0, takes = m.none, replaces_lands = true,
      lands = m.own * m.is "Post" * -c.inherits "Rider" * c.diverge + m.own * m.is "Envoy" * c.activate },
  },
  lands = m.own * m.is "Echo" * c.activate,
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rider", "Envoy" } },
}
