-- The Regent steps one field in any direction. While a side has one, its King may be attacked; if the King is captured,
-- the Regent is King at once. Where there are several, the owner says which, by a move of its own before his next one.
local m = require "acedrex.movement"

local king = m.anywhere * m.own * m.is("King", "Warrior King")

return piece.extend(require "classical.pieces.king", {
  name = "Regent", symbol = "Re",
  on_turn_end = -#king * -#(m.anywhere * m.own * m.is "Regent") * m.become "King",
  actions = { crown = m.become "King" },
})
