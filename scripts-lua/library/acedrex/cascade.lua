---@meta acedrex.cascade
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.
local c = {}

---The walker is put down here; the piece that stood here is lifted and goes on. A mark that this piece is given first, as by
---`m.mark "tag" * c.activate`, holds for that ply: see `m.carries`.
---```lua
---moves = m.slide(m.N), lands = m.own * c.activate
---on "T Xa1,Ra4":play("Xa1-a4; Ra4-c4"):at("a4", "X"):at("c4", "Rook")
---```
---@type acedrex.expr
c.activate = nil

---Like `c.activate`, but the piece that goes on gathers momentum by its steps, as a piece that begins a move does.
---```lua
---moves = m.slide(m.N), lands = m.own * c.activate_anew
---on "T Xa1,Ra2,Xb1,bb2":may "Xa1-a2; Ra2-a8"
---```
---@type acedrex.expr
c.activate_anew = nil

---The walker is put down here, unless `m.land` has done so. The piece that activated it goes on from where it stands, and gathers
---momentum anew. A mark that this piece is given first, as by `m.aside(m.home * m.mark "tag")`, holds for that ply: see `m.carries`.
---```lua
---local Page = piece { name = "Page", symbol = "G", passive = true, moves = m.step(m.orthogonals) * m.empty * c.hand_back }
---with({ Page }, { lands = m.own * m.is "Page" * c.activate }, "T Na1,Gb3"):play("Na1-b3; Gb3-c3; Nb3-d4"):at("d4", "Knight"):at("c3", "Page")
---```
---@type acedrex.expr
c.hand_back = nil

---Within `lands`: the walker makes a further ply from here, without being put down, with the momentum that it could hand on. It may
---not return to where its move began if nothing else has changed.
---```lua
---moves = m.slide(m.N), lands = m.own * m.is "Bishop" * c.diverge
---with({ piece { name = "Elk", symbol = "L", moves = m.slide(m.orthogonals), lands = m.own * m.is "Bishop" * c.diverge } }, {}, "T La1,Ba3"):may("La1-a3; La3-c3"):may_not "La1-a3; La3-d3"
---```
---@type acedrex.expr
c.diverge = nil

---The walker moves like a piece of one of these types or classes, which has activated it (see `c.gait`).
---```lua
---local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait * -c.inherits "Rook" }
---with({ Echo }, { lands = m.own * m.is "Echo" * c.activate }, "T Na1,Eb3,Rb1"):may("Na1-b3; Eb3-c5"):may_not "Rb1-b3; Eb3-b4"
---```
---@param ... string
---@return acedrex.expr
function c.inherits(...) end

---The walker has at least n steps of momentum left. A piece that starts a move has as many as the steps that it has made.
---```lua
---moves = m.slide(m.N), lands = m.own * c.left(2) * c.activate
---on "T Xa1,Ra2,Xb1,Rb3":may("Xb1-b3; Rb3-d3"):may_not "Xa1-a2; Ra2-b2"
---```
---@param n integer
---@return acedrex.expr
function c.left(n) end

---Within `lands`: the walk may end here with a capture; its mode is not `m.settle`.
---```lua
---moves = m.step(m.N) * m.settle + m.step(m.NE), lands = m.own * c.on_strike * c.activate
---on "T Xa1,Ra2,Rb2":may("Xa1-b2; Rb2-c2"):may_not "Xa1-a2; Ra2-c2"
---```
---@type acedrex.expr
c.on_strike = nil

---The walker has not made a ply in this move yet.
---```lua
---moves = c.first_ply * m.slide(m.N), lands = m.own * c.activate
---on "T Xa1,Ra3":may "Xa1-a3; Ra3-c3"
---```
---@type acedrex.expr
c.first_ply = nil

---Promotes the piece that stands here, on whatever field, to what the promotion rule of the variant lets it become. There is no walk
---if that rule does not promote such a piece.
---```lua
---local g = t.game("mayan-ascendancy", "MA Ad8,Ph8,El4,Qf1")
---g:play("Ed8~Ah8Q"):at("h8", "Queen", "light")
---```
---@type acedrex.expr
c.promote = nil

---The walks of the piece that activated this one (its `gait`, if it has one, else its `moves`), repeating the step that it chose.
---```lua
---local Echo = piece { name = "Echo", symbol = "E", passive = true, moves = c.gait, spends = 0 }
---with({ Echo }, { lands = m.own * m.is "Echo" * c.activate }, "T Na1,Eb3"):may "Na1-b3; Eb3-d7"
---```
---@type acedrex.expr
c.gait = nil

---A passage: the walker goes at once from where e begins to where e ends. The steps in e cost no momentum and give none, and they
---are not written one by one (see `portal` in *Notation*). A piece that has gone through a passage has not rushed. If a piece
---comes back to its own field in this way, it has made a ply. `"back"` changes only what notations write: the walker did not get
---through.
---```lua
---moves = c.portal(m.step(m.N)) * m.step(m.N), lands = m.own * c.activate
---on "T Xa1,Ra3":may("Xa1-a3; Ra3-b3"):may_not "Xa1-a3; Ra3-c3"
---```
---@param e acedrex.expr
---@param back? "back"
---@return acedrex.expr
function c.portal(e, back) end

return c
