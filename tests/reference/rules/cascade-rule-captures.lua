-- What burns by rules in the midst of cascades and after them goes into pockets as captured by the piece that moved first.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S, all = m.step, m.all
local Knight = require "classical.pieces.knight"
local Fuse = piece { name = "Fuse", symbol = "F", passive = true, moves = m.slide(all, 3),
                     on_capture = m.every(S(m.orthogonals) * m.enemy * m.capture) }
local Torch = piece { name = "Torch", symbol = "T", moves = S(all) + S(m.orthogonals) * m.enemy * m.capture * S(m.orthogonals),
                      on_capture = S(m.E) * m.enemy * m.capture }
local Dragon = piece { name = "Dragon", symbol = "D", moves = S(m.orthogonals) * m.settle,
                       on_turn_end = m.from(m.mine) * S(m.diagonals) * m.enemy * m.capture }
local Double = piece { name = "Double", symbol = "B", moves = S(m.orthogonals), on_capture = S(m.N) * m.enemy * m.capture,
                       aura = { at = m.pass, of = "own", plies = 2 } }
return variant {
  name = "Cascade Rule Captures", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", Knight, Fuse, Torch, Dragon, Double },
  royals = { King = "check" },
  lands = m.own * -m.is "King" * c.activate,
  captures = { { by = { "Knight" }, to = "nobody" }, { by = { "Fuse", "Double" }, to = "owner" }, { to = "capturer" } },
  drops = { pieces = { "Knight", "Fuse" } },
  setup = [[
d n k f b .
. . . t . f
. n . . . .
. . . . N .
F . T . . .
. B F K N D]],
}
