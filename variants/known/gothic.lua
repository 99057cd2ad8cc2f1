-- Gothic Chess (Ed Trice, 2000): Capablanca's pieces in an order in which each Pawn is guarded.
return variant.extend(require "classical.capablanca", {
  name = "Gothic Chess", slug = "gothic", code = "GO", family = "known",
  about = "Capablanca Chess from another first rank",
  setup = [[
    r n b q c k a b n r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R N B Q C K A B N R
  ]],
})
