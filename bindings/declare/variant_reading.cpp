// Reading variant{...} into plain data. What only makes sense across keys (names that must exist, widths that
// must agree) is checked where the variant is compiled.
#include "declare/variant_reading.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "board/board.hpp"
#include "declare/meant_keys.hpp"
#include "declare/options_reading.hpp"
#include "declare/rules_reading.hpp"
#include "declare/turn_reading.hpp"
#include "sandbox/names.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

const std::vector<std::string> kVariantKeys = {
    "name",     "slug",     "code",    "about",     "family",   "board",      "pieces", "setup",    "first",
    "symmetry", "royals",   "lands",   "promotion", "castling", "rules",      "drops",  "captures", "turn",
    "state",    "notation", "pockets", "roles",     "options",  "by_options", "also"};

namespace {

using Names = std::vector<std::string>;

const Names kBoardKeys = {"files", "ranks", "holes", "wrap", "zones", "beside"};

}  // namespace

std::vector<RoleSpec> read_roles(const Declaration& d) {
    std::vector<RoleSpec> roles;
    if (!d.table("roles", "write roles = { tag = { moves = ... } }")) return roles;
    const Declaration all(d, -1, "roles");
    for (const std::string& tag : text_keys(d.lua(), -1)) {
        if (!all.table(tag, "write " + tag + " = { moves = ... }")) continue;
        const Declaration one(all, -1, tag);
        one.allow({"moves", "blocked"});
        if (!one.has("moves")) one.missing("moves", "what a piece walks that carries the tag");
        RoleSpec role{tag, one.expression("moves", false), read_blocked(one), d.place_of("roles")};
        if (role.moves) roles.push_back(std::move(role));
        lua_pop(d.lua(), 1);
    }
    lua_pop(d.lua(), 1);
    return roles;
}

void read_zones(const Declaration& board, BoardSpec& spec) {
    if (!board.table("zones")) return;
    const Declaration zones(board, -1, "zones");
    for (const std::string& name : text_keys(board.lua(), -1)) {
        ZoneSpec zone;
        zones.push(name);
        const bool by_side = lua_istable(board.lua(), -1) && !text_keys(board.lua(), -1).empty();
        if (by_side) {
            const Declaration one(zones, -1, name);
            one.allow({"light", "dark"});
            if (!one.has("light")) one.missing("light", "the fields of light's zone");
            zone.light = one.texts("light").value_or(Names{});
            zone.dark = one.texts("dark");
        } else {
            zone.light = zones.texts(name).value_or(Names{});
            zone.shared = true;
        }
        lua_pop(board.lua(), 1);
        spec.zones.emplace(name, std::move(zone));
    }
    lua_pop(board.lua(), 1);
}

namespace {

void read_wrap(const Declaration& board, bool& files, bool& ranks) {
    for (const std::string& which : board.texts("wrap").value_or(Names{})) {
        if (which == "files")
            files = true;
        else if (which == "ranks")
            ranks = true;
        else
            board.fault("wrap", "wrong-type",
                        "board.wrap should name \"files\" or \"ranks\", found " + in_quotes(which));
    }
}

// Boards that are played on beside the first one, by what their fields' names begin with.
void read_beside(const Declaration& board, BoardSpec& spec) {
    if (!board.table("beside")) return;
    const Declaration boards(board, -1, "beside");
    for (const std::string& name : text_keys(board.lua(), -1)) {
        const bool letters = std::all_of(name.begin(), name.end(), [](char c) {
            return std::isalpha(static_cast<unsigned char>(c)) != 0;
        });
        if (!letters || !boards.table(name)) {
            boards.fault(
                name, "wrong-type",
                "a board beside the first has a name of letters and a table, found " + in_quotes(name),
                "write beside = { B = { files = 8, ranks = 8 } }");
            continue;
        }
        const Declaration one(boards, -1, name);
        one.allow({"files", "ranks", "holes", "wrap", "setup"});
        SideBoardSpec side;
        for (const char* key : {"files", "ranks"})
            if (!one.has(key)) one.missing(key, "a whole number up to " + std::to_string(Board::kMaxFiles));
        side.files = static_cast<int>(one.whole("files", 1, Board::kMaxFiles).value_or(1));
        side.ranks = static_cast<int>(one.whole("ranks", 1, Board::kMaxRanks).value_or(1));
        side.holes = one.texts("holes").value_or(Names{});
        read_wrap(one, side.wrap_files, side.wrap_ranks);
        side.setup = one.text("setup", kLongestDrawing).value_or("");
        side.drawn = one.place_of("setup");
        spec.beside.emplace(name, std::move(side));
        lua_pop(board.lua(), 1);
    }
    lua_pop(board.lua(), 1);
}

BoardSpec read_board(const Declaration& d) {
    BoardSpec spec;
    if (!d.table("board", "write board = { files = 8, ranks = 8 }")) return spec;
    const Declaration board(d, -1, "board");
    board.allow(kBoardKeys);
    for (const char* key : {"files", "ranks"})
        if (!board.has(key)) board.missing(key, "a whole number up to " + std::to_string(Board::kMaxFiles));
    spec.files = static_cast<int>(board.whole("files", 1, Board::kMaxFiles).value_or(0));
    spec.ranks = static_cast<int>(board.whole("ranks", 1, Board::kMaxRanks).value_or(0));
    spec.holes = board.texts("holes").value_or(Names{});
    read_wrap(board, spec.wrap_files, spec.wrap_ranks);
    read_zones(board, spec);
    read_beside(board, spec);
    lua_pop(d.lua(), 1);
    return spec;
}

// The board that a drawing is of, for games that name none.
void size_from_drawing(const std::string& setup, BoardSpec& board) {
    std::istringstream lines(setup);
    int ranks = 0, files = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        int width = 0;
        for (std::string word; words >> word;) ++width;
        if (width > 0) ++ranks;
        files = std::max(files, width);
    }
    board.files = ranks > 0 ? std::min(files, Board::kMaxFiles) : 8;
    board.ranks = ranks > 0 ? std::min(ranks, Board::kMaxRanks) : 8;
}

std::vector<PieceRef> read_pieces(const Declaration& d, bool unfinished) {
    std::vector<PieceRef> pieces;
    if (!d.table("pieces")) {
        if (!d.has("pieces") && !unfinished) d.missing("pieces", "the list of its piece types");
        return pieces;
    }
    lua_State* lua = d.lua();
    const int list = lua_gettop(lua);
    for (const std::string& key : text_keys(lua, list))
        d.fault("pieces." + key, "unknown-key", "pieces is a list, found the key " + key,
                "replace, add and remove belong to variant.extend");
    const int length = list_length(lua, list);
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, list, i);
        if (PieceRef piece = to_piece(lua, -1))
            pieces.push_back(std::move(piece));
        else if (!is_broken(lua, -1))
            d.fault("pieces", "wrong-type",
                    "pieces[" + std::to_string(i) + "] should be a piece, found " + describe(lua, -1),
                    lua_isnil(lua, -1) ? "is the variable's name spelt as where it was made?"
                    : lua_type(lua, -1) == LUA_TSTRING
                        ? "write require \"FAMILY.pieces." + slug_of(text_at(lua, -1).value_or("")) + "\""
                        : "");
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return pieces;
}

std::size_t listed(const Declaration& d, const char* key) {
    if (!d.table(key)) return 0;
    const int length = list_length(d.lua(), -1);
    lua_pop(d.lua(), 1);
    return static_cast<std::size_t>(length);
}

std::vector<RoyalSpec> read_royals(const Declaration& d) {
    std::vector<RoyalSpec> royals;
    if (!d.table("royals", "write royals = { Name = \"check\" }")) return royals;
    const Declaration table(d, -1, "royals");
    std::size_t others = 0;
    for (const std::string& name : text_keys(d.lua(), -1, &others)) {
        std::vector<std::string> words = royal_words();
        words.push_back("no");
        if (const auto kind = table.one_of(name, words)) royals.push_back({name, royal_kind(*kind)});
    }
    if (others > 0)
        d.fault("royals", "wrong-type", "royals says for each piece type what it is",
                "write royals = { Name = \"check\" }");
    lua_pop(d.lua(), 1);
    return royals;
}

}  // namespace

std::optional<PromotionSpec> read_promotion(const Declaration& d) {
    if (!d.table("promotion", "write promotion = { pieces = { \"A\" }, zone = \"last\", to = { \"B\" } }"))
        return std::nullopt;
    const Declaration table(d, -1, "promotion");
    table.allow({"pieces", "zone", "to", "when", "enters", "must"});
    PromotionSpec spec;
    spec.pieces = table.types("pieces");
    spec.to = table.texts("to").value_or(Names{});
    spec.own = spec.to == Names{"own"};
    if (spec.own) spec.to.clear();
    if (!table.has("pieces") && !spec.own) table.missing("pieces", "a list of piece types");
    if (!table.has("to"))
        table.missing("to", "a list of piece types, or \"own\": what each piece promotes to");
    spec.zone = table.text("zone").value_or("last");
    spec.must = table.text("must").value_or("");
    spec.touches = table.one_of("enters", {"ends", "touches"}).value_or("ends") == "touches";
    const std::string when = table.one_of("when", {"at once", "now or later", "choice"}).value_or("at once");
    spec.when = when == "at once"        ? PromotionSpec::When::at_once
                : when == "now or later" ? PromotionSpec::When::now_or_later
                                         : PromotionSpec::When::choice;
    lua_pop(d.lua(), 1);
    return spec;
}

namespace {

std::optional<CastlingSpec> read_castling(const Declaration& d) {
    const std::string mover = surface_key(d.lua(), "castling", "mover");
    const std::string partners = surface_key(d.lua(), "castling", "partners");
    if (!d.table("castling", "write castling = { " + mover + " = \"A\", " + partners +
                                 " = { \"B\" }, distances = { 2 } }"))
        return std::nullopt;
    const Declaration table(d, -1, "castling");
    table.allow({mover, partners, "distances", "to", "apart", "through_attack", "out_of_attack", "onward"});
    CastlingSpec spec;
    if (!table.has(mover)) table.missing(mover, "the name of a piece type");
    if (!table.has(partners)) table.missing(partners, "a list of piece types");
    table.push(mover);
    const PieceRef piece = to_piece(d.lua(), -1);
    lua_pop(d.lua(), 1);
    spec.mover = piece ? piece->name : table.text(mover).value_or("");
    spec.partners = table.types(partners);
    for (const long long n : table.wholes("distances").value_or(std::vector<long long>{})) {
        if (n < 1 || n > Board::kMaxFiles)
            table.fault("distances", "wrong-type",
                        "castling.distances are numbers of fields, found " + std::to_string(n));
        else
            spec.distances.push_back(static_cast<int>(n));
    }
    spec.to = table.texts("to").value_or(Names{});
    if (!table.has("distances") && !table.has("to"))
        table.missing("distances", "how far it goes, or to: the files where it ends");
    if (const auto apart = table.wholes("apart")) {
        const bool two = apart->size() == 2 && std::all_of(apart->begin(), apart->end(), [](long long n) {
                             return n >= -1 && n < Board::kMaxFiles;
                         });
        if (two)
            spec.apart = {static_cast<int>((*apart)[0]), static_cast<int>((*apart)[1])};
        else
            table.fault("apart", "wrong-type",
                        "castling.apart is { towards the first file, towards the last }: two numbers of "
                        "fields, -1 where "
                        "it may end on its partner's own");
    }
    spec.through_attack = table.flag("through_attack").value_or(false);
    spec.out_of_attack = table.flag("out_of_attack").value_or(false);
    spec.onward = table.expression("onward", false);
    lua_pop(d.lua(), 1);
    return spec;
}

void read_names(const Declaration& d, VariantSpec& spec, bool anonymous, bool unfinished) {
    spec.name = d.text("name").value_or(anonymous ? "Test" : "");
    if (!d.has("name") && !anonymous && !unfinished) d.missing("name", "what the variant is called");
    if (d.text("name") && !is_plain_name(spec.name))
        d.fault("name", "bad-name",
                "name should be one line of text without spaces around it, found " + in_quotes(spec.name));
    spec.slug = d.text("slug").value_or(slug_of(spec.name));
    if (d.text("slug") && !is_slug(spec.slug))
        d.fault("slug", "bad-name",
                "slug should be made of letters, digits, - and _, found " + in_quotes(spec.slug),
                "write " + in_quotes(slug_of(spec.slug)));
    spec.code = d.text("code").value_or(capitals_of(spec.name));
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (d.text("code") && (spec.code.empty() || !std::all_of(spec.code.begin(), spec.code.end(), is_letter)))
        d.fault("code", "bad-name", "code should be letters, found " + in_quotes(spec.code));
    if (spec.code.empty()) spec.code = "T";
    spec.about = d.text("about", kLongestText).value_or("");
    spec.family = d.text("family").value_or("");
    spec.also = d.texts("also").value_or(Names{});
    for (const std::string& name : spec.also)
        if (!is_plain_name(name) || bare_name(name).empty())
            d.fault("also", "bad-name",
                    "also names the variant as other programs do, on one line, found " + in_quotes(name));
}

}  // namespace

std::string surface_key(lua_State* lua, const char* table, const char* word) {
    if (!context_of(lua).import) return word;
    const StackGuard guard(lua);
    std::string name = word;
    push_module(lua, "acedrex.variant_keys");  // read-only, so that its fields are no raw ones
    if (lua_istable(lua, -1)) {
        lua_getfield(lua, -1, table);
        if (lua_istable(lua, -1)) {
            lua_getfield(lua, -1, word);
            name = text_at(lua, -1).value_or(word);
            lua_pop(lua, 1);
        }
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return name;
}

std::shared_ptr<VariantSpec> read_variant(const Declaration& d, bool anonymous, bool unfinished) {
    const StackGuard guard(d.lua());
    auto spec = std::make_shared<VariantSpec>();
    d.allow(kVariantKeys, {.inner = {{"rules", rule_keys()}, {"board", kBoardKeys}},
                           .meant = meant_in_variant,
                           .others = &piece_keys(),
                           .other = "piece"});
    read_names(d, *spec, anonymous, unfinished);
    spec->setup = d.text("setup", kLongestDrawing).value_or("");
    if (!d.has("board") && !anonymous && !unfinished)
        d.missing("board", "its size: { files = 8, ranks = 8 }");
    spec->board = read_board(d);
    if (!d.has("board") && anonymous) size_from_drawing(spec->setup, spec->board);
    spec->pieces = read_pieces(d, unfinished);
    spec->pockets = read_pockets(d);
    const bool no_board = spec->board.files == 0 || spec->board.ranks == 0;
    spec->lacks_parts =
        (no_board && (d.has("board") || !unfinished)) || spec->pieces.size() < listed(d, "pieces");
    spec->first = d.one_of("first", {"light", "dark"}).value_or("light") == "dark" ? Side::dark : Side::light;
    spec->rotate = d.one_of("symmetry", {"mirror", "rotate"}).value_or("mirror") == "rotate";
    spec->royals = read_royals(d);
    spec->lands = d.expression("lands", false);
    spec->roles = read_roles(d);
    spec->promotion = read_promotion(d);
    spec->castling = read_castling(d);
    read_rules(d, spec->endings, spec->obligations);
    spec->drops = read_drops(d);
    spec->captures = read_captures(d);
    spec->turn = read_turn(d);
    spec->state = read_state(d);
    spec->options = read_options(d);
    spec->notation = read_notation(d);
    spec->place = d.place();
    for (const std::string& key : kVariantKeys)
        if (d.has(key)) spec->key_places[key] = d.place_of(key);
    return spec;
}

std::shared_ptr<const VariantSpec> read_anonymous_variant(lua_State* lua, int table_index) {
    return read_variant(Declaration(lua, table_index, "game", "game"), true);
}

}  // namespace acedrex
