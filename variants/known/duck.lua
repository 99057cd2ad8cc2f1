-- Duck chess (Tim Paulden): after every move the player puts the Duck, which belongs to neither side and cannot be
-- taken, on another empty field. There is no check: the King is taken.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local Duck = piece {
  name = "Duck", symbol = "D", owner = "none", may_move = "both",
  about = "belongs to neither side; is put on another empty field after every move",
  moves = m.anywhere * m.empty * -m.on "P:a1",
}

return variant.extend(require "classical.classical-chess", {
  name = "Duck Chess", slug = "duck", code = "DU", family = "known",
  about = "Classical Chess with a Duck that both players put in the way",
  -- The Duck comes from a pond beside the board, and never goes back there.
  board = { beside = { P = { files = 1, ranks = 1, setup = "D" } } },
  pieces = { add = { Duck } },
  turn = phase.seq{
    phase.move{ pieces = { "King", "Queen", "Rook", "Bishop", "Knight", "Pawn" } },
    phase.move{ pieces = { "Duck" } },
  },
  royals = { King = "capture" },
  rules = { stalemate = "win", dead = {} },
})
