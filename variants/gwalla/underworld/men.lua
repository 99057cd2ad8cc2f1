-- The men of Underworld Chess: those of Classical Chess, but that what they capture falls to the Underworld, and that a
-- man that captures an Underworld King rises to the World.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local S = m.step
local king, of_below = m.is "King", m.is "Underworld King"

-- The empty field that is nearest to the walker's side on the file to which `lane` leads; if there is none, on the next file
-- towards the h-file, then towards the a-file. No Pawn comes to a first rank.
local function nearest(lane)
  local fields = {}
  for _, aside in ipairs { m.pass, S(m.E), S(m.W) } do
    for rank = 1, 8 do
      local field = lane * m.rank(rank) * aside * -m.at_start * m.empty
      fields[#fields + 1] = rank == 1 and -m.i_am "Pawn" * field or field
    end
  end
  return m.first_of(table.unpack(fields))
end

-- The men by name: `world` is the guard on fields of the World, `down` the step from there to the same field of the Underworld.
return function(world, down)
  -- The home file, and that of the field where the walker is: there Pawns fall and rise, and pieces that have no home.
  local home = (m.pass + m.anywhere) * m.file_of "home"
  local here = (m.pass + m.across() + down) * (S(m.N)^0 + S(m.S)^1)

  local rises_here = nearest(here * world)
  local men = { rises = m.first_of(nearest(home * world), rises_here), rises_here = rises_here }
  local falls = m.displace(m.first_of(-m.i_am "Pawn" * nearest(home * -world), nearest(here * -world)))
  local captured = m.enemy * -(king + of_below) * falls

  local function captures(rises) return captured + m.enemy * king * m.capture + m.enemy * of_below * m.capture * rises end

  men.King = piece.extend(require "classical.pieces.king", { moves = S(m.all) * (m.empty + captures(m.none)) })
  for _, name in ipairs { "queen", "rook", "bishop", "knight" } do
    local Base = require("classical.pieces." .. name)
    men[Base.name] = piece.extend(Base, { notes = { "home" }, moves = Base.moves * (m.empty + captures(men.rises)) })
  end
  -- Below, the first rank follows the last; above, no Pawn stays on the last.
  local slant = m.wrapped("ranks", S{ m.NE, m.NW })
  men.Pawn = piece.extend(require "classical.pieces.pawn", {
    moves = m.wrapped("ranks", S(m.N)) * m.empty + rush.ahead(2)
          + slant * (captures(rises_here) + m.empty * m.passed * m.aside(S(m.S) * captured)),
  })

  return men
end
