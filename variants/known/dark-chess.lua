-- Dark chess, or fog of war (Jens Bæk Nielsen and Torben Osted, 1989): a side sees its own pieces and the fields to which
-- they can move, and nothing else. There is no check: the King is taken.
return variant.extend(require "classical.classical-chess", {
  name = "Dark Chess", slug = "dark-chess", code = "DC", family = "known",
  also = { "Fog of War", "Fog of War Chess" },
  about = "a side sees no more than the fields to which its pieces can move",
  -- Where they can move, and what they can take there: a piece in front of a Pawn stays hidden. A Pawn that can be taken in
  -- passing is seen by the side that can take it, in the turn in which it can.
  sees = "moves",
  -- Neither side is told of attacks on its King. The King may stay or move where he is attacked, and castle out of
  -- attack, through it and into it. A side that loses him has lost.
  royals = { King = "capture" },
  -- So a King alone may still win.
  rules = { dead = {} },
})
