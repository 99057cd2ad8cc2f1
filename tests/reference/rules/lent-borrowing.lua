-- Auras that lend walks, also to frozen pieces, to pieces that borrow from others, and that lend borrowed movement
-- itself; tags by auras that open walks by which pieces attack.
local m = require "acedrex.movement"
local S, all = m.step, m.all

local Friend = piece { name = "Friend", symbol = "F", moves = m.moves_of "guards" }
local Ice = piece { name = "Ice", symbol = "I", moves = S(m.orthogonals), aura = { at = S(all), of = "enemy", freeze = true } }
local Teacher = piece { name = "Teacher", symbol = "T", moves = S(m.N) * m.settle,
                        aura = { at = S(all), of = "own", lends = function(d) return m.slide(d, 2) end } }
local Host = piece { name = "Host", symbol = "Q", moves = S(m.diagonals) * m.settle,
                     aura = { { at = m.leap(0, 1), of = "own", lends = m.moves_of "attackers" },
                              { at = m.leap(0, 2), of = "own", except = "self", plies = 2 } } }
local Lantern = piece { name = "Lantern", symbol = "L", moves = m.slide(m.diagonals, 2) + m.carries "lit" * m.leap(0, 2),
                        aura = { at = m.leap(1, 1) + m.leap(0, 1), of = "any", mark = "lit" } }
-- Leaves the board where it stands attacked when its side has moved.
local Shy = piece { name = "Shy", symbol = "Y", moves = S(m.orthogonals), on_turn_end = m.from(m.mine) * #m.moves_of "attackers" * m.leave }

return variant {
  name = "Lent Borrowing", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Friend, Ice, Teacher, Host, Lantern, Shy },
  royals = { King = "check" },
  setup = [[
r f k q .
l t . i y
. . . . .
L T . I Y
R F K Q .]],
}
