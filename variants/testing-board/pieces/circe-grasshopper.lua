-- A Grasshopper. When it has landed, the piece that it hopped over is reborn on the field where it began an orthodox
-- game: Rook, Bishop and Knight on the one of their two that has the colour where they stood, a Pawn on its file, any
-- other piece on the last row of its file. Where that field is occupied it leaves the board; who is at home stays.
local m = require "acedrex.movement"
local hops = require "testing-board.hops"

-- row: seen from the piece's own side; files: where it may begin, its own file where none are given
local function reborn(kind, row, files)
  local there, home = m.step{ m.N, m.S }^0, m.pass
  if files then
    home = m.file(table.unpack(files))
    there = m.anywhere * home * (files[2] and m.start_colour or m.pass)
  end
  local at_home = home * (m.own * m.rank(row) + m.enemy * m.rank(-row))
  return kind * m.first_of(at_home, m.displace(there * m.rank(row)), m.oblate)
end

local birth = reborn(m.is "Rook", 1, { "a", "h" }) + reborn(m.is "Knight", 1, { "b", "g" })
            + reborn(m.is "Bishop", 1, { "c", "f" }) + reborn(m.is "Queen", 1, { "d" })
            + reborn(m.is "King", 1, { "e" }) + reborn(m.is "Pawn", 2)
            + reborn(m.occupied - m.is("Rook", "Knight", "Bishop", "Queen", "King", "Pawn"), -1)

return piece {
  name = "Circe-Grasshopper", symbol = "CiGr",
  about = "a Grasshopper; what it hops over is reborn",
  moves = hops.over_first(m.pass, birth),
}
