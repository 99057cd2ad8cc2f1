-- What the fused pieces of Cold Fusion Chess share.
local m = require "acedrex.movement"
local c = require "acedrex.cascade"
local rush = require "acedrex.rush"

local fusion = {}

-- En passant, by pieces that are more than a Pawn: an enemy Pawn has rushed past here, or an enemy Berolina Pawn has
-- gone two fields diagonally, and marked the field between.
fusion.passing = m.mark_field("passed", 1)
fusion.en_passant = rush.en_passant
                  + m.empty * m.marked "passed" * m.aside(m.anywhere * m.last_unit * m.prey * m.capture)

local function called(name) return require("gwalla.pieces." .. name:lower():gsub(" ", "-")) end

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

-- Which two make which one: `made[what comes][what stands there]`. A man and up to three pawns make a hybrid, pawns alone a
-- greater kind of pawn; of a pawn and a man it is the pawn that comes.
local made = {}
local function makes(comes, there, what)
  made[comes] = made[comes] or {}
  made[comes][there] = what
end
local two = {
  { "Rook", "Rook", "Chariot" }, { "Bishop", "Bishop", "Archbishop" }, { "Knight", "Knight", "Knightrider" },
  { "Rook", "Bishop", "Queen" }, { "Rook", "Knight", "Marshal" }, { "Bishop", "Knight", "Cardinal" },
  { "King", "Rook", "Dragon King" }, { "King", "Bishop", "Pope" }, { "King", "Knight", "Cavalier King" },
}
-- The two parts of a compound in which one of them captures into the Safe Pocket: that one is the second.
local parts = {}
for _, row in ipairs(two) do
  makes(row[1], row[2], row[3])
  makes(row[2], row[1], row[3])
  if row[1] == "King" then parts[row[3]] = { row[2], "King" } end
end
-- By the number of pawns in them.
local kinds_of_pawn = { "Pawn", "Berolina Pawn", "Sergeant" }
local with_pawns = {
  { [0] = "Rook", "Guard", "Berolina Guard", "Guard Sergeant" },
  { [0] = "Bishop", "Templar", "Berolina Templar", "Temple Sergeant" },
  { [0] = "Knight", "Cavalry", "Berolina Cavalry", "Cavalry Sergeant" },
  kinds_of_pawn,
}
-- What a hybrid of two or three pawns may let go, and what stays: `sheds[hybrid]` has rows of the two names.
local sheds = {}
for n, pawn in ipairs(kinds_of_pawn) do
  for _, row in ipairs(with_pawns) do
    for there = 0, 3 - n do
      if row[there] then makes(pawn, row[there], row[there + n]) end
    end
    if row[0] then
      parts[row[n]], sheds[row[n]] = { row[0], pawn }, {}
      for left = 1, n - 1 do table.insert(sheds[row[n]], { kinds_of_pawn[n - left], row[left] }) end
    end
  end
end

-- Splits by which a part of the pawns in a hybrid goes, and the hybrid with the rest of them stays: "two or more other
-- pieces", of which one moves "leaving the other component(s) behind"; one pawn can "split out".
function fusion.shed(hybrid)
  local moves = m.none
  for _, row in ipairs(sheds[hybrid] or {}) do moves = moves + goes(called(row[1]), { name = row[2] }) end
  return moves
end

-- Rows of `lands` by which a piece of that name fuses with a friend where it comes; a pawn does so by its capturing move.
function fusion.onto(name)
  local rows
  for there, what in pairs(made[name] or {}) do
    local row = c.on_strike * m.own * m.is(there) * m.oblate * m.settle * m.become(what)
    rows = rows and rows + row or row
  end
  return rows
end

-- The moves in the game of a piece of that name: what a pawn or the King in it captures goes into the Safe Pocket. nil: as it
-- moves anywhere.
function fusion.moves(name)
  if name == "Pawn" then return fusion.pawn end
  if not parts[name] then return nil end
  local man, other = called(parts[name][1]), called(parts[name][2])
  local moves = other.name == "Pawn" and man.name ~= "Rook" and fusion.pawn or other.moves
  return man.moves + moves * m.into "safe" + fusion.split(man, other) + fusion.shed(name)
end

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
