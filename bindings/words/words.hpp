// The words of the movement algebra.
#pragma once

#include <memory>
#include <span>

#include "board/board.hpp"
#include "movement/bind_context.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

// Registers the values of the algebra, and makes the module that its Lua library is written over.
void open_words(lua_State* lua);

// A word that is made in C++, and how many arguments it takes at most.
struct WordEntry {
    const char* name;  // in m; "c.left": in c
    lua_CFunction function;
    int most;
};
constexpr int kAnyNumber = -1;
constexpr int kNoWord = -2;  // not in the table of words
std::span<const WordEntry> walk_words();
std::span<const WordEntry> given_words();  // guards and effects

// The metatables of single kinds of values.
void open_directions(lua_State* lua);
void open_expressions(lua_State* lua);
void open_numbers(lua_State* lua);
void open_board(lua_State* lua);

// What the functions of scripts look at.
void push_board(lua_State* lua, std::shared_ptr<const Board> board, Side side, bool rotate);
void push_field_of(lua_State* lua, std::shared_ptr<const Board> board, Field field, Side side, bool rotate);
// Pushes the view of one `where` call, which is over as soon as Context::views is counted on.
void push_view(lua_State* lua, const WalkView& view);

}  // namespace acedrex
