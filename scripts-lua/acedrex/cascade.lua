-- Words of cascades: moves of several plies, in which a piece that lands activates what stood there.
local p = require "acedrex.primitives"
local m = require "acedrex.movement"
local c = {}
for name, word in pairs(p.words) do
  local short = name:match "^c%.(.*)"
  if short then c[short] = word end
end

-- The mode in which a row of `lands` is asked: may the walk end as on a capture-field?
c.on_strike = m.unsettled

return p.wrap("c", c)
