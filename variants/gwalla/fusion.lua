-- What the fused pieces of Cold Fusion Chess share.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local fusion = {}

-- En passant, by pieces that are more than a Pawn: an enemy Pawn has rushed past here, or an enemy Berolina Pawn has
-- gone two fields diagonally, and marked the field between.
fusion.passing = m.mark_field("passed", 1)
fusion.en_passant = rush.en_passant
                  + m.empty * m.marked "passed" * m.aside(m.anywhere * m.last_unit * m.prey * m.capture)

-- How a Pawn moves that is a part of another piece: also two fields straight ahead from the third rank, where Pawns start.
fusion.pawn = require("gwalla.pieces.pawn").moves + rush.ahead(2, m.rank(3))

-- A split: one of the two that a compound is made of goes away by its own move, without capturing; the other stays.
-- No kind of pawn may stay on the last rank.
local pawns = { Pawn = true, ["Berolina Pawn"] = true, Sergeant = true }

local function goes(leaver, stayer)
  local moves = leaver.name == "Pawn" and fusion.pawn or leaver.moves
  return (pawns[stayer.name] and -m.rank(-1) or m.pass)
       * m.aside(m.place(stayer.name)) * moves * m.empty * m.bloodless * m.become(leaver.name)
end

function fusion.split(one, other) return goes(one, other) + goes(other, one) end

-- What a piece that was captured comes back as: a compound with a pawn in it without one pawn, any other as the next
-- of the row Queen, Marshal, Cardinal, Chariot, Archbishop, Knightrider, Rook, Bishop, Knight, Sergeant, Berolina Pawn,
-- Pawn. (Where the page speaks of equal or lower value: one step down; a Pawn stays a Pawn.)
fusion.demoted = {
  Queen = "Marshal", Marshal = "Cardinal", Cardinal = "Chariot", Chariot = "Archbishop", Archbishop = "Knightrider",
  Knightrider = "Rook", Rook = "Bishop", Bishop = "Knight", Knight = "Sergeant", Sergeant = "Berolina Pawn",
  ["Berolina Pawn"] = "Pawn",
  Guard = "Rook", ["Berolina Guard"] = "Guard", ["Guard Sergeant"] = "Berolina Guard",
  Templar = "Bishop", ["Berolina Templar"] = "Templar", ["Temple Sergeant"] = "Berolina Templar",
  Cavalry = "Knight", ["Berolina Cavalry"] = "Cavalry", ["Cavalry Sergeant"] = "Berolina Cavalry",
}

return fusion
