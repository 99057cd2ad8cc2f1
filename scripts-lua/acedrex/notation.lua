-- How a variant writes its moves: variant { notation = notation.trail{ ... } }. Without it moves are written as in the
-- games of the chess family.
local p = require "acedrex.primitives"
local notation = {}

local function with_kind(kind, signs)
  local made = { kind = kind }
  if p.is_broken(signs) then return made end
  if type(signs) ~= "table" then
    p.fault("notation." .. kind .. " should be given a table of " .. (kind == "forms" and "forms" or "signs") .. ", found " .. p.describe(signs))
    return made
  end
  for key, sign in pairs(signs) do made[key] = sign end
  return made
end

-- A notation that can tell of every ply of a move and of every step of a ply. Each key is a sign; what has none cannot
-- be told. Where two signs begin alike, the longer one is read.
--   ply, open, close        between plies; around one
--   step, distant, to       before a step that follows at once, after others that are not written, as the last one
--   capture, over           behind a field, perhaps with the piece: captured there, passed over there
--   displaced               likewise, before the field to which a piece is moved aside
--   diverge                 behind a field: the walker makes a further ply from there
--   apart                   before a first step from which a piece comes nearer, in a role
--   changed                 behind the last field, before a piece elsewhere that becomes another
--   promote, convert, failed, in_passing, castle   behind the last field; convert and failed: the piece that came is gone
--   portal, portal_lost     behind the field where a piece went into one, before the field where it came out; it did not
--   roles = { tag = sign }  instead of ply: the piece that goes on carries the tag; role_spent: and leaves the board in its
--                           ply, which is told by what it captured; role_lost: and leaves the board, as it has no ply
--   lost = { tag = sign }   behind a symbol: that piece has lost its tag
--   status = { check, mate, resign, offer, withdraw, accept, draw, placeholder }   behind the move, or instead of one
--   annotation              before what is a remark
--   unnamed = { ... }       pieces whose symbol may be left out
function notation.trail(signs) return with_kind("trail", signs) end

-- A notation of edits of the board: who goes from where to where, what is taken off, what appears; whatever the rules
-- make of a turn is told by what stands where in the end. Pieces are called by their labels (piece { label = "ferz(56)" }).
--   to          between where a piece stood and where it comes to stand; nothing behind it: it is taken off
--   off         instead of a piece: what stands there is taken off
--   part        between edits
--   comment     before what is a remark
function notation.edits(signs) return with_kind("edits", signs) end

-- A notation by forms: for each kind of happening a text with places in braces, or several, of which the first is written
-- and all are read.
--   move, capture, over         a piece goes; and captures where it ends; and captures elsewhere: "{piece}{x*}-{to}"
--   rifle, stays, gone          it captures without moving: "{piece}x!{taken,}"; passes; is taken off where it stands
--   convert, place, displaced   what befalls others: "{at}={side}", "{at}={piece}", "{piece}{from}-{to}"
--   caused                      the piece, or its move, before that: "{piece}:{displaced,}"
--   promotes, declined          behind the move: what the piece becomes; that it does not
--   burns, dies                 "{move}x!{taken,}": captured when it has landed; "{move}*": it is gone in the end
--   sides = { light =, dark = } what the sides are called
function notation.forms(forms) return with_kind("forms", forms) end

return p.wrap("notation", notation)
