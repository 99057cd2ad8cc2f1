-- Moves like a Queen to empty fields. It captures each enemy only as that enemy captures: by replacement, with the
-- enemy's own move, or in the course of a Queen's move, there several of several kinds at once. It swaps with Swappers,
-- freezes Immobilizers, and does not capture a Chameleon. Of a copied move only the capture counts.
local m = require "acedrex.movement"

local all = m.all
local own_ways = m.is("Chameleon", "Withdrawer", "Advancer", "Pushme-Pullyu", "Long Leaper", "Coordinator", "Archer",
                      "Pincer Pawn", "Swapper", "Immobilizer")

local function prey(...) return m.prey * m.is(...) end
local function must_take(way, ...) return m.must(m.aside(way * prey(...) * m.capture)) end

-- Along d: away from Withdrawers, over Long Leapers, up to Advancers.
local function queen(d)
  local on = m.step(d) * m.empty
  return must_take(m.step(d:back()), "Withdrawer", "Pushme-Pullyu")
       * (on + m.step(d) * prey "Long Leaper" * m.capture * on)^1
       * must_take(m.step(d), "Advancer", "Pushme-Pullyu")
end

local file, rank, king = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0, m.own * m.is "King"
local corners = m.aside((file * #(rank * king) + rank * #(file * king)) * prey "Coordinator" * m.capture)
local pinch = m.along(m.orthogonals, function(d)
  return m.step(d) * prey "Pincer Pawn" * #(m.step(d) * m.own) * m.capture
end)
local target = m.slide(all, 2) + m.slide(all) * #(m.slide(all, 2) * m.own)

return piece {
  name = "Chameleon", symbol = "Cham",
  about = "slides like a Queen, captures each piece in its own way",
  moves = m.along(all, queen) * m.every(pinch) * corners^-1 * corners^-1
        + m.aside(target * prey "Archer" * m.capture)
        + m.slide(all) * m.is "Swapper" * (m.occupied - m.carries "swapped" * m.last_unit) * m.mark("swapped", 1) * m.swap
        + m.aside(m.step(all) * prey "Swapper" * m.capture) * m.leave
        + m.each_type(function(t)
            return m.taking(m.moves_of(t.name), m.is(t.name) - own_ways)
          end),
  aura = { at = m.step(all) * m.is "Immobilizer", of = "enemy", freeze = true },
}
