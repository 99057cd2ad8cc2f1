-- Pieces that may pass in zones where moves promote, also in a second ply.
local m = require "acedrex.movement"
local S = m.step
local Monk = piece { name = "Monk", symbol = "M", may_pass = true, moves = m.pass + S(m.N) + S(m.diagonals), promotes = { "Knight", "Abbot" } }
local Abbot = piece { name = "Abbot", symbol = "A", may_pass = true, moves = m.times(S{ m.E, m.W } * m.empty, 0, 2), promotes = "Rook" }
local Drum = piece { name = "Drum", symbol = "D", moves = S(m.orthogonals) * m.empty, aura = { at = S(m.all), of = "own", plies = 2 } }
return variant {
  name = "Passes in Zones", board = { files = 5, ranks = 5, zones = { far = { light = { "a4-e5" } }, edge = { light = { "a5-e5" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Monk, Abbot, Drum },
  royals = { King = "check" },
  promotion = { to = "own", zone = "far", enters = "touches", when = "choice", must = "edge" },
  setup = [[
r . k . d
. m . a .
. . . . .
. A . M .
D . K . R]],
}
