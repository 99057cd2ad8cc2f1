-- Tori Shogi, the Shogi of birds (Toyota Genryu, 1799), by Pychess: seven by seven fields, where captured birds come in
-- again, too. Swallow and Falcon are promoted, and must be, by a move within the last two ranks, into them or out of
-- them.
local m = require "acedrex.movement"

local Phoenix = piece.extend(require "shogi.pieces.king", { name = "Phoenix" })
local Falcon = piece {
  name = "Falcon", symbol = "F", promotes = "Eagle",
  about = "steps one field in any direction but straight back",
  moves = m.step(m.diagonals) + m.step{ m.N, m.W, m.E },
}
local Crane = piece {
  name = "Crane", symbol = "C",
  about = "steps one field in any direction but sideways",
  moves = m.step(m.diagonals) + m.step{ m.N, m.S },
}
local Pheasant = piece {
  name = "Pheasant", symbol = "P",
  about = "leaps two fields ahead, or steps one diagonally back",
  moves = m.step{ 2 * m.N, m.SW, m.SE },
}
local function quail(side, long, short)
  return piece {
    name = side .. " Quail", symbol = side:sub(1, 1),
    about = "slides ahead and diagonally back to one side, or steps diagonally back to the other",
    moves = m.slide{ m.N, long } + m.step(short),
  }
end
local Swallow = piece {
  name = "Swallow", symbol = "S", promotes = "Goose",
  about = "moves and captures one field straight ahead",
  moves = m.step(m.N),
}
local Goose = piece {
  name = "Goose", symbol = "G",
  about = "leaps two fields diagonally ahead or straight back",
  moves = m.step{ 2 * m.NW, 2 * m.NE, 2 * m.S },
}
local Eagle = piece {
  name = "Eagle", symbol = "E",
  about = "slides diagonally ahead or straight back, two fields diagonally back, or steps in any direction",
  moves = m.slide{ m.NW, m.NE, m.S } + m.slide({ m.SW, m.SE }, 2) + m.step(m.all),
}

-- Two Swallows of one side stand on this file already.
local swallow = m.own * m.is "Swallow"
local above, below = m.step(m.N)^1 * swallow, m.step(m.S)^1 * swallow
local two_swallows = above * above + below * below + #above * below

return variant {
  name = "Tori Shogi", slug = "tori-shogi", code = "TO", family = "shogi",
  also = { "Bird Shogi" },
  about = "the Shogi of birds, on seven by seven fields",
  board = { files = 7, ranks = 7, zones = { camp = { light = { "a6-g7" } } } },
  symmetry = "rotate",
  pieces = {
    Phoenix, Falcon, Crane, Pheasant, quail("Left", m.SE, m.SW), quail("Right", m.SW, m.SE), Swallow, Goose, Eagle,
  },
  setup = [[
    r p c k c p l
    . . . f . . .
    s s s s s s s
    . . s . S . .
    S S S S S S S
    . . . F . . .
    L P C K C P R
  ]],
  royals = { Phoenix = "check" },
  promotion = { zone = "camp", to = "own", enters = "touches" },
  captures = { to = "capturer", as = { Goose = "Swallow", Eagle = "Falcon" } },
  drops = {
    -- No third Swallow on a file, none on the last rank, and none that mates.
    { pieces = { "Swallow" }, at = -m.rank(-1) * -two_swallows, mate = false },
    {},
  },
  -- A side that brings a position about for the third time has lost.
  rules = { stalemate = "loss", repetition = { times = 3, result = "loss" } },
}
