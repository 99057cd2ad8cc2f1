-- Kriegspiel (Henry Michael Temple, 1899): each side sees its own pieces alone, and tries moves until one is legal. An umpire
-- says where something was captured, whether that was a Pawn, how a check is given, and how many captures Pawns can make.
local m = require "acedrex.movement"

return variant.extend(require "classical.classical-chess", {
  name = "Kriegspiel", slug = "kriegspiel", code = "KR", family = "known",
  about = "each side sees its own pieces alone, and an umpire tells what happens",
  sees = m.none,
  tells = { check = "line", captures = { "Pawn" }, tries = { "Pawn" } },
})
