// piece{...} and piece.extend(base, {...}).
#include <algorithm>
#include <cctype>

#include "base/ranges.hpp"
#include "declare/declaration.hpp"
#include "declare/parts.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/names.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"
#include "values/movement_values.hpp"
#include "values/word_table.hpp"

namespace acedrex {

void check_tags(const Declaration& d, const std::string& key, const std::vector<std::string>& tags) {
    for (const std::string& tag : tags)
        if (!is_tag_name(tag))
            d.fault(key, "bad-name",
                    "a tag is a word without braces, commas and colons, found " + in_quotes(tag));
}

namespace {

bool is_symbol(const std::string& text) {
    return !text.empty() && text.size() <= 4 && std::isupper(static_cast<unsigned char>(text[0])) != 0 &&
           ranges::all_of(text, [](unsigned char c) { return std::isalpha(c) != 0; });
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

// In upper case it will stand for light's piece.
bool is_label(const std::string& text) {
    const auto is = [&](auto test) { return ranges::any_of(text, test); };
    return is([](unsigned char c) { return std::islower(c) != 0; }) &&
           !is([](unsigned char c) { return std::isgraph(c) == 0 || std::isupper(c) != 0; });
}

void read_label(const Declaration& d, const std::string& key, PieceSpec& spec) {
    const auto label = d.text(key);
    if (!label) return;
    if (is_label(*label))
        spec.label = *label;
    else
        d.fault(key, "bad-label",
                key + " should be a word in lower case without spaces, as \"owl(7)\", found " +
                    in_quotes(*label));
}

// A list, and under its key `always` the tags that go with the piece.
void read_tags(const Declaration& d, const std::string& key, PieceSpec& spec) {
    lua_State* lua = d.lua();
    d.push(key);
    if (has_text_keys(lua, -1)) {
        for (const std::string& other : text_keys(lua, -1))
            if (other != "always")
                d.fault(key, "unknown-key", "tags is a list, found the key " + other,
                        nearest_remedy(other, {"always"}));
        push_copy(lua, -1);
        spec.lasting_tags = Declaration(d, -1, key).names("always");
        for (const std::string& other : text_keys(lua, -1)) {
            lua_pushnil(lua);
            lua_setfield(lua, -2, other.c_str());
        }
        lua_newtable(lua);
        lua_insert(lua, -2);
        lua_setfield(lua, -2, key.c_str());
        spec.tags = Declaration(d, -1, "").names(key);
        lua_pop(lua, 1);
    } else {
        spec.tags = d.names(key);
    }
    lua_pop(lua, 1);
    check_tags(d, key, spec.all_tags());
}

void read_notes(const Declaration& d, const std::string& key, PieceSpec& spec) {
    spec.notes = d.names(key);
    for (const std::string& note : spec.notes)
        if (!is_tag_name(note))
            d.fault(key, "bad-name",
                    "a note is a word without braces, commas and colons, found " + in_quotes(note));
}

// Walks by their names.
void read_actions(const Declaration& d, const std::string& key, PieceSpec& spec) {
    const auto actions = d.within(key, "write actions = { shoot = m.slide(m.orthogonals) * m.empty }");
    if (!actions) return;
    actions->each_name([&](const std::string& name) {
        if (!is_plain_name(name) || name == "default" || name.find_first_of("{},; ") != std::string::npos)
            actions->fault(name, "bad-name", "an action is called by one word, found " + in_quotes(name));
        if (const Expr walks = actions->movement(name)) spec.actions[name] = walks;
    });
}

}  // namespace

Expr read_blocked(const Declaration& d) {
    if (d.look("blocked", lua_type) != LUA_TSTRING) return d.guard("blocked");
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
auto guards(Expr PieceSpec::*captures, std::map<EffectKind, Expr> PieceSpec::*others) {
    return [=](const Declaration& d, const std::string& key, PieceSpec& spec) {
        if (d.look(key, lua_type) != LUA_TTABLE) {
            spec.*captures = d.guard(key);
            return;
        }
        const auto by_means = d.within(key);
        std::vector<std::string> known{"capture"};
        for (const auto& [word, effect] : means()) {
            known.push_back(word);
            if (const Expr guard = by_means->guard(word)) (spec.*others)[effect] = guard;
        }
        by_means->allow(known);
        spec.*captures = by_means->guard("capture");
    };
}

// Of neutral pieces.
void read_shade(const Declaration& d, const std::string& key, PieceSpec& spec) {
    const auto shade = d.word(key, Words<Side>{{"light", Side::light}, {"dark", Side::dark}});
    if (!shade) return;
    if (spec.owner != Owner::none)
        d.fault(key, "bad-argument", "shade is for neutral pieces", "add owner = \"none\"");
    spec.shade = shade;
    if (shade == Side::dark && !spec.symbol.empty())
        spec.symbol[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(spec.symbol[0])));
}

void read_movers(const Declaration& d, const std::string& key, PieceSpec& spec) {
    spec.anyones = d.one_of(key, {"both"}).has_value();
    if (spec.anyones && spec.owner != Owner::none)
        d.fault(key, "bad-argument", "may_move = \"both\" is for neutral pieces", "add owner = \"none\"");
}

}  // namespace

const KeysOf<PieceSpec>& piece_keys() {
    using Spec = PieceSpec;
    static const KeysOf<Spec> keys = [] {
        KeysOf<Spec> all{
            "name",
            "symbol",
            "old_symbol",
            {"label", read_label},
            {"moves", reads::by(&Spec::moves, &Declaration::movement)},
            {"actions", read_actions},
            {"class", &Spec::classes},
            {"takes", guards(&Spec::takes, &Spec::does)},
            {"immune", guards(&Spec::immune, &Spec::spared)},
            {"lands", &Spec::lands},
            {"passes", reads::by(&Spec::passes, &Declaration::guard)},
            {"transparent", &Spec::transparent},
            {"passive", &Spec::passive},
            {"may_pass", &Spec::may_pass},
            {"owner", reads::word(&Spec::owner, {{"player", Owner::player}, {"none", Owner::none}})},
            {"shade", read_shade},
            {"tags", read_tags},
            {"notes", read_notes},
            {"worth", reads::by(&Spec::worth, &Declaration::number)},
            {"about", reads::text(&Spec::about, kLongestText)},
            {"royal", reads::word(&Spec::royal, royal_words())},
            {"attacked_by", reads::by(&Spec::attacked_by, &Declaration::guard)},
            {"may_move", read_movers},
            {"promotes", &Spec::promotes},
            {"gait", &Spec::gait},
            {"roams", &Spec::roams},
            {"spends", reads::whole(&Spec::spends, 0, 1)},
            {"blocked", reads::as(&Spec::blocked, read_blocked)},
            {"replaces_lands", &Spec::replaces_lands},
        };
        for (const Key& key : influence_keys().rows) all.add(KeysOf<Spec>::Row(key));
        return all;
    }();
    return keys;
}

namespace {

std::shared_ptr<PieceSpec> read_piece(const Declaration& d) {
    auto spec = std::make_shared<PieceSpec>();
    d.allow(piece_keys().names(d.lua()),
            {.meant = &kMeantInPiece, .others = kVariantKeys.names(d.lua()), .other = "variant"});
    read_name(d, *spec);
    piece_keys().read_checked(d, *spec);
    spec->influence = read_influence(d);
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
    return read_declared(lua, "piece", piece_keys().names(lua));
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

const Words<RoyalKind>& royal_words() {
    static const Words<RoyalKind> words{{"check", RoyalKind::check},
                                        {"capture", RoyalKind::capture},
                                        {"attacked", RoyalKind::attacked},
                                        {"flees", RoyalKind::flees},
                                        {"escapes", RoyalKind::escapes}};
    return words;
}

void open_pieces(lua_State* lua) {
    open_piece_values(lua, {{"__index", guarded<piece_field>},
                            {"__newindex", guarded<piece_read_only>},
                            {"__tostring", guarded<piece_text>}});
    open_declaring_word(lua, "piece", guarded<make_piece>, guarded<extend_piece>);
}

}  // namespace acedrex
