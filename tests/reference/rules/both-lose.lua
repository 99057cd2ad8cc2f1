-- One turn makes both sides lose: by the loss of royal pieces, of a kind of pieces, or of nearly all pieces. What captures
-- takes with it all that stands around.
local m = require "acedrex.movement"
return variant {
  name = "Both Lose", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", require "classical.pieces.bishop" },
  royals = { King = "capture" },
  on_capture = m.every(m.step(m.all) * m.occupied * m.oblate) * m.leave,
  rules = { both_lose = "other", bare = { pieces = "all", left = 1 }, extinction = { { "Knight" } } },
  setup = [[
r n k b .
. b . . .
. . . . .
. . . B .
. B K N R]],
}
