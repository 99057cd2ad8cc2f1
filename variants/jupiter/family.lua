-- The family of Jupiter, by the author of the game of that name. The second army stands turned by 180 degrees, and
-- its directions are turned in the same way: what is right for Blue is right for Tan as seen from Tan's side.
return { symmetry = "rotate" }
