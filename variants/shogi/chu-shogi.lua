-- Chu Shogi, middle Shogi, of the fourteenth century: twelve by twelve fields, nothing comes in again, and a Lion that
-- makes two steps. It is played until King and Crown Prince are taken. Read as the players of Lishogi have it.
local m = require "acedrex.movement"

-- Promotion is a choice, offered to who comes into the far third, or captures within it; to Pawn and Lance on the last
-- rank, too.
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
-- moves: in Betza's letters, or as an expression. to: what it is promoted to; at_last: also on the last rank.
local function add(name, symbol, moves, to, at_last)
  local e = type(moves) == "string" and m.betza(moves) or moves
  cast[#cast + 1] = piece {
    name = name, symbol = symbol, takes = takes, promotes = to, may_pass = true,
    moves = to and promoting(e, at_last) or e,
  }
end

add("King", "K", "K")
add("Crown Prince", "Cp", "K")
add("Drunk Elephant", "E", "FsfW", "Crown Prince")
add("Gold General", "G", "WfF", "Promoted Rook")
add("Silver General", "S", "FfW", "Promoted Vertical Mover")
add("Copper General", "C", "fFvW", "Promoted Side Mover")
add("Ferocious Leopard", "F", "FvW", "Promoted Bishop")
add("Blind Tiger", "T", "FsbW", "Flying Stag")
add("Go-Between", "I", "vW", "Promoted Elephant")
add("Pawn", "P", "fW", "Tokin", true)
add("Lance", "L", "fR", "White Horse", true)
add("Reverse Chariot", "A", "vR", "Whale")
add("Side Mover", "M", "sRvW", "Free Boar")
add("Vertical Mover", "V", "vRsW", "Flying Ox")
add("Kirin", "O", "FD", "Lion")
add("Phoenix", "X", "WA", "Free King")
add("Bishop", "B", "B", "Promoted Dragon Horse")
add("Rook", "R", "R", "Promoted Dragon King")
add("Dragon Horse", "H", "BW", "Horned Falcon")
add("Dragon King", "D", "RF", "Soaring Eagle")
add("Free King", "Q", "Q")

-- What has been promoted stays what it is.
add("Promoted Rook", "Pr", "R")
add("Promoted Vertical Mover", "Pv", "vRsW")
add("Promoted Side Mover", "Pm", "sRvW")
add("Promoted Bishop", "Pb", "B")
add("Promoted Elephant", "Pe", "FsfW")
add("Promoted Dragon Horse", "Ph", "BW")
add("Promoted Dragon King", "Pd", "RF")
add("Tokin", "To", "WfF")
add("Flying Stag", "Fs", "FvRsW")
add("White Horse", "Wh", "vRfB")
add("Whale", "Wl", "vRbB")
add("Free Boar", "Fb", "BsR")
add("Flying Ox", "Fo", "BvR")

-- One or two steps in the given directions, capturing with each of them, or a leap over what stands between; and the
-- step there and back.
local function stings(dirs)
  return m.along(dirs, function(d)
    return m.step{ d, 2 * d } + m.step(d) * m.prey * m.capture * (m.home + m.step(d)) + m.step(d) * m.empty * m.home
  end)
end
add("Horned Falcon", "Hf", m.slide{ m.E, m.W, m.S } + m.slide(m.diagonals) + stings(m.N))
add("Soaring Eagle", "Se", m.slide(m.orthogonals) + m.slide{ m.SE, m.SW } + stings{ m.NE, m.NW })

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
