-- Chu Shogi, middle Shogi, of the fourteenth century: twelve by twelve fields, nothing comes in again, and a Lion that
-- makes two steps. It is played until King and Crown Prince are taken. Read as the players of Lishogi have it.
local m = require "acedrex.movement"

-- Promotion is a choice, offered to a piece that comes into the far third, or captures within it; to Pawn and Lance on
-- the last rank, too.
local inside, last = m.zone "camp", m.rank(-1)
local function promoting(e, at_last)
  local quiet = m.no_taking(e)
  local again = at_last and quiet * last + m.no_promotion(quiet * -last) or m.no_promotion(quiet)
  return -inside * e + inside * (m.taking(e, m.anyone) + again)
end

-- When another piece than a Lion has taken a Lion, the Lions of its side are spared for a turn but by Lions: it would
-- be an exchange. (One that a Kirin becomes by that very capture is not.)
local spare = m.took(m.is "Lion") * -m.i_am "Lion"
  * m.every(m.anywhere * m.own * m.is "Lion" * m.mark("spared", 1))
local takes = m.enemy - m.tagged "spared"

local cast = {}
-- about: how it moves. moves: in Betza's letters, or as an expression. to: what it is promoted to; at_last: also on the
-- last rank.
local function add(name, symbol, about, moves, to, at_last)
  local e = type(moves) == "string" and m.betza(moves) or moves
  cast[#cast + 1] = piece {
    name = name, symbol = symbol, about = about, takes = takes, promotes = to, may_pass = true,
    moves = to and promoting(e, at_last) or e,
  }
end

add("King", "K", "steps one field in any direction; the game is lost with it, unless there is a Crown Prince", "K")
add("Crown Prince", "Cp", "steps one field in any direction, and stands in for the King", "K")
add("Drunk Elephant", "E", "steps one field in any direction but straight back", "FsfW", "Crown Prince")
add("Gold General", "G", "steps one field straight in any direction, or diagonally ahead", "WfF", "Promoted Rook")
add("Silver General", "S", "steps one field diagonally in any direction, or straight ahead", "FfW", "Promoted Vertical Mover")
add("Copper General", "C", "steps one field ahead, straight or diagonally, or straight back", "fFvW", "Promoted Side Mover")
add("Ferocious Leopard", "F", "steps one field ahead or back, straight or diagonally, but not sideways",
  "FvW", "Promoted Bishop")
add("Blind Tiger", "T", "steps one field in any direction but straight ahead", "FsbW", "Flying Stag")
add("Go-Between", "I", "steps one field straight ahead or back", "vW", "Promoted Elephant")
add("Pawn", "P", "steps one field straight ahead, and captures so too", "fW", "Tokin", true)
add("Lance", "L", "slides straight ahead", "fR", "White Horse", true)
add("Reverse Chariot", "A", "slides straight ahead or back", "vR", "Whale")
add("Side Mover", "M", "slides sideways, or steps one field straight ahead or back", "sRvW", "Free Boar")
add("Vertical Mover", "V", "slides straight ahead or back, or steps one field sideways", "vRsW", "Flying Ox")
add("Kirin", "O", "steps one field diagonally, or leaps two straight", "FD", "Lion")
add("Phoenix", "X", "steps one field straight, or leaps two diagonally", "WA", "Free King")
add("Bishop", "B", "slides diagonally", "B", "Promoted Dragon Horse")
add("Rook", "R", "slides along file and rank", "R", "Promoted Dragon King")
add("Dragon Horse", "H", "slides diagonally, or steps one field straight", "BW", "Horned Falcon")
add("Dragon King", "D", "slides along file and rank, or steps one field diagonally", "RF", "Soaring Eagle")
add("Free King", "Q", "slides in any direction, as a Queen", "Q")

-- What has been promoted stays what it is.
add("Promoted Rook", "Pr", "slides along file and rank: a Gold General that was promoted", "R")
add("Promoted Vertical Mover", "Pv",
  "slides straight ahead or back, or steps one field sideways: a Silver General that was promoted",
  "vRsW")
add("Promoted Side Mover", "Pm",
  "slides sideways, or steps one field straight ahead or back: a Copper General that was promoted",
  "sRvW")
add("Promoted Bishop", "Pb", "slides diagonally: a Ferocious Leopard that was promoted", "B")
add("Promoted Elephant", "Pe", "steps one field in any direction but straight back: a Go-Between that was promoted", "FsfW")
add("Promoted Dragon Horse", "Ph", "slides diagonally, or steps one field straight: a Bishop that was promoted", "BW")
add("Promoted Dragon King", "Pd", "slides along file and rank, or steps one field diagonally: a Rook that was promoted", "RF")
add("Tokin", "To",
  "steps one field straight in any direction, or diagonally ahead, as a Gold General: a Pawn that was promoted",
  "WfF")
add("Flying Stag", "Fs", "slides straight ahead or back, or steps one field in any direction: a Blind Tiger that was promoted",
  "FvRsW")
add("White Horse", "Wh", "slides ahead, straight or diagonally, or straight back: a Lance that was promoted", "vRfB")
add("Whale", "Wl", "slides back, straight or diagonally, or straight ahead: a Reverse Chariot that was promoted", "vRbB")
add("Free Boar", "Fb", "slides in any direction but straight ahead or back: a Side Mover that was promoted", "BsR")
add("Flying Ox", "Fo", "slides in any direction but sideways: a Vertical Mover that was promoted", "BvR")

-- One or two steps in the given directions, capturing with each of them, or a leap over what stands between; and the
-- step there and back.
local function stings(dirs)
  return m.along(dirs, function(d)
    return m.step{ d, 2 * d } + m.step(d) * m.prey * m.capture * (m.home + m.step(d)) + m.step(d) * m.empty * m.home
  end)
end
add("Horned Falcon", "Hf",
  "slides in any direction but straight ahead, where it goes one or two fields as a Lion does: a Dragon Horse that was promoted",
  m.slide{ m.E, m.W, m.S } + m.slide(m.diagonals) + stings(m.N))
add("Soaring Eagle", "Se",
  "slides in any direction but diagonally ahead, where it goes one or two fields as a Lion does: a Dragon King that was promoted",
  m.slide(m.orthogonals) + m.slide{ m.SE, m.SW } + stings{ m.NE, m.NW })

-- A Lion that is not beside it the Lion takes only where it cannot be taken there, or if it takes another piece on the
-- way that is more than a Pawn or a Go-Between.
local step, far = m.step(m.all), m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2)
local lonely = -m.is "Lion" + -m.attacked()
local beside = #(step * m.at_start)
cast[#cast + 1] = piece {
  name = "Lion", symbol = "N", may_pass = true,
  about = "two steps of a King, capturing with both, or a leap to any field within two",
  moves = step + far * lonely + step * m.empty * m.home
        + step * m.prey * m.is("Pawn", "Go-Between") * m.capture * step * (lonely + beside)
        + step * m.prey * -m.is("Pawn", "Go-Between") * m.capture * step,
}

return variant {
  name = "Chu Shogi", slug = "chu-shogi", code = "CU", family = "shogi",
  also = { "Middle Shogi" },
  about = "the large Shogi of old, with a Lion that makes two steps",
  board = { files = 12, ranks = 12, zones = { camp = { light = { "a9-l12" } } } },
  symmetry = "rotate",
  pieces = cast,
  setup = [[
    l f c s g e k g s c f l
    a . b . t x o t . b . a
    m v r h d q n d h r v m
    p p p p p p p p p p p p
    . . . i . . . . i . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . I . . . . I . . .
    P P P P P P P P P P P P
    M V R H D N Q D H R V M
    A . B . T O X T . B . A
    L F C S G K E G S C F L
  ]],
  royals = { King = "capture", ["Crown Prince"] = "capture" },
  promotion = { zone = "camp", to = "own", when = "choice", enters = "touches" },
  on_capture = spare,
  rules = { several_royals = "last", stalemate = "loss", repetition = { times = 4, result = "illegal" } },
}
