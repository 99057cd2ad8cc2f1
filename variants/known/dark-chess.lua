-- Dark chess, or fog of war (Jens Bæk Nielsen and Torben Osted, 1989): a side sees its own pieces and the fields to which
-- they can move, and nothing else. There is no check: the King is taken.
return variant.extend(require "classical.classical-chess", {
  name = "Dark Chess", slug = "dark-chess", code = "DC", family = "known",
  also = { "Fog of War" },
  about = "a side sees no more than the fields to which its pieces can move",
  sees = "moves",
  royals = { King = "capture" },
  rules = { dead = {} },
})
