-- The Grenadier steps along ranks and files and captures on diagonals; in close quarters, with an opponent's piece next
-- to where its ply starts, in another way than else.
local m = require "acedrex.movement"
local privates = require "croatian.privates"

local foe = m.step(m.all) * m.enemy
-- Two and more fields ahead are a rush while it may rush.
local function ahead(limit) return m.carries "rush" * m.step(m.N) + -m.carries "rush" * m.slide(m.N, limit) end

-- "One step more than count of opponent's pieces" to a side, one up or down.
local aside = m.count(foe) + 1
-- After each step a forking step may capture.
local function forking(d, limit) return m.times(m.step(d) * m.free, 1, limit) * m.step{ d:left(), d:right() } * privates.take end
local close = m.step{ m.N, m.S } * m.settle + m.slide({ m.E, m.W }, aside) * m.settle
  + forking(m.N, 1) + forking(m.S, 1) + forking(m.E, aside) + forking(m.W, aside)

return piece {
  name = "Grenadier", symbol = "G", worth = 2,
  about = "steps along ranks and files, captures diagonally; next to an opponent's piece it goes and captures farther",
  tags = { "rush" },
  moves = m.step(m.diagonals) * privates.take + #foe * close + privates.rush
    -- Its limits depend on the size of the board (table 16; the printed vertical formula contradicts the table).
    + -foe * m.on_board(function(board)
      local n = board.files
      local across = math.max(1, privates.limit(board) - 2)
      local along = math.max(1, math.floor(math.sqrt(n * n / (1 + n))) - 2)
      return (m.slide({ m.E, m.W }, across) + ahead(along) + m.slide(m.S, along)) * m.settle
    end),
  gait = m.slide(m.all), -- a Wave that it activates moves as a Queen
}
