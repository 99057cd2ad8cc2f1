// Pieces and variants as values of Lua.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>

#include "values/lua_util.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex {

void open_piece_values(lua_State* lua, std::initializer_list<luaL_Reg> metamethods);
void open_variant_values(lua_State* lua, std::initializer_list<luaL_Reg> metamethods);

// nullptr where the value is something else.
PieceRef to_piece(lua_State* lua, int index);
std::shared_ptr<const VariantSpec> to_variant(lua_State* lua, int index);

// With the table that it was declared with (a variant's merged with its base's): its fields are read there.
void push_piece(lua_State* lua, PieceRef piece, int table_index);
// base, own: where it can be made anew with other options, the variant that it extends and the table that it
// was declared by; 0: none.
void push_variant(lua_State* lua, std::shared_ptr<const VariantSpec> variant, int table_index, int base = 0,
                  int own = 0);

// The value of a piece that scripts have, or a new one.
void push_known_piece(lua_State* lua, const PieceRef& piece);
// A script file's slug is its piece's; the value at index gets a specification that says so.
void set_piece_slug(lua_State* lua, int index, const std::string& slug);
// Likewise for a variant that names no family.
void set_variant_family(lua_State* lua, int index, const std::string& family);

}  // namespace acedrex
