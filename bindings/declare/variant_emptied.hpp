// Rules whose types were all removed. An empty list of types would hold for every type.
#pragma once

#include "declare/declaration.hpp"

namespace acedrex {

// What stands instead of a list of types of which none is left, until base and extension are merged: the
// extension may have a list of its own.
void push_emptied(lua_State* lua);

// Takes the rules with such a list out of the merged table of a variant. Faults of the extension: what it
// says of such a rule; and that no part is left of the turn of the base.
void remove_emptied(lua_State* lua, int variant, const Declaration& extension);

}  // namespace acedrex
