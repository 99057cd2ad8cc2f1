---@meta
-- Made by docs/words/generate from docs/words/*.txt; change those, not this.

---@class acedrex.dir
---@field left fun(self: acedrex.dir): acedrex.dir The direction turned by 45 degrees to the left.

---@class acedrex.dir
---@field right fun(self: acedrex.dir): acedrex.dir The direction turned by 45 degrees to the right. An oblique direction becomes the next of its eight images.

---@class acedrex.dir
---@field turn fun(self: acedrex.dir, n: integer): acedrex.dir The direction turned by n times 45 degrees to the right.

---@class acedrex.dir
---@field back fun(self: acedrex.dir): acedrex.dir The opposite direction.

---@class acedrex.dir
---@field x integer The component to the right. Directions can also be added, subtracted and multiplied.

---@class acedrex.dir
---@field y integer The component forward.

---A piece with these keys. `piece.extend(base, keys)` takes all other keys from another piece.
---```lua
---local Fox = piece { name = "Fox", symbol = "F", moves = m.leap(1, 2) }
---with({ Fox }, {}, "T Fa1"):reaches_only("a1", "b3 c2")
---```
---@class acedrex.make_piece
---@overload fun(keys: acedrex.piece_keys): acedrex.piece
piece = {}

---A piece that differs from another one in these keys. `base.moves` is always an expression, however it was declared.
---```lua
---local Base = require "classical.pieces.rook"; local Fox = piece.extend(Base, { name = "Fox", symbol = "F", moves = Base.moves + m.leap(1, 2) })
---with({ Fox }, {}, "T Fa1"):reaches("a1", "b3 a8")
---```
---@param base acedrex.piece
---@param keys acedrex.piece_keys
---@return acedrex.piece
function piece.extend(base, keys) end

---A variant with these keys.
---```lua
---local Tiny = variant { name = "Tiny", board = { files = 3, ranks = 3 }, pieces = { require "classical.pieces.rook" }, setup = ". . r\n. . .\nR . ." }
---t.game(Tiny):may { "Ra1-a3", "Ra1-c1" }
---```
---@class acedrex.make_variant
---@overload fun(keys: acedrex.variant_keys): acedrex.variant
variant = {}

---A variant that differs from another one: tables merge key by key, lists replace, `false` removes what the base declares,
---and `pieces = { replace = { Queen = Amazon }, add = { ... }, remove = { ... } }` edits the cast. A replaced type is
---replaced in setup, promotion, castling and royals too; its old symbol is still read in positions, unless another piece
---has it. A rule that names only types which are removed is removed with them. The keys of the base can be read: `base.setup`, `base.pieces`, `base.rules`.
---```lua
---local Loses = variant.extend(require "classical.classical-chess", { name = "Stalemate Loses", rules = { stalemate = "loss" } })
---t.game(Loses, "sl Kc7,Qb6,ka8"):status("won", "light")
---```
---@param base acedrex.variant
---@param keys acedrex.variant_keys
---@return acedrex.variant
function variant.extend(base, keys) end


---@class acedrex.piece_keys
---@field passive? boolean The piece cannot begin a move; it must be activated.
---@field gait? acedrex.expr How a piece walks that inherits this piece's movement, if not by its `moves`.
---@field spends? integer 0: steps of this piece cost no momentum; it hands on all momentum that it was given.
---@field roams? boolean When the piece inherits its movement, its walks may lead over fields beyond the edge of the board.
---@field blocked? acedrex.blocked What happens if the piece is activated and has no ply: it `"stays"`, so that the activation is not possible, or it is removed, `"oblate"`. A guard: it is removed where the guard holds.
---@field replaces_lands? boolean The piece's `lands` replace those of the variant; otherwise both apply.
---@field name? string The name: one line, unique in a variant.
---@field symbol? string One to four letters, the first upper case; unique in a variant. In setups light's symbols are written so, dark's in lower case; symbols of several letters stand in brackets.
---@field old_symbol? string A symbol that it once had: positions and moves are read with it too, unless another piece has it now.
---@field label? string What the piece is called in a notation of edits (`notation.edits`), a word in lower case without spaces: light's piece is written in upper case. A piece without a label is called by its symbol.
---@field moves? acedrex.movement A movement expression, a string in Betza's notation, or a list of those, which stands for their sum.
---@field actions? table<string, acedrex.movement> Further walks, each with a name, like `moves`: a part of a turn that names an action (`phase.move{ action = "shoot" }`) runs them instead, and a piece without that action has none there. They capture and promote as other walks do; but only `moves` attack, give check, are lent and borrowed, and a frozen piece does none of them.
---@field class? string[] Names besides the piece's own by which `m.is` finds it.
---@field takes? acedrex.expr|table<string, acedrex.expr> A guard on the pieces that this piece may capture by any means; default: every enemy. A table says it by what is done: `capture`, and for other things than captures the words of effects, `convert`, `flip`, `change`, `oblate`, `push`, `pull`, `displace`, `swap`, `mark` and `unmark`. What it leaves out is as by default; such a thing can be done to any piece.
---@field immune? acedrex.expr|table<string, acedrex.expr> A guard on the pieces that may not capture this one; it is tested on the field of the attacker. A table says by what is done what this piece is spared, as that of `takes`. All guards but those on captures ask for types, classes and sides only; the walker counts as what it began its walk as, in rows of `lands` as what it was when it met them. An effect that is not allowed fails.
---@field lands? acedrex.expr What a walk that ends on an occupied field may do besides capturing.
---@field passes? acedrex.expr A guard on the pieces that this piece passes over, besides transparent ones.
---@field transparent? boolean Other pieces pass over it.
---@field may_pass? boolean The piece may make a move that changes nothing.
---@field owner? acedrex.owner `"none"`: the piece is neutral, neither own nor enemy to any other; the case of its symbol has no meaning, unless `shade` gives it one.
---@field shade? acedrex.shade `"light"` or `"dark"`, for a neutral piece: its symbol is in upper or in lower case, and another one, of the other shade, may have the same letters. Their names tell them apart, and a `class` can be their common name.
---@field may_move? acedrex.may_move `"both"`, for a neutral piece: either side may move it as its move.
---@field tags? acedrex.tags Tags of the piece in the initial setup; with `--tags initial` also of pieces that stand on their initial fields. It loses them by moving; those under `always`, as in `tags = { "rush", always = { "noble" } }`, go with it, also into pockets.
---@field notes? string[] Names of fields that the piece keeps in mind. In the variant's first position it notes under each of them where it stands; a piece that comes later has no note until `m.note` gives it one. `m.noted`, `m.to`, `m.file_of` and `m.rank_of` ask for it.
---@field worth? number Its value in Pawns, as information.
---@field about? string One line of description, which `pieces` and `explain` show.
---@field royal? acedrex.royal `"check"`: must not be left attacked; `"capture"`: may be left attacked, and its loss loses the game; `"attacked"`: must be left attacked (anti-royal); `"flees"`: if it is attacked, it must move itself to where it is not; `"escapes"`: of the turns that are legal otherwise those that leave no such piece of the moving side attacked are legal, where there are any; else all of them. It is told as check, but there is no mate by it, its loss loses only where a rule says so (`rules.royal_loss`), and for `rules.several_royals` it counts as no royal piece. A position in which the side that is not to move has one attacked is sound.
---@field attacked_by? acedrex.expr A guard on the pieces that count as attackers of an `"attacked"` royal piece.
---@field promotes? acedrex.names The types to which the piece promotes if the variant declares `to = "own"`.
---@field frozen? acedrex.expr What a piece that this piece freezes may still do.
---@field on_capture? acedrex.expr Walked by the piece directly after a ply of its own that has captured; `m.took` tells what.
---@field on_turn_end? acedrex.expr Walked by the piece at the end of every turn of either side; `m.from(m.mine)` tests whether the turn was its own side's.
---@field on_turn_start? acedrex.expr Walked by the piece when a turn of its side begins.
---@field on_promotion? acedrex.expr Walked by the promoted piece, as its new type.
---@field wake? acedrex.expr A departure trigger: what happens on the field that the piece has left. It is walked at the end of the turn, from the field where the piece stood when the turn began, if the piece stands there no more, whether it has moved or been captured.
---@field aura? acedrex.auras What the piece does to others by its place: one table of the keys below, or a list of them.

---@class acedrex.aura_keys
---@field at? acedrex.expr Where the aura reaches: all fields where this walk of the piece can end.
---@field of? acedrex.whom Which pieces it concerns, relative to the giver: `"own"`, `"enemy"`, `"any"` or a guard.
---@field except? acedrex.except_self `"self"`: the giver itself is not concerned.
---@field freeze? boolean The pieces concerned may not move by themselves: only as auras lend, and as `frozen` of the giver leaves them.
---@field protect? boolean The pieces concerned cannot be captured.
---@field mark? string The pieces concerned have this tag during the turn.
---@field plies? integer The pieces concerned may move so many times in a turn, up to 8. Moves that change nothing together are no turn; a piece that comes back may be promoted there, and that is one.
---@field lends? acedrex.lends Additional walks of the pieces concerned; a function is called with the direction from the giver to the receiver.
---@field wake? acedrex.expr A departure trigger of the pieces concerned, as a piece's own `wake`.

---@class acedrex.variant_keys
---@field name? string The name.
---@field slug? string The name in JSON and in saved games of a variant that was opened by its path; default: made from `name`. Commands find a variant by the name of its file, and it goes by that name then, so that the two had better be the same.
---@field code? string The letters before a setup string; default: the capitals of the name. On reading, any letters are accepted.
---@field also? string[] Other names by which programs call the variant, in the tag `Variant` of their games and in their lists. Commands take them too, where only one variant has the name: `acedrex moves chess`. They are compared by their letters and digits alone. A variant that extends this one and has a name of its own does not inherit them.
---@field about? string One line of description.
---@field family? string The folder whose pieces are looked up first; default: the folder of the script.
---@field board? acedrex.board_keys Size and shape, see below.
---@field pieces? acedrex.pieces The list of piece types: scripts by `require`, or pieces that are made here. A file of one's own may return a table of several, `{ Fox = piece{ ... }, Owl = piece{ ... } }`; then the list has `require("my.animals").Fox`. Commands take a table of nothing but pieces as they take one piece: `check`, `show`, `explain`, `pieces` and `gallery` tell of all pieces, `animals.lua#Fox` names one of them, and all of them stand on the free board, so that each may name the others.
---@field setup? string The initial position as a drawing with a line for each rank: upper case is light, lower case dark, `.` an empty field or a hole; symbols of several letters stand without brackets. Setup strings and FEN are for commands and scripted tests.
---@field first? acedrex.first The side that moves first.
---@field symmetry? acedrex.symmetry How directions are turned for dark: `"mirror"`ed, or by 180 degrees (`"rotate"`).
---@field royals? acedrex.royals For each type its royal kind, as `royal` of a piece, which this overrides; or `"no"`. Default: no piece is royal. Or a table `{ "attacked", unmet = "goes" }`: what becomes of pieces of the type where no legal turn of their side leaves all its royal pieces as they must stand (or flees with those that must), and it has a royal piece of another type. `"loses"` (default): it has no legal turn. `"stays"`: what they ask is lifted for this turn. `"goes"`: likewise, and those of them that do not stand as they must when the turn is over (attacked, or if that is what they ask, not attacked) leave the board together, after all else that happens in it, as if captured by the piece that moved; what the other royal pieces ask is judged after that. All types that say so are lifted at once. A side whose last royal piece goes has lost as by any loss: `rules.several_royals`.
---@field lands? acedrex.expr As `lands` of a piece, for all pieces.
---@field on_capture? acedrex.expr As `on_capture` of a piece, for all pieces. A piece that has an `on_capture` of its own does that first, and this after it, on the board that it then finds, if something still stands on its field.
---@field on_promotion? acedrex.expr As `on_promotion` of a piece, for all pieces, after what the promoted piece does by its own.
---@field roles? table<string, table> What a piece in the air walks that carries the tag, instead of its own movement, for that ply: `moves`; and `blocked`, if it has none, as for a piece. The tag is given before `c.activate` (see *Cascades*).
---@field promotion? acedrex.promotions Which pieces promote, to what and where, see below.
---@field castling? acedrex.castling_keys See below.
---@field rules? acedrex.rules The rulebook, see below.
---@field state? acedrex.state Counters and flags that the variant keeps: `from` (default 0), `to`, `start`; with `each = "side"` each side has one for itself, which its own pieces mean, in setup strings light's and dark's: `;points=2+0`. In setup strings they follow `;`, so that they cannot have the names of what stands there besides: `quiet`, `marks`, `passes`, `air`, `last`, `loser`, `turn`, `taken`, and `checks` where checks are counted.
---@field options? acedrex.options What may be chosen before a game begins, with the name of the variant: `known.lua:size=big,seed=7`. Each option has a `kind`: `"number"` (with a `range`), `"choice"` (with `choices`), `"flag"`, or `"seed"`, of which there is one: a number from 0 to 999999999, or of its `range`. `default` is what it is where nothing is chosen (else the least, the first, or false), `help` a line for players. A seed that is not chosen is drawn where a game begins, and told; `:7` alone is the seed. In scripted tests, and where a position is given that names none, it is its default. `acedrex variants VARIANT` lists the options, and setup strings keep what was chosen. A seed may have `fits`, a function of the first position that was drawn, as a game with the words of scripted tests that ask and try (`moves`, `captures`, `play`, `undo`, `at`, `status`, `attackers`, `turned`). Where a seed is chosen, or drawn, and `fits` says `false`, `by_options` is called again, and `math.random` goes on from where it was, so that a seed still names one array; a thousand that do not fit are an error. Each call may take as much as one of `m.where`, and five times as much for what the game does; all of them together twenty times as much. `acedrex show` tells how many arrays were thrown away. The default is not judged (`acedrex check` warns where it does not fit).
---@field by_options? acedrex.by_options What depends on options: a function of their values that returns keys of the variant. They go before those that are written in its table, as those of an extension do; the board and the pieces may come from it alone. Within it `math.random` draws by the seed: the same on every machine.
---@field captures? acedrex.captures Where captured pieces go, see *Pockets*.
---@field drops? acedrex.drops What may be dropped from pockets as a move: one rule or a list of rules, of which the first that fits applies.
---@field pockets? acedrex.pockets What waits in pockets before the first turn, see *Pockets*.
---@field turn? acedrex.turn The parts of a turn, see *Turns*.
---@field secrets? acedrex.secret_keys|acedrex.secret_keys[] Which pieces of the other side a side does not see as they are, see *What a side may know*: one rule or a list of rules, of which the first that fits applies.
---@field sees? acedrex.expr|"moves" Limits what a side sees at all: its own pieces, and the fields where they can come to by this walk. It is walked by each of them on the true board; `m.none`: they see nothing. `"moves"`: the fields to which they can move, were it their turn, also if that leaves a royal piece of theirs attacked, and in their turn what their moves capture elsewhere. Without it all fields are seen.
---@field refusals? acedrex.refusal_keys What is said of an attempt that only seems legal besides "no": `{ check = true }`, see *What a side may know*.
---@field refused? "turn"|"nothing" What an attempt costs that only seems legal: `"nothing"` (the default), or `"turn"`: the other side is to move.
---@field tells? acedrex.tells_keys What an umpire says to both sides after every turn, see *What a side may know*.
---@field notation? acedrex.notation How moves are written, see *Notation*.

---@class acedrex.board_keys
---@field files? integer The number of files, up to 64; the file after z is aa.
---@field ranks? integer The number of ranks, up to 64.
---@field holes? string[] Missing fields: `"d4"`, or a rectangle from corner to corner, `"e5-f6"`. The drawing of a `setup` has a `.` for each.
---@field wrap? string[] Joined edges: `"files"` joins left and right, `"ranks"` top and bottom.
---@field zones? acedrex.zones Named sets of fields, for both sides or for each; if dark's set is left out, it mirrors light's. Every board has the zones `"first"` and `"last"`, the ranks of each of several boards, `"own_half"` and `"their_half"`.
---@field beside? acedrex.beside Further boards by name. Each is a table with `files` and `ranks`, and, where they are wanted, `holes`, `wrap` and `setup`, a drawing. Their fields are written `B:e4`, also in the `zones` of the first board, which are those of all boards. `m.across` leads to the same field of another board, `m.anywhere` to every field; no other step leaves its board.

---@class acedrex.promotion_keys
---@field pieces? string[] The types that promote, or classes.
---@field to? acedrex.names|acedrex.promotion_source What they become: a list of types; `"own"`: each type what its `promotes` says, in which case `pieces` is not needed; or `{ pocket = NAME }`: a piece that lies in a pocket, see *Promotion out of a pocket*.
---@field zone? string Where: `"last"` (the last rank of every board, the default) or a zone.
---@field when? acedrex.when `"at once"`: the piece must promote; `"now or later"`: it may, and otherwise carries the tag `=`, with which a later move may consist of the promotion alone; `"choice"`: it may, and otherwise stays what it is.
---@field enters? acedrex.enters `"ends"`: moves from outside into the zone; `"touches"`: also moves within the zone and out of it.
---@field must? string A zone in which promotion is compulsory.
---@field limit? table<string, integer> So many pieces of the type its side may have on the board by promotion: of so many that stand there, counted as the piece is promoted and without it, it becomes no further one. Where it has to promote and limits leave it nothing, the move is not possible, but it attacks all the same (see `without`).
---@field without? acedrex.without Where a piece has to promote and its pocket is empty, or limits leave it nothing: `"stays"`: it stays what it is; `"illegal"`: such a move is not possible. The piece attacks all the same. The default is `"illegal"` where `of` says whose pocket it is, by `"own"` or `"theirs"`, and where no pocket is named, else `"stays"`.

---@class acedrex.promotion_source
---@field pocket? string|string[] The pocket: one that `pockets`, `captures` or `drops` name; `""` is that without a name. Out of several, `{ "safe", "lost" }`, the player may choose; the choice is then written with the pocket, `Pa7-a8=Q{safe}`, and read without it where one alone fits.
---@field take? acedrex.take Which piece: `"any"` (the default), one of each kind there, as the player likes; `"first"`, `"last"`: the one at that end of a queue (`drops.order`).
---@field of? acedrex.pocket_of Whose pocket: `"own"` (the default), of the side of the piece, or `"theirs"`, of the other side; what lies there is turned to the side of the piece. Where nothing is there, the piece cannot promote; where it must, it cannot go, but it attacks (see `without`). `"other"` is `"theirs"` with `without = "stays"`.
---@field pieces? string[] The types that count there, or classes.

---@class acedrex.castling_keys
---@field king? string The type that castles.
---@field rooks? string[] The types of its partner, which ends beside it, on the inner side; where `ways` do not tell otherwise.
---@field partner? acedrex.expr Instead of rooks: any piece with the right to castle (`&`) is a partner on whose field this guard holds. It asks which piece stands on which field, and no more. In the first position pieces have the right where it holds; those that are dropped have it by `drops.tags = { "castling" }`.
---@field distances? integer[] The distances that the castling piece may go.
---@field to? string[] Instead of distances: the files where the castling piece ends.
---@field ways? acedrex.castling_way[] Instead of distances: each way by the files of the rank where the two stand and where they come to stand, `king = { "e", "g" }, partner = { "h", "f" }`; the same for both sides. The castling piece may stay where it is, and castles all the same. What is between the two, and between them and where they come to stand, has to be empty. Where several ways lead it from one file to another, moves are written with the partner's way: `Ke1-g1&h1-f1`.
---@field apart? integer[] The least number of fields between the end of the castling piece and the start of the partner: towards the first file, and towards the last. -1: it may end on the partner's own field.
---@field through_attack? boolean The castling piece may pass over attacked fields.
---@field out_of_attack? boolean It may castle while it is attacked.
---@field onward? acedrex.expr What both walk then, each from the field where it would stand; they end where this leads them, on empty fields. Where one of them cannot, they do not castle.

---@class acedrex.rules
---@field stalemate? acedrex.counted The result for the side that cannot move: `"draw"`, `"loss"` or `"win"`, or by `"count"`, see `rules.count`.
---@field checkmate? acedrex.verdict The result for the side that is checkmated, or cannot move and leave its royal pieces as they must stand otherwise (anti-mate, flight): `"loss"`, the default, `"win"` or `"draw"`.
---@field bare? acedrex.bare A side with royal pieces only has lost: `"loss"`; or, `"loss unless answered"`, unless it bares the other side at once. A table says besides which pieces count, a list or `"all"`, and how many of them a bare side has left at most: `bare = { result = "loss", pieces = "all", left = 1 }`. Without `pieces` those count that are not royal; without `left` it is 0.
---@field checks? integer A side that has given so many checks has won. They are counted at the end of each turn, and kept in setup strings (`;checks=2+1`: light has given two) and in FEN.
---@field counter? table<string, integer> A side whose counter has come so far has won: `counter = { points = 3 }`, where `state` has a counter `points` with `each = "side"`. If both sides' have at once, `rules.both_lose` says who wins. The reason of the result is the counter's name.
---@field count? acedrex.count_keys What the sides compare where the result is `"count"`: who has more wins, and if neither has it is a draw. `at` names where that decides, in place of what the rule says: `"full board"` (the game ends when no field is empty), `"stalemate"`, `"passes"` (two in a row, where `rules.passes` is not there), `"idle"`, and `"moves"`, `"quiet"`, `"repetition"`, which have to be there. `by`: `"pieces"`, those on the board, the default; a table of points by types or classes, types that are not named count nothing; or the name of a counter with `each = "side"`. `bonus = { dark = 1.5 }`: what a side has besides.
---@field royal_loss? acedrex.royal_loss `"plays on"`: a side that loses its last royal piece of a kind, by a capture or by any effect, has not lost by that. Default: `"loss"`, but for pieces that are royal by `"escapes"`: with the last of such a type a side loses where `"loss"` is written.
---@field both_lose? acedrex.both_lose Who wins where one turn makes both sides lose, by whatever rules: their last royal pieces are lost, both are bare or lack what `extinction` names, or the one side this, the other that. `"mover"`: the side that made the turn; `"other"`: the other side; `"draw"`, the default: neither. In a setup string the side that is not to move has made the last turn. It is a draw in any case where a bare side answers (`bare = "loss unless answered"`).
---@field repetition? acedrex.repetition A position occurs for the given number of times: `"draw"`; `"illegal"`; `"loss"` or `"win"` of the side that moved; `"count"`, see `rules.count`. With `board = "B"`, which names a board beside, only the pieces on that board are compared, and only since the last turn that changed anything elsewhere. One rule or a list of them.
---@field checks? acedrex.verdict The result for a side that has given check with each of its turns since the position occurred first, where the other side has not: `"loss"`, `"draw"` or `"win"`, in place of `result`. The reason is `perpetual check`.
---@field chases? acedrex.chases The result for a side that has chased a piece with each of its turns since the position occurred first, where the other side has chased none: `"loss"`, `"draw"` or `"win"`; or a table that says besides what chasing is. It counts where no side has checked with each turn (`checks`). A turn chases each piece that it begins to threaten: one that the side could capture by a legal turn if it were to move again, but not before this turn, and whose capturer could not be recaptured. A royal piece is not chased, nor is a piece by one of its own type that it could capture as well. The same piece has to be chased each time, wherever it goes, by whichever pieces. The table: `result` (default `"loss"`); `by`, the types or classes that chase (default: all that are not royal); `of`, a guard of pieces that can be chased, judged by the piece where it stands; `guarded = { Rook = { "Knight" } }`: by these types the piece is chased also where they could be recaptured. The reason is `perpetual chase`.
---@field quiet? acedrex.quiet The halfmove clock: so many plies without capture, promotion or a move of the `reset` pieces, types or classes. `result`: as that of `rules.moves`, but for `"light"` and `"dark"`.
---@field moves? acedrex.moves_rule The game ends after so many plies: `"draw"`, `"win"` or `"loss"` of the side that moved last, `"light"` or `"dark"` wins, or by `"count"`, see `rules.count`.
---@field dead? acedrex.names[] A draw if each side has no more than the pieces of one of these lists. Extensions of `classical-chess` inherit its lists, which draw King and Knight against King and Knight, or Bishops on fields of different colours, at once, although helpmates exist (FIDE 5.2.2 lets such games go on): `dead = {}` takes them away.
---@field extinction? acedrex.extinction[] A side that has lost all its pieces of one list, after having had some, has lost. A list may have another `result` for that side: `{ "Rook", result = "win" }`, or `"draw"`. What makes a side lose goes before what makes a draw; if both sides lose at once, `rules.both_lose` decides.
---@field goal? acedrex.goal A side that brings one of the pieces into the zone wins. `result = "loss"` or `"draw"` changes the result; with `safe = true` the piece must not be attacked there. One goal or a list.
---@field count? integer So many of the pieces have to stand in the zone at once; default: 1.
---@field full? boolean `true`: no field of the zone may be empty, whoever stands there, and one of the pieces at least has to be there. It is judged of the side that has just moved.
---@field holds? boolean `true`: the goal counts when the side is to move again and still has what it asks: the other side has one turn to undo it.
---@field when? acedrex.expr A guard that has to hold besides, or instead: a goal without `pieces` and `zone` asks nothing else. It is judged when a turn is over, for the side that made it and then for the other side, by a walker of that side that stands nowhere, as with `phase.when`. A walk may stand for it: whether it can be walked.
---@field line? acedrex.line A side that has `length` of its `pieces` (types or classes; default: all) on adjoining fields of one line, when a turn is over, wins. `dirs` are the directions of such lines, and back, the same for both sides; default: all eight. `gaps = true`: the pieces need not stand next to each other, only on one line, whatever is between them. `block = 2`: a square of two by two pieces wins; with `length` besides, either does. `result = "loss"` or `"draw"` changes the result. The side that has just moved is judged first. One rule or a list of them.
---@field connect? acedrex.connect A side wins that has a chain of its `pieces` (default: all) from a field of the zone `from` to a field of the zone `to`, when a turn is over. Pieces on fields that adjoin belong to one chain: those one step apart in one of the `dirs`, or back, the same for both sides; default: all eight directions. `result` as with `line`. One rule or a list of them.
---@field prefer? acedrex.prefer Kinds of turns that come first. Of the turns that are legal otherwise, those of the first kind of which there is one are legal; if there is none of any kind, all are. A kind is a guard, asked of the piece that moved last in the turn, where it stands when the turn is over; a turn after which it does not stand on the board, or in which nothing moved, is not of that kind. `m.took(guard)` holds there if moves of the turn have captured such a piece, `m.last` asks about the turn itself, `m.arrived` and `m.vacated` too. Or a kind is one of the words `"mate"`, `"check"` (the turn gives it) and `"promotion"` (a piece has been promoted). What `rules.capture` asks is judged among the turns that are left.
---@field capture? acedrex.duty `"must"`: a side that can capture has to; `"most"`: it has to capture as many pieces as possible; `"free"`, the default: neither.
---@field pass? acedrex.pass `"free"`: a side may pass its turn; `"forced"`: it passes if it has no move; `"never"`, the default: neither.
---@field answer? acedrex.goal_answer `"draw"`: if the side that moves first reaches the goal, the other side may reach it with its next move and draw.
---@field passes? acedrex.passes The game ends when so many turns in a row were passed: `"draw"`, or `"win"` or `"loss"` of the side that passed last; `"count"`, see `rules.count`: without that rule the side wins that has more pieces on the board, and if neither has it is a draw. (`"more pieces"` means the same.)
---@field idle? acedrex.idle What it is when the turns of both sides, one after the other, have no part that is due (`phase.when`): a draw, or `"win"` or `"loss"` of the side that made the last turn; `"count"`, see `rules.passes`.
---@field giving_check? acedrex.giving_check `"illegal"`: no move may leave the other side in check; `"unless mate"`: only one that leaves it no legal move, where moves that give check count as such.
---@field several_royals? acedrex.several_royals `"each"`: each royal type binds its side; `"last"`: a side is bound only while it has one royal piece left, and loses with the loss of the last; `"last of each"`: a royal piece binds its side while it is the only one of its type, and a side loses with the loss of the last of any type; `"all"`: a side is in check when each of its royal pieces is attacked, and loses with the loss of the last. With all but `"each"`, royal pieces can be taken as any other.
---@field light? acedrex.rules What is so for light only, instead of what is said for both sides: `stalemate`, `capture`, `pass`, `giving_check`; `dark` likewise. All other rules hold for both.
---@field dark? acedrex.rules What is so for dark only.
---@field self_check? acedrex.self_check A cascade that leaves an own royal piece attacked is `"illegal"`, or it `"loses"` at once.

---@class acedrex.pocket_keys
---@field both? string[]|table<string, integer|"any"> What each side has in its pocket before the first turn: a list of types, in the order in which they leave a queue, or each type with its number, or with `"any"`: however many are taken out, there are more. One pocket or a list of them. Positions given by `--setup` or FEN tell their pockets themselves, but for what has no end: that is there whatever they tell, and is written once. What is captured adds nothing to it. In a queue each piece has a number.
---@field light? string[]|table<string, integer|"any"> The same for light alone, instead of what `both` says; `dark` likewise.
---@field dark? string[]|table<string, integer|"any"> The same for dark alone.
---@field name? string The name of the pocket; without it, the pocket without a name.
---@field places? fun(k: integer, side: acedrex.side): string The names of the places where the pieces of a queue wait, as others draw them beside the board: what the function returns for the k-th that leaves, for each that waits before the first turn. They are shown with the queue, and a notation of edits calls what is dropped by them. A place keeps its name when others have left.

---@class acedrex.capture_keys
---@field to? acedrex.pocket_owner `"capturer"`: to the side whose turn it is, also what its own effects take from it; `"owner"`; `"opponent"`: to the other side than its owner's, whoever takes it; or `"nobody"`: it leaves the game. Where it is not its owner's, it changes sides.
---@field pocket? string The pocket into which they go.
---@field oblated? boolean Pieces that leave the board otherwise go there too: by `m.oblate`, `m.leave` and the like, or as they could not move.
---@field into? string|string[] Only captures by walks that say by `m.into` that they go into this pocket, or one of these. (Such a walk names the pocket; whose it is, and as what a piece goes there, says the first rule that fits.)
---@field by? string[] Only captures by pieces that began their walk as one of these types, whatever they have become by it or are promoted to.
---@field pieces? string[] Only captures of these types.
---@field as? table<string, acedrex.names> The type that goes into the pocket for a captured type; `{}`: none does.
---@field promoted? acedrex.names The type that goes into the pocket for any promoted piece; `{}`: none does.

---@class acedrex.drop_keys
---@field from? string The pocket from which pieces are dropped.
---@field pieces? string[] The types that may be dropped.
---@field at? acedrex.expr A guard on the empty field, tested as by the dropped piece; `m.attacked()` asks whether it would be attacked there.
---@field on_drop? acedrex.expr A walk of the dropped piece from its field, directly after it is put down; a drop of which no walk comes to an end is not possible. As with the other rules of what happens when, all its walks are walked at once, the piece stays where it is, and what it captures it has captured.
---@field as? table<string, acedrex.names> The type as which a piece is dropped; a list is a choice, and where it is empty the piece cannot be dropped.
---@field limit? table<string, integer|"one a file"|table> The greatest number of such pieces on the board, or `{ n, "a file" }`: on a file, `{ n, "NAME" }`: in that zone, into which it then may not come (elsewhere it may). `"one a file"` is `{ 1, "a file" }`. Counted are the pieces of the type and side.
---@field tags? string[] Tags of the dropped piece.
---@field check? boolean `false`: not while the side is in check.
---@field mate? boolean `false`: not if the drop gives mate.
---@field gives_check? boolean `false`: not if the drop gives check.
---@field order? acedrex.order `"queue"`: pieces leave the pocket in the order in which they entered it.

---@class acedrex.secret_keys
---@field pieces? string[] The types that are hidden, or classes; without it all.
---@field tagged? string|string[] Only pieces that have this tag, or one of these. The mask does not have them.
---@field at? acedrex.expr Only where this guard holds, judged by the piece where it stands.
---@field seen_as? string The type that is seen in its place, its mask; or `"nothing"`: it is not seen.

---@class acedrex.refusal_keys
---@field check? boolean The answer is `check` instead of `no` where an attempt is illegal for no other reason than that it would leave a royal piece of one's own attacked.

---@class acedrex.tells_keys
---@field check? boolean|"line" That the side to move is in check. With `"line"` also how: along the file, along the rank, along the long or the short of the two diagonals as its royal piece sees them, or by a leap; each that there is once.
---@field captures? boolean|string[] On which fields the last turn captured something; with a list of types, of those also what it was: "a Pawn was captured on d5", "a piece was captured on c3".
---@field tries? string[] How many captures each of these types can make in the turn that begins, by field of departure and arrival: "2 captures by a Pawn".

---@class acedrex.edit_signs
---@field to? string Between where a piece stood and where it comes to stand. Nothing behind it: what stands there is taken off. A piece before it, and no field: that piece appears.
---@field off? string Instead of a piece or a field: what stands behind is taken off.
---@field part? string Between edits.
---@field comment? string Before what is a remark.

---@class acedrex.notation_forms
---@field move? string|string[] A piece goes. Places: `{piece}`, its symbol; `{from}`, where it stood, only needed in forms that always write it; `{to}`.
---@field capture? string|string[] It captures what stands where it ends, and nothing else.
---@field over? string|string[] It captures elsewhere: `{x*}`, each captured piece's field in order behind the text before the `*`. What it captured on its way comes first; where the last of that is the end, this is not written again. What it captured off its way stands behind the end.
---@field rifle? string|string[] It captures without moving; `{taken,}`: the fields of what it captured, with what follows the name between.
---@field burns? string|string[] Behind `{move}`, of pieces that are captured when it has landed: `{taken,}`.
---@field stays? string|string[] It passes the turn where it stands.
---@field convert? string|string[] A piece changes sides: `{at}`, where it stands; `{side}`, what its new side is called; `{piece}`.
---@field place? string|string[] A piece appears, by what another one does or out of a pocket: `{at}`, `{piece}`.
---@field displaced? string|string[] A piece is moved about: `{piece}`, `{from}`, `{to}`. A field that has just been named is not named again, and what it captures is told as any capture is.
---@field caused? string|string[] What befell others, `{displaced,}`, behind the piece that brought it about: `{piece}`, its symbol, or its move if it made one.
---@field gone? string|string[] A piece is taken off where it stands: `{piece}`, `{from}`. It may be the one that moves, or another one, behind what caused it.
---@field dies? string|string[] Behind `{move}`: the piece that made it is gone in the end.
---@field promotes? string|string[] Behind the move: `{piece}`, what it becomes.
---@field declined? string Behind the move: the piece could have been promoted, and is not. It may be left out.
---@field sides? table<acedrex.side, string> What the sides are called: `light`, `dark`.

---@class acedrex.trail_signs
---@field ply? string Between plies.
---@field open? string Before a ply.
---@field close? string After a ply.
---@field step? string Before a field: the next step.
---@field distant? string Before a field: a later step.
---@field to? string Before the last field.
---@field capture? string After a field, perhaps with the piece: a capture there.
---@field over? string After a field, perhaps with the piece: the walker passed over the piece there.
---@field displaced? string After a field, perhaps with the piece, before a field: the piece there was moved aside to that field (`m.displace`). All that are moved aside have to be written, in order.
---@field diverge? string After a field, perhaps with the piece there: the walker made a further ply from there (`c.diverge`).
---@field apart? string Before the first step on the board, where a piece makes a ply in a role (see `roles`) that begins farther off than it goes on. It may be left out, or written as a step.
---@field changed? string After the last field, before a piece or a field, file or rank: a piece elsewhere becomes another (`m.change`). All that do have to be written, in order.
---@field promote? string After the last field: the type to which the piece promotes; alone: it will promote later.
---@field convert? string The piece there changed sides.
---@field failed? string The piece there did not change sides; the piece that came is gone.
---@field portal? string After a field: the piece went on at once from another field (`c.portal`). It follows, with the piece, alone or as the start of what it went on to walk.
---@field portal_lost? string After a field, perhaps with the piece: it could not go on from there, and is gone.
---@field portal_back? string After a field, before the field where the piece comes out, perhaps with the piece: it did not get through (`c.portal`).
---@field retrieved? string After the last field, before a piece of the player's, and its field if that is another one: it came out of a pocket (`m.retrieve`).
---@field retrieved_theirs? string Likewise, before one of the other side.
---@field not_retrieved? string After the last field: none came. It may be left out.
---@field in_passing? string A capture in passing, perhaps with the rank or file.
---@field castle? string A castling, perhaps with the file of the partner.
---@field roles? table<string, string> By tag, instead of `ply`: the piece that goes on carries that tag, given before it was activated. At the end of a move: what the last ply took off the board it gave for a role, and no ply follows.
---@field role_spent? table<string, string> By tag, instead of the sign of a role: a ply in which the piece left the board. A list of what it captured may follow.
---@field role_lost? table<string, string> By tag, instead of the sign of a role: the piece had no ply, and left the board. The piece may follow.
---@field lost? table<string, string> By tag, after a symbol: that piece lost the tag.
---@field status? acedrex.trail_status After a move, or instead of one: `check mate resign offer withdraw accept draw placeholder`.
---@field annotation? string Before text that is not read.
---@field unnamed? string[] Pieces whose symbol may be left out.

---@class acedrex.family_keys
---@field symmetry? acedrex.symmetry As in a variant.
---@field board? acedrex.board_size The size of the free board.
---@field zones? acedrex.zones|fun(board: acedrex.board): acedrex.zones Zones of the board; a function is asked for the board in use.
---@field roles? table<string, table> As in a variant.
---@field captures? acedrex.captures As in a variant.
---@field promotion? acedrex.promotions As in a variant.
