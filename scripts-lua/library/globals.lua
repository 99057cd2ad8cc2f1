---@meta
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.

---@class acedrex.dir
---@field left fun(self: acedrex.dir): acedrex.dir Turned by 45 degrees to the left.

---@class acedrex.dir
---@field right fun(self: acedrex.dir): acedrex.dir Turned by 45 degrees to the right; an oblique direction becomes the next of its eight images.

---@class acedrex.dir
---@field turn fun(self: acedrex.dir, n: integer): acedrex.dir Turned by n times 45 degrees to the right.

---@class acedrex.dir
---@field back fun(self: acedrex.dir): acedrex.dir Turned round.

---@class acedrex.dir
---@field x integer How far it goes to the right. Directions also add, subtract and multiply.

---@class acedrex.dir
---@field y integer How far it goes forward.

---A piece of these keys. `piece.extend(base, keys)` takes the rest from another one.
---```lua
---local Fox = piece { name = "Fox", symbol = "F", moves = m.leap(1, 2) }
---with({ Fox }, {}, "T Fa1"):reaches_only("a1", "b3 c2")
---```
---@class acedrex.make_piece
---@overload fun(keys: acedrex.piece_keys): acedrex.piece
piece = {}

---A piece like another one, but for these keys. `base.moves` is an expression, whatever it was written as.
---```lua
---local Base = require "classical.pieces.rook"; local Fox = piece.extend(Base, { name = "Fox", symbol = "F", moves = Base.moves + m.leap(1, 2) })
---with({ Fox }, {}, "T Fa1"):reaches("a1", "b3 a8")
---```
---@param base acedrex.piece
---@param keys acedrex.piece_keys
---@return acedrex.piece
function piece.extend(base, keys) end

---A variant of these keys.
---```lua
---local Tiny = variant { name = "Tiny", board = { files = 3, ranks = 3 }, pieces = { require "classical.pieces.rook" }, setup = ". . r\n. . .\nR . ." }
---t.game(Tiny):may { "Ra1-a3", "Ra1-c1" }
---```
---@class acedrex.make_variant
---@overload fun(keys: acedrex.variant_keys): acedrex.variant
variant = {}

---Another variant with changes: tables merge key by key, lists replace, `false` takes away what the base says, and
---`pieces = { replace = { Queen = Amazon }, add = { ... }, remove = { ... } }` edits the cast. A replaced type is replaced
---in setup, promotion, castling and royals; its old symbol is still read in positions, where no other piece has it. What
---the base says can be read: `base.setup`, `base.pieces`, `base.rules`.
---```lua
---local Loses = variant.extend(require "classical.classical-chess", { name = "Stalemate Loses", rules = { stalemate = "loss" } })
---t.game(Loses, "sl Kc7,Qb6,ka8"):status("won", "light")
---```
---@param base acedrex.variant
---@param keys acedrex.variant_keys
---@return acedrex.variant
function variant.extend(base, keys) end


---@class acedrex.piece_keys
---@field passive? boolean It cannot begin a move; it has to be activated.
---@field gait? acedrex.expr How one that inherits its movement walks, where that is not as its `moves`.
---@field spends? integer 0: its steps cost no momentum, and it hands on all that it was given.
---@field roams? boolean Where it inherits its movement, its walks may lead over fields beyond the edge of the board.
---@field blocked? acedrex.blocked What becomes of it if it is activated and cannot go anywhere: it `"stays"`, so that this is no move, or `"oblate"`.
---@field replaces_lands? boolean Its `lands` stand instead of the variant's, not beside them.
---@field name? string What it is called: one line, unique in a variant.
---@field symbol? string One to four letters, the first upper case; unique in a variant. In setups light's are as they are written, dark's lower case; several letters stand in brackets.
---@field moves? acedrex.movement A movement expression, a text of Betza's letters, or a list of those (their sum).
---@field class? string[] Names that `m.is` accepts besides the piece's own.
---@field takes? acedrex.expr A guard on what it may capture by any means; else every enemy.
---@field immune? acedrex.expr A guard on who may not take it; roles are turned: the field that is tested is the attacker's.
---@field lands? acedrex.expr What else a walk may do that ends on an occupied field.
---@field passes? acedrex.expr A guard on those that it steps over, besides transparent ones.
---@field transparent? boolean Others step over it.
---@field may_pass? boolean It may make a move that changes nothing.
---@field owner? acedrex.owner `"none"`: it is nobody's, neither own nor enemy to anyone; the case of its symbol is a shade.
---@field may_move? acedrex.may_move `"both"`, of one that is nobody's: either side may move it in place of a move.
---@field tags? string[] Tags that it carries in the initial setup, and where it stands there with `--tags initial`.
---@field worth? number In Pawns, for people.
---@field about? string One line for people; `pieces` and `explain` show it.
---@field royal? acedrex.royal `"check"`: may not be left attacked; `"capture"`: may be, and is lost by capture; `"attacked"`: must be left attacked; `"flees"`: where it is attacked it must itself go where it is not.
---@field attacked_by? acedrex.expr A guard on who counts as an attacker of one that is `"attacked"`.
---@field promotes? acedrex.names What it becomes where the variant says `to = "own"`.
---@field frozen? acedrex.expr What those that it freezes may still do.
---@field on_capture? acedrex.expr Walked by the piece where a ply of its own has captured something.
---@field on_turn_end? acedrex.expr Walked by the piece at the end of every turn, of either side; `m.from(m.mine)` asks whether it was its own side's.
---@field on_turn_start? acedrex.expr Walked by the piece when its side's turn begins.
---@field on_promotion? acedrex.expr Walked by what it has been promoted to.
---@field wake? acedrex.expr Walked by its ghost, on the field where it stood when the turn began, if it stands there no more.
---@field aura? acedrex.auras What it does to others by standing where it stands; one table of the keys below, or a list of them.

---@class acedrex.aura_keys
---@field at? acedrex.expr Where it reaches: every field to which the piece could walk so.
---@field of? acedrex.whom Whom it concerns, as the giver sees them: `"own"`, `"enemy"`, `"any"` or a guard.
---@field except? acedrex.except_self `"self"`: not the giver.
---@field freeze? boolean They may not move.
---@field protect? boolean They cannot be captured.
---@field mark? string They have this tag as long as the turn lasts.
---@field plies? integer They may move so often in a turn, up to 8.
---@field lends? acedrex.lends Walks that they may make besides; a function gets the direction from giver to receiver.
---@field wake? acedrex.expr What they leave behind, as a piece's own `wake`.

---@class acedrex.variant_keys
---@field name? string What it is called.
---@field slug? string What commands call it; default: made from the name.
---@field code? string The letters before a setup string; default: the capitals of the name. On reading any letters will do.
---@field about? string One line for people.
---@field family? string The folder whose pieces it uses first; default: the one that it lies in.
---@field board? acedrex.board_keys Its size and shape, see below.
---@field pieces? acedrex.pieces The list of its types.
---@field setup? string The initial position, drawn, a line for each rank: upper case light, lower case dark, `.` empty; symbols of several letters as they are. Setup strings and FEN are for commands and scripted tests.
---@field first? acedrex.first Who moves first.
---@field symmetry? acedrex.symmetry How directions are turned for dark: `"mirror"`ed, or by 180 degrees (`"rotate"`).
---@field royals? acedrex.royals For each type a kind as `royal` of a piece, which it overrules; or `"no"`. Absent: nobody is royal.
---@field lands? acedrex.expr As a piece's `lands`, for all pieces.
---@field promotion? acedrex.promotion_keys Who becomes what where, see below.
---@field castling? acedrex.castling_keys See below.
---@field rules? acedrex.rules The rulebook, see below.
---@field state? acedrex.state Numbers and flags that the variant keeps: `from` (default 0), `to`, `start`; they follow `;` in setup strings.
---@field captures? acedrex.captures Where captured pieces go, see *Pockets*.
---@field drops? acedrex.drops What may come in from pockets in place of a move; one rule or a list, of which the first that fits counts.
---@field turn? acedrex.turn What a turn is made of, see *Turns*.
---@field notation? acedrex.notation How moves are written, see *Notation*.

---@class acedrex.board_keys
---@field files? integer How many files, up to 64; behind z comes aa.
---@field ranks? integer How many ranks, up to 64.
---@field holes? string[] Fields that are missing: `"d4"`, or from corner to corner `"e5-f6"`.
---@field wrap? string[] Joined edges: `"files"` left and right, `"ranks"` top and bottom.
---@field zones? acedrex.zones Names for sets of fields, for both sides or for each; where dark's is left out it mirrors light's.
---@field beside? acedrex.beside Further boards by name; their fields are written `B:e4`, and no step leads from one to another but `m.across`.

---@class acedrex.promotion_keys
---@field pieces? string[] Who is promoted.
---@field to? acedrex.names To what: a list of types; `"own"`: each to what its `promotes` says, and then `pieces` is not needed.
---@field zone? string Where: `"last"` (rank, the default) or a zone of the board.
---@field when? acedrex.when `"at once"`: must; `"now or later"`: may, else it carries the tag `=` and may be promoted by a later move that is nothing else; `"choice"`: may, else nothing.
---@field enters? acedrex.enters `"ends"`: moves that go into the zone; `"touches"`: also those within it and out of it.
---@field must? string A zone in which it is no choice.

---@class acedrex.castling_keys
---@field king? string Who castles.
---@field rooks? string[] With whom; the partner ends beside it, on the inner side.
---@field distances? integer[] How far it may go.
---@field to? string[] Instead: the files where it ends.
---@field apart? integer[] So many fields, at least, stay free between where it ends and where the partner stood: towards the first file, and towards the last.
---@field through_attack? boolean It may pass over attacked fields.
---@field out_of_attack? boolean It may castle while it is attacked.

---@class acedrex.rules
---@field stalemate? acedrex.verdict `"draw"`, `"loss"` or `"win"` of who cannot move.
---@field bare? acedrex.bare A side with royal pieces only: `"loss"`, or `"loss unless answered"` by baring the other at once.
---@field repetition? acedrex.repetition A position that stands so often: `"draw"`, `"illegal"`, `"loss"` or `"win"` of who brings it about.
---@field quiet? acedrex.quiet So many plies without capture, promotion or a move of the `reset` types.
---@field moves? acedrex.moves_rule The game ends after so many plies: `"draw"`, `"win"` or `"loss"` of who makes the last one, `"light"`, `"dark"`.
---@field dead? acedrex.names[] A draw where neither side has more than one of these lists.
---@field extinction? acedrex.names[] Who loses all that it had of one list has lost.
---@field goal? acedrex.goal Who brings such a piece into the zone wins; `result = "loss"` or `"draw"`, `safe = true`: only unattacked; one or a list.
---@field capture? acedrex.duty `"must"`: who can capture has to; `"most"`: as many pieces as can be.
---@field pass? acedrex.pass `"free"`: a turn may be passed; `"forced"`: where there is no move.
---@field answer? acedrex.goal_answer `"draw"`: where the side that moves first arrives, the other may arrive by its next move and draw.
---@field passes? acedrex.limit So many turns passed in a row end the game: `"draw"`, `"win"` or `"loss"` of who passed last.
---@field giving_check? acedrex.self_check `"illegal"`: no move may leave the other side in check.
---@field several_royals? acedrex.several_royals `"each"`: each kind binds by itself; `"last"`: a side is bound only while it has one royal piece left, and lost with the last.
---@field self_check? acedrex.self_check What a cascade is that leaves one's own royal piece attacked: `"illegal"`, or it `"loses"` at once.

---@class acedrex.capture_keys
---@field to? acedrex.pocket_owner `"capturer"` (it changes sides), `"owner"`, or `"nobody"` (it leaves the game).
---@field pocket? string Into which one.
---@field by? string[] Of these capturers only.
---@field pieces? string[] Of these captured pieces only.
---@field as? table<string, string> What goes in for a piece.
---@field promoted? string What goes in for any piece that was promoted.

---@class acedrex.drop_keys
---@field from? string Out of which pocket.
---@field pieces? string[] Which pieces.
---@field at? acedrex.expr A guard on the empty field, as the piece sees it.
---@field as? table<string, acedrex.names> What a piece comes in as instead; a list: a choice.
---@field limit? table<string, integer|"one a file"> So many on the board at most, or `"one a file"`.
---@field tags? string[] What it carries when it has come in.
---@field check? boolean `false`: not by who stands in check.
---@field mate? boolean `false`: not if it mates.
---@field order? acedrex.order `"queue"`: pieces come out in the order in which they went in.

---@class acedrex.trail_signs
---@field ply? string Between plies.
---@field open? string Before a ply.
---@field close? string Behind a ply.
---@field step? string Before a field: the next step.
---@field distant? string Before a field: a later step.
---@field to? string Before the last field.
---@field capture? string Behind a field, perhaps with the piece: captured there.
---@field over? string Behind a field, perhaps with the piece: passed over there.
---@field promote? string Behind the last field: it becomes a piece; alone: later.
---@field convert? string A piece there changed sides.
---@field failed? string It did not change sides; who came is gone.
---@field in_passing? string Taken in passing, perhaps with the rank or field.
---@field castle? string Castled, perhaps with the file of the partner.
---@field lost? table<string, string> By tag, behind a symbol: that piece lost it.
---@field status? acedrex.trail_status Behind a move, or instead of one: `check mate resign offer withdraw accept draw`.
---@field annotation? string Before what is not read.
---@field unnamed? string[] Pieces whose symbol may be left out.

---@class acedrex.family_keys
---@field symmetry? acedrex.symmetry As in a variant.
---@field board? acedrex.board_size The size of the free board.
---@field zones? acedrex.zones|fun(board: acedrex.board): acedrex.zones Zones of the board; a function is asked for the board in use.
---@field promotion? acedrex.promotion_keys As in a variant.
