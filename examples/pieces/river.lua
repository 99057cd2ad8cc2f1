-- A grammar: it runs ahead over free fields and may step aside between two runs, but never twice in a row.
local m = require "acedrex.movement"

return piece {
  name = "River", symbol = "Riv",
  about = "runs ahead, with a step aside now and then",
  moves = m.grammar{ "run",
    run = m.step(m.N) * (m.pass + m.free * (m.V "run" + m.V "bend")),
    bend = m.step{ m.W, m.E } * (m.pass + m.free * m.V "run"),
  },
}
