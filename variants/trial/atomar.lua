-- Atomar: Atomic Chess where Kings outlast every explosion. They cannot take one another; to take the King wins.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

-- A Pawn is promoted before what it captures blows up.
local promoted = m.rank(-1) * (m.promote "Queen" + m.promote "Rook" + m.promote "Bishop" + m.promote "Knight")
local ahead, slant = m.step(m.N) * m.settle, m.step{ m.NW, m.NE } * m.strike

return variant.extend(require "classical.classical-chess", {
  name = "Atomar", family = "trial",
  about = "Atomic Chess where Kings outlast every explosion",
  pieces = { replace = {
    King = piece.extend(require "classical.pieces.king", { immune = m.is "King" }),
    Pawn = piece.extend(require "classical.pieces.pawn", {
      moves = (ahead + slant) * (-m.rank(-1) + promoted) + m.step{ m.NW, m.NE } * rush.en_passant + rush.ahead(2),
    }),
  } },
  promotion = false,
  on_capture = m.every(m.step(m.all) * m.occupied * -m.is("Pawn", "King") * m.oblate)
             * (m.i_am "King" + -m.i_am "King" * m.leave),
  castling = { king = "King", rooks = { "Rook" }, to = { "c", "g" }, through_attack = true, out_of_attack = true },
  royals = { King = "capture" },
  rules = { dead = {} },
})
