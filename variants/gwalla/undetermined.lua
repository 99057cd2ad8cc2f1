-- Gwalla's undetermined promotion: a Pawn on the last rank is of no kind yet. Its moves show what it is, part by part, and two
-- parts settle it; what has not been shown threatens nothing.
local phase = require "acedrex.phase"
local kinds = require "gwalla.undetermined.kinds"
local Chess = require "classical.classical-chess"

return variant.extend(Chess, {
  name = "Undetermined Promotion", slug = "undetermined", code = "UP", family = "gwalla",
  about = "what a Pawn has become shows when it moves",
  options = { kinds = { kind = "choice", choices = { "base", "wide" },
                        help = "Queen, Archbishop and Marshall; or Centaur, Gryphon and Aanca as well" } },
  by_options = function(o)
    local add, replace = {}, {}
    for name, keys in pairs(kinds(o.kinds == "wide")) do
      if name == "Queen" then replace.Queen = piece(keys) else add[#add + 1] = piece(keys) end
    end
    return { pieces = { add = add, replace = replace } }
  end,
  promotion = { pieces = { "Pawn" }, to = { "Unexposed" } },
  -- First a part may be declared; then a piece moves by what it has shown, or by what it shows now.
  turn = phase.seq{ phase.move{ action = "declare", optional = true },
                    phase.either{ phase.move(), phase.move{ action = "show" } } },
})
