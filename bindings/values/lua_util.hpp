// Our own thin layer over Lua's C API: typed userdata, raw reading of tables, and notes of what is wrong with
// a script.
#pragma once

#include <cassert>
#include <exception>
#include <lua.hpp>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

// Asserts in debug builds that a scope leaves the stack `change` values higher than it found it.
class StackGuard {
  public:
    explicit StackGuard(lua_State* lua, int change = 0)
        : lua_(lua), top_(lua_gettop(lua) + change), unwinding_(std::uncaught_exceptions()) {}
    ~StackGuard() { assert(std::uncaught_exceptions() > unwinding_ || lua_gettop(lua_) == top_); }
    StackGuard(const StackGuard&) = delete;
    StackGuard& operator=(const StackGuard&) = delete;

  private:
    [[maybe_unused]] lua_State* lua_;
    [[maybe_unused]] int top_;
    [[maybe_unused]] int unwinding_;
};

// Userdata of a C++ type
// ------------------------------------------------------------------------------------------

// What a type is called in messages; specialised for each type that scripts get to see.
template <class T>
extern const char* const kTypeName;

// What C++ holds for a value besides its own size, in bytes; it is counted among the memory of the sandbox.
template <class T>
std::size_t held_by(const T&) {
    return 0;
}
void hold_memory(lua_State* lua, std::size_t bytes);  // ends the script where it is too much
void release_memory(lua_State* lua, std::size_t bytes);

// Finalisers empty the value instead of destroying it: a script's own finaliser may still hold it afterwards.
template <class T>
int collect(lua_State* lua) {
    T& value = *static_cast<T*>(lua_touserdata(lua, 1));
    if (const std::size_t held = held_by(value)) release_memory(lua, held);
    value = T{};
    return 0;
}

// Makes the metatable of T: metamethods by name; scripts cannot get at it.
template <class T>
void register_type(lua_State* lua, std::initializer_list<luaL_Reg> metamethods) {
    const StackGuard guard(lua);
    luaL_newmetatable(lua, kTypeName<T>);
    for (const luaL_Reg& method : metamethods) {
        lua_pushcfunction(lua, method.func);
        lua_setfield(lua, -2, method.name);
    }
    lua_pushcfunction(lua, collect<T>);
    lua_setfield(lua, -2, "__gc");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_pop(lua, 1);
}

template <class T>
void push_value(lua_State* lua, T value, int user_values = 0) {
    if (const std::size_t held = held_by(value)) hold_memory(lua, held);
    new (lua_newuserdatauv(lua, sizeof(T), user_values)) T(std::move(value));
    luaL_setmetatable(lua, kTypeName<T>);
}

template <class T>
T* test_value(lua_State* lua, int index) {
    return static_cast<T*>(luaL_testudata(lua, index, kTypeName<T>));
}

// Broken values
// ---------------------------------------------------------------------------------------------------

// What a faulty word yields: every use of it is let pass in silence, since its fault has been noted.
struct Broken {};
template <>
inline constexpr const char* kTypeName<Broken> = "value that could not be made";
void open_broken(lua_State* lua);
void push_broken(lua_State* lua);
int push_none(lua_State* lua);  // pushes it, as the one value that a word returns
bool is_broken(lua_State* lua, int index);

// Raw reading
// -----------------------------------------------------------------------------------------------------

// "the number 3", "a table", "nothing": what was found, for messages.
std::string describe(lua_State* lua, int index);
// Where the function begins that is on top of the stack, which goes: for faults of what it returned.
Place place_of_function(lua_State* lua);

inline void push_text(lua_State* lua, std::string_view text) {
    lua_pushlstring(lua, text.data(), text.size());
}
// A list of them.
template <class Texts>
void push_texts(lua_State* lua, const Texts& texts) {
    lua_newtable(lua);
    lua_Integer count = 0;
    for (const std::string_view text : texts) {
        push_text(lua, text);
        lua_rawseti(lua, -2, ++count);
    }
}
// Sets a field of the table on top of the stack.
inline void set_text(lua_State* lua, const char* key, std::string_view text) {
    push_text(lua, text);
    lua_setfield(lua, -2, key);
}

// The string at index, if it is one (numbers are not).
std::optional<std::string> text_at(lua_State* lua, int index);
// Names have no more bytes, texts for people, and drawings; looked at before one is copied.
constexpr std::size_t kLongestName = 100, kLongestText = 10'000, kLongestDrawing = 200'000;
// How many bytes the string at index has; 0 where there is none.
std::size_t length_at(lua_State* lua, int index);

// The whole number at index, if it is one (4.0 is).
std::optional<long long> whole_at(lua_State* lua, int index);

// Pushes table[key], raw; what it pushed is nil where there is nothing.
void push_field(lua_State* lua, int table_index, const char* key);

// The number under which a function is kept for good: expressions may live longer than any value of Lua that
// refers to them. The same function always has the same number.
int kept_function(lua_State* lua, int index);

// The string keys of a table, sorted. Other keys are counted in `others` if it is given.
std::vector<std::string> text_keys(lua_State* lua, int table_index, std::size_t* others = nullptr);

inline bool has_text_keys(lua_State* lua, int index) {
    return lua_istable(lua, index) && !text_keys(lua, index).empty();
}

// The length of a list with gaps: its greatest positive whole key.
int list_length(lua_State* lua, int table_index);

// body(i) of each item of such a list, which is on top of the stack then; what body leaves there goes.
template <class Body>
void for_each_item(lua_State* lua, int table_index, Body body) {
    const StackGuard guard(lua);
    table_index = lua_absindex(lua, table_index);
    const int top = lua_gettop(lua), length = list_length(lua, table_index);
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, table_index, i);
        body(i);
        lua_settop(lua, top);
    }
}

// Pushes a copy of the table, tables within it copied too (to a depth beyond which they are shared).
void push_copy(lua_State* lua, int table_index, int depth = 8);

// Pushes a copy of the table with all tables in it, metatables too, however they refer to each other. Shared
// are those that cannot be changed, and metatables that scripts cannot get at.
void push_whole_copy(lua_State* lua, int table_index);

std::string in_quotes(std::string_view text);
std::string joined(const std::vector<std::string>& words, const char* separator = ", ");

// Notes of faults
// -------------------------------------------------------------------------------------------------

// Everything found wrong while scripts run. Faults in the arguments of a word are noted here and the word
// yields a harmless value (none()), so that one run reports all of them.
struct Faults {
    static constexpr std::size_t kMost = 200;  // a loop that makes faults must not fill the memory

    std::vector<Diagnostic> list;
    bool any_errors() const;
};
Faults& faults_of(lua_State* lua);

// Notes an error at the author's line that is running now, or at `place`. The same one is noted only once.
void fault(lua_State* lua, std::string code, std::string message, std::string remedy = "");
void fault_at(lua_State* lua, Place place, std::string code, std::string message, std::string remedy = "",
              Severity severity = Severity::error);
void note(Faults& faults, Diagnostic diagnostic);
// Likewise what is allowed, but hardly meant.
void warn(lua_State* lua, std::string code, std::string message, std::string remedy = "");

// "write X" for the candidate nearest to the wrong word, or the list of what there is.
std::string nearest_remedy(std::string_view wrong, const std::vector<std::string>& candidates);

}  // namespace acedrex
