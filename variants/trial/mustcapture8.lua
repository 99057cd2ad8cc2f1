-- Must Capture 8: Classical Chess where who can capture has to. A capture that leaves the King in check is none.
return variant.extend(require "classical.classical-chess", {
  name = "Must Capture 8", slug = "mustcapture8", family = "trial",
  about = "Classical Chess where captures are obligatory",
  rules = { capture = "must" },
})
