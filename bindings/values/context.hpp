// What the values of one Lua state share: the faults found so far, the authors' sources, and how modules are
// found.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "board/board.hpp"
#include "board/side.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

struct Context {
    Faults faults;
    std::map<std::string, std::string, std::less<>> sources;  // by file name as in places

    // Runs the module of that name if need be, and pushes its value (a broken one, its fault noted, where
    // there is none). Set by the host; without a host only the built-in modules are there.
    std::function<void(lua_State*, const std::string& name)> import;

    // While a variant is compiled: the board that its hooks see. Scripts may keep it, so it is a copy.
    bool compiling = false;
    std::shared_ptr<const Board> board;

    std::uint64_t views = 0;  // the latest view: earlier ones and their fields are dead
};

Context& context_of(lua_State* lua);

// Pushes the value of a module, as `require` does.
void push_module(lua_State* lua, const std::string& name);

// Takes the value on top of the stack as the built-in module of that name.
void set_builtin_module(lua_State* lua, const char* name);

// Wraps the table on top of the stack: its words can be read, not written, and an unknown one is a fault that
// names the nearest. `shown` is what messages call it ("m"); `meant`: words of elsewhere, and those here that
// mean the same.
void wrap_words(lua_State* lua, std::string shown, std::map<std::string, std::string> meant = {});

// Values seen by hooks (bind_board.cpp).
class WalkView;
void open_board(lua_State* lua);
void push_board(lua_State* lua, std::shared_ptr<const Board> board, Side side, bool rotate);
void push_field_of(lua_State* lua, std::shared_ptr<const Board> board, Field field, Side side, bool rotate);
// Pushes the view of one `where` call, which is over as soon as Context::views is counted on.
void push_view(lua_State* lua, const WalkView& view);

void open_directions(lua_State* lua);
void open_expressions(lua_State* lua);
void open_numbers(lua_State* lua);
// The value of a piece that scripts have, or a new one.
void push_known_piece(lua_State* lua, const PieceRef& piece);
// A script file's slug is its piece's; the value at index gets a specification that says so.
void set_piece_slug(lua_State* lua, int index, const std::string& slug);
// Likewise for a variant that names no family.
void set_variant_family(lua_State* lua, int index, const std::string& family);

void open_pieces(lua_State* lua);
void open_variants(lua_State* lua);

}  // namespace acedrex
