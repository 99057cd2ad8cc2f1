-- How a Chameleon captures: each piece as that piece captures.
local m, ultima = require "acedrex.movement", require "testing-board.captures"
local hops = require "testing-board.hops"

local Pawn = require "testing-board.pieces.pawn"

local function prey(...) return m.prey * m.is(...) end

local corner = ultima.corner(prey "Coordinator")
-- "Swaps with Swappers may be combined with other captures."
local queen = m.along(m.all, function(d)
  local vault = ultima.vault(d, prey "Long Leaper")
  return ultima.beside(d:back(), prey("Withdrawer", "Pushme-Pullyu"))
       * (vault + vault^-1 * m.step(d) * ultima.swap(m.is "Swapper"))
       * ultima.beside(d, prey("Advancer", "Pushme-Pullyu"))
end)

-- Of a copied move only the capture counts: not what a Shishi captures on its way, nor what befalls the piece that a
-- Grasshopper hops over.
local function copied(name)
  if name == "Shishi" then return m.step(m.all) + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2) end
  return name:find "Grasshopper" and hops.over_first() or m.moves_of(name)
end

local function replaces(t)
  for _, class in ipairs(t.classes) do
    if class == "ultima" or class == "mimic" then return m.none end
  end
  return m.taking(copied(t.name), m.is(t.name))
end

return queen * ultima.pinch(prey "Pincer Pawn") * corner^-1 * corner^-1
     + ultima.shot(prey "Archer") + ultima.perish(prey "Swapper")
     + m.each_type(replaces) + m.taking(Pawn.moves, m.is "Orphan Pawn")
