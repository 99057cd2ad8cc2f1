-- Cold Fusion Chess, of the Gwalla journal: Grand Chess with men that fuse, split, and come back out of pockets: those in
-- the Safe Pocket as they are, those in the Demotion Pocket one step lower.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local fusion = require "gwalla.fusion"

local pawns = { "Pawn", "Berolina Pawn", "Sergeant" }
-- All others but the royal ones: what Pawns may be promoted to.
local men = {}

-- A player pockets a man of his own: it is captured, wherever it stands, in the King's name.
local pocketing = m.anywhere * m.own * m.into "own" * m.capture_own * m.home

local cast = {}
local function add(slugs, actions, names)
  for slug in slugs:gmatch "%S+" do
    local one = require("gwalla.pieces." .. slug)
    cast[#cast + 1] = piece.extend(one, { moves = fusion.moves(one.name), lands = fusion.onto(one.name), actions = actions })
    if names then names[#names + 1] = one.name end
  end
end
add("king dragon-king pope cavalier-king", { pocket = pocketing })
add "pawn berolina-pawn sergeant"
add("rook bishop knight queen marshal cardinal chariot archbishop knightrider", nil, men)
add("guard berolina-guard guard-sergeant templar berolina-templar temple-sergeant", nil, men)
add("cavalry berolina-cavalry cavalry-sergeant", nil, men)

-- No kind of pawn is dropped on the last two ranks, nor what comes back as one.
local not_far = -m.rank(-1) * -m.rank(-2)
local drops = {
  { from = "safe", pieces = pawns, at = not_far, check = false },
  { from = "safe", check = false },
}
for _, pocket in ipairs { "demotion", "own" } do
  drops[#drops + 1] = {
    from = pocket, pieces = { "Knight", "Sergeant", "Berolina Pawn", "Pawn" }, as = fusion.demoted, at = not_far, check = false,
  }
  drops[#drops + 1] = { from = pocket, as = fusion.demoted, check = false }
end

return variant {
  name = "Cold Fusion Chess", slug = "cold-fusion", family = "gwalla",
  about = "Grand Chess with men that fuse, split, and come back out of two pockets",
  board = { files = 10, ranks = 10, zones = { far = { light = { "a9-j10" } } } },
  pieces = cast,
  setup = [[
    r . . . . . . . . r
    . n b q k m c b n .
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    . N B Q K M C B N .
    R . . . . . . . . R
  ]],
  royals = { King = "check", ["Dragon King"] = "check", Pope = "check", ["Cavalier King"] = "check" },
  -- Pawns that men capture are gone. What the pawn in a hybrid captures, or the King in a compound, is told by its movement.
  captures = {
    { into = { "safe", "own" }, to = "capturer" },
    { by = { "Pawn", "Berolina Pawn", "Sergeant", "King" }, to = "capturer", pocket = "safe" },
    { pieces = pawns, to = "nobody" },
    { to = "capturer", pocket = "demotion" },
  },
  drops = drops,
  -- Only to a friend that the other side has captured, which comes back as it was.
  promotion = {
    pieces = pawns, to = { pocket = { "safe", "demotion" }, of = "theirs", pieces = men },
    zone = "far", when = "choice", must = "last", enters = "touches",
  },
  -- Pocketing is allowed only to a player who could make a move.
  turn = phase.either {
    phase.move(),
    phase.given(phase.move { action = "pocket" }, phase.move()),
    phase.drop(),
  },
  rules = {
    stalemate = "draw",
    repetition = { times = 3, result = "draw" },
    quiet = { plies = 100, result = "draw", reset = pawns },
    dead = { { "King" } },
  },
}
