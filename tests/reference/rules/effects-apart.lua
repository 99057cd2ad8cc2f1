-- Pieces that only go somewhere beside others that do more: some of what these do comes to the same as a plain move, or
-- as what another one does.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"
local S = m.step

local burst = m.every(S(m.all) * m.occupied * -m.is "King" * m.oblate)
local Bomb = piece { name = "Bomb", symbol = "B", moves = m.slide(m.orthogonals), on_capture = burst * m.leave }
local Knight = piece { name = "Knight", symbol = "N", moves = m.leap(1, 2), on_capture = burst }
-- It sends others where they could go by themselves, and stays, or goes.
local Shover = piece {
  name = "Shover", symbol = "S",
  moves = S(m.all) * m.empty + m.aside(S(m.orthogonals) * m.own * m.push(m.N)) + S(m.diagonals) * m.own * m.swap
        + S(m.N) * m.empty * m.land,
}
-- It comes to be what the rule would promote it to, and something else.
local Man = piece {
  name = "Man", symbol = "M",
  moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike + S(m.N) * m.empty * m.promote "Knight"
        + rush.ahead(2, m.pass) + rush.ahead(3, m.light_field) + rush.ahead(3, m.rank(2))
        + S{ m.NE, m.NW } * rush.en_passant,
}

return variant {
  name = "Effects Apart", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", Bomb, Knight, Shover, Man },
  royals = { King = "check" },
  promotion = { pieces = { "Man" }, to = { "Knight", "Bomb" }, when = "choice" },
  setup = [[
b n k . s n
. m s m . .
. . . . . .
. . . . . .
. . M S M .
N S . K N B]],
}
