---@meta acedrex.notation
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local notation = {}

---A notation that gives every ply of a move and the steps of each. `variants/croatian/notation.lua` is the book's.
---```lua
---notation = notation.trail{ ply = "~", to = "-", capture = "x" and "*" }
---on "T Ra1,ra3":may "Ra1-a3*"
---```
---@param signs acedrex.trail_signs
---@return acedrex.notation
function notation.trail(signs) end

return notation
