---@meta
-- The types that the words of scripts take and return. The words themselves stand beside this file, made from
-- docs/words/*.txt.

---@class acedrex.expr
---@operator mul(acedrex.expr): acedrex.expr
---@operator add(acedrex.expr): acedrex.expr
---@operator sub(acedrex.expr): acedrex.expr
---@operator pow(integer): acedrex.expr
---@operator len: acedrex.expr
---@operator unm: acedrex.expr

---@class acedrex.dir
---@operator add(acedrex.dir): acedrex.dir
---@operator sub(acedrex.dir): acedrex.dir
---@operator mul(integer): acedrex.dir

---@class acedrex.number
---@operator add(acedrex.number|integer): acedrex.number
---@operator sub(acedrex.number|integer): acedrex.number
---@operator mul(acedrex.number|integer): acedrex.number

---@class acedrex.field
---@field name string
---@field file integer
---@field rank integer
---@field step fun(self: acedrex.field, d: acedrex.dir): acedrex.field?

---@class acedrex.board
---@field files integer
---@field ranks integer
---@field longest integer

---@class acedrex.seen_piece
---@field name string
---@field symbol string
---@field side "light"|"dark"
---@field tags string[]

---@class acedrex.view
---@field field acedrex.field
---@field start acedrex.field
---@field side "light"|"dark"
---@field files integer
---@field ranks integer
---@field at fun(field: acedrex.field|string): acedrex.seen_piece?

---@class acedrex.type_of_piece
---@field name string
---@field symbol string
---@field classes string[]

---@class acedrex.piece: acedrex.piece_keys
---@class acedrex.variant: acedrex.variant_keys
---@class acedrex.notation
---@class acedrex.phase

---@alias acedrex.movement_limit fun(field: acedrex.field, d: acedrex.dir, board: acedrex.board): integer
---@alias acedrex.limit integer|acedrex.number|acedrex.movement_limit|{ min?: acedrex.limit, max?: acedrex.limit }
---@alias acedrex.dirs acedrex.dir|integer[]|(acedrex.dir|integer[])[]
---@alias acedrex.movement acedrex.expr|string|(acedrex.expr|string)[]
---@alias acedrex.name string|acedrex.piece
---@alias acedrex.names string|string[]
---@alias acedrex.path_options { cycle?: boolean, min?: acedrex.limit, max?: acedrex.limit, over?: acedrex.expr }
---@alias acedrex.by_side { light: acedrex.expr, dark: acedrex.expr }
---@alias acedrex.last { captured?: boolean, is?: acedrex.name|acedrex.name[] }
---@alias acedrex.change acedrex.name|table<string, string>
---@alias acedrex.off "off"
---@alias acedrex.edges "files"|"ranks"|"both"
---@alias acedrex.except { except?: acedrex.name[], by_which?: boolean }
---@alias acedrex.grammar table<integer|string, string|acedrex.expr>
---@alias acedrex.auras acedrex.aura_keys|acedrex.aura_keys[]
---@alias acedrex.blocked "stays"|"oblate"|acedrex.expr
---@alias acedrex.owner "player"|"none"
---@alias acedrex.shade "light"|"dark"
---@alias acedrex.may_move "both"
---@alias acedrex.royal "check"|"capture"|"attacked"|"flees"|"escapes"
---@alias acedrex.royals table<string, "check"|"capture"|"attacked"|"flees"|"escapes"|"no">
---@alias acedrex.whom "own"|"enemy"|"any"|acedrex.expr
---@alias acedrex.except_self "self"
---@alias acedrex.lends acedrex.movement|fun(d: acedrex.dir): acedrex.expr?
---@alias acedrex.first "light"|"dark"
---@alias acedrex.symmetry "mirror"|"rotate"
---@alias acedrex.pieces acedrex.piece[]|acedrex.cast_change
---@alias acedrex.cast_change { replace?: table<string, acedrex.piece>, add?: acedrex.piece[], remove?: string[] }
---@alias acedrex.zones table<string, string[]|{ light: string[], dark?: string[] }>
---@alias acedrex.board_size { files: integer, ranks: integer }
---@alias acedrex.beside table<string, acedrex.side_board>
---@alias acedrex.state table<string, { from?: integer, to?: integer, start?: integer|boolean, each?: "side" }>
---@alias acedrex.options table<string, { kind: "seed"|"number"|"choice"|"flag", range?: integer[], choices?: string[], default?: integer|string|boolean, help?: string, fits?: fun(game: acedrex.game): boolean }>
---@alias acedrex.by_options fun(options: table<string, integer|string|boolean>): table
---@alias acedrex.tags string|string[]|{ always: string|string[] }
---@alias acedrex.pockets acedrex.pocket_keys|acedrex.pocket_keys[]
---@alias acedrex.promotions acedrex.promotion_keys|acedrex.promotion_keys[]
---@alias acedrex.castling_way { king: string[], partner: string[] }
---@alias acedrex.captures acedrex.capture_keys|acedrex.capture_keys[]
---@alias acedrex.drops acedrex.drop_keys|acedrex.drop_keys[]
---@alias acedrex.turn acedrex.phase|acedrex.phase_sides
---@alias acedrex.when "at once"|"now or later"|"choice"
---@alias acedrex.enters "ends"|"touches"
---@alias acedrex.take "any"|"first"|"last"
---@alias acedrex.pocket_of "own"|"other"
---@alias acedrex.without "stays"|"illegal"
---@alias acedrex.verdict "draw"|"loss"|"win"
---@alias acedrex.counted acedrex.verdict|"light"|"dark"|"count"
---@alias acedrex.bare_result "loss"|"loss unless answered"
---@alias acedrex.bare acedrex.bare_result|{ result?: acedrex.bare_result, pieces?: "all"|string[], left?: integer }
---@alias acedrex.passes { times: integer, result?: "draw"|"loss"|"win"|"more pieces" }
---@alias acedrex.idle "draw"|"loss"|"win"|"more pieces"
---@alias acedrex.one_repetition { times: integer, result?: acedrex.counted|"illegal", board?: string }
---@alias acedrex.repetition acedrex.one_repetition|acedrex.one_repetition[]
---@alias acedrex.royal_loss "loss"|"plays on"
---@alias acedrex.both_lose "mover"|"other"|"draw"
---@alias acedrex.quiet { plies: integer, result?: acedrex.counted, reset?: string[] }
---@alias acedrex.moves_rule { plies: integer, result?: acedrex.counted }
---@alias acedrex.one_goal { pieces?: string[], zone?: string, result?: acedrex.verdict, safe?: boolean, count?: integer, full?: boolean, holds?: boolean, when?: acedrex.expr }
---@alias acedrex.one_line { pieces?: string[], length?: integer, block?: integer, gaps?: boolean, dirs?: acedrex.dirs, result?: acedrex.verdict }
---@alias acedrex.line acedrex.one_line|acedrex.one_line[]
---@alias acedrex.one_connect { pieces?: string[], from: string, to: string, dirs?: acedrex.dirs, result?: acedrex.verdict }
---@alias acedrex.connect acedrex.one_connect|acedrex.one_connect[]
---@alias acedrex.prefer (acedrex.expr|"mate"|"check"|"promotion")[]
---@alias acedrex.goal acedrex.one_goal|acedrex.one_goal[]
---@alias acedrex.duty "free"|"must"|"most"
---@alias acedrex.pass "never"|"free"|"forced"
---@alias acedrex.several_royals "each"|"last"|"last of each"|"all"
---@alias acedrex.self_check "illegal"|"loses"
---@alias acedrex.pocket_owner "capturer"|"owner"|"opponent"|"nobody"
---@alias acedrex.order "queue"
---@alias acedrex.phase_move { pieces?: string[], from?: acedrex.expr, by?: "same"|"other", action?: string, optional?: boolean }
---@alias acedrex.phase_sides { light?: acedrex.phase, dark?: acedrex.phase }
---@alias acedrex.phase_moves integer|{ [1]: integer, of?: acedrex.phase, optional?: boolean, check?: "ends", safe?: "each" }|fun(turn: integer): integer

---@class acedrex.side_board: acedrex.board_size
---@field holes? string[]
---@field wrap? string[]
---@field setup? string

---@class acedrex.phase_drop: acedrex.drop_keys
---@field optional? boolean
---@field forced? "always"|"at the end"
---@field window? integer[]|fun(k: integer, side: string): integer, integer

---@class acedrex.phase_choice
---@field [integer] acedrex.phase
---@field optional? boolean

---@class acedrex.phase_seq: acedrex.phase_choice
---@field check? "ends"
---@field safe? "each"

---@class acedrex.phase_actions
---@field budget integer
---@field cost? table<string, integer>
---@field again? string[]
---@field limits? table
---@field of? acedrex.phase
---@field optional? boolean
---@field check? "ends"
---@field safe? "each"

---@class acedrex.trail_status
---@field check? string
---@field mate? string
---@field resign? string
---@field offer? string
---@field withdraw? string
---@field accept? string
---@field draw? string
---@field placeholder? string

return {}
