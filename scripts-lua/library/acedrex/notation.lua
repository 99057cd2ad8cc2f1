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

---A notation that tells a turn by edits of the board, as the presets of Game Courier do: who goes from where to where,
---what is taken off, what appears; `a2-a3`, `ROOK a1-a8`, `e5-`, `q-e8`. The edits are done one after another, and the text
---means the legal turn that leaves the same men on the board and at the places of queues (`pockets.places`), whatever
---else happens; where several do, or none, it is refused, and the nearest are named. A label that is given has to be right;
---it may be left out before a field. Written are the regular move, what else was moved, what was taken elsewhere, what
---appeared or changed, and drops. Texts in the plain form are read, too.
---```lua
---notation = notation.edits{ to = "-", off = "@", part = ";", comment = "//" }
---on("T Pd5,pe5:"):may{ "P d5-e6; e5-", "d5-e6;@ - e5 // in passing" }:may_not("p d5-d6", "not p")
---```
---@param signs acedrex.edit_signs
---@return acedrex.notation
function notation.edits(signs) end

---A notation by forms. For each kind of happening it has a text with places in braces, as `{piece}-{to}`, or several, of which
---the first is written and all are read; letters may stand in them. Symbols of several letters need no brackets: where two fit,
---the longer one is meant. A text is read if it is made of exactly one legal move; where it fits several it is refused, and
---they are named by fuller texts. `{piece}` may always be followed by the field where the piece stood, which is written where
---moves could not be told apart without. What is `over`, `caused`, burnt or gone besides may be left out where nothing else
---fits; of several captures the order is free. Parts of a turn are joined by `; `, moves of one piece that follow each other
---also without that and without its symbol: `Rxa11-m11`. What has no form, and what forms cannot tell apart, is written as in
---variants without the key; that form is always read, too. `variants/jupiter/notation.lua` is that of Jupiter's page.
---```lua
---notation = notation.forms{ move = "{piece}-{to}", capture = "{piece}x{to}" }
---on("T Ra1,Rh1,kh8"):prints("Ra1-a2", "R-a2"):prints("Ra1-d1", "Ra1-d1"):prints("Rh1-h8*", "Rxh8")
---```
---@param forms acedrex.notation_forms
---@return acedrex.notation
function notation.forms(forms) end

return notation
