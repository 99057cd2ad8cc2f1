#include "values/lua_util.hpp"

#include <algorithm>
#include <cmath>

#include "base/ranges.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/shown_text.hpp"
#include "values/movement_values.hpp"

namespace acedrex {

namespace {

// Numbered fields are absent, so that ipairs ends.
int broken_field(lua_State* lua) {
    if (lua_type(lua, 2) == LUA_TNUMBER)
        lua_pushnil(lua);
    else
        push_broken(lua);
    return 1;
}

int ignored(lua_State*) {
    return 0;
}

int never(lua_State* lua) {
    lua_pushboolean(lua, 0);
    return 1;
}

int no_text(lua_State* lua) {
    lua_pushliteral(lua, "?");
    return 1;
}

int no_pairs(lua_State* lua) {
    lua_pushcfunction(lua, ignored);
    return 1;
}

}  // namespace

void open_broken(lua_State* lua) {
    register_type<Broken>(lua, {{"__index", broken_field},
                                {"__newindex", ignored},
                                {"__call", push_none},
                                {"__add", guarded<push_none_beside>},
                                {"__sub", guarded<push_none_beside>},
                                {"__mul", guarded<push_none_beside>},
                                {"__div", push_none},
                                {"__idiv", push_none},
                                {"__mod", push_none},
                                {"__pow", push_none},
                                {"__unm", push_none},
                                {"__len", push_none},
                                {"__concat", no_text},
                                {"__tostring", no_text},
                                {"__lt", never},
                                {"__le", never},
                                {"__pairs", no_pairs}});
}

void push_broken(lua_State* lua) {
    push_value(lua, Broken{});
}

int push_none(lua_State* lua) {
    push_broken(lua);
    return 1;
}

bool is_broken(lua_State* lua, int index) {
    return test_value<Broken>(lua, index) != nullptr;
}

Place place_of_function(lua_State* lua) {
    lua_Debug activation;
    lua_getinfo(lua, ">S", &activation);
    const std::string source = activation.source;
    return {source.starts_with('@') ? source.substr(1) : source, activation.linedefined};
}

std::string describe(lua_State* lua, int index) {
    switch (lua_type(lua, index)) {
        case LUA_TNONE:
        case LUA_TNIL:
            return "nothing";
        case LUA_TBOOLEAN:
            return lua_toboolean(lua, index) ? "true" : "false";
        case LUA_TNUMBER: {
            lua_pushvalue(lua, index);  // lua_tostring would turn the number itself into a string
            const std::string text = lua_tostring(lua, -1);
            lua_pop(lua, 1);
            return "the number " + text;
        }
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* data = lua_tolstring(lua, index, &size);
            const std::string text = size > 40 ? std::string(data, 37) + "..." : std::string(data, size);
            return "the text " + in_quotes(text);
        }
        case LUA_TFUNCTION:
            return "a function";
        case LUA_TTABLE:
            return "a table";
        case LUA_TUSERDATA:
            if (luaL_getmetafield(lua, index, "__name") == LUA_TSTRING) {
                const std::string name = lua_tostring(lua, -1);
                lua_pop(lua, 1);
                return "a " + name;
            }
            return "a value of another kind";
        default:
            return std::string("a ") + lua_typename(lua, lua_type(lua, index));
    }
}

void hold_memory(lua_State* lua, std::size_t bytes) {
    Sandbox::of(lua).hold(lua, bytes);
}

void release_memory(lua_State* lua, std::size_t bytes) {
    Sandbox::of(lua).release(bytes);
}

std::optional<std::string> text_at(lua_State* lua, int index) {
    if (lua_type(lua, index) != LUA_TSTRING) return std::nullopt;
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, index, &size);
    return std::string(text, size);
}

std::size_t length_at(lua_State* lua, int index) {
    return lua_type(lua, index) == LUA_TSTRING ? static_cast<std::size_t>(lua_rawlen(lua, index)) : 0;
}

std::optional<long long> whole_at(lua_State* lua, int index) {
    if (lua_type(lua, index) != LUA_TNUMBER) return std::nullopt;
    int is_whole = 0;
    const lua_Integer n = lua_tointegerx(lua, index, &is_whole);
    if (!is_whole) return std::nullopt;
    return n;
}

void push_field(lua_State* lua, int table_index, const char* key) {
    table_index = lua_absindex(lua, table_index);
    lua_pushstring(lua, key);
    lua_rawget(lua, table_index);
}

int kept_function(lua_State* lua, int index) {
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, "acedrex.functions");
    lua_pushvalue(lua, index);
    if (lua_rawget(lua, -2) == LUA_TNIL) {
        lua_pushvalue(lua, index);
        const int number = luaL_ref(lua, LUA_REGISTRYINDEX);
        lua_pushvalue(lua, index);
        lua_pushinteger(lua, number);
        lua_rawset(lua, -4);
        lua_pop(lua, 2);
        return number;
    }
    const int number = static_cast<int>(lua_tointeger(lua, -1));
    lua_pop(lua, 2);
    return number;
}

std::vector<std::string> text_keys(lua_State* lua, int table_index, std::size_t* others) {
    const StackGuard guard(lua);
    table_index = lua_absindex(lua, table_index);
    std::vector<std::string> keys;
    for (lua_pushnil(lua); lua_next(lua, table_index); lua_pop(lua, 1)) {
        if (auto key = text_at(lua, -2))
            keys.push_back(std::move(*key));
        else if (others)
            ++*others;
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

int list_length(lua_State* lua, int table_index) {
    const StackGuard guard(lua);
    table_index = lua_absindex(lua, table_index);
    long long greatest = 0;
    for (lua_pushnil(lua); lua_next(lua, table_index); lua_pop(lua, 1))
        if (const auto key = whole_at(lua, -2)) greatest = std::max(greatest, *key);
    constexpr long long kLongest = 100'000;
    return static_cast<int>(std::min(greatest, kLongest));
}

void push_copy(lua_State* lua, int table_index, int depth) {
    const StackGuard guard(lua, 1);
    luaL_checkstack(lua, 10, "tables within tables");
    table_index = lua_absindex(lua, table_index);
    lua_newtable(lua);
    const int copy = lua_gettop(lua);
    for_each_field(lua, table_index, [&] {
        if (lua_istable(lua, -1) && depth > 0) {
            push_copy(lua, -1, depth - 1);
            lua_remove(lua, -2);
        }
        lua_rawset(lua, copy);
    });
}

namespace {

// The two tables of a copy in the making.
struct Copying {
    lua_State* lua;
    int copies;   // by original
    int waiting;  // a list of the originals
    lua_Integer known = 0;

    // Replaces the table on top of the stack, if it is one, by its copy, which is filled when its turn comes.
    void replace() {
        if (!lua_istable(lua, -1) || is_frozen(lua, -1)) return;
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, copies) == LUA_TNIL) {
            lua_pop(lua, 1);
            lua_pushvalue(lua, -1);
            lua_rawseti(lua, waiting, ++known);
            lua_newtable(lua);
            lua_pushvalue(lua, -2);
            lua_pushvalue(lua, -2);
            lua_rawset(lua, copies);
        }
        lua_remove(lua, -2);
    }

    // The original and its copy are on top of the stack.
    void fill() {
        const int copy = lua_gettop(lua);
        for_each_field(lua, copy - 1, [&] {
            replace();
            lua_insert(lua, -2);
            replace();
            lua_insert(lua, -2);
            lua_rawset(lua, copy);
        });
        if (lua_getmetatable(lua, -2) == 0) return;
        lua_pushliteral(lua, "__metatable");
        const bool within_reach = lua_rawget(lua, -2) == LUA_TNIL;
        lua_pop(lua, 1);
        if (within_reach) {
            replace();
            Sandbox::of(lua).watch_metatable(lua, -1);
        }
        lua_setmetatable(lua, -2);
    }
};

}  // namespace

void push_whole_copy(lua_State* lua, int table_index) {
    const StackGuard guard(lua, 1);
    luaL_checkstack(lua, 20, "a table is copied");
    table_index = lua_absindex(lua, table_index);
    lua_newtable(lua);
    lua_newtable(lua);
    Copying copying{lua, lua_gettop(lua) - 1, lua_gettop(lua)};
    lua_pushvalue(lua, table_index);
    copying.replace();
    for (lua_Integer next = 1; next <= copying.known; ++next) {
        lua_rawgeti(lua, copying.waiting, next);
        lua_pushvalue(lua, -1);
        lua_rawget(lua, copying.copies);
        copying.fill();
        lua_pop(lua, 2);
    }
    lua_replace(lua, copying.copies);
    lua_pop(lua, 1);
}

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) result += c == '\n' || c == '\t' ? ' ' : c;
    return result + "\"";
}

std::string joined(const std::vector<std::string>& words, const char* separator) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) text += (i ? separator : "") + words[i];
    return text;
}

bool Faults::any_errors() const {
    return ranges::any_of(list, [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void note(Faults& faults, Diagnostic diagnostic) {
    diagnostic.message = shortened(std::move(diagnostic.message));
    diagnostic.remedy = shortened(std::move(diagnostic.remedy));
    const auto same = [&](const Diagnostic& d) {
        return d.message == diagnostic.message && d.place.line == diagnostic.place.line &&
               d.place.file == diagnostic.place.file;
    };
    if (faults.list.size() >= Faults::kMost || ranges::any_of(faults.list, same)) return;
    faults.list.push_back(std::move(diagnostic));
}

void fault_at(lua_State* lua, Place place, std::string code, std::string message, std::string remedy,
              Severity severity) {
    note(faults_of(lua),
         {std::move(code), severity, std::move(place), std::move(message), std::move(remedy)});
}

void fault(lua_State* lua, std::string code, std::string message, std::string remedy) {
    fault_at(lua, Sandbox::of(lua).place(lua), std::move(code), std::move(message), std::move(remedy));
}

void warn(lua_State* lua, std::string code, std::string message, std::string remedy) {
    note(faults_of(lua),
         warning_at(Sandbox::of(lua).place(lua), std::move(code), std::move(message), std::move(remedy)));
}

std::string nearest_remedy(std::string_view wrong, const std::vector<std::string>& candidates) {
    const std::string nearest = nearest_name(wrong, candidates);
    if (!nearest.empty()) return "did you mean " + nearest + "?";
    return "there is: " + joined(candidates);
}

}  // namespace acedrex
