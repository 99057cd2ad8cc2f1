// What the tests of a script ask a game.
#include <map>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "games/draw.hpp"
#include "games/game_box.hpp"
#include "games/perft.hpp"
#include "notation/find/finding.hpp"
#include "notation/find/full_form.hpp"
#include "notation/move/notation.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/notations.hpp"
#include "sandbox/ordered.hpp"

namespace acedrex {
namespace {

void set_flag(lua_State* lua, const char* key, bool value) {
    lua_pushboolean(lua, value ? 1 : 0);
    lua_setfield(lua, -2, key);
}

const GameBox& box_at(lua_State* lua, int index) {
    const GameBox* box = test_value<GameBox>(lua, index);
    if (box == nullptr) raise(lua, "a game is expected here (write g:word(...), with a colon)");
    if (!box->game || !*box->game) raise(lua, "this game belongs to a file that has been run");
    return *box;
}

// As it truly stands.
Game& game_at(lua_State* lua, int index) {
    return **box_at(lua, index).game;
}

// As the side sees it for which the script asks.
ToldGame told_at(lua_State* lua, int index) {
    return {game_at(lua, index), box_at(lua, index).as};
}

// Likewise, for questions about the moves that can be made.
ToldGame told_to_mover(lua_State* lua, int index) {
    ToldGame told = told_at(lua, index);
    if (!told.may_move()) raise(lua, told.whose_turn() + ": the other side may not know its moves");
    return told;
}

Field field_at(lua_State* lua, int index, const Game& game) {
    const std::string name = text_of(lua, index, "a field");
    const std::optional<Field> field = game.variant().board().field(name);
    if (!field) raise(lua, "there is no field \"" + name + "\" on this board");
    return *field;
}

int push_result(lua_State* lua, const PlayResult& result) {
    static constexpr const char* kKinds[] = {"legal", "not notation", "not legal", "ambiguous"};
    lua_newtable(lua);
    set_text(lua, "kind", kKinds[static_cast<std::size_t>(result.kind)]);
    set_flag(lua, "played", static_cast<bool>(result));
    set_flag(lua, "legal",
             result.kind == PlayResult::Kind::played || result.kind == PlayResult::Kind::ambiguous);
    set_text(lua, "text", result.text);
    set_text(lua, "reason", result.reason);
    set_text(lua, "rule", result.rule);
    std::string near;
    for (const std::string& move : result.near) near += (near.empty() ? " (nearest: " : ", ") + move;
    set_text(lua, "near", near.empty() ? near : near + ")");
    return 1;
}

int find_move(lua_State* lua) {
    const ToldGame told = told_to_mover(lua, 1);
    const Game& game = told.game();
    std::shared_ptr<const ListedMove> found;
    return push_result(lua, game.find(text_of(lua, 2, "a move"), found));
}

// The move in full; nothing where it is not legal.
int full_form_of(lua_State* lua) {
    const ToldGame told = told_to_mover(lua, 1);
    const Game& game = told.game();
    std::shared_ptr<const ListedMove> found;
    if (!game.find(text_of(lua, 2, "a move"), found)) return 0;
    push_text(lua, full_form(game, *found));
    return 1;
}

// Nothing where the text is notation, whatever stands on the board; else why it is none.
int read_text(lua_State* lua) {
    const Game& game = game_at(lua, 1);
    MovePattern pattern;
    std::string why;
    const Variant& variant = game.variant();
    const std::string text = text_of(lua, 2, "a move");
    std::string faulty;
    if (notations_of(variant).edits && read_edits(variant, game.to_move(), text, faulty)) return 0;
    if (notations_of(variant).forms && like_a_form(variant, text, pattern)) return 0;
    if (parse_move(variant, text, pattern, why)) return 0;
    push_text(lua, faulty.empty() ? why : faulty);
    return 1;
}

int play_move(lua_State* lua) {
    const GameBox& box = box_at(lua, 1);
    return push_result(lua, play_as(**box.game, box.as, text_of(lua, 2, "a move")));
}

int undo_move(lua_State* lua) {
    lua_pushboolean(lua, game_at(lua, 1).undo() ? 1 : 0);
    return 1;
}

// air(piece, momentum or nil, activator or nil)
int put_in_air(lua_State* lua) {
    Game& game = game_at(lua, 1);
    std::optional<int> momentum;
    if (!lua_isnoneornil(lua, 3)) {
        if (!lua_isinteger(lua, 3) || lua_tointeger(lua, 3) < 0 || lua_tointeger(lua, 3) > 1'000'000)
            raise(lua, "momentum is a whole number from 0");
        momentum = static_cast<int>(lua_tointeger(lua, 3));
    }
    const std::string activator = lua_isnoneornil(lua, 4) ? "" : text_of(lua, 4, "the activator's symbol");
    const auto air = read_air(game.variant(), text_of(lua, 2, "a piece and its field"), momentum, activator);
    if (!air) {
        std::string reasons;
        for (const Diagnostic& d : air.diagnostics) reasons += (reasons.empty() ? "" : "; ") + d.message;
        raise(lua, reasons);
    }
    game.take_up(*air.value);
    return 0;
}

int check_field(lua_State* lua) {
    const Game& game = game_at(lua, 1);
    push_text(lua, game.variant().board().name(field_at(lua, 2, game)));
    return 1;
}

int ends_of(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    const Game& game = told.game();
    const Field from = field_at(lua, 2, game);
    if (game.position().at(from) == kNoPiece)
        raise(lua, "nothing stands on " + game.variant().board().name(from) + "\n" +
                       draw_board(game.variant(), game.position()));
    std::vector<std::string> ends;
    for (const Field end : game.ends(from)) ends.push_back(game.variant().board().name(end));
    push_texts(lua, ends);
    return 1;
}

int piece_at(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    const Game& game = told.game();
    const Field field = field_at(lua, 2, game);
    const Code code = game.position().at(field);
    if (code == kNoPiece) {
        lua_pushnil(lua);
        return 1;
    }
    lua_newtable(lua);
    set_text(lua, "name", game.variant().cast().name(code));
    set_text(lua, "symbol", game.variant().cast().symbol(code));
    set_text(lua, "side", to_string(Cast::side(code)));
    std::vector<std::string> tags;
    for (const Tag& tag : game.variant().tags().all())
        if ((game.position().tags(field) & tag.mask) != 0) tags.push_back(tag.name);
    push_texts(lua, tags);
    lua_setfield(lua, -2, "tags");
    return 1;
}

int status_of(lua_State* lua) {
    const Status status = told_at(lua, 1).status();
    push_text(lua, to_string(status.kind));
    push_text(lua, status.reason);
    if (status.winner)
        push_text(lua, to_string(*status.winner));
    else
        lua_pushnil(lua);
    return 3;
}

int perft_of(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    const Game& game = told.game();
    if (!lua_isinteger(lua, 2) || lua_tointeger(lua, 2) < 0 || lua_tointeger(lua, 2) > 100)
        raise(lua, "perft expects a depth, a whole number from 0 to 100");
    const PerftResult result = perft(game.state(), static_cast<int>(lua_tointeger(lua, 2)));
    if (!result.complete && !Patience::stopped())
        raise(lua, "perft cannot count them: there are more moves than can be listed");
    lua_pushinteger(lua, static_cast<lua_Integer>(result.nodes));
    return 1;
}

int setup_of(lua_State* lua) {
    push_text(lua, told_at(lua, 1).game().setup());
    return 1;
}

int fen_of(lua_State* lua) {
    const ToldFen fen = told_at(lua, 1).game().told_fen();
    if (fen.text) {
        push_text(lua, *fen.text);
        return 1;
    }
    lua_pushnil(lua);
    push_text(lua, fen.lacks);
    return 2;
}

int side_to_move(lua_State* lua) {
    push_text(lua, to_string(game_at(lua, 1).to_move()));
    return 1;
}

template <bool kCaptures>
int list_moves(lua_State* lua) {
    const ToldGame told = told_to_mover(lua, 1);
    const Game& game = told.game();
    std::optional<Field> from;
    if (!lua_isnoneornil(lua, 2)) from = field_at(lua, 2, game);
    const Listing listing = game.moves(from, 0, kCaptures);
    std::vector<std::string_view> texts;
    for (const auto& move : listing.moves) texts.push_back(move->text);
    push_texts(lua, texts);
    lua_pushboolean(lua, listing.complete ? 1 : 0);
    return 2;
}

int list_attackers(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    const Game& game = told.game();
    const Field at = field_at(lua, 2, game);
    const std::string name = text_of(lua, 3, "the attacking side");
    if (name != to_string(Side::light) && name != to_string(Side::dark))
        raise(lua, "the attacking side is \"light\" or \"dark\", found " + in_quotes(name));
    if (game.position().at(at) == kNoPiece)
        raise(lua, "nothing stands on " + game.variant().board().name(at) + " that could be attacked");
    const Side side = name == to_string(Side::light) ? Side::light : Side::dark;
    std::vector<std::string> fields;
    for (const Field from : game.attackers(at, side)) fields.push_back(game.variant().board().name(from));
    push_texts(lua, fields);
    return 1;
}

int turned_game(lua_State* lua) {
    push_game(lua, told_at(lua, 1).game().turned());
    return 1;
}

// as(side): the same game, asked as that side sees it.
int game_as(lua_State* lua) {
    GameBox box = box_at(lua, 1);
    const std::string name = text_of(lua, 2, "the side that sees the game");
    box.as = side_named(name);
    if (!box.as) raise(lua, "a game is seen as \"light\" or as \"dark\", found " + in_quotes(name));
    push_value(lua, std::move(box));
    return 1;
}

int is_unknown(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    lua_pushboolean(lua, told.game().position().is_unknown(field_at(lua, 2, told.game())) ? 1 : 0);
    return 1;
}

// What an umpire says.
int said_of(lua_State* lua) {
    push_texts(lua, told_at(lua, 1).said());
    return 1;
}

int turns_of(lua_State* lua) {
    push_texts(lua, told_at(lua, 1).texts());
    return 1;
}

// How many arrays were thrown away; nil where none was judged.
int thrown_away_of(lua_State* lua) {
    const auto& options = game_at(lua, 1).variant().spec().options;
    const auto seed = ranges::find_if(options, [](const OptionSpec& o) { return o.thrown_away.has_value(); });
    if (seed == options.end())
        lua_pushnil(lua);
    else
        lua_pushinteger(lua, *seed->thrown_away);
    return 1;
}

int draw_game(lua_State* lua) {
    const ToldGame told = told_at(lua, 1);
    const Game& game = told.game();
    std::map<Field, char> marks;
    if (lua_istable(lua, 2)) {
        for_each_field(lua, 2, [&] {
            const std::optional<Field> field = game.variant().board().field(text_of(lua, -2, "a field"));
            const std::string mark = text_of(lua, -1, "a mark");
            if (field && !mark.empty()) marks[*field] = mark[0];
            lua_pop(lua, 2);
        });
    }
    push_text(lua, draw_board(game.variant(), game.position(), marks));
    return 1;
}

// The names of the piece types, as keys.
int types_of(lua_State* lua) {
    const Cast& cast = game_at(lua, 1).variant().cast();
    lua_newtable(lua);
    for (int type = 0; type < cast.types(); ++type) set_flag(lua, cast.entry(type).name.c_str(), true);
    return 1;
}

std::string seconds_of(const OutOfPatience& out) {
    const auto whole = static_cast<long long>(out.seconds);
    return std::to_string(whole) + (whole == 1 ? " second" : " seconds");
}

constexpr luaL_Reg kWords[] = {
    {"find", bordered<find_move>},
    {"full_form", bordered<full_form_of>},
    {"play", bordered<play_move>},
    {"undo", bordered<undo_move>},
    {"field", bordered<check_field>},
    {"ends", bordered<ends_of>},
    {"at", bordered<piece_at>},
    {"status", bordered<status_of>},
    {"perft", bordered<perft_of>},
    {"setup", bordered<setup_of>},
    {"fen", bordered<fen_of>},
    {"to_move", bordered<side_to_move>},
    {"moves", bordered<list_moves<false>>},
    {"draw", bordered<draw_game>},
    {"captures", bordered<list_moves<true>>},
    {"attackers", bordered<list_attackers>},
    {"turned", bordered<turned_game>},
    {"as", bordered<game_as>},
    {"unknown", bordered<is_unknown>},
    {"said", bordered<said_of>},
    {"turns", bordered<turns_of>},
    {"thrown_away", bordered<thrown_away_of>},
    {"air", bordered<put_in_air>},
    {"types", bordered<types_of>},
    {"reads", bordered<read_text>},
    {nullptr, nullptr},
};

}  // namespace

void end_test(lua_State* lua, const OutOfPatience& out) {
    std::string doing = out.doing;
    if (lua_Debug word; doing.empty() && lua_getstack(lua, 0, &word) != 0) {
        lua_getinfo(lua, "n", &word);
        doing = std::string("it was in ") + (word.name != nullptr ? word.name : "a word of games");
    }
    Sandbox::of(lua).end(
        lua, error_at({}, "timeout",
                      "this test took more than its " + seconds_of(out) + " of processor time: " + doing,
                      "ask for less, or allow more with --timeout SECONDS"));
}

void end_of_work(lua_State* lua) {
    Sandbox::of(lua).end(lua, error_at(Sandbox::of(lua).place(lua), "budget",
                                       "the games that fits asks took more than their work",
                                       "ask for fewer moves, or stop at the first one that decides"));
}

void set_game_words(lua_State* lua) {
    luaL_getmetatable(lua, kTypeName<GameBox>);
    lua_newtable(lua);
    luaL_setfuncs(lua, kWords, 0);
    lua_setfield(lua, -2, "__index");
    lua_pop(lua, 1);
}

}  // namespace acedrex
