-- The Coordinator moves like a Queen. Then every enemy is captured that stands where its rank meets the file, or
-- its file meets the rank, of a friendly royal piece; this is compulsory.
local m = require "acedrex.movement"

local function line(directions) return m.along(directions, function(d) return m.step(d)^1 end) end
local file, rank = line{ m.N, m.S }, line{ m.W, m.E }
local royal = m.own * m.is "royal"

return piece {
  name = "Coordinator", symbol = "Coo", class = { "promoted" },
  about = "moves like a Queen, and captures at the corners that it forms with royal pieces",
  moves = m.slide(m.all) * m.empty
        * m.every((rank * #(file * royal) + file * #(rank * royal)) * m.prey * m.capture),
}
