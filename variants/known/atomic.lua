-- Atomic chess: every capture is an explosion. The capturer goes with what it takes, and so does every piece beside the
-- field of the capture, but for Pawns. A side that loses its King has lost; no side may blow up its own.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local their_king = (m.anywhere + m.pass) * m.enemy * m.is "King"
local King = piece.extend(require "classical.pieces.king", {
  takes = m.none,
  -- He cannot be taken by a side that has no King any more, nor where its own King stands beside him and would go, too.
  immune = -their_king + #(their_king * m.step(m.all) * m.own * m.is "King"),
})

-- A Pawn is promoted before what it captures blows up.
local promoted = m.rank(-1) * (m.promote "Queen" + m.promote "Rook" + m.promote "Bishop" + m.promote "Knight")
local ahead, slant = m.step(m.N) * m.settle, m.step{ m.NW, m.NE } * m.strike
local Pawn = piece.extend(require "classical.pieces.pawn", {
  moves = (ahead + slant) * (-m.rank(-1) + promoted) + m.step{ m.NW, m.NE } * rush.en_passant + rush.ahead(2),
})

return variant.extend(require "classical.classical-chess", {
  name = "Atomic Chess", slug = "atomic", code = "AT", family = "known",
  about = "Classical Chess with captures that blow up everything around",
  pieces = { replace = { King = King, Pawn = Pawn } },
  promotion = false,
  -- Around the field where the capturer has come to stand.
  on_capture = m.every(m.step(m.all) * m.occupied * -m.is "Pawn" * m.oblate) * m.leave,
  rules = { extinction = { { "King" } }, dead = { { "King" } } },
})
