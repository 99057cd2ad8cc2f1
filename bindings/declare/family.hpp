// What a family says of the free board on which its pieces are tried.
#pragma once

#include "values/lua_util.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Reads the table at `index`: symmetry; board, which counts where none was asked for; zones, a table or a
// function (board) that returns one; promotion, which counts where the board has its zone; roles and
// captures. Notes what is wrong.
void read_family_table(lua_State* lua, int index, bool board_asked, VariantSpec& spec);

}  // namespace acedrex
