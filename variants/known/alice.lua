-- Alice Chess (Vernon Rylands Parton, 1953), by the Chess Variant Pages: two boards, of which the second is empty at
-- first. A move is made on the board where the piece stands, as Classical Chess has it, and then the piece goes through
-- the looking-glass, to the same field of the other board, which has to be empty. Nothing is captured in passing.
local m = require "acedrex.movement"

local through = (m.across "B" + m.across()) * m.empty
local function alice(base, moves)
  return piece.extend(base, { moves = (moves or base.moves) * (m.empty + m.prey * m.capture) * through })
end

local King = require "classical.pieces.king"
local ahead, slant = m.step(m.N) * m.empty, m.step{ m.NE, m.NW }
local Pawn = piece.extend(require "classical.pieces.pawn", {
  moves = (ahead + m.carries "rush" * ahead * ahead) * through * m.settle + slant * m.prey * m.capture * through,
})
local pieces = {
  Pawn = Pawn,
  -- He may be attacked neither where he steps to nor where he then comes out.
  King = alice(King, King.moves * -m.attacked()),
}
for _, name in ipairs { "queen", "rook", "bishop", "knight" } do
  local base = require("classical.pieces." .. name)
  pieces[base.name] = alice(base)
end

return variant.extend(require "classical.classical-chess", {
  name = "Alice Chess", slug = "alice", code = "AL", family = "known",
  about = "Classical Chess on two boards: a piece that moves changes to the other one",
  board = { beside = { B = { files = 8, ranks = 8 } } },
  pieces = { replace = pieces },
  -- King and Rook both go through.
  castling = { onward = m.across "B" * m.empty },
  rules = { dead = { { "King" } } },
})
