-- Three-check chess: Classical Chess, in which the side that has given three checks has won as well.
return variant.extend(require "classical.classical-chess", {
  name = "Three-Check Chess", slug = "three-check", code = "TC", family = "known",
  also = { "3check", "3 Checks" },
  about = "Classical Chess in which the third check wins",
  -- Three checks can be given with little: only a King alone is too weak to win.
  rules = { checks = 3, dead = { { "King" } } },
})
