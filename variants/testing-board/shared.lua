-- What both games of the Testing Board have in common.
local notation = require "acedrex.notation"

local shared = {}

-- As Game Courier writes it: `FLYING_STAG(112) a2-b3; CANNON_PAWN(2) S1-a2 // Drop turn 1`.
shared.notation = notation.edits{ to = "-", off = "@", part = ";", comment = "//" }

-- "All the Pawns must promote ... by the last major piece of the dropping order", the next by the last but one: it leaves
-- the stock. With an empty stock a pawn stays what it is.
shared.promotion = { pieces = { "pawn" }, to = { pocket = "pieces", take = "last" } }

-- "If the only royal piece on the board is the Standard King, then the game is won by checkmating"; "in all other cases to
-- win is necessary to capture all the royal pieces". The Wuss says itself what it must. An Anti-King that cannot be brought
-- under attack is lost like a captured one; if it was the last royal piece, so is the game.
shared.royals = { King = "check", ["Royal Knight"] = "capture", ["Anti-King"] = { "attacked", unmet = "goes" } }

shared.rules = {
  several_royals = "last",
  stalemate = "draw",
  repetition = { times = 3, result = "draw" },
  quiet = { plies = 100, result = "draw", reset = { "pawn" } },
}

-- "If the preset generates any particular position such that White checkmates Blue (or viceversa) in the first turn or could
-- capture any undefended pawn", another array is drawn: here for either side, and also where a royal piece stands badly
-- from the start. A pawn is undefended if no answer takes the piece that took it.
local function side_at(game, field)
  local one = game:at(field)
  return one and one.side
end

local function is_answered(game, taker, side)
  for _, answer in ipairs(game:captures()) do
    local gone = side_at(game:play(answer), taker) ~= side
    game:undo()
    if gone then return true end
  end
  return false
end

local function begins_well(game)
  if game:status() ~= "playing" then return false end
  local side = game:to_move()
  local their_row = side == "light" and "7" or "2"
  for _, move in ipairs(game:moves()) do
    game:play(move)
    local bad = game:status() == "checkmate"
    for file in ("abcdefgh"):gmatch "." do
      local there = side_at(game, file .. their_row)
      if not bad and (there == nil or there == side) then   -- the pawn is gone
        local from, to = move:match "(%l%d).-(%l%d)"
        bad = not is_answered(game, to and side_at(game, to) == side and to or from, side)
      end
    end
    game:undo()
    if bad then return false end
  end
  return true
end

function shared.fits(game) return begins_well(game) and begins_well(game:turned()) end

return shared
