-- Kinds of turns that come first: by what was captured and by whom, mates, promotions and checks; then captures.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
local Lion = piece { name = "Lion", symbol = "L", moves = m.step(m.orthogonals) + m.step(m.NE) * m.enemy * m.capture * m.step(m.N),
                     on_capture = m.step(m.E) * m.enemy * m.oblate }
return variant {
  name = "Preferred", board = { files = 5, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Man, Lion },
  royals = { King = "check" }, promotion = { pieces = { "Man" }, to = { "Rook", "Lion" } },
  rules = { capture = "must", prefer = {
    m.is "Lion" * m.took(m.is "Rook" * m.rank(5)), "mate", m.took(m.is "Man") * -m.step(m.W), "promotion",
    m.last{ captured = true, is = "King" }, m.rank(3) * m.arrived * -m.attacked(), "check",
  } },
  setup = [[
r k . l .
m m . m .
. . . . .
. . . . .
. M . M M
. L . K R]],
}
