// The environments of scripts: names that they lack, and names that they make.
#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "sandbox/names.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

// Names that people know from Lua and that scripts do not have.
constexpr const char* outside_names[] = {
    "collectgarbage", "debug", "dofile", "io", "load", "loadfile", "loadstring", "os", "package",
};

constexpr std::size_t longest_name = 100;  // that is told and compared
constexpr std::size_t most_names = 500;    // that are compared with an unknown one

// The names in the table on the top of the stack, which it pops.
void add_keys(lua_State* lua, std::vector<std::string>& names) {
    for_each_field(lua, -1, [&] {
        lua_pop(lua, 1);
        if (names.size() < most_names && lua_type(lua, -1) == LUA_TSTRING)
            names.emplace_back(lua_tostring(lua, -1));
        lua_pop(lua, 1);
    });
    lua_pop(lua, 1);
}

// What the function that reads an unknown name could have meant: its locals, upvalues and own globals.
void add_visible_names(lua_State* lua, std::vector<std::string>& names) {
    lua_Debug caller;
    if (lua_getstack(lua, 1, &caller) == 0) return;
    for (int i = 1; const char* name = lua_getlocal(lua, &caller, i); ++i) {
        if (name[0] != '(') names.emplace_back(name);
        lua_pop(lua, 1);
    }
    lua_getinfo(lua, "f", &caller);
    for (int i = 1; const char* name = lua_getupvalue(lua, -1, i); ++i) {
        if (std::strcmp(name, "_ENV") == 0 && lua_istable(lua, -1)) {
            add_keys(lua, names);
        } else {
            names.emplace_back(name);
            lua_pop(lua, 1);
        }
    }
    lua_pop(lua, 1);
}

// What a file usually calls a module of the library by.
std::string_view usual_module(std::string_view name) {
    if (name == "m") return "acedrex.movement";
    if (name == "c") return "acedrex.cascade";
    if (name == "t") return "acedrex.scenario";
    for (const std::string_view module : {"acedrex.phase", "acedrex.notation", "acedrex.rush"})
        if (module.substr(std::strlen("acedrex.")) == name) return module;
    return "";
}

// __index of the shared globals.
int unknown_name(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    sandbox.charge(lua, 50);
    Diagnostic fault{"script-error", Severity::error, {}, "", ""};
    if (lua_type(lua, 2) != LUA_TSTRING) {
        fault.message = std::string("a global has no name that is a ") + luaL_typename(lua, 2);
        sandbox.fail(lua, std::move(fault));
    }
    const std::string name(std::string_view(lua_tostring(lua, 2)).substr(0, longest_name));
    fault.message = "unknown name '" + name + "'";
    const auto matches = [&name](const char* other) { return name == other; };
    const bool outside = std::any_of(std::begin(outside_names), std::end(outside_names), matches);
    if (outside) {
        fault.message += ": scripts have no access to files or processes, nor to the interpreter";
    } else if (name == "_G") {
        fault.message += ": the globals of a file are its own, and no table of them exists";
    } else {
        std::vector<std::string> names;
        add_visible_names(lua, names);
        lua_pushvalue(lua, 1);
        add_keys(lua, names);
        sandbox.charge(lua, names.size() * (1 + name.size()));
        std::sort(names.begin(), names.end());
        const std::string nearest = nearest_name(name, names);
        const std::string meant = sandbox.meant ? sandbox.meant(lua, name) : "";
        if (const std::string_view module = usual_module(name); !module.empty())
            fault.remedy = "write local " + name + " = require \"" + std::string(module) + "\" above";
        else if (!meant.empty())
            fault.remedy = meant;
        else if (!nearest.empty())
            fault.remedy = "did you mean '" + nearest + "'?";
        else if (std::isupper(static_cast<unsigned char>(name[0])) != 0)
            fault.remedy = "the name of a piece is a text, \"" + name + "\"; a piece is required: local " +
                           name + " = require \"FAMILY.pieces." + slug_of(name) + "\"";
    }
    if (outside || !sandbox.let_pass || may_be_caught(lua)) sandbox.fail(lua, std::move(fault));
    fault.place = sandbox.place(lua);
    sandbox.let_pass(lua, std::move(fault));
    return 1;
}

// __newindex of environments: a name that no `local` declares.
int new_name(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    sandbox.charge(lua, 50);
    const Place place = sandbox.place(lua);
    if (sandbox.doubt && lua_type(lua, 2) == LUA_TSTRING) {
        const std::string name(std::string_view(lua_tostring(lua, 2)).substr(0, longest_name));
        sandbox.doubt(warning_at(place, "global",
                                 "'" + name + "' is declared nowhere, and all of the file shares it",
                                 lua_isfunction(lua, 3) ? "write local function " + name + "(...)"
                                                        : "write local " + name + " = ..."));
    }
    lua_rawset(lua, 1);
    return 0;
}

}  // namespace

void push_environment_metatable(lua_State* lua, int globals) {
    lua_createtable(lua, 0, 3);
    lua_pushvalue(lua, globals);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, &guarded<new_name>);
    lua_setfield(lua, -2, "__newindex");
    lua_pushliteral(lua, "protected");
    lua_setfield(lua, -2, "__metatable");
}

void refuse_unknown_names(lua_State* lua, int globals) {
    lua_createtable(lua, 0, 1);
    lua_pushcfunction(lua, &guarded<unknown_name>);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, globals);
}

}  // namespace acedrex
