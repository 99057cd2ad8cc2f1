-- Ouk Chaktrang, the chess of Cambodia, by Pychess: Makruk, in which King and Met may begin with a leap.
local m = require "acedrex.movement"

-- The King goes as a Knight to the second rank, but not out of check, nor after a Rook has ever come to his file or
-- rank, whatever stands between.
local King = piece.extend(require "classical.pieces.king", {
  about = "steps one field in any direction; may first leap to the second rank",
  tags = { "leap" },
  moves = m.step(m.all) + m.carries "leap" * -m.attacked() * m.step{ { -2, 1 }, { 2, 1 } } * m.settle,
})
local line = m.along(m.orthogonals, function(d) return m.step(d)^1 end)
local Rook = piece.extend(require "classical.pieces.rook", {
  moves = m.slide(m.orthogonals) * m.land
    * m.first_of(m.aside(line * m.enemy * m.is "King" * m.tagged "leap" * m.unmark "leap"), m.pass),
})
local Met = piece.extend(require "historic.pieces.ferz", {
  name = "Met", symbol = "M",
  about = "steps diagonally; may first leap two fields ahead",
  tags = { "leap" },
  moves = m.step(m.diagonals) + m.carries "leap" * m.step(2 * m.N) * m.settle,
})

return variant.extend(require "southeast-asia.makruk", {
  name = "Ouk Chaktrang", slug = "ouk", code = "OU",
  also = { "Cambodian Chess", "Cambodian" },
  about = "the chess of Cambodia: Makruk with leaps of King and Met",
  pieces = { replace = { King = King, Rook = Rook, Met = Met } },
})
