-- For tests: pieces that inherit their movement, and others that say what they bequeath.
local m, c = require "acedrex.movement", require "acedrex.cascade"

local function by_anyone(except) return m.own * -m.is("King", except) * c.activate end

return variant {
  name = "Heirs", board = { files = 6, ranks = 6 }, royals = { King = "check" }, symmetry = "rotate",
  pieces = {
    piece { name = "King", symbol = "K", moves = m.step(m.all) },
    piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike },
    -- Inherits, spends what it has, takes what it meets.
    piece { name = "Heir", symbol = "H", passive = true, moves = c.gait },
    -- The same, over the edge of the board and back, over everything.
    piece { name = "Ghost", symbol = "G", passive = true, transparent = true, passes = m.occupied, roams = true,
      moves = c.gait, spends = 0, blocked = "oblate", takes = m.none, replaces_lands = true,
      lands = m.is("Ghost", "Heir") * c.activate + m.own * -m.is("King", "Ghost", "Heir") * c.left(2) * c.activate },
    -- Inherits for two legs, the second one its own.
    piece { name = "Cousin", symbol = "C", passive = true, blocked = "oblate",
      moves = c.gait * m.settle + c.gait * m.enemy * m.capture * m.step(m.N) },
    -- Says what it bequeaths: other steps, by the colour of fields.
    piece { name = "Donor", symbol = "D", moves = m.step(m.orthogonals),
      gait = m.own_colour * m.slide{ m.N, m.NE } + -m.own_colour * m.ride(m.leap(1, 2), 2) },
    -- Bequeaths what depends on the board, and leads to captures only.
    piece { name = "Patron", symbol = "Pa", moves = m.leap(1, 2) + m.step(m.N),
      gait = m.by_side{ light = m.hop(m.orthogonals),
        dark = m.step(m.diagonals) * m.strike } + m.rank(1) * m.leap(0, 2) },
    -- Has steps of its own besides, its own way round; begins moves by them, and bequeaths those alone.
    piece { name = "Squire", symbol = "Sq", moves = c.gait + m.step{ m.N, m.NE } },
    -- Goes round corners that lie beyond the edge.
    piece { name = "Stray", symbol = "St", roams = true,
      moves = m.along(m.all, function(d) return m.step(d) * m.step(d:turn(2)) * m.step(d:back()) end) },
    piece { name = "Rider", symbol = "R", moves = m.ride(m.leap(1, 2)) + m.step(m.N) },
  },
  lands = by_anyone("Pawn") * m.pass + m.own * m.is "Pawn" * c.on_strike * c.left(1) * c.activate,
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Heir", "Donor" }, when = "now or later" },
}
