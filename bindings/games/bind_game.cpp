#include "games/bind_game.hpp"

#include <algorithm>
#include <string_view>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "declare/variant_reading.hpp"
#include "games/game_box.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "sandbox/ordered.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

void ScenarioBook::end_games() {
    for (const auto& game : games)
        if (const auto held = game.lock()) held->reset();
    games.clear();
}

void ScenarioBook::close() {
    end_games();
    by_name.clear();
    by_spec.clear();
    variant_named = nullptr;
    compile = nullptr;
}

namespace {

struct Item {
    std::string_view symbol;
    int file = 0;
    int rank = 0;
};

// "Kd1&", "[Fi]d1": the symbol and the field; the rest is not looked at.
std::optional<Item> read_item(std::string_view text) {
    Cursor cursor(text);
    const std::string_view symbol = cursor.symbol();
    const std::optional<int> file = file_number(cursor.take_while(is_letter));
    const std::optional<int> rank = whole_number(cursor.take_while(is_digit), 3);
    if (symbol.empty() || !is_letter(symbol[0]) || !file || !rank) return std::nullopt;
    return Item{symbol, *file, *rank - 1};
}

}  // namespace

bool is_setup_string(const std::string& text) {
    if (text.find_first_of("0123456789+") != std::string::npos) return true;
    // The code alone: an empty board.
    const std::string_view code = trimmed(text);
    return ranges::all_of(code, is_letter);
}

std::string drawn_setup(const std::string& setup_string, int files, int ranks,
                        const std::vector<std::string>& symbols) {
    std::vector<std::string_view> cells(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks),
                                        ".");
    Cursor cursor(trimmed(cut(setup_string, ';').first));
    cursor.take_while([](char c) { return !is_space(c); });  // the code
    for (const std::string_view item : split(cursor.rest(), ',')) {
        const std::optional<Item> read = read_item(item);
        if (!read || read->file >= files || read->rank < 0 || read->rank >= ranks) continue;
        if (ranges::any_of(symbols,
                           [&](const std::string& symbol) { return same_letters(symbol, read->symbol); }))
            cells[static_cast<std::size_t>(read->rank * files + read->file)] = read->symbol;
    }
    std::string drawn;
    for (int rank = ranks - 1; rank >= 0; --rank)
        for (int file = 0; file < files; ++file)
            drawn.append(cells[static_cast<std::size_t>(rank * files + file)])
                .append(file + 1 < files ? " " : "\n");
    return drawn;
}

namespace {

constexpr const char* kModule = "acedrex.scenario_host";
// A game takes little memory that Lua counts, so that its collector is in no hurry, and much that it does
// not.
constexpr std::size_t kFewGames = 64, kMostGames = 500;
constexpr std::size_t kMostVariants = 64;  // that are kept to be used again
constexpr const char* kBookKey = "acedrex.scenario_book";

std::string errors_in(const std::vector<Diagnostic>& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        if (d.severity == Severity::error) text += "\n  " + to_string(d);
    return text;
}

// Faults that were noted since the list had `before` entries end the test here.
void raise_faults(lua_State* lua, std::size_t before) {
    std::vector<Diagnostic>& list = faults_of(lua).list;
    if (list.size() <= before) return;
    const auto first = list.begin() + static_cast<std::ptrdiff_t>(before);
    const std::string text = errors_in(std::vector<Diagnostic>(first, list.end()));
    list.erase(first, list.end());
    if (!text.empty()) raise(lua, "this game cannot be made:" + text);
}

BookRef book_of(lua_State* lua) {
    lua_getfield(lua, LUA_REGISTRYINDEX, kBookKey);
    const BookRef* book = test_value<BookRef>(lua, -1);
    lua_pop(lua, 1);
    return book != nullptr ? *book : nullptr;
}

VariantRef checked(lua_State* lua, Result<VariantRef> result) {
    if (!result) raise(lua, "this game cannot be made:" + errors_in(result.diagnostics));
    return *result.value;
}

struct Table {
    std::optional<std::string> setup;  // where it is a setup string
    int index = 0;                     // of a copy without the keys that only games have
};

Table split_table(lua_State* lua, int index) {
    Table table;
    lua_newtable(lua);
    table.index = lua_gettop(lua);
    for_each_field(lua, index, [&] {
        const auto text = text_at(lua, -1);
        if (text && text_at(lua, -2) == "setup" && is_setup_string(*text)) {
            table.setup = text;
        } else {
            lua_pushvalue(lua, -2);
            lua_pushvalue(lua, -2);
            lua_rawset(lua, table.index);
        }
        lua_pop(lua, 2);
    });
    return table;
}

VariantRef variant_from_table(lua_State* lua, const ScenarioBook& book, const Table& table) {
    const std::size_t before = faults_of(lua).list.size();
    const std::shared_ptr<const VariantSpec> read = read_anonymous_variant(lua, table.index);
    raise_faults(lua, before);
    if (!read) raise(lua, "this game cannot be made");
    VariantSpec spec = *read;
    if (table.setup) {
        // What no piece is called is told where the string itself is read.
        std::vector<std::string> symbols;
        for (const PieceRef& piece : spec.pieces) symbols.push_back(piece->symbol);
        spec.setup = drawn_setup(*table.setup, spec.board.files, spec.board.ranks, symbols);
    }
    return checked(lua, book.compile(spec));
}

// The variant made anew with options that the text names; the stack stays as it is.
VariantRef with_options(lua_State* lua, int index, const std::shared_ptr<const VariantSpec>& spec,
                        const std::string& text, const ScenarioBook& book) {
    const auto options = chosen(spec->options, text);
    if (!options) raise(lua, "this game cannot be made:" + errors_in(options.diagnostics));
    const std::size_t before = faults_of(lua).list.size();
    const auto judged = push_fitting(lua, index, *options.value, book.compile);
    raise_faults(lua, before);
    const auto made = to_variant(lua, -1);
    lua_pop(lua, 1);
    return checked(lua, judged ? *judged : book.compile(*made));
}

// options: as behind the colon of a name; "": none.
VariantRef variant_at(lua_State* lua, int index, ScenarioBook& book, const std::string& options) {
    if (lua_type(lua, index) == LUA_TSTRING) {
        std::string name = text_of(lua, index, "a variant");
        if (!options.empty()) name += (cut_name(name).options.empty() ? ":" : ",") + options;
        if (book.by_name.size() >= kMostVariants) book.by_name.clear();
        VariantRef& known = book.by_name[name];
        if (!known) known = checked(lua, book.variant_named(name));
        return known;
    }
    const std::shared_ptr<const VariantSpec> spec = to_variant(lua, index);
    if (!spec)
        raise(lua, "t.game expects a variant, its slug, or a table { board =, pieces =, setup = }, found " +
                       describe(lua, index));
    if (!options.empty()) return with_options(lua, index, spec, options, book);
    if (book.by_spec.size() >= kMostVariants) book.by_spec.clear();
    VariantRef& known = book.by_spec[spec];
    if (!known) known = checked(lua, book.compile(*spec));
    return known;
}

struct GameOptions {
    SetupOptions setup;
    bool unchecked = false;
    std::string of_variant;
};

GameOptions options_at(lua_State* lua, int index) {
    GameOptions options;
    if (lua_isnoneornil(lua, index)) return options;
    if (!lua_istable(lua, index))
        raise(lua, "the third argument of t.game is a table, such as { tags = \"initial\" }");
    for_each_field(lua, index, [&] {
        const std::string key = text_at(lua, -2).value_or("?");
        const auto text = text_at(lua, -1);
        if (key == "tags" && text == "initial")
            options.setup.initial_tags = true;
        else if (key == "unchecked")
            options.unchecked = lua_toboolean(lua, -1) != 0;
        else if (key == "options" && text)
            options.of_variant = *text;
        else
            raise(lua,
                  "t.game knows tags = \"initial\", unchecked = true and options = \"name=value\", found " +
                      (key == "tags" || key == "options"
                           ? key + " = " + (text ? in_quotes(*text) : describe(lua, -1))
                           : "\"" + key + "\""));
        lua_pop(lua, 2);
    });
    return options;
}

}  // namespace

void push_game(lua_State* lua, Game game) {
    ScenarioBook& book = *book_of(lua);
    if (book.games.size() >= book.look_at) {
        Sandbox::of(lua).collect_garbage();
        std::erase_if(book.games, [](const auto& known) { return known.expired(); });
        if (book.games.size() >= kMostGames)
            raise(lua, "there are " + std::to_string(kMostGames) + " games already; keep fewer at a time");
        book.look_at = std::min(kMostGames, std::max(kFewGames, 2 * book.games.size()));
    }
    auto made = std::make_shared<std::optional<Game>>(std::move(game));
    book.plays = true;
    book.games.push_back(made);
    push_value(lua, GameBox{std::move(made)});
}

namespace {

// game(what [, setup [, options]]); a game stays as it is.
int make_game(lua_State* lua) {
    lua_settop(lua, 3);
    if (test_value<GameBox>(lua, 1) != nullptr) {
        lua_settop(lua, 1);
        return 1;
    }
    const BookRef book = book_of(lua);
    book->asks = true;
    // Of parts that are faulty no game can be made, and what is wrong with them has been noted.
    if (!book->compile || faults_of(lua).any_errors()) {
        return push_none(lua);
    }
    const GameOptions options = options_at(lua, 3);
    std::optional<std::string> setup;
    if (!lua_isnil(lua, 2)) setup = text_of(lua, 2, "the setup");

    VariantRef variant;
    if (lua_istable(lua, 1) && !to_variant(lua, 1)) {
        if (!options.of_variant.empty())
            raise(lua, "options are chosen of variants; a table of keys has none");
        const Table table = split_table(lua, 1);
        if (!setup) setup = table.setup;
        variant = variant_from_table(lua, *book, table);
    } else {
        variant = variant_at(lua, 1, *book, options.of_variant);
    }
    if (!setup) {
        push_game(lua, Game(variant));
        return 1;
    }
    const Result<UncheckedPosition> read =
        is_fen(*setup) ? read_fen(*variant, *setup) : read_setup(*variant, *setup, options.setup);
    Result<Position> position = options.unchecked ? unchecked(read) : checked(*variant, read);
    if (!position)
        raise(lua, "the setup \"" + *setup + "\" cannot be read:" + errors_in(position.diagnostics));
    push_game(lua, Game(variant, std::move(*position.value)));
    return 1;
}

// add(names, body, teardown)
int add_case(lua_State* lua) {
    const BookRef book = book_of(lua);
    ScenarioCase added;
    added.place = Sandbox::of(lua).place(lua);
    for (lua_Integer i = 1; lua_rawgeti(lua, 1, i) == LUA_TSTRING; ++i) {
        added.names.push_back(text_of(lua, -1, "a name"));
        lua_pop(lua, 1);
    }
    if (book->running)
        raise(lua, "the test " + in_quotes(added.names.back()) +
                       " stands within another one; tests stand side by side, in t.describe");
    if (!book->names.insert(added.names).second)
        warn(lua, "name-twice", "there is a test " + in_quotes(joined(added.names, " ")) + " already",
             "give each a name that says what it tests");
    lua_settop(lua, 3);
    added.teardown = luaL_ref(lua, LUA_REGISTRYINDEX);
    added.body = luaL_ref(lua, LUA_REGISTRYINDEX);
    book->cases.push_back(std::move(added));
    return 0;
}

// known(table, wrong): which word of the table was meant, or all of them.
int known_words(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    push_text(lua, nearest_remedy(text_at(lua, 2).value_or(""), text_keys(lua, 1)));
    return 1;
}

// asks(): the test that runs compares something.
int note_question(lua_State* lua) {
    book_of(lua)->asks = true;
    return 0;
}

// Lua's assert, the upvalue, which tests may use as well.
int counted_assert(lua_State* lua) {
    book_of(lua)->asks = true;
    return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

void count_asserts(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    if (sandbox.load("return assert", kModule) || sandbox.call(0, 1)) throw std::bad_alloc();
    lua_pushcclosure(lua, &counted_assert, 1);
    sandbox.set_global("assert");
}

constexpr luaL_Reg kLibrary[] = {
    {"add", bordered<add_case>},
    {"asks", bordered<note_question>},
    {"game", bordered<make_game>},
    {"known", bordered<known_words>},
    {nullptr, nullptr},
};

}  // namespace

ScenarioBook& open_scenarios(lua_State* lua) {
    if (const BookRef known = book_of(lua)) return *known;
    register_type<BookRef>(lua, {});
    auto book = std::make_shared<ScenarioBook>();
    push_value(lua, book);
    lua_setfield(lua, LUA_REGISTRYINDEX, kBookKey);

    register_type<GameBox>(lua, {});
    set_game_words(lua);

    lua_newtable(lua);
    luaL_setfuncs(lua, kLibrary, 0);
    set_builtin_module(lua, kModule);
    count_asserts(lua);
    return *book;
}

}  // namespace acedrex
