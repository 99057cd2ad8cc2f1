#include "values/declared_values.hpp"

#include <array>
#include <utility>

#include "values/context.hpp"

namespace acedrex {

// The first user value is the table that it was declared with.
template <class Spec>
struct Declared {
    std::shared_ptr<const Spec> spec;
    std::size_t held = 0;
};
template <>
inline constexpr const char* kTypeName<Declared<PieceSpec>> = "piece";
template <>
inline constexpr const char* kTypeName<Declared<VariantSpec>> = "variant";

template <class Spec>
std::size_t held_by(const Declared<Spec>& value) {
    return value.held;
}

namespace {

template <class Spec>
std::shared_ptr<const Spec> spec_at(lua_State* lua, int index) {
    const auto* value = test_value<Declared<Spec>>(lua, index);
    return value ? value->spec : nullptr;
}

// What a declaration has copied of its texts since the last one was pushed.
std::size_t take_copied(lua_State* lua) {
    return std::exchange(context_of(lua).copied, 0);
}

// The userdata of each piece, as long as there is one.
constexpr const char* kKnown = "acedrex.pieces";

// The piece on top of the stack can be found by its specification from now on.
void remember(lua_State* lua, const PieceSpec* key) {
    lua_getfield(lua, LUA_REGISTRYINDEX, kKnown);
    lua_pushvalue(lua, -2);
    lua_rawsetp(lua, -2, key);
    lua_pop(lua, 1);
}

}  // namespace

void open_piece_values(lua_State* lua, std::initializer_list<luaL_Reg> metamethods) {
    register_type<Declared<PieceSpec>>(lua, metamethods);
    lua_newtable(lua);
    lua_newtable(lua);
    lua_pushliteral(lua, "v");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    lua_setfield(lua, LUA_REGISTRYINDEX, kKnown);
}

void open_variant_values(lua_State* lua, std::initializer_list<luaL_Reg> metamethods) {
    register_type<Declared<VariantSpec>>(lua, metamethods);
}

PieceRef to_piece(lua_State* lua, int index) {
    return spec_at<PieceSpec>(lua, index);
}

void push_piece(lua_State* lua, PieceRef piece, int table_index) {
    table_index = lua_absindex(lua, table_index);
    const PieceSpec* key = piece.get();
    push_value(lua, Declared<PieceSpec>{std::move(piece), sizeof(PieceSpec) + take_copied(lua)}, 1);
    lua_pushvalue(lua, table_index);
    lua_setiuservalue(lua, -2, 1);
    remember(lua, key);
}

void push_known_piece(lua_State* lua, const PieceRef& piece) {
    lua_getfield(lua, LUA_REGISTRYINDEX, kKnown);
    lua_rawgetp(lua, -1, piece.get());
    lua_remove(lua, -2);
    if (to_piece(lua, -1) == piece) return;
    lua_pop(lua, 1);
    lua_newtable(lua);
    push_piece(lua, piece, -1);
    lua_remove(lua, -2);
}

void set_piece_slug(lua_State* lua, int index, const std::string& slug) {
    Declared<PieceSpec>* value = test_value<Declared<PieceSpec>>(lua, index);
    if (!value || !value->spec || value->spec->slug == slug) return;
    auto spec = std::make_shared<PieceSpec>(*value->spec);
    spec->slug = slug;
    value->spec = std::move(spec);
    lua_pushvalue(lua, index);
    remember(lua, value->spec.get());
    lua_pop(lua, 1);
}

std::shared_ptr<const VariantSpec> to_variant(lua_State* lua, int index) {
    return spec_at<VariantSpec>(lua, index);
}

void push_variant(lua_State* lua, std::shared_ptr<const VariantSpec> variant, int table_index, int base,
                  int own) {
    const std::array values{lua_absindex(lua, table_index), base, own};
    push_value(lua, Declared<VariantSpec>{std::move(variant), sizeof(VariantSpec) + take_copied(lua)},
               static_cast<int>(values.size()));
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        if (values[static_cast<std::size_t>(i)] == 0) continue;
        lua_pushvalue(lua, values[static_cast<std::size_t>(i)]);
        lua_setiuservalue(lua, -2, i + 1);
    }
}

void set_variant_family(lua_State* lua, int index, const std::string& family) {
    Declared<VariantSpec>* value = test_value<Declared<VariantSpec>>(lua, index);
    if (!value || !value->spec || !value->spec->family.empty()) return;
    auto spec = std::make_shared<VariantSpec>(*value->spec);
    spec->family = family;
    value->spec = std::move(spec);
}

}  // namespace acedrex
