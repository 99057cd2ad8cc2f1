-- How Serpents move: step by step on the two kinds of diagonals in turn, visiting each field only once in a ply.
local m = require "acedrex.movement"
local diamond = require "croatian.diamond"
local winding = {}

local A, B = { m.NW, m.SE }, { m.NE, m.SW }

-- Displacement fields are the same as color-changing fields, and have to be empty as well.
winding.beside = m.step(m.orthogonals)
-- A Pawn, own or opponent's, can be displaced by every step onto it; only then the Serpent can go on.
winding.displaced = m.is "Pawn" * m.displace(winding.beside * m.empty)

-- Over fields where it goes `on`, for at most so many steps as the size of the board allows.
function winding.over(on)
  local function from(first, second, most)
    local step = m.step(first) * on
    local round = step * m.step(second) * on
    return m.times(round, 0, (most - 1) // 2) * m.step(first) + m.times(round, 0, most // 2 - 1) * step * m.step(second)
  end
  return m.on_board(function(board)
    local most = math.floor(math.sqrt(board.files ^ 2 / (1 + math.sqrt(2))))
    return m.fresh(from(A, B, most) + from(B, A, most))
  end)
end

-- A Wave keeps to the two directions that it chose first.
winding.gait = diamond.alternate(A, B) + diamond.alternate(B, A)

return winding
