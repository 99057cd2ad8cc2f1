-- How the Grasshoppers hop.
local m = require "acedrex.movement"

local hops = {}

-- Along a Queen's line to the first piece, and over it to the very next field. `deed` befalls what is hopped over.
function hops.over_first(deed)
  return m.along(m.all, function(d)
    return (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * (deed or m.pass) * m.step(d)
  end)
end

return hops
