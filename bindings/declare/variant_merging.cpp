// variant.extend: tables merge key by key, lists replace, and `pieces` may edit the cast.
#include <algorithm>

#include "base/ranges.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/ordered.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

bool is_plain_list(lua_State* lua, int index) {
    return text_keys(lua, index).empty() && list_length(lua, index) > 0;
}

// Writes the table at `from` into the one at `into`, raw.
void merge(lua_State* lua, int into, int from, int depth) {
    const StackGuard guard(lua);
    luaL_checkstack(lua, 12, "tables within tables");
    into = lua_absindex(lua, into);
    from = lua_absindex(lua, from);
    for_each_field(lua, from, [&] {
        const int key = lua_gettop(lua) - 1, value = key + 1;
        lua_pushvalue(lua, key);
        lua_rawget(lua, into);
        const bool both = lua_istable(lua, -1) && lua_istable(lua, value);
        if (both && depth > 0 && !is_plain_list(lua, -1) && !is_plain_list(lua, value)) {
            merge(lua, -1, value, depth - 1);
        } else {
            lua_pushvalue(lua, key);
            lua_pushvalue(lua, value);
            lua_rawset(lua, into);
        }
        lua_settop(lua, key - 1);
    });
}

bool answers_to(const PieceSpec& piece, const std::string& name) {
    return piece.name == name || ranges::count(piece.classes, name) > 0;
}

const PieceRef* find_piece(const std::vector<PieceRef>& pieces, const std::string& name) {
    for (const PieceRef& piece : pieces)
        if (piece->name == name) return &piece;
    return nullptr;
}

void unknown_piece(const Declaration& edit, const std::string& key, const std::string& name,
                   const VariantSpec& base) {
    std::vector<std::string> names;
    for (const PieceRef& piece : base.pieces) names.push_back(piece->name);
    edit.fault(key, "unknown-piece", "the base has no piece " + name, nearest_remedy(name, names));
}

// Symbols of replaced types that are still read, and classes that go with the last of their types.
void note_what_goes(const VariantSpec& base, const std::vector<PieceRef>& cast, CastChange& change) {
    const auto taken = [&](const std::string& symbol) {
        return ranges::any_of(cast, [&](const PieceRef& p) { return p->symbol == symbol; });
    };
    for (const auto& [symbol, name] : base.old_symbols) {
        const auto now = change.replaced.find(name);
        if (!change.removed.contains(name) && !taken(symbol))
            change.old_symbols[symbol] = now == change.replaced.end() ? name : now->second->name;
    }
    // With the last type of a class the class is gone.
    for (const PieceRef& piece : base.pieces)
        if (change.removed.contains(piece->name))
            for (const std::string& name : piece->classes)
                if (!ranges::any_of(cast, [&](const PieceRef& p) { return answers_to(*p, name); }))
                    change.removed.insert(name);
    for (const auto& [name, piece] : change.replaced)
        if (const std::string& symbol = (*find_piece(base.pieces, name))->symbol; !taken(symbol))
            change.old_symbols[symbol] = piece->name;
}

// Reads pieces = { replace, add, remove } and pushes the list of the new cast.
CastChange edit_cast(const Declaration& edit, const VariantSpec& base) {
    lua_State* lua = edit.lua();
    CastChange change;
    edit.allow({"replace", "add", "remove"});
    if (const auto replace = edit.within("replace")) {
        for (const std::string& name : replace->keys()) {
            replace->push(name);
            const PieceRef piece = to_piece(lua, -1);
            if (!piece)
                replace->wrong(name, "a piece", lua_gettop(lua));
            else if (!find_piece(base.pieces, name))
                unknown_piece(*replace, name, name, base);
            else
                change.replaced.emplace(name, piece);
            lua_pop(lua, 1);
        }
        if (list_length(lua, replace->index()) > 0)
            edit.fault("replace", "wrong-type", "pieces.replace names the old piece of each new one",
                       "write replace = { Name = New }");
    }
    for (const std::string& name : edit.names("remove")) {
        if (!find_piece(base.pieces, name))
            unknown_piece(edit, "remove", name, base);
        else if (change.replaced.contains(name))
            edit.fault("remove", "wrong-type", "pieces: " + name + " is replaced, and removed",
                       "leave one of them out");
        else
            change.removed.insert(name);
    }
    std::vector<PieceRef> cast;
    for (const PieceRef& piece : base.pieces) {
        if (change.removed.contains(piece->name)) continue;
        const auto now = change.replaced.find(piece->name);
        const PieceRef& kept = now == change.replaced.end() ? piece : now->second;
        if (ranges::count(cast, kept) == 0) cast.push_back(kept);
    }
    edit.push("add");
    if (PieceRef one = to_piece(lua, -1)) {
        cast.push_back(std::move(one));
    } else if (lua_istable(lua, -1)) {
        for_each_item(lua, -1, [&](int i) {
            if (PieceRef piece = to_piece(lua, -1)) {
                if (ranges::count(cast, piece) == 0) cast.push_back(std::move(piece));
            } else if (!is_broken(lua, -1)) {
                edit.fault(
                    "add", "wrong-type",
                    "pieces.add[" + std::to_string(i) + "] should be a piece, found " + describe(lua, -1));
            }
        });
    } else if (!lua_isnil(lua, -1)) {
        edit.wrong("add", "a list of pieces", lua_gettop(lua));
    }
    lua_pop(lua, 1);

    note_what_goes(base, cast, change);
    lua_newtable(lua);
    lua_Integer count = 0;
    for (const PieceRef& piece : cast) {
        push_known_piece(lua, piece);
        lua_rawseti(lua, -2, ++count);
    }
    return change;
}

// A list of pieces stands instead of the whole cast. An author who means to add to it leaves the setup
// without its pieces.
void check_whole_cast(const Declaration& extension, const VariantSpec& base) {
    if (extension.has("setup")) return;
    lua_State* lua = extension.lua();
    std::vector<std::string> symbols;
    for_each_item(lua, -1, [&](int) {
        if (const PieceRef piece = to_piece(lua, -1)) symbols.push_back(piece->symbol);
    });
    for (const PieceRef& piece : base.pieces) {
        const bool stays = ranges::count(symbols, piece->symbol) > 0;
        if (stays || base.setup.find(piece->symbol) == std::string::npos) continue;
        extension.fault(
            "pieces", "whole-cast",
            "a list of pieces stands instead of all pieces of the base, and its setup has a " + piece->name,
            "write pieces = { add = { ... } } to add some, or give a setup too");
        return;
    }
}

}  // namespace

CastChange push_merged(lua_State* lua, const VariantSpec& base, int base_table,
                       const Declaration& extension) {
    const StackGuard guard(lua, 1);
    push_copy(lua, base_table);
    const int merged = lua_gettop(lua);
    push_copy(lua, extension.index());  // so that keys can be taken out of it
    const int added = lua_gettop(lua);

    CastChange change;
    change.old_symbols = base.old_symbols;
    push_field(lua, added, "pieces");
    if (lua_istable(lua, -1) && is_plain_list(lua, -1)) {
        change.old_symbols.clear();
        check_whole_cast(extension, base);
    }
    if (lua_istable(lua, -1) && !is_plain_list(lua, -1)) {
        change = edit_cast(Declaration(extension, -1, "pieces"), base);
        lua_setfield(lua, merged, "pieces");
        lua_pushnil(lua);
        lua_setfield(lua, added, "pieces");
        rename_all(lua, merged, base, change);
    }
    lua_pop(lua, 1);

    // A variant with a name of its own has a slug of its own, belongs where its script lies, and is not what
    // other programs mean by names of its base.
    if (extension.has("name"))
        for (const char* key : {"slug", "family", "also"}) {
            lua_pushnil(lua);
            lua_setfield(lua, merged, key);
        }
    // A turn is told as a whole.
    if (extension.has("turn")) {
        lua_pushnil(lua);
        lua_setfield(lua, merged, "turn");
    }
    // The ways to say with what a piece castles, and where that ends, exclude each other.
    extension.push("castling");
    if (lua_istable(lua, -1)) {
        const Declaration castling(extension, -1, "castling");
        push_field(lua, merged, "castling");
        const std::string partners = surface_key(lua, "castling", "partners");
        for (const auto& ways : {std::vector<std::string>{"distances", "to", "ways"}, {partners, "partner"}})
            for (const std::string& other : ways)
                if (lua_istable(lua, -1) && !castling.has(other) &&
                    ranges::any_of(ways, [&](const std::string& way) { return castling.has(way); })) {
                    lua_pushnil(lua);
                    lua_setfield(lua, -2, other.c_str());
                }
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    constexpr int kDepth = 4;
    merge(lua, merged, added, kDepth);
    lua_pop(lua, 1);
    remove_emptied(lua, merged, base, extension);
    return change;
}

}  // namespace acedrex
