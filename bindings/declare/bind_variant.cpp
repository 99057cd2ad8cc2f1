// variant{...} and variant.extend(base, {...}).
#include <algorithm>
#include <map>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"
#include "values/word_table.hpp"

namespace acedrex {

namespace {

// What differs between a variant that its script makes and one that is made of it anew, with other options.
struct Making {
    const char* shown = "variant";
    std::string call;                                  // as Declaration takes it
    const std::vector<OptionSpec>* options = nullptr;  // nullptr: as the variant has them by itself
    const VariantSpec* first = nullptr;                // that the script made; knows where keys were written
    Draws* draws = nullptr;                            // nullptr: they begin with the seed
};

void push_made(lua_State* lua, int base, int own, const Making& how);

// places: of keys that the script does not write as such.
// unfinished: its by_options is yet to be asked.
std::shared_ptr<VariantSpec> read_whole(lua_State* lua, int table, const Making& how, const VariantSpec* base,
                                        bool unfinished, const std::map<std::string, Place>& places = {}) {
    Declaration whole(lua, table, how.shown, how.call);
    for (const VariantSpec* known : {base, how.first})
        if (known)
            for (const auto& [key, place] : known->key_places) whole.set_place(key, place);
    for (const auto& [key, place] : places) whole.move_to(key, place);
    auto spec = read_variant(whole, false, unfinished);
    if (how.options) spec->options = *how.options;
    return spec;
}

// Calls the function with the options, which are on the stack. It draws by the seed.
void call_by_options(lua_State* lua, const std::vector<OptionSpec>& options, Draws* draws) {
    const auto seed = ranges::find(options, OptionSpec::Kind::seed, &OptionSpec::kind);
    std::uint64_t& state = Sandbox::of(lua).random_state;
    const bool goes_on = draws != nullptr && draws->next < draws->states.size();
    const Meanwhile seeded(state, goes_on                 ? draws->states[draws->next]
                                  : seed == options.end() ? Sandbox::kFirstSeed
                                                          : std::stoull(seed->value));
    lua_call(lua, 1, 1);
    if (draws == nullptr) return;
    draws->states.resize(std::max(draws->states.size(), draws->next + 1));
    draws->states[draws->next++] = state;
}

// The table on the top gets what the function `by_options` of the table at `own` says, and so does spec.
void add_by_options(lua_State* lua, int own, const Making& how, std::shared_ptr<VariantSpec>& spec) {
    push_field(lua, own, "by_options");
    if (lua_isnil(lua, -1)) return lua_pop(lua, 1);
    if (!lua_isfunction(lua, -1)) {
        Declaration(lua, own, how.shown, how.call)
            .wrong("by_options", "a function of the options", lua_gettop(lua));
        return lua_pop(lua, 1);
    }
    const int merged = lua_gettop(lua) - 1;
    push_options(lua, spec->options);
    call_by_options(lua, spec->options, how.draws);
    if (!lua_istable(lua, -1)) {
        if (!is_broken(lua, -1))
            Declaration(lua, own, how.shown, how.call)
                .fault("by_options", "wrong-type",
                       "by_options should return a table of keys, found " + describe(lua, -1));
        return lua_pop(lua, 1);
    }
    Declaration extension(lua, lua_gettop(lua), "by_options", "");
    std::map<std::string, Place> places;
    for (const std::string& key : text_keys(lua, -1)) {
        places[key] = spec->place_of("by_options");
        extension.set_place(key, places[key]);
    }
    for (const char* key : {"options", "by_options"})
        if (extension.has(key)) {
            extension.fault(key, "wrong-type", std::string(key) + " cannot depend on options");
            return lua_pop(lua, 1);
        }
    CastChange change = push_merged(lua, *spec, merged, extension);
    lua_replace(lua, merged);
    lua_pop(lua, 1);
    const bool lacked = spec->lacks_parts;
    spec = read_whole(lua, merged, how, spec.get(), false, places);
    spec->old_symbols = std::move(change.old_symbols);
    spec->lacks_parts |= lacked;
}

// The variant at `base` with these options; it is the same one if it has none.
void push_with(lua_State* lua, int base, const std::vector<OptionSpec>& options, Draws* draws) {
    const auto spec = to_variant(lua, base);
    lua_pushvalue(lua, base);
    if (spec->options.empty()) return;
    const int value = lua_gettop(lua);
    lua_getiuservalue(lua, value, 2);
    lua_getiuservalue(lua, value, 3);
    std::vector<OptionSpec> its = spec->options;
    for (OptionSpec& one : its)
        if (const auto given = ranges::find(options, one.name, &OptionSpec::name); given != options.end())
            one = *given;
    Making how;
    how.options = &its;
    how.first = spec.get();
    how.draws = draws;
    push_made(lua, lua_isnil(lua, value + 1) ? 0 : value + 1, value + 2, how);
    lua_replace(lua, value);
    lua_settop(lua, value);
}

// The variant that the table at `own` declares, as an extension of that at `base` unless this is 0.
void push_made(lua_State* lua, int base, int own, const Making& how) {
    luaL_checkstack(lua, 20, "variants of variants");
    const int top = lua_gettop(lua);
    std::shared_ptr<const VariantSpec> base_spec;
    CastChange change;
    if (base == 0) {
        push_copy(lua, own);
    } else {
        if (how.options)
            push_with(lua, base, *how.options, how.draws);
        else
            lua_pushvalue(lua, base);
        base_spec = to_variant(lua, -1);
        lua_getiuservalue(lua, -1, 1);
        change = push_merged(lua, *base_spec, lua_gettop(lua), Declaration(lua, own, how.shown, how.call));
        lua_replace(lua, top + 1);
        lua_settop(lua, top + 1);
    }
    push_field(lua, own, "by_options");
    const bool unfinished = lua_isfunction(lua, -1);
    lua_pop(lua, 1);
    auto spec = read_whole(lua, top + 1, how, base_spec.get(), unfinished);
    const auto same_value = [](const OptionSpec& a, const OptionSpec& b) {
        return a.name == b.name && a.value == b.value;
    };
    // What the extension says of its base's options, the base is to be made with.
    if (base_spec && !how.options && !base_spec->options.empty() &&
        !std::equal(spec->options.begin(), spec->options.end(), base_spec->options.begin(),
                    base_spec->options.end(), same_value)) {
        const std::vector<OptionSpec> options = spec->options;
        Making anew = how;
        anew.options = &options;
        lua_settop(lua, top);
        return push_made(lua, base, own, anew);
    }
    if (base_spec) {
        spec->old_symbols = std::move(change.old_symbols);
        spec->lacks_parts |= Declaration(lua, own, how.shown, how.call).has("pieces");  // may be left out
    }
    add_by_options(lua, own, how, spec);
    if (how.first) spec->family = how.first->family;
    const bool keeps = !spec->options.empty();
    if (keeps) push_copy(lua, own);  // the script may change its table
    const int kept = keeps ? lua_gettop(lua) : 0;
    push_variant(lua, std::move(spec), top + 1, keeps ? base : 0, kept);
    lua_replace(lua, top + 1);
    lua_settop(lua, top + 1);
}

int make_variant(lua_State* lua) {
    if (is_broken(lua, 1)) return push_none(lua);
    if (!lua_istable(lua, 1)) {
        fault(lua, "bad-argument", "variant takes a table of keys, found " + describe(lua, 1),
              "write variant { name = ..., board = ..., pieces = ..., setup = ... }");
        return push_none(lua);
    }
    lua_settop(lua, 1);
    push_made(lua, 0, 1, {.shown = "variant", .call = "variant"});
    return 1;
}

// How an author names the base by what stands in its place: a text may be a slug, a dotted name or a path.
std::string base_as_written(lua_State* lua, int index) {
    std::string name = text_at(lua, index).value_or("");
    if (name.empty()) return "base";
    if (name.ends_with(".lua")) name.resize(name.size() - 4);
    std::replace(name.begin(), name.end(), '/', '.');
    return "require " + in_quotes(name.find('.') == name.npos ? "FAMILY." + name : name);
}

int extend_variant(lua_State* lua) {
    const auto base = to_variant(lua, 1);
    if (is_broken(lua, 1) || is_broken(lua, 2)) return push_none(lua);
    if (!base || !lua_istable(lua, 2)) {
        fault(lua, "bad-argument",
              base ? "variant.extend takes a table of keys after the variant, found " + describe(lua, 2)
                   : "variant.extend takes a variant first, found " + describe(lua, 1),
              "write variant.extend(" + (base ? "base" : base_as_written(lua, 1)) + ", { name = ..., ... })");
        return push_none(lua);
    }
    lua_settop(lua, 2);
    push_made(lua, 1, 2, {.shown = "variant.extend", .call = "extend"});
    return 1;
}

int variant_field(lua_State* lua) {
    return read_declared(lua, "variant", kVariantKeys.names(lua));
}

int variant_read_only(lua_State* lua) {
    fault(lua, "read-only", "a variant cannot be changed", "write variant.extend(base, { ... })");
    return 0;
}

int variant_text(lua_State* lua) {
    const auto spec = to_variant(lua, 1);
    lua_pushstring(lua, spec ? spec->name.c_str() : "?");
    return 1;
}

}  // namespace

void push_with_options(lua_State* lua, int variant, const std::vector<OptionSpec>& options, Draws& draws) {
    push_with(lua, lua_absindex(lua, variant), options, &draws);
}

void open_variants(lua_State* lua) {
    open_variant_values(lua, {{"__index", guarded<variant_field>},
                              {"__newindex", guarded<variant_read_only>},
                              {"__tostring", guarded<variant_text>}});
    open_declaring_word(lua, "variant", guarded<make_variant>, guarded<extend_variant>);
}

}  // namespace acedrex
