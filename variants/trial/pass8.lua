-- Pass 8: Classical Chess where a turn may be passed, though not in check.
return variant.extend(require "classical.classical-chess", {
  name = "Pass 8", slug = "pass8", family = "trial",
  about = "Classical Chess where a turn may be passed",
  -- Two turns passed in a row end the game.
  rules = { pass = "free", passes = { times = 2, result = "draw" } },
})
