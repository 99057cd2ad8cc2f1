// piece{...} and piece.extend(base, {...}).
#include <algorithm>
#include <cctype>

#include "declare/declaration.hpp"
#include "declare/globals.hpp"
#include "declare/meant_keys.hpp"
#include "declare/piece_influence.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/names.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"
#include "values/movement_values.hpp"
#include "values/word_table.hpp"

namespace acedrex {

namespace {

const std::vector<std::string> kOwnKeys = {
    "name",        "symbol",   "old_symbol", "moves", "class", "takes",  "immune",  "lands",         "passes",
    "transparent", "passive",  "may_pass",   "owner", "shade", "tags",   "worth",   "about",         "royal",
    "attacked_by", "may_move", "promotes",   "gait",  "roams", "spends", "blocked", "replaces_lands"};

}  // namespace

const std::vector<std::string>& piece_keys() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> list = kOwnKeys;
        list.insert(list.end(), kInfluenceKeys.begin(), kInfluenceKeys.end());
        return list;
    }();
    return all;
}

namespace {

bool is_symbol(const std::string& text) {
    return !text.empty() && text.size() <= 4 && std::isupper(static_cast<unsigned char>(text[0])) != 0 &&
           std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
}

void read_name(const Declaration& d, PieceSpec& spec) {
    if (!d.has("name")) d.missing("name", "what the piece is called");
    spec.name = d.text("name").value_or("");
    if (d.has("name") && !spec.name.empty() && !is_plain_name(spec.name))
        d.fault("name", "bad-name",
                "name should be one line of text without spaces around it, found " + in_quotes(spec.name));
    if (!d.has("symbol")) d.missing("symbol", "one to four letters, the first upper case");
    spec.symbol = d.text("symbol").value_or("");
    spec.old_symbol = d.text("old_symbol").value_or("");
    for (const char* key : {"symbol", "old_symbol"})
        if (const auto symbol = d.text(key); symbol && !is_symbol(*symbol))
            d.fault(key, "bad-symbol",
                    std::string(key) + " should be one to four letters, the first upper case, found " +
                        in_quotes(*symbol));
    if (d.text("name") && spec.name.empty()) d.fault("name", "bad-name", "name should not be empty");
    spec.slug = slug_of(spec.name);
}

// A list, and under its key `always` the tags that go with the piece.
void read_tags(const Declaration& d, PieceSpec& spec) {
    lua_State* lua = d.lua();
    d.push("tags");
    if (lua_istable(lua, -1) && !text_keys(lua, -1).empty()) {
        for (const std::string& key : text_keys(lua, -1))
            if (key != "always")
                d.fault("tags", "unknown-key", "tags is a list, found the key " + key,
                        nearest_remedy(key, {"always"}));
        push_copy(lua, -1);
        spec.lasting_tags = Declaration(d, -1, "tags").texts("always").value_or(std::vector<std::string>{});
        for (const std::string& key : text_keys(lua, -1)) {
            lua_pushnil(lua);
            lua_setfield(lua, -2, key.c_str());
        }
        lua_newtable(lua);
        lua_insert(lua, -2);
        lua_setfield(lua, -2, "tags");
        spec.tags = Declaration(d, -1, "").texts("tags").value_or(std::vector<std::string>{});
        lua_pop(lua, 1);
    } else {
        spec.tags = d.texts("tags").value_or(std::vector<std::string>{});
    }
    lua_pop(lua, 1);
    for (const auto* tags : {&spec.tags, &spec.lasting_tags})
        for (const std::string& tag : *tags)
            if (!is_plain_name(tag) || tag.find_first_of("{},;") != std::string::npos)
                d.fault("tags", "bad-name",
                        "a tag is a word without braces and commas, found " + in_quotes(tag));
}

}  // namespace

Expr read_blocked(const Declaration& d) {
    d.push("blocked");
    const bool text = lua_type(d.lua(), -1) == LUA_TSTRING;
    lua_pop(d.lua(), 1);
    if (!text) return d.expression("blocked", true);
    return d.one_of("blocked", {"stays", "oblate"}) == "oblate" ? make::pass() : nullptr;
}

namespace {

// The words of effects that do something else to a piece than capture it.
std::map<std::string, EffectKind> means() {
    std::map<std::string, EffectKind> words;
    for (std::size_t i = 0; i < std::size(kEffects); ++i)
        if (kEffects[i].has(kOnOccupant) && !kEffects[i].has(kTakes))
            words.emplace(kEffects[i].word, static_cast<EffectKind>(i));
    return words;
}

// A guard, on captures; or a table of guards by what is done: `capture`, or the word of an effect.
Expr read_means(const Declaration& d, const char* key, std::map<EffectKind, Expr>& by_effect) {
    d.push(key);
    const bool table = lua_istable(d.lua(), -1);
    lua_pop(d.lua(), 1);
    if (!table) return d.expression(key, true);
    if (!d.table(key)) return nullptr;
    const Declaration by_means(d, -1, key);
    std::vector<std::string> known{"capture"};
    for (const auto& [word, effect] : means()) {
        known.push_back(word);
        if (const Expr guard = by_means.expression(word, true)) by_effect[effect] = guard;
    }
    by_means.allow(known);
    const Expr captures = by_means.expression("capture", true);
    lua_pop(d.lua(), 1);
    return captures;
}

std::shared_ptr<PieceSpec> read_piece(const Declaration& d) {
    auto spec = std::make_shared<PieceSpec>();
    d.allow(piece_keys(), {.meant = meant_in_piece, .others = &kVariantKeys, .other = "variant"});
    read_name(d, *spec);
    spec->moves = d.movement("moves");
    spec->classes = d.texts("class").value_or(std::vector<std::string>{});
    spec->takes = read_means(d, "takes", spec->does);
    spec->immune = read_means(d, "immune", spec->spared);
    spec->passes = d.expression("passes", true);
    spec->lands = d.expression("lands", false);
    spec->transparent = d.flag("transparent").value_or(false);
    spec->passive = d.flag("passive").value_or(false);
    spec->may_pass = d.flag("may_pass").value_or(false);
    spec->owner =
        d.one_of("owner", {"player", "none"}).value_or("player") == "none" ? Owner::none : Owner::player;
    if (const auto shade = d.one_of("shade", {"light", "dark"})) {
        if (spec->owner != Owner::none)
            d.fault("shade", "bad-argument", "shade is for neutral pieces", "add owner = \"none\"");
        spec->shade = *shade == "dark" ? Side::dark : Side::light;
        if (spec->shade == Side::dark && !spec->symbol.empty())
            spec->symbol[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(spec->symbol[0])));
    }
    if (const auto kind = d.one_of("royal", royal_words())) spec->royal = royal_kind(*kind);
    spec->attacked_by = d.expression("attacked_by", true);
    spec->anyones = d.one_of("may_move", {"both"}).has_value();
    if (spec->anyones && spec->owner != Owner::none)
        d.fault("may_move", "bad-argument", "may_move = \"both\" is for neutral pieces",
                "add owner = \"none\"");
    spec->gait = d.expression("gait", false);
    spec->roams = d.flag("roams").value_or(false);
    spec->spends = d.whole("spends", 0, 1).value_or(1) == 1;
    spec->blocked = read_blocked(d);
    spec->replaces_lands = d.flag("replaces_lands").value_or(false);
    read_tags(d, *spec);
    spec->influence = read_influence(d);
    spec->promotes = d.texts("promotes").value_or(std::vector<std::string>{});
    spec->worth = d.number("worth");
    spec->about = d.text("about", kLongestText).value_or("");
    spec->place = d.place();
    return spec;
}

int push_read(lua_State* lua, const Declaration& d) {
    const std::size_t before = faults_of(lua).list.size();
    const auto spec = read_piece(d);
    // Without a name it can stand nowhere; otherwise it is used on, so that the faults of its users show too.
    if (spec->name.empty() || spec->symbol.empty()) {
        if (faults_of(lua).list.size() == before) d.missing("name", "what the piece is called");
        return push_none(lua);
    }
    push_copy(lua, d.index());
    push_expression(lua, spec->moves ? spec->moves : make::none());
    lua_setfield(lua, -2, "moves");
    push_piece(lua, spec, lua_gettop(lua));
    return 1;
}

int make_piece(lua_State* lua) {
    if (is_broken(lua, 1)) return push_none(lua);
    if (!lua_istable(lua, 1)) {
        fault(lua, "bad-argument", "piece takes a table of keys, found " + describe(lua, 1),
              "write piece { name = ..., symbol = ..., moves = ... }");
        return push_none(lua);
    }
    lua_settop(lua, 1);
    return push_read(lua, Declaration(lua, 1, "piece", "piece"));
}

int extend_piece(lua_State* lua) {
    if (is_broken(lua, 1) || is_broken(lua, 2)) return push_none(lua);
    if (!to_piece(lua, 1) || !lua_istable(lua, 2)) {
        const bool base = to_piece(lua, 1) != nullptr;
        fault(lua, "bad-argument",
              base ? "piece.extend takes a table of keys after the piece, found " + describe(lua, 2)
                   : "piece.extend takes a piece first, found " + describe(lua, 1),
              "write piece.extend(base, { name = ..., symbol = ... })");
        return push_none(lua);
    }
    lua_settop(lua, 2);
    lua_getiuservalue(lua, 1, 1);
    push_copy(lua, 3);
    for_each_field(lua, 2, [&] { lua_rawset(lua, 4); });
    return push_read(lua, Declaration(lua, 4, "piece.extend", "extend"));
}

int piece_field(lua_State* lua) {
    return read_declared(lua, "piece", piece_keys());
}

int piece_read_only(lua_State* lua) {
    fault(lua, "read-only", "a piece cannot be changed", "write piece.extend(base, { ... })");
    return 0;
}

int piece_text(lua_State* lua) {
    const PieceRef piece = to_piece(lua, 1);
    lua_pushstring(lua, piece ? piece->name.c_str() : "?");
    return 1;
}

}  // namespace

const std::vector<std::string>& royal_words() {
    static const std::vector<std::string> words = {"check", "capture", "attacked", "flees"};
    return words;
}

RoyalKind royal_kind(const std::string& word) {
    return word == "check"      ? RoyalKind::check
           : word == "capture"  ? RoyalKind::capture
           : word == "attacked" ? RoyalKind::attacked
           : word == "flees"    ? RoyalKind::flees
                                : RoyalKind::none;
}

void open_pieces(lua_State* lua) {
    open_piece_values(lua, {{"__index", guarded<piece_field>},
                            {"__newindex", guarded<piece_read_only>},
                            {"__tostring", guarded<piece_text>}});
    lua_newtable(lua);
    lua_pushcfunction(lua, guarded<make_piece>);
    lua_setfield(lua, -2, "call");
    lua_pushcfunction(lua, guarded<extend_piece>);
    lua_setfield(lua, -2, "extend");
    wrap_words(lua, "piece");
    Sandbox::of(lua).set_global("piece");
}

}  // namespace acedrex
