// The script files of a host: found, run once in its sandbox, remembered with their faults.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "host/host.hpp"
#include "sandbox/sandbox.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

// Runs body(lua) where Lua's errors are caught, as when a value cannot be made for want of memory, or a
// script that body calls goes wrong. So many values on top of the stack are handed over: body finds them from
// index 2 on.
template <class Body>
int protected_body(lua_State* lua) {
    (*static_cast<Body*>(lua_touserdata(lua, 1)))(lua);
    return 0;
}
template <class Body>
std::optional<Diagnostic> protect(Sandbox& sandbox, lua_State* thread, Body body, int values = 0) {
    lua_pushcfunction(thread, guarded<protected_body<Body>>);
    lua_pushlightuserdata(thread, &body);
    lua_rotate(thread, -2 - values, 2);
    return sandbox.call(1 + values, 0, thread);
}

class Scripts {
  public:
    explicit Scripts(HostOptions options);
    Scripts(const Scripts&) = delete;
    Scripts& operator=(const Scripts&) = delete;

    Sandbox& sandbox() { return sandbox_; }
    lua_State* lua() { return sandbox_.lua(); }
    const HostOptions& options() const { return options_; }

    // Runs a file that the program names, and leaves what it returned on the stack of `thread`. Faults are
    // noted. Where another script asks for it, it pays from what that one has.
    void run(lua_State* thread, const std::filesystem::path& path, Loading& loading);
    void run(lua_State* thread, const std::filesystem::path& path) { run(thread, path, *options_.loading); }
    bool asked_for_scenario(const std::filesystem::path& path) const;
    std::vector<std::filesystem::path> files() const;

  private:
    struct Module {
        int value = LUA_NOREF;
        bool running = false;
        bool asks_scenario = false;
        std::vector<Diagnostic> faults;
        std::map<std::string, int> copies;  // of a table, by the script that asked for it
    };

    Sandbox::Allowance allowance(const Loading& loading) const;
    void import(lua_State* thread, const std::string& name);
    std::optional<std::filesystem::path> find(lua_State* thread, const std::string& name) const;
    std::vector<std::filesystem::path> folders(lua_State* thread) const;
    std::vector<std::string> module_names() const;
    std::string module_meant(const std::string& name) const;
    void run_module(lua_State* thread, const std::filesystem::path& path, Module& module);
    bool may_quote(const std::filesystem::path& path) const;
    std::optional<Diagnostic> read_module(lua_State* thread, const std::filesystem::path& path);
    void push_own_copy(lua_State* thread, Module& module);

    HostOptions options_;
    Sandbox sandbox_;
    std::map<std::string, Module> modules_;  // by canonical path
    std::vector<std::filesystem::path> running_;
};

// How a file is called in messages: as short as it can be from the current folder.
std::string shown_path(const std::filesystem::path& path);

// Names and classes that scripts below these roots give to pieces, found by looking at their text only.
std::vector<std::string> names_in_scripts(const std::vector<std::filesystem::path>& roots);

}  // namespace acedrex
