// The values of the authoring surface as Lua sees them: directions, expressions, numbers, pieces, variants.
#pragma once

#include <lua.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "declare/variant_reading.hpp"
#include "movement/expression.hpp"
#include "values/declared_values.hpp"
#include "values/movement_values.hpp"
#include "variant/spec.hpp"

namespace acedrex {

// Everything found wrong while scripts run. Faults in the arguments of a word are noted here and the word
// yields a harmless value (none()), so that one run reports all of them.
struct Faults {
    std::vector<Diagnostic> list;
    bool any_errors() const;
};
Faults& faults_of(lua_State* lua);

// What a text says of how a piece is royal: one of royal_words(), or "no".
const std::vector<std::string>& royal_words();
RoyalKind royal_kind(const std::string& word);

// nullptr where the value is something else.
const Vector* to_vector(lua_State* lua, int index);
Expr to_expression(lua_State* lua, int index);
PieceRef to_piece(lua_State* lua, int index);
std::shared_ptr<const VariantSpec> to_variant(lua_State* lua, int index);

void push_vector(lua_State* lua, Vector v);
void push_expression(lua_State* lua, Expr e);
void push_piece(lua_State* lua, PieceRef piece, int table_index);  // table: what its fields read as
void push_variant(lua_State* lua, std::shared_ptr<const VariantSpec> variant, int table_index);

// Reads a table as `variant{...}` does, noting every fault. anonymous: name and family may be missing
// (scripted tests); the board's size is then taken from `setup` or 8x8 where it is missing too.
std::shared_ptr<const VariantSpec> read_variant(lua_State* lua, int table_index, bool anonymous);

// Puts the library's primitives and the globals piece, variant, require into the sandbox.
void open_values(lua_State* lua);

}  // namespace acedrex
