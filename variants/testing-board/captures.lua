-- What the pieces of Ultima do beside their Queen's moves. `whom` says which pieces are meant: m.prey, or some of them.
local m = require "acedrex.movement"

local ultima = {}

local queen, near = m.slide(m.all), m.slide(m.all, 2)
local file, rank = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0
local king = m.own * m.is "King"

-- What stands on the next field in direction d has to be captured.
function ultima.beside(d, whom) return m.must(m.aside(m.step(d) * whom * m.capture)) end

-- Along d to an empty field, over single ones that are captured, each with an empty field behind it.
function ultima.vault(d, whom)
  local on = m.step(d) * m.empty
  return (on + m.step(d) * whom * m.capture * on)^1
end

-- What stands where its file crosses the King's rank, or its rank the King's file, may be captured.
function ultima.corner(whom)
  return m.aside((file * #(rank * king) + rank * #(file * king)) * whom * m.capture)
end

-- Everything beside it, on its file or rank, that has a friend straight behind it is captured.
function ultima.pinch(whom)
  return m.every(m.along(m.orthogonals, function(d) return m.step(d) * whom * #(m.step(d) * m.own) * m.capture end))
end

-- A shot along a free line: at two fields at most, or at what a friend spots, from at most two fields as well.
function ultima.shot(whom) return m.aside((near + queen * #(near * m.own)) * whom * m.capture) end

-- Exchanges places with what stands here, but not back in the very next turn.
function ultima.swap(whom) return (whom - m.carries "swapped" * m.last_unit) * m.mark("swapped", 1) * m.swap end

-- Leaves the board together with an enemy beside it.
function ultima.perish(whom) return m.aside(m.step(m.all) * whom * m.capture) * m.leave end

return ultima
