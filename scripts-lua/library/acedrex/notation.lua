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

---A notation that writes a turn as edits of the board, as the presets of Game Courier do: what moves from where to where, what is
---removed, what appears. Examples: `a2-a3`, `ROOK a1-a8`, `e5-`, `q-e8`. The edits are done one after another. The text means
---the legal turn after which the same pieces stand on the board and on the places of queues (`pockets.places`). If several turns or none
---fit, the text is refused, and the nearest turns are named. A label must be right if it is given; before a field it may be left
---out. What is written: the regular move, other pieces that moved, were taken elsewhere, appeared or changed, and drops. Texts in the
---plain form are read, too.
---```lua
---notation = notation.edits{ to = "-", off = "@", part = ";", comment = "//" }
---on("T Pd5,pe5:"):may{ "P d5-e6; e5-", "d5-e6;@ - e5 // in passing" }:may_not("p d5-d6", "not p")
---```
---@param signs acedrex.edit_signs
---@return acedrex.notation
function notation.edits(signs) end

---A notation by forms: for each kind of event a text with places in braces, such as `{piece}-{to}`. If a form is a list, the first
---text is written and all are read; they may contain letters. Symbols of several letters need no brackets; if two fit, the longer
---one is meant. A text is read if exactly one legal move fits it. If several fit, it is refused, and fuller texts name them.
---
---`{piece}` may always be followed by the field where the piece stood; this is written if moves would look the same without it. What
---`over`, `caused`, `burns` or `gone` add may be left out if nothing else fits; several captures may come in any order. Parts of a turn
---are joined by `; `. Consecutive moves of one piece may also be joined directly, without its symbol: `Rxa11-m11`. Moves that have
---no form, or that forms cannot distinguish, are written as in variants without the key; that form is always read, too.
---`variants/jupiter/notation.lua` is that of Jupiter's page.
---```lua
---notation = notation.forms{ move = "{piece}-{to}", capture = "{piece}x{to}" }
---on("T Ra1,Rh1,kh8"):prints("Ra1-a2", "R-a2"):prints("Ra1-d1", "Ra1-d1"):prints("Rh1-h8*", "Rxh8")
---```
---@param forms acedrex.notation_forms
---@return acedrex.notation
function notation.forms(forms) end

return notation
