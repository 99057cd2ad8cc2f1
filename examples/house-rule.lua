-- Bending the rules of a variant that exists: take it, and say only what is different.
--   ./acedrex play examples/house-rule.lua
return variant.extend(require "classical.classical-chess", {
  name = "Kitchen Chess",
  about = "Classical Chess where stalemate loses and the Chancellor has taken the Queen's place",
  pieces = { replace = { Queen = require "classical.pieces.chancellor" } }, -- in the setup and in promotion too
  rules = { stalemate = "loss" },                                           -- all other rules stay as they are
})
