// What the values of one Lua state share: the faults found so far, the authors' sources, and how modules are
// found.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "board/board.hpp"
#include "movement/expression.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

struct Context {
    Faults faults;
    // Movement that was to be combined with a value that could not be made: what is wrong with it can be told
    // all the same.
    std::vector<Expr> beside_broken;
    std::size_t beside_broken_weight = 0;
    std::map<std::string, std::string, std::less<>> sources;  // by file name as in places

    // Runs the module of that name if need be, and pushes its value (a broken one, its fault noted, where
    // there is none). Set by the host; without a host only the built-in modules are there.
    std::function<void(lua_State*, const std::string& name)> import;

    // While a variant is compiled: the board that its hooks see. Scripts may keep it, so it is a copy.
    bool compiling = false;
    std::shared_ptr<const Board> board;

    std::size_t copied = 0;  // bytes of texts in the declaration that is being read

    std::uint64_t views = 0;  // the latest view: earlier ones and their fields are dead
};

// Before every other value is made: it has to be finalised after them when the state is closed.
void open_context(lua_State* lua);
Context& context_of(lua_State* lua);

// Pushes the value of a module, as `require` does.
void push_module(lua_State* lua, const std::string& name);

// Takes the table on top of the stack as the built-in module of that name: all scripts can ask for it, so it
// becomes read-only.
void set_builtin_module(lua_State* lua, const char* name);

}  // namespace acedrex
