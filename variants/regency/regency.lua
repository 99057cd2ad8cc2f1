-- The game after Shatranj of the Gwalla journal, which has no name there: the short-range pieces of old, which rise on the
-- last rank, and a Wazir that can become Regent, and King in the King's place.
local m, phase = require "acedrex.movement", require "acedrex.phase"

-- A side that has Regents and no King: never one with a single Regent, as that is King at once.
local crownless = -(m.anywhere * m.own * m.is("King", "Warrior King")) * (m.anywhere * m.own * m.is "Regent")

local function cast(...)
  local list = {}
  for i, name in ipairs { ... } do list[i] = require("regency.pieces." .. name) end
  return list
end

-- What a Pawn becomes, which the page leaves open, and where that rises once more.
local basic = { "Knight", "Fers", "Thief", "Pawn Wazir", "Rook" }
local pawns = {
  wazir = { to = { "Pawn Wazir" }, again = {} },
  any = { to = basic, again = {} },
  again = { to = basic, again = { "a1-h1" } },
}

local array = [[
  r . %s . . %s . r
  t n f k w f n t
  p p p p p p p p
  . . . . . . . .
  . . . . . . . .
  P P P P P P P P
  T N F K W F N T
  R . %s . . %s . R
]]

return variant {
  name = "Regency",
  about = "after Shatranj: all but Rooks rise on the last rank, and a Regent may replace the King",
  board = { files = 8, ranks = 8 },
  pieces = cast("king", "wazir", "fers", "knight", "thief", "rook", "pawn", "warrior-king", "grand-vizier", "regent", "bishop",
                "warrior", "assassin", "pawn-wazir"),
  options = {
    pawns = {
      kind = "choice", choices = { "wazir", "any", "again" },
      help = "what Pawns become: a Wazir, any basic piece, or one that rises again on its first rank",
    },
    thieves = { kind = "choice", choices = { "2", "4" }, help = "4: with two more on the first rank" },
  },
  by_options = function(chosen)
    local pawn, thief = pawns[chosen.pawns], chosen.thieves == "4" and "T" or "."
    return {
      setup = array:format(thief:lower(), thief:lower(), thief, thief),
      board = { zones = { again = { light = pawn.again } } },
      promotion = {
        { pieces = { "Pawn" }, zone = "last", to = pawn.to },
        { pieces = { "King", "Wazir" }, zone = "last", to = "own" },
        { pieces = { "Pawn Wazir" }, zone = "again", to = { "Grand Vizier" } },
        { pieces = { "Grand Vizier" }, zone = "first", to = { "Regent" } },
      },
    }
  end,
  turn = phase.seq{ phase.when(crownless, phase.move{ action = "crown" }), phase.move() },
  -- A Regent is royal as well, so that neither binds the other.
  royals = { King = "check", ["Warrior King"] = "check", Regent = "check" },
  rules = {
    several_royals = "last",
    stalemate = "loss",
    bare = { result = "loss unless answered", pieces = "all", left = 1 },
    repetition = { times = 3, result = "draw" },
  },
}
