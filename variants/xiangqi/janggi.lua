-- Janggi, the chess of Korea, by Pychess. In the palaces most pieces also go along the lines that are drawn across
-- them. A side may pass; when both do, the worth of what each has left decides, and dark has one and a half points for
-- light's first move.
local m = require "acedrex.movement"

-- From a point of a line across a palace to the next one of it.
local on_line = m.zone "lines"
local function across(d) return on_line * m.step(d) * on_line end

-- Bikjang: where the two Generals face each other along a free file after a turn of each side, it is a draw.
local facing = (m.step(m.N) * m.empty)^0 * m.step(m.N) * m.enemy * m.is "General"

local Chariot, Po = require "xiangqi.pieces.chariot", require "xiangqi.pieces.po"
local guard = (m.step(m.orthogonals) + m.along(m.diagonals, across)) * m.zone "palace"
local pieces = {
  piece {
    name = "General", symbol = "K",
    about = "steps along the lines of the palace; Generals that go on facing each other draw",
    moves = guard, on_turn_end = #facing * m.add("faced", 1) + -facing * m.add("faced", -1),
  },
  piece { name = "Advisor", symbol = "A", about = "steps along the lines of the palace", moves = guard },
  piece {
    name = "Elephant", symbol = "B",
    about = "one field straight, then two diagonally outward; all but the last must be empty",
    moves = m.along(m.orthogonals, function(d)
      return m.step(d) * m.empty * m.along({ d:left(), d:right() }, function(e) return m.step(e) * m.empty * m.step(e) end)
    end),
  },
  require "xiangqi.pieces.horse",
  piece.extend(Chariot, {
    about = "slides along file and rank, and along the lines of a palace",
    moves = Chariot.moves + m.along(m.diagonals, function(d) return across(d) * (m.pass + m.empty * across(d)) end),
  }),
  piece.extend(Po, {
    name = "Cannon", symbol = "C",
    about = "moves and captures over one piece along all lines, but no Cannon",
    moves = Po.moves + m.along(m.diagonals, function(d) return across(d) * m.occupied * -m.is "po" * across(d) * -m.is "po" end),
  }),
  piece {
    name = "Soldier", symbol = "P",
    about = "steps ahead or sideways, and along the lines of the palace ahead",
    moves = m.step{ m.N, m.W, m.E } + m.along({ m.NW, m.NE }, across),
  },
}

-- Where a side puts Horses and Elephants, from its own left to its right.
local orders = { inner = "NBBN", outer = "BNNB", left = "NBNB", right = "BNBN" }
local function option(side)
  return { kind = "choice", choices = { "inner", "outer", "left", "right" }, help = "where " .. side .. "'s Elephants stand" }
end

return variant {
  name = "Janggi", family = "xiangqi", code = "JG",
  also = { "Korean Chess" },
  about = "the chess of Korea",
  board = {
    files = 9, ranks = 10,
    zones = {
      palace = { light = { "d1-f3" } },
      lines = { "d1", "f1", "e2", "d3", "f3", "d8", "f8", "e9", "d10", "f10" },
    },
  },
  symmetry = "rotate",
  pieces = pieces,
  options = { light = option "light", dark = option "dark" },
  by_options = function(options)
    local function rank(order)
      local a, b, c, d = order:match "(.)(.)(.)(.)"
      return ("R %s %s A . A %s %s R\n"):format(a, b, c, d)
    end
    local empty, pawns = ". . . . . . . . .\n", "P . P . P . P . P\n"
    local general, cannons = ". . . . K . . . .\n", ". C . . . . . C .\n"
    return {
      setup = (rank(orders[options.dark]:reverse()) .. general .. cannons .. pawns):lower() .. empty .. empty
        .. pawns .. cannons .. general .. rank(orders[options.light]),
    }
  end,
  state = { faced = { to = 2 } },
  royals = { General = "check" },
  rules = {
    pass = "free",
    goal = { when = m.counter("faced", 2), result = "draw" },
    count = {
      at = { "passes" }, by = { Chariot = 13, Cannon = 7, Horse = 5, Elephant = 3, Advisor = 3, Soldier = 2 },
      bonus = { dark = 1.5 },
    },
    repetition = { times = 3, result = "count", checks = "loss" },
    quiet = { plies = 100, result = "count" },
  },
}
