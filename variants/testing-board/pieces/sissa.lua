-- As many fields like a Rook as like a Bishop, or the other way round; at least one of each, all of them empty before
-- the last. The second direction is free.
local m = require "acedrex.movement"

local function legs(n)
  return m.along(m.all, function(d)
    return m.along({ d:turn(1), d:turn(-1), d:turn(3), d:turn(-3) }, function(e)
      return m.times(m.step(d) * m.free, n, n) * m.slide(e, { min = n, max = n })
    end)
  end)
end

return piece {
  name = "Sissa", symbol = "Sis",
  about = "n fields like a Rook, then n like a Bishop, or the other way round",
  moves = m.on_board(function(board)
    local moves = m.none
    for n = 1, board.longest do moves = moves + legs(n) end
    return moves
  end),
}
