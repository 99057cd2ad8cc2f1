-- Pass 8: Classical Chess where a turn may be passed, though not in check.
return variant.extend(require "classical.classical-chess", {
  name = "Pass 8", slug = "pass8", family = "trial",
  about = "Classical Chess where a turn may be passed",
  rules = { pass = "free" },
})
