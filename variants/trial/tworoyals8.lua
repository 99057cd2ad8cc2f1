-- Two Royals 8: Classical Chess where the Queen must be left as safe as the King.
return variant.extend(require "classical.classical-chess", {
  name = "Two Royals 8", slug = "tworoyals8", family = "trial",
  about = "Classical Chess where the Queen is royal, too",
  royals = { King = "check", Queen = "check" },
  rules = { royal_loss = "plays on", dead = {} },
})
