-- King of the Hill, as Lichess plays it: Classical Chess, in which a side also wins when its King comes to one of
-- the four fields in the middle.
return variant.extend(require "classical.classical-chess", {
  name = "King of the Hill", slug = "king-of-the-hill", code = "KH", family = "known",
  also = { "KotH" },
  about = "Classical Chess in which a King in the middle of the board wins",
  board = { zones = { hill = { "d4-e5" } } },
  -- Two Kings may still race.
  rules = { goal = { pieces = { "King" }, zone = "hill" }, dead = {} },
})
