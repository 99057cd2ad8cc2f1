-- Two boards, between which pieces go: after a move to the other board, or by a step that leads there.
local m = require "acedrex.movement"
local function alice(name, symbol, e) return piece { name = name, symbol = symbol, moves = e * m.empty * m.across "B" * m.empty
                                                                          + e * (m.empty + m.enemy) * m.across() * m.empty } end
local Shuttle = piece { name = "Shuttle", symbol = "S", moves = (m.across "B" + m.across()) * (m.empty + m.enemy) + m.step(m.orthogonals) }
local Sniper = piece { name = "Sniper", symbol = "N", moves = m.aside(m.step(m.all) * (m.across "B" + m.across()) * m.enemy * m.capture)
                                                            + m.step(m.diagonals) }
return variant {
  name = "Boards", board = { files = 4, ranks = 4, beside = { B = { files = 3, ranks = 4, holes = { "b2" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Shuttle, Sniper,
             alice("Alice", "A", m.slide(m.orthogonals)) },
  royals = { King = "check" },
  setup = [[
r a k s
. . n .
. . N .
R A K S]],
}
