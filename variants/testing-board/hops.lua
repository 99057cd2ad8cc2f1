-- How the Grasshoppers hop, and what befalls the pieces that they hop over.
local m = require "acedrex.movement"

local hops = {}

-- Along a Queen's line to the first piece, and over it to the very next field. `deed` befalls what is hopped over;
-- `after` does when the hopper has landed.
function hops.over_first(deed, after)
  return m.along(m.all, function(d)
    local hop = (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * (deed or m.pass) * m.step(d)
    return after and hop * m.land * m.aside(m.step(d:back()) * after) or hop
  end)
end

-- It changes sides, if it is not royal.
hops.turn = m.must(-m.is "royal" * m.flip)

-- It falls by one rank if the hopper captures nothing, and rises by one if it captures. Other kinds, and Kings, do not.
local self = "Einstein Grasshopper"
local down = { Queen = "Rook", Rook = "Bishop", Bishop = "Knight", Knight = "Pawn", Pawn = self }
local up = { Pawn = "Knight", Knight = "Bishop", Bishop = "Rook", Rook = "Queen", Queen = self }
hops.change = m.must(m.change(down)) * m.settle + m.must(m.change(up)) * m.strike

-- What finds no room to be reborn leaves the board, but not what the hopper could not capture: a shielded enemy, a Mamra.
-- "A King or any other royal piece" is lost even if, as the Anti-King, it cannot be captured.
hops.homeless = m.first_of((m.own + m.prey + m.is "Anti-King") * m.oblate, m.pass)

-- It is reborn where its kind begins: row is seen from its own side; files are its own where none are given, and of two
-- the one with the colour where it stands. A piece that is at home already stays.
local function home(kind, row, files, regains)
  local way, right_file = m.step{ m.N, m.S }^0, m.pass
  if files then
    right_file = m.file(table.unpack(files))
    way = m.anywhere * right_file * (files[2] and m.start_colour or m.pass)
  end
  local at_home = right_file * (m.own * m.rank(row) + m.enemy * m.rank(-row))
  return kind * m.first_of(at_home, m.displace(way * m.rank(row)) * (regains or m.pass), hops.homeless)
end

-- What a King and a Rook regain by it is for a variant to say.
function hops.rebirth(regains)
  return home(m.is "Rook", 1, { "a", "h" }, regains) + home(m.is "Knight", 1, { "b", "g" })
       + home(m.is "Bishop", 1, { "c", "f" }) + home(m.is "Queen", 1, { "d" })
       + home(m.is "King", 1, { "e" }, regains) + home(m.is "Pawn", 2)
       + home(m.occupied - m.is("Rook", "Knight", "Bishop", "Queen", "King", "Pawn"), -1)
end

return hops
