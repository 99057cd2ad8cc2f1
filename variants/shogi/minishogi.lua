-- Minishogi (Shigenobu Kusumoto, about 1970), by Pychess: Shogi on five by five fields, with six pieces on each side.
-- Pieces are promoted on the last rank. By the rule of its players the fourth repetition is lost by the side that began;
-- so it has to vary. A side that repeats by nothing but checks loses all the same.
return variant.extend(require "shogi.shogi", {
  name = "Minishogi", slug = "minishogi", code = "MI", family = "shogi",
  also = { "5x5 Shogi", "Gogo Shogi" },
  about = "Shogi on five by five fields",
  board = { files = 5, ranks = 5, zones = { camp = { light = { "a5-e5" } } } },
  pieces = { remove = { "Knight", "Lance", "Promoted Knight", "Promoted Lance" } },
  setup = [[
    r b s g k
    . . . . p
    . . . . .
    P . . . .
    K G S B R
  ]],
  rules = { repetition = { times = 4, result = "dark", checks = "loss" } },
})
