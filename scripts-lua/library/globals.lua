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

---A piece with these keys.
---```lua
---local Fox = piece { name = "Fox", symbol = "F", moves = m.leap(1, 2) }
---with({ Fox }, {}, "T Fa1"):reaches_only("a1", "b3 c2")
---```
---@class acedrex.make_piece
---@overload fun(keys: acedrex.piece_keys): acedrex.piece
piece = {}

---A piece that differs from another one in these keys; it takes all other keys from that one. `base.moves` is always an expression,
---however it was declared.
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

---A variant that differs from another one. Tables merge key by key, lists replace, `false` removes what the base declares.
---`pieces = { replace = { Queen = Amazon }, add = { ... }, remove = { ... } }` edits the cast. A replaced type is also replaced in
---setup, promotion, castling and royals; its old symbol is still read in positions, unless another piece has it. A rule that names
---only removed types is removed with them. To remove the mask of a secret, but not the pieces of that secret, is an error. The keys of
---the base can be read: `base.setup`, `base.pieces`, `base.rules`.
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
---@field gait? acedrex.expr How a piece walks that inherits this piece's movement. Default: by its `moves`.
---@field spends? integer `spends = 0`: its steps are free; it passes on all the momentum it received.
---@field roams? boolean If the piece inherits its movement, its walks may lead over fields beyond the edge of the board.
---@field blocked? acedrex.blocked What happens if the piece is activated and has no ply. `"stays"`: it stays, and the activation is not possible. `"oblate"`: it is removed. A guard: it is removed if the guard holds.
---@field replaces_lands? boolean The piece's `lands` replace those of the variant. By default both apply.
---@field name? string The name: one line, unique in a variant.
---@field symbol? string One to four letters, the first in upper case; unique in a variant. In setups light's pieces are written like this, dark's in lower case. Symbols of several letters stand in brackets.
---@field old_symbol? string An earlier symbol of the piece. Positions and moves are also read with it, unless another piece has it now.
---@field label? string The name of the piece in a notation of edits (`notation.edits`): a word in lower case without spaces. Light's piece is written in upper case. A piece without a label is called by its symbol.
---@field moves? acedrex.movement A movement expression, a string in Betza's notation, or a list of these (their sum).
---@field actions? table<string, acedrex.movement> Further walks, each with a name. A part of a turn that names an action (`phase.move{ action = "shoot" }`) runs these walks instead of `moves`; a piece without that action has no move there. Actions capture and promote like other walks. But only `moves` attack, give check, are lent and are borrowed, and a frozen piece performs no action.
---@field class? string[] Further names by which `m.is` finds the piece.
---@field takes? acedrex.expr|table<string, acedrex.expr> A guard on the pieces that this piece may capture by any means. Default: every enemy. A table has a guard for each kind of deed: `capture`, and the words of the other effects, `convert`, `flip`, `change`, `oblate`, `push`, `pull`, `displace`, `swap`, `mark` and `unmark`. A kind that the table leaves out keeps its default: captures take enemies, other effects act on any piece.
---@field immune? acedrex.expr|table<string, acedrex.expr> A guard on the pieces that may not capture this one; it is tested on the field of the attacker. A table, like that of `takes`, has a guard for each kind of deed. All guards except those on captures may ask for types, classes and sides only. The walker counts as what it was when its walk began, in rows of `lands` as what it was when it met the piece. An effect that is not allowed fails.
---@field lands? acedrex.expr What a walk that ends on an occupied field may do instead of capturing.
---@field passes? acedrex.expr A guard on further pieces that this piece passes over. It always passes over transparent ones.
---@field transparent? boolean Other pieces pass over this piece.
---@field may_pass? boolean The piece may make a move that changes nothing.
---@field owner? acedrex.owner `"none"`: the piece is neutral, neither own nor enemy to any other. The case of its symbol has no meaning, unless `shade` gives it one.
---@field shade? acedrex.shade `"light"` or `"dark"`, for a neutral piece: its symbol is in upper or in lower case. A piece of the other shade may have the same letters. The names distinguish the two; a `class` can be their common name.
---@field may_move? acedrex.may_move `"both"`, for a neutral piece: either side may move it.
---@field tags? acedrex.tags Tags of the piece in the initial setup. With `--tags initial`, pieces on their initial fields have them in other positions too. The piece loses them when it moves. Those under `always`, as in `tags = { "rush", always = { "noble" } }`, stay with it, also in pockets.
---@field notes? string[] Names of fields that the piece remembers. In the variant's first position it notes its own field under each name. A piece that comes later has no note until `m.note` gives it one. `m.noted`, `m.to`, `m.file_of` and `m.rank_of` ask for it.
---@field worth? number Its value in Pawns, for information.
---@field about? string A description of one line, which `pieces` and `explain` show.
---@field royal? acedrex.royal The kind of royal piece: `"check"`: it must not be left attacked. `"capture"`: it may be left attacked, and its loss loses the game. `"attacked"` (anti-royal): it must be left attacked. `"flees"`: if it is attacked, it must itself move to where it is not. `"escapes"`: if some legal turn leaves no such piece of the moving side attacked, only such turns are legal; otherwise all are. An attack on it is reported as check, but there is no mate by it. Its loss loses only if a rule says so (`rules.royal_loss`), and for `rules.several_royals` it does not count as a royal piece. In a legal position the side that is not to move may have one attacked.
---@field attacked_by? acedrex.expr A guard on the pieces that count as attackers of an `"attacked"` royal piece.
---@field promotes? acedrex.names The types to which the piece promotes if the variant declares `to = "own"`.
---@field frozen? acedrex.expr What another piece may still do while this piece freezes it.
---@field on_capture? acedrex.expr The piece walks this directly after a ply of its own that has captured; `m.took` asks what it captured.
---@field on_turn_end? acedrex.expr The piece walks this at the end of every turn of either side; `m.from(m.mine)` tests whether the turn was its own side's.
---@field on_turn_start? acedrex.expr The piece walks this when a turn of its side begins.
---@field on_promotion? acedrex.expr The promoted piece walks this, as its new type.
---@field wake? acedrex.expr A departure trigger: what happens on the field that the piece has left, by moving or by being captured. It is walked at the end of the turn from the field where the piece stood when the turn began, if the piece no longer stands there.
---@field aura? acedrex.auras What the piece does to others by where it stands: one table of the keys below, or a list of them.

---@class acedrex.aura_keys
---@field at? acedrex.expr Where the aura reaches: all fields on which this walk of the piece can end.
---@field of? acedrex.whom Which pieces it concerns, as seen by the giver: `"own"`, `"enemy"`, `"any"` or a guard.
---@field except? acedrex.except_self `"self"`: the aura does not concern the giver itself.
---@field freeze? boolean The pieces concerned may not move by themselves: only by what auras lend them, and by what the giver's `frozen` allows.
---@field protect? boolean The pieces concerned cannot be captured.
---@field mark? string The pieces concerned have this tag during the turn.
---@field plies? integer The number of moves that the pieces concerned may make in a turn, up to 8. Moves that together change nothing are not a turn. If a piece comes back and is promoted there, that is a turn.
---@field lends? acedrex.lends Additional walks of the pieces concerned. A function is called with the direction from the giver to the receiver.
---@field wake? acedrex.expr A departure trigger of the pieces concerned, like a piece's own `wake`.

---@class acedrex.variant_keys
---@field name? string The name of the variant.
---@field slug? string The name in JSON and in saved games, for a variant that was opened by its path. Default: made from `name`. Commands use the file's name, not `slug`; keep the two the same.
---@field code? string The letters before a setup string. Default: the capitals of the name. When a setup is read, any letters are accepted.
---@field also? string[] Other names by which programs call the variant, in the tag `Variant` of their games and in their lists. Commands accept them too if only one variant has the name: `acedrex moves chess`. Only letters and digits are compared. A variant that extends this one under another name does not inherit them.
---@field about? string A description of one line.
---@field family? string The folder in which pieces are looked up first. Default: the folder of the script.
---@field board? acedrex.board_keys Size and shape, see *The board*.
---@field pieces? acedrex.pieces The list of piece types: scripts by `require`, or pieces made in this script. One file may return a table of several pieces, `{ Fox = piece{ ... }, Owl = piece{ ... } }`; the list then has `require("my.animals").Fox`. `check`, `show`, `explain`, `pieces` and `gallery` accept such a file and describe all its pieces; `animals.lua#Fox` names one of them. All of them stand on the free board, so that they can name each other.
---@field setup? string The initial position as a drawing, with one line for each rank. Upper case is light, lower case is dark; `.` is an empty field or a hole. Symbols of several letters stand without brackets. (Setup strings and FEN are for commands and scripted tests.)
---@field first? acedrex.first The side that moves first. Default: `"light"` (White).
---@field symmetry? acedrex.symmetry How directions are turned for dark: `"mirror"` (top to bottom) or `"rotate"` (by 180 degrees).
---@field royals? acedrex.royals The royal kind of each type, as in `royal` of a piece, which it overrides; `"no"`: not royal. Default: no piece is royal. Instead of a kind you can write a table, `{ "attacked", unmet = "goes" }`. `unmet` says what happens if the side has a royal piece of another type, and no legal turn leaves all its royal pieces as they must stand (or flees with those that must): `"loses"` (default): the side has no legal turn. `"stays"`: the demands of this type are lifted for this turn. `"goes"`: the demands are lifted, too. At the end of the turn, after everything else, those pieces of the type whose demand is not   met leave the board together, as if captured by the piece that moved. What the other royal pieces demand is judged after that. All types with `"stays"` or `"goes"` are lifted at once. A side whose last royal piece goes loses as by any loss, see `rules.several_royals`.
---@field lands? acedrex.expr Like `lands` of a piece, for all pieces.
---@field on_capture? acedrex.expr Like `on_capture` of a piece, for all pieces. If a piece has its own `on_capture`, that comes first. This one follows on the board that results, if something still stands on the piece's field.
---@field on_promotion? acedrex.expr Like `on_promotion` of a piece, for all pieces. It follows the promoted piece's own.
---@field roles? table<string, table> Special movement for one ply of an activated piece, by tag. If a piece in the air carries the tag, it walks `moves` of the role instead of its own movement. `blocked` says what happens if it has no ply, as for a piece. Give the tag before `c.activate` (see *Cascades*).
---@field promotion? acedrex.promotions Which pieces promote, to what and where, see *Promotion*.
---@field castling? acedrex.castling_keys How the King and a partner castle, see *Castling*.
---@field rules? acedrex.rules The rulebook, see *Rules*.
---@field state? acedrex.state Counters and flags of the variant: `from` (default 0), `to`, `start`. With `each = "side"` each side has its own counter, and a piece means that of its side; setup strings have light's and dark's: `;points=2+0`. In setup strings counters follow `;`. So they cannot have the names `quiet`, `marks`, `passes`, `air`, `last`, `moved`, `loser`, `turn` and `taken`, nor `checks` if checks are counted.
---@field options? acedrex.options What can be chosen before a game begins, after the name of the variant: `known.lua:size=big,seed=7`. `acedrex variants VARIANT` lists the options, and setup strings keep the choice. Keys of an option: `kind`: `"number"` (with a `range`), `"choice"` (with `choices`), `"flag"` or `"seed"`. There can be one seed: a number from 0   to 999999999, or in its `range`. `:7` alone chooses the seed. `default`: the value if nothing is chosen. Without this key: the least number, the first choice, or false. `help`: one line for players. `fits`, for a seed: a function that judges the first position. It is called with a game that has these words of scripted tests:   `moves`, `captures`, `play`, `undo`, `at`, `status`, `attackers`, `turned`. Without a seed one is drawn at random when a game begins, and printed. In scripted tests, and for a position that names no seed, the default is used. If `fits` returns `false` for a chosen or drawn seed, `by_options` is called again. `math.random` goes on from where it was, so that a seed still names one array. It is an error if a thousand arrays do not fit. `acedrex show` prints how many were thrown away. The default is not judged (`acedrex check` warns if it does not fit). Each call of `fits` may take as many steps as one call of `m.where`, and five times as many for what the game does; all calls together twenty times as many.
---@field by_options? acedrex.by_options A function of the values of the options that returns keys of the variant. Its keys override those of the variant's table, as those of an extension do; board and pieces may come from it alone. Inside this function `math.random` uses the seed, so results are the same everywhere.
---@field captures? acedrex.captures Where captured pieces go, see *Pockets*.
---@field drops? acedrex.drops What may be dropped from pockets as a move: one rule or a list of rules. The first rule that fits applies.
---@field pockets? acedrex.pockets The contents of pockets before the first turn, see *Pockets*.
---@field turn? acedrex.turn The parts of a turn, see *Turns*.
---@field secrets? acedrex.secret_keys|acedrex.secret_keys[] Which pieces of the other side a side does not see as they are, see *What a side may know*: one rule or a list of rules. The first rule that fits applies.
---@field sees? acedrex.expr|"moves" Limits what a side sees: its own pieces, and the fields that they can reach by this walk. Each of them walks it on the true board. `m.none`: a side sees only its own pieces. `"moves"`: a side sees the fields to which its pieces can move, as if it were to move, even if a move would leave its royal piece attacked. In its own turn it also sees what its moves capture elsewhere. Without this key a side sees all fields.
---@field refusals? acedrex.refusal_keys What else than "no" may be said of an attempt that only seems legal: `{ check = true }`, see *What a side may know*.
---@field refused? "turn"|"nothing" What an attempt that only seems legal costs. `"nothing"` (default): nothing. `"turn"`: the turn; the other side is to move.
---@field tells? acedrex.tells_keys What an umpire says to both sides after every turn, see *What a side may know*.
---@field notation? acedrex.notation How moves are written, see *Notation*.

---@class acedrex.board_keys
---@field files? integer The number of files, up to 64. The file after z is aa.
---@field ranks? integer The number of ranks, up to 64.
---@field holes? string[] Missing fields: `"d4"`, or a rectangle from corner to corner, `"e5-f6"`. The drawing in `setup` has a `.` for each.
---@field wrap? string[] Joined edges: `"files"` joins left and right (a cylinder), `"ranks"` top and bottom.
---@field shape? "squares"|"hexagons"|"rhombus" How the board is drawn. On hexagons a square has six neighbours: those on its file, those on its rank, and two on a diagonal. The diagonal leads up to the right for `"hexagons"`, which are drawn with that direction straight up. It leads down to the right for `"rhombus"`. The shape does not change steps: `m.step{ { 1, 0 }, { 0, 1 }, { 1, 1 } }` and the opposite ones lead to the neighbours of `"hexagons"`.
---@field zones? acedrex.zones Named sets of fields, for both sides or for each. If dark's set is left out, it mirrors light's. Every board has the zones `"first"` and `"last"` (the first and the last rank of each of several boards), `"own_half"` and `"their_half"`.
---@field beside? acedrex.beside Further boards by name. Each is a table with `files` and `ranks`, and if needed `holes`, `wrap` and `setup` (a drawing). Their fields are written `B:e4`. The `zones` of the first board are zones of all boards and may name such fields. `m.across` leads to the same field of another board, `m.anywhere` to every field; no other step leaves its board.

---@class acedrex.promotion_keys
---@field pieces? string[] The types or classes that promote.
---@field to? acedrex.names|acedrex.promotion_source What they become: a list of types; `"own"`: what `promotes` of each type says; `pieces` is not needed then; `{ pocket = NAME }`: a piece from a pocket, see *Promotion out of a pocket*.
---@field zone? string Where pieces promote: in a zone. Default: `"last"`, the last rank of every board.
---@field when? acedrex.when Whether a piece must promote: `"at once"`: the piece must promote. `"now or later"`: it may. If it does not, it carries the tag `=`, and a later move may consist of the promotion alone. `"choice"`: it may. If it does not, it stays what it is.
---@field enters? acedrex.enters Which moves promote. `"ends"`: moves from outside into the zone. `"touches"`: also moves within the zone and out of it.
---@field must? string A zone in which promotion is compulsory: by a move that enters it, also from elsewhere in `zone`.
---@field limit? table<string, integer> If a side already has this many pieces of a type on the board, its pieces cannot promote to that type. (The promoting piece is not counted.) If a piece must promote and limits leave it nothing, its move is not possible. It attacks all the same (see `without`).
---@field without? acedrex.without What happens if a piece must promote and its pocket is empty, or limits leave it nothing. `"stays"`: it stays what it is. `"illegal"`: such a move is not possible; the piece attacks all the same. The default is `"illegal"` if `of` names the pocket's side by `"own"` or `"theirs"`, and if no pocket is named; otherwise `"stays"`.

---@class acedrex.promotion_source
---@field pocket? string|string[] The pocket: one that `pockets`, `captures` or `drops` names; `""` alone is the unnamed pocket. If there are several, `{ "safe", "lost" }`, the player may choose. The choice is then written with the pocket, `Pa7-a8=Q{safe}`, and is read without it if only one fits.
---@field take? acedrex.take Which piece. `"any"` (default): one of each kind there, as the player likes. `"first"`, `"last"`: the one at that end of a queue (`drops.order`).
---@field of? acedrex.pocket_of Whose pocket. `"own"` (default): of the piece's side. `"theirs"`: of the other side; a piece from there changes to the side of the promoted piece. If nothing lies there, the piece cannot promote; if it must, it cannot move there, but it attacks (see `without`). `"other"` is `"theirs"` with `without = "stays"`.
---@field pieces? string[] The types or classes that can be chosen there.

---@class acedrex.castling_keys
---@field king? string The type that castles.
---@field rooks? string[] The types of its partner. The partner ends beside it, on the inner side, unless `ways` say otherwise.
---@field partner? acedrex.expr Instead of rooks: any piece that has the right to castle (`&`) and stands where this guard holds is a partner. The guard may ask which piece stands on which field, and no more. In the first position all pieces have the right where the guard holds. Dropped pieces have it by `drops.tags = { "castling" }`.
---@field distances? integer[] The distances that the castling piece may move.
---@field to? string[] Instead of distances: the files on which the castling piece ends.
---@field ways? acedrex.castling_way[] Instead of distances: each way by the files where the two stand and where they end, `king = { "e", "g" }, partner = { "h", "f" }`. They stand on one rank; the ways are the same for both sides. The castling piece may stay where it is: this still is castling. The fields between the two, and between each of them and where it ends, must be empty. If several ways lead the castling piece from one file to another, moves are written with the partner's way: `Ke1-g1&h1-f1`.
---@field apart? integer[] The least number of fields between the end of the castling piece and the start of the partner: two numbers, for castling towards the first file and towards the last. -1: it may end on the partner's own field.
---@field through_attack? boolean The castling piece may pass over attacked fields.
---@field out_of_attack? boolean The castling piece may castle while it is attacked (out of check).
---@field onward? acedrex.expr A walk that both pieces make after castling, each from the field on which it would end. They must end on empty fields. If one of them cannot walk it, castling is not possible.

---@class acedrex.rules
---@field stalemate? acedrex.counted The result for the side that cannot move and is not in check: `"draw"`, `"loss"`, `"win"`, `"light"` or `"dark"` (the winner, whichever side cannot move), or `"count"` (see `rules.count`).
---@field checkmate? acedrex.verdict The result for the side that is checkmated: `"loss"` (default), `"win"` or `"draw"`. It also applies to a side without a move that leaves its royal pieces as they must stand in other ways (anti-royal, must-flee).
---@field bare? acedrex.bare A side left with royal pieces only (a bare King): `"loss"`, or `"loss unless answered"`: it loses unless its next move bares the other side. A table also says which pieces count (a list, or `"all"`) and how many of them a bare side has at most: `bare = { result = "loss", pieces = "all", left = 1 }`. Without `pieces`, those that are not royal count; without `left` it is 0.
---@field checks? integer The side that gives this many checks wins. Checks are counted at the end of each turn, and kept in setup strings (`;checks=2+1`: light has given two) and in FEN.
---@field counter? table<string, integer> A side whose counter reaches this number wins: `counter = { points = 3 }`, with a counter `points` in `state` that has `each = "side"`. If both reach it at once, `rules.both_lose` says who wins. The reason of the result is the name of the counter.
---@field count? acedrex.count_keys What the sides compare if a result is `"count"`. The side with more wins; if neither has more it is a draw. Keys: `at`: the ends of the game that are decided in this way. `"full board"` (the game ends when no field is empty), `"stalemate"`,   `"passes"` (two in a row, unless `rules.passes` says otherwise) and `"idle"` need no other rule. `"moves"`, `"quiet"` and   `"repetition"` need theirs; `at` replaces its result. `by`: what is counted. `"pieces"` (default): those on the board. A table: points by types or classes; other types count nothing. A   name: that counter, with `each = "side"`. `bonus`: what a side has in addition, as in `bonus = { dark = 1.5 }`.
---@field royal_loss? acedrex.royal_loss `"plays on"`: a side that loses its last royal piece of a kind, by a capture or by any effect, does not lose. Default: `"loss"`. For pieces that are royal by `"escapes"`, losing the last of a type loses the game only if `"loss"` is written.
---@field both_lose? acedrex.both_lose Who wins if one turn makes both sides lose, by whatever rules: royal pieces lost, bare sides, `extinction`. `"mover"`: the side that made the turn. `"other"`: the other side. `"draw"` (default): neither. In a setup string the side that is not to move has made the last turn. If a bare side answers (`bare = "loss unless answered"`) it is always a draw.
---@field repetition? acedrex.repetition The result if a position occurs the given number of times: `"draw"`, `"illegal"`, `"loss"` or `"win"` (of the side that moved), `"light"` or `"dark"` (the winner), or `"count"` (see `rules.count`). With `board = "B"`, the name of a board beside, only the pieces on that board are compared, and only since the last turn that changed anything elsewhere. One rule or a list of rules.
---@field checks? acedrex.verdict Perpetual check: the result for a side that has given check with each of its turns since the position first occurred, if the other side has not. `"loss"`, `"draw"` or `"win"`, in place of `result`. The reason is `perpetual check`.
---@field chases? acedrex.chases Perpetual chase: the result for a side that has chased a piece with each of its turns since the position first occurred, if the other side has chased none. `"loss"`, `"draw"` or `"win"`, or a table. It applies if no side has given check with each turn (`checks`). A turn chases each piece that it begins to threaten. A piece is threatened if the side, moving again, could capture it by a legal turn, and the capturer could not be recaptured. It is chased if this was not so before the turn. A royal piece is not chased, nor is a piece by one of its own type that it could capture in return. The same piece must be chased each time, wherever it goes, by whichever pieces. The reason is `perpetual chase`. Keys of the table: `result`: default `"loss"`. `by`: the types or classes that chase. Default: all that are not royal. `of`: a guard on the pieces that can be chased, tested where they stand. `guarded`: `{ Rook = { "Knight" } }` means that Knights chase Rooks even if they could be recaptured.
---@field quiet? acedrex.quiet The halfmove clock (fifty-move rule): the game ends after this number of turns, of both sides, without a capture, a promotion, or a move of the `reset` pieces (types or classes). `result`: as in `rules.moves`.
---@field moves? acedrex.moves_rule The game ends after this number of turns, of both sides. `result`: `"draw"`, `"win"` or `"loss"` of the side that moved last, `"light"` or `"dark"` (the winner), or `"count"` (see `rules.count`).
---@field dead? acedrex.names[] The game is a draw if each side has no more than the pieces of one of these lists (insufficient material). Extensions of `classical-chess` inherit its lists. These draw at once King and Knight against King and Knight, and Bishops on fields of different colours. Helpmates exist there, and FIDE 5.2.2 lets such games go on; `dead = {}` does so, too.
---@field extinction? acedrex.extinction[] A side that has lost all its pieces of one list, after having had some, loses. A list may have another `result` for that side: `{ "Rook", result = "win" }`, or `"draw"`. Losing comes before drawing. If both sides lose at once, `rules.both_lose` decides.
---@field goal? acedrex.goal A side that brings one of the pieces into the zone wins. `result = "loss"` or `"draw"` changes the result. With `safe = true` the piece must not be attacked there. One goal or a list of goals.
---@field count? integer The number of the pieces that must stand in the zone at once. Default: 1.
---@field full? boolean `true`: no field of the zone may be empty, and at least one of the pieces must be among those that fill it. The side that has just moved is judged.
---@field holds? boolean `true`: the goal must still be met when the side is to move again. The other side has one turn to undo it.
---@field when? acedrex.expr A guard that must hold in addition. A goal without `pieces` and `zone` asks only this guard. At the end of a turn it is tested for the side that made the turn, then for the other side. As with `phase.when`, the walker is of that side and stands nowhere. A walk in place of the guard holds if it can be walked.
---@field line? acedrex.line A side that has `length` of its `pieces` (types or classes; default: all) on adjoining fields of one line at the end of a turn wins. Keys: `dirs`: the directions of such lines, and their opposites, the same for both sides. Default: all eight. `gaps = true`: the pieces need only be on one line, whatever is between them. `block = 2`: a square of two by two pieces wins. With `length`, either wins. `result`: `"loss"` or `"draw"` changes the result. The side that has just moved is judged first. One rule or a list of rules.
---@field connect? acedrex.connect A side that has a chain of its `pieces` (default: all) from a field of the zone `from` to a field of the zone `to` at the end of a turn wins. Pieces on adjoining fields belong to one chain. Fields adjoin if they are one step apart in one of the `dirs` or its opposite, the same for both sides (default: all eight directions). `result` is as in `rules.line`. One rule or a list of rules.
---@field prefer? acedrex.prefer Kinds of turns that have priority. If legal turns of the first kind exist, only they are legal; if not, those of the second kind, and so on. If there are none of any kind, all turns are legal. A kind is one of the words `"mate"`, `"check"` (the turn gives check) and `"promotion"` (a piece has been promoted), or a guard. The guard is tested at the end of the turn, on the piece that moved last, where it stands. A turn that leaves it off the board, or in which nothing moved, is not of that kind. `m.took(guard)` holds if moves of the turn have captured such a piece. `m.last`, `m.arrived` and `m.vacated` also ask about this turn. `rules.capture` is judged among the turns that are left.
---@field capture? acedrex.duty `"must"`: captures are compulsory. `"most"`: a side must capture as many pieces as possible. `"free"` (default): captures are optional.
---@field pass? acedrex.pass `"free"`: a side may pass its turn. `"forced"`: it passes if it has no move. `"never"` (default): it cannot pass. In a turn of several parts each move is passed by itself: `pass; pass`.
---@field answer? acedrex.goal_answer `"draw"`: if the side that moves first reaches the goal, the other side can draw by reaching it with its next move.
---@field passes? acedrex.passes The game ends after this number of passed turns in a row. `result`: `"draw"`, `"win"` or `"loss"` of the side that passed last, or `"count"`. Without `rules.count` the side with more pieces on the board wins; if neither has more it is a draw. (`"more pieces"` means the same.)
---@field idle? acedrex.idle The result if two turns in a row, one of each side, have no part that is due (`phase.when`). `"draw"`, `"win"` or `"loss"` of the side that made the last turn, or `"count"` (see `rules.passes`).
---@field giving_check? acedrex.giving_check `"illegal"`: no move may give check. `"unless mate"`: a move may give check only if it mates, and moves of the other side that would give check count as answers.
---@field several_royals? acedrex.several_royals What royal pieces of one side demand together: `"each"` (default): each royal piece must be safe. `"last"`: a side is bound only while it has one royal piece left; it loses when it loses the last one. `"last of each"`: a royal piece binds its side while it is the only one of its type; a side loses when it loses the last one of   any type. `"all"`: a side is in check when all its royal pieces are attacked; it loses when it loses the last one. With all values except `"each"`, royal pieces can be captured like any others.
---@field light? acedrex.rules Rules for light (White) only; they replace those for both sides: `stalemate`, `capture`, `pass`, `giving_check`. All other rules hold for both sides.
---@field dark? acedrex.rules The same for dark (Black) only.
---@field self_check? acedrex.self_check A cascade that leaves an own royal piece attacked: `"illegal"`, or it `"loses"` at once.

---@class acedrex.pocket_keys
---@field both? string[]|table<string, integer|"any"> The pocket of each side before the first turn: a list of types, in the order in which they leave a queue, or a table from types to numbers. `"any"` in place of a number means that the supply never ends. One pocket or a list of pockets. A position given by `--setup` or FEN has its own pockets. Only an endless supply is there in every position; it is written once, captures do not add to it. In a queue every piece needs a number.
---@field light? string[]|table<string, integer|"any"> The same for light (White) alone, instead of `both`.
---@field dark? string[]|table<string, integer|"any"> The same for dark (Black) alone, instead of `both`.
---@field name? string The name of the pocket. Without it, the unnamed pocket is meant.
---@field places? fun(k: integer, side: acedrex.side): string The names of the places where the pieces of a queue wait, for games that draw them beside the board. The function is called before the first turn with k for the piece that leaves as the k-th. The names are shown with the queue, and a notation of edits uses them for drops. A place keeps its name when other pieces have left.

---@class acedrex.capture_keys
---@field to? acedrex.pocket_owner Where a captured piece goes: `"capturer"`: to the side whose turn it is, also if its own effects take its own pieces. `"owner"`: to the side of the captured piece. `"opponent"`: to the other side than the owner's, whoever captures it. `"nobody"`: the piece leaves the game. A piece that does not go to its owner changes sides.
---@field pocket? string The pocket that receives them.
---@field oblated? boolean `true`: pieces that leave the board in other ways go there too: by `m.oblate`, `m.leave` and similar words, or because they could not move.
---@field into? string|string[] Only captures by walks that name this pocket, or one of these, with `m.into`. (The walk names the pocket. The first rule that fits says to which side and as which type the piece goes there.)
---@field by? string[] Only captures by pieces that were of one of these types when their walk began, whatever they have become.
---@field pieces? string[] Only captures of these types.
---@field as? table<string, acedrex.names> The type that goes into the pocket in place of a captured type; `{}`: none.
---@field promoted? acedrex.names The type that goes into the pocket in place of any promoted piece; `{}`: none.

---@class acedrex.drop_keys
---@field from? string The pocket from which pieces are dropped.
---@field pieces? string[] The types that may be dropped.
---@field at? acedrex.expr A guard on the empty field, tested as by the dropped piece. `m.attacked()` asks whether the piece would be attacked there.
---@field on_drop? acedrex.expr A walk of the dropped piece from its field, directly after it is put down. If no walk can finish, the drop is not possible. As with the other events of a turn, all walks apply at once and the piece stays where it is. What they capture, the piece has captured.
---@field as? table<string, acedrex.names> The type as which a piece is dropped. A list offers a choice; with an empty list the piece cannot be dropped.
---@field limit? table<string, integer|"one a file"|table> The greatest number of such pieces of the side on the board after the drop. `{ n, "a file" }` counts those on the file of the drop. `{ n, "NAME" }` counts those in that zone and restricts drops into it only. `"one a file"` is `{ 1, "a file" }`.
---@field tags? string[] Tags that the dropped piece gets.
---@field check? boolean `false`: the drop is illegal while the side is in check.
---@field mate? boolean `false`: the drop is illegal if it gives mate.
---@field gives_check? boolean `false`: the drop is illegal if it gives check.
---@field order? acedrex.order `"queue"`: pieces leave the pocket in the order in which they entered it (first in, first out).

---@class acedrex.secret_keys
---@field pieces? string[] The types or classes that are hidden. Default: all.
---@field tagged? string|string[] Only pieces that have this tag, or one of these tags. The mask does not have them.
---@field at? acedrex.expr Only pieces that stand where this guard holds.
---@field seen_as? string The mask: the type that is seen in place of the piece. `"nothing"`: the piece is not seen.

---@class acedrex.refusal_keys
---@field check? boolean `true`: the answer is `check` instead of `no`, if an attempt is illegal only because it would leave the side's own royal piece attacked.

---@class acedrex.tells_keys
---@field check? boolean|"line" `true`: the umpire says that the side to move is in check. `"line"`: also how, naming each way once: along the file, along the rank, along the long or the short of the two diagonals as seen from the royal piece, or by a leap.
---@field captures? boolean|string[] The umpire names the fields on which the last turn captured something: "a piece was captured on c3". With a list of types, captured pieces of these types are named: "a Pawn was captured on d5".
---@field tries? string[] The umpire says how many captures each of these types can make in the turn that begins: "2 captures by a Pawn". Captures are counted by the fields where they start and end.

---@class acedrex.edit_signs
---@field to? string The sign between where a piece stood and where it goes. Nothing after it: the piece is taken off. A piece before it instead of a field: that piece appears.
---@field off? string A sign in place of a piece or a field: what stands on the field after it is taken off.
---@field part? string The sign between edits.
---@field comment? string The sign before a remark.

---@class acedrex.notation_forms
---@field move? string|string[] A piece moves. Places: `{piece}`, its symbol; `{from}`, where it stood (needed only in forms that always write it); `{to}`.
---@field capture? string|string[] The piece captures what stands where it ends, and nothing else.
---@field over? string|string[] The piece captures elsewhere. `{x*}` gives the field of each captured piece in order, after the text before the `*`. Captures on the way come first. If the last of them is where the piece ends, that field is not written again. Captures off the way follow the end.
---@field rifle? string|string[] The piece captures without moving. `{taken,}` gives the fields of what it captured, joined by the text after the name.
---@field burns? string|string[] After `{move}`: pieces that are captured when the mover has landed, `{taken,}`.
---@field stays? string|string[] The piece passes the turn where it stands.
---@field convert? string|string[] A piece changes sides: `{at}`, where it stands; `{side}`, the name of its new side; `{piece}`.
---@field place? string|string[] A piece appears, by an effect of another one or from a pocket: `{at}`, `{piece}`.
---@field displaced? string|string[] A piece is displaced: `{piece}`, `{from}`, `{to}`. A field that has just been named is not named again. Captures of the displaced piece are written like any capture.
---@field caused? string|string[] What happened to other pieces, `{displaced,}`, after the piece that caused it: `{piece}`, its symbol, or its move if it made one.
---@field gone? string|string[] A piece is removed where it stands: `{piece}`, `{from}`. It may be the piece that moves, or another one, after what caused it.
---@field dies? string|string[] After `{move}`: the piece that made it leaves the board in the end.
---@field promotes? string|string[] After the move: `{piece}`, the new type.
---@field declined? string After the move: the piece could have been promoted and was not. This may be left out.
---@field sides? table<acedrex.side, string> The names of the sides: `light`, `dark`.

---@class acedrex.trail_signs
---@field ply? string The sign between plies.
---@field open? string The sign before a ply.
---@field close? string The sign after a ply.
---@field step? string Before a field: the next step.
---@field distant? string Before a field: a later step.
---@field to? string The sign before the last field.
---@field capture? string After a field: a capture there. The piece may follow.
---@field over? string After a field: the walker passed over the piece there. The piece may follow.
---@field displaced? string After a field, perhaps with its piece, before a field: the piece there was moved to that second field (`m.displace`). All displaced pieces must be written, in order.
---@field diverge? string After a field, perhaps with the piece there: the walker made a further ply from there (`c.diverge`).
---@field apart? string Before the first step on the board, if a piece makes a ply in a role (see `roles`) and its first step is longer than the following ones. It may be left out, or written as a step.
---@field changed? string After the last field, before a piece, field, file or rank: a piece elsewhere becomes another type (`m.change`). All changed pieces must be written, in order.
---@field promote? string After the last field: the type to which the piece promotes. Alone: it will promote later.
---@field convert? string The piece there changed sides.
---@field failed? string The piece there did not change sides; the piece that came is removed.
---@field portal? string After a field: the piece went on at once from another field (`c.portal`). That field follows, with the piece, alone or as the start of the walk that follows.
---@field portal_lost? string After a field: the piece could not go on from there, and is removed. The piece may follow.
---@field portal_back? string After a field, before the field where the piece comes out: it did not get through (`c.portal`). The piece may stand before that field.
---@field retrieved? string After the last field, before a piece of the player and its field (if that is another field): the piece came out of a pocket (`m.retrieve`).
---@field retrieved_theirs? string The same, before a piece of the other side.
---@field not_retrieved? string After the last field: no piece came. This may be left out.
---@field in_passing? string A capture in passing (en passant). The rank or file may follow.
---@field castle? string Castling. The file of the partner may follow.
---@field roles? table<string, string> By tag, instead of `ply`: the next piece carries that tag, which it was given before it was activated. At the end of a move: the piece that the last ply took off the board was given for a role, and no ply follows.
---@field role_spent? table<string, string> By tag, instead of the sign of a role: a ply in which the piece left the board. A list of what it captured may follow.
---@field role_lost? table<string, string> By tag, instead of the sign of a role: the piece had no ply and left the board. The piece may follow.
---@field lost? table<string, string> By tag, after a symbol: that piece lost the tag.
---@field status? acedrex.trail_status After a move, or instead of one: `check mate resign offer withdraw accept draw placeholder`.
---@field annotation? string The sign before text that is not read.
---@field unnamed? string[] Pieces whose symbol may be left out.

---@class acedrex.family_keys
---@field symmetry? acedrex.symmetry As in a variant.
---@field board? acedrex.board_size The size of the free board.
---@field zones? acedrex.zones|fun(board: acedrex.board): acedrex.zones Zones of the board. A function is called with the board in use.
---@field roles? table<string, table> As in a variant.
---@field captures? acedrex.captures As in a variant.
---@field promotion? acedrex.promotions As in a variant.
