-- The variants of the Gwalla journal: Lionheart, Shatranj-based, Underworld, Philosophers, Cold Fusion.
return { symmetry = "rotate" }
