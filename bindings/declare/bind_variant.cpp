// variant{...} and variant.extend(base, {...}).
#include <algorithm>

#include "declare/globals.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"
#include "values/word_table.hpp"

namespace acedrex {

namespace {

int make_variant(lua_State* lua) {
    if (is_broken(lua, 1)) return push_none(lua);
    if (!lua_istable(lua, 1)) {
        fault(lua, "bad-argument", "variant takes a table of keys, found " + describe(lua, 1),
              "write variant { name = ..., board = ..., pieces = ..., setup = ... }");
        return push_none(lua);
    }
    lua_settop(lua, 1);
    const Declaration d(lua, 1, "variant", "variant");
    auto spec = read_variant(d, false);
    push_copy(lua, 1);
    push_variant(lua, std::move(spec), -1);
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
    lua_getiuservalue(lua, 1, 1);
    const Declaration extension(lua, 2, "variant.extend", "extend");
    CastChange change = push_merged(lua, *base, 3, extension);
    Declaration whole(lua, 4, "variant.extend", "extend");
    for (const auto& [key, place] : base->key_places) whole.set_place(key, place);
    auto spec = read_variant(whole, false);
    spec->old_symbols = std::move(change.old_symbols);
    spec->lacks_parts |= extension.has("pieces");  // some may have been left out
    push_variant(lua, std::move(spec), 4);
    return 1;
}

int variant_field(lua_State* lua) {
    return read_declared(lua, "variant", kVariantKeys);
}

int read_only(lua_State* lua) {
    fault(lua, "read-only", "a variant cannot be changed", "write variant.extend(base, { ... })");
    return 0;
}

int variant_text(lua_State* lua) {
    const auto spec = to_variant(lua, 1);
    lua_pushstring(lua, spec ? spec->name.c_str() : "?");
    return 1;
}

}  // namespace

void open_variants(lua_State* lua) {
    open_variant_values(lua, {{"__index", guarded<variant_field>},
                              {"__newindex", guarded<read_only>},
                              {"__tostring", guarded<variant_text>}});
    lua_newtable(lua);
    lua_pushcfunction(lua, guarded<make_variant>);
    lua_setfield(lua, -2, "call");
    lua_pushcfunction(lua, guarded<extend_variant>);
    lua_setfield(lua, -2, "extend");
    wrap_words(lua, "variant");
    Sandbox::of(lua).set_global("variant");
}

}  // namespace acedrex
