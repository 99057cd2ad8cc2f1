-- Tamerlane Chess, of the fourteenth century, by Wikipedia: eleven by ten fields, with a citadel at two corners, where
-- a King that has fled to the other side's is safe, and the game is drawn. Each piece has a Pawn of its own, which
-- becomes that piece.
local m = require "acedrex.movement"

-- Only Kings come into a citadel.
local outside = -m.zone "own citadel" * -m.zone "their citadel"

local cast = {}
local function add(name, symbol, about, moves, keys)
  keys = keys or {}
  keys.name, keys.symbol, keys.about, keys.moves = name, symbol, about, moves
  cast[#cast + 1] = piece(keys)
end

-- Once in the game a King in check may change places with any piece of his side.
local king = m.step(m.all) * -m.zone "own citadel"
local refuge = m.carries "refuge" * m.attacked() * m.anywhere * m.own * m.swap * m.land * m.aside(m.unmark "refuge")
add("King", "K", "steps one field in any direction; once, in check, he changes places with another piece",
  king + refuge, { tags = { always = { "refuge" } } })
add("Prince", "Pr", "steps one field in any direction, and is as good as a King", king)
add("Adventitious King", "Ak", "steps one field in any direction, also into his own citadel", m.step(m.all))

local pawn = (m.step(m.N) * m.settle + m.step{ m.NW, m.NE } * m.strike) * outside
local function add_with_pawn(name, symbol, pawn_symbol, about, moves)
  add(name, symbol, about, moves * outside)
  add("Pawn of " .. name .. "s", pawn_symbol, "steps ahead, captures diagonally ahead; becomes a " .. name,
    pawn, { promotes = name })
end
add_with_pawn("Rook", "R", "Po", "slides along file and rank", m.slide(m.orthogonals))
add_with_pawn("Knight", "N", "Pn", "leaps two fields one way and one across", m.leap(1, 2))
add_with_pawn("Picket", "T", "Pt", "slides diagonally, two fields at least", m.along(m.diagonals, function(d)
  return m.step(d) * m.empty * m.slide(d)
end))
add_with_pawn("Giraffe", "Z", "Pz", "one field diagonally, then straight outward, three fields at least",
  m.along(m.diagonals, function(d)
    return m.step(d) * m.empty * m.along({ d:left(), d:right() }, function(e)
      return m.step(e) * m.empty * m.step(e) * m.empty * m.slide(e)
    end)
  end))
add_with_pawn("General", "F", "Pf", "steps diagonally", m.step(m.diagonals))
add_with_pawn("Vizier", "V", "Pv", "steps straight", m.step(m.orthogonals))
add_with_pawn("Elephant", "E", "Pe", "leaps two fields diagonally", m.leap(2, 2))
add_with_pawn("Camel", "C", "Pc", "leaps three fields one way and one across", m.leap(1, 3))
add_with_pawn("War Machine", "D", "Pd", "leaps two fields straight", m.leap(0, 2))
add("Pawn of Kings", "Pk", "steps ahead, captures diagonally ahead; becomes a Prince", pawn, { promotes = "Prince" })

-- The Pawn of Pawns rests on the last rank, where it is not taken, until it is put where it attacks two pieces at once,
-- in the place of any piece that stands there but Kings. Come to the last rank again, it goes to where the Pawn of
-- Kings stood at first; and from there it becomes a King.
local last = m.rank(-1)
add("Pawn of Pawns", "Pp", "steps ahead, captures diagonally ahead; rests on the last rank", pawn, { promotes = "Pawn at Rest" })
add("Pawn at Rest", "Pw", "cannot be taken; is put where it attacks two pieces",
  m.anywhere * outside * -last * (m.empty + (m.prey + m.own * m.oblate) * -m.royal)
    * #(m.step(m.NW) * m.enemy) * #(m.step(m.NE) * m.enemy) * m.become "Second Pawn",
  { immune = m.anyone })
add("Second Pawn", "Ps", "steps ahead, captures diagonally ahead; from the last rank it goes back to the third",
  pawn * -last + (m.step(m.N) * m.empty + m.step{ m.NW, m.NE } * m.prey * m.capture) * last
    * m.anywhere * m.zone "start of the Pawn of Kings" * m.empty * m.become "Third Pawn")
add("Third Pawn", "P", "steps ahead, captures diagonally ahead; becomes a King", pawn, { promotes = "Adventitious King" })

local kings = { "King", "Prince", "Adventitious King" }
return variant {
  name = "Tamerlane Chess", slug = "tamerlane", family = "historic", code = "TA",
  also = { "Timur's Chess", "Shatranj Kamil" },
  about = "the great chess of Timur, with a Pawn for each piece and citadels",
  board = {
    files = 13, ranks = 10, holes = { "a1-a8", "a10", "m1", "m3-m10" },
    zones = {
      ["own citadel"] = { light = { "m2" } }, ["their citadel"] = { light = { "a9" } },
      ["start of the Pawn of Kings"] = { light = { "g3" } },
    },
  },
  symmetry = "rotate",
  pieces = cast,
  setup = [[
    .  e  .  c  .  d  .  d  .  c  .  e  .
    .  r  n  t  z  v  k  f  z  t  n  r  .
    .  po pn pt pz pv pk pf pe pc pd pp .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  Pp Pd Pc Pe Pf Pk Pv Pz Pt Pn Po .
    .  R  N  T  Z  F  K  V  Z  T  N  R  .
    .  E  .  C  .  D  .  D  .  C  .  E  .
  ]],
  royals = { King = "check", Prince = "check", ["Adventitious King"] = "check" },
  promotion = { to = "own", zone = "last" },
  rules = {
    goal = { pieces = kings, zone = "their citadel", result = "draw" },
    several_royals = "last",
    stalemate = "loss",
    repetition = { times = 3, result = "draw" },
    dead = { kings },
  },
}
