-- Hegelian Dialectic Chess: Thesis and Antithesis on one field. It moves as one, or one of the two goes and the other stays.
local m = require "acedrex.movement"

local step = m.step(m.orthogonals) * m.settle
local function goes(leaver, stayer) return m.aside(m.place(stayer)) * step * m.become(leaver) end

return piece.extend(require "gwalla.pieces.thesis", {
  name = "Synthesis", symbol = "Syn", class = { "Thesis", "Antithesis" },
  about = "Thesis and Antithesis in one: either player may move it, or part them, by one orthogonal step",
  moves = step + goes("Thesis", "Antithesis") + goes("Antithesis", "Thesis"),
})
