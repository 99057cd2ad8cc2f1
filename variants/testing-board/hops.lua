-- How the Grasshoppers hop.
local m = require "acedrex.movement"

local hops = {}

-- Along a Queen's line to the first piece, and over it to the very next field. `deed` befalls what is hopped over;
-- `after` does when the hopper has landed.
function hops.over_first(deed, after)
  return m.along(m.all, function(d)
    local hop = (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * (deed or m.pass) * m.step(d)
    return after and hop * m.land * m.aside(m.step(d:back()) * after) or hop
  end)
end

return hops
