-- A variant that XBoard does not know, three turns before its end.
return variant.extend(require "croatian.croatian-ties", {
  name = "Croatian Ties, the end", slug = "ties-endgame", code = "CTE",
  setup = [[
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . k . . . . .
    . . . . . . . . . R
    R . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . p
    . . . . . . . . . .
    . . . . . . . . . .
    . E . . . K . . . .
  ]],
})
