// The Lua state of a host with all that scripts made in it, and the hooks through which variants call back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "host/host.hpp"
#include "movement/hooks.hpp"
#include "sandbox/sandbox.hpp"
#include "values/context.hpp"

namespace acedrex {

// Runs body(lua) where Lua's errors are caught, as when a value cannot be made for want of memory, or a
// script that body calls goes wrong.
template <class Body>
int protected_body(lua_State* lua) {
    (*static_cast<Body*>(lua_touserdata(lua, 1)))(lua);
    return 0;
}
template <class Body>
std::optional<Diagnostic> protect(Sandbox& sandbox, lua_State* thread, Body body) {
    lua_pushcfunction(thread, guarded<protected_body<Body>>);
    lua_pushlightuserdata(thread, &body);
    return sandbox.call(1, 0, thread);
}

// What scripts do when they are loaded: found, run once, remembered with their faults.
class Scripts {
  public:
    explicit Scripts(HostOptions options);
    Scripts(const Scripts&) = delete;
    Scripts& operator=(const Scripts&) = delete;

    Sandbox& sandbox() { return sandbox_; }
    lua_State* lua() { return sandbox_.lua(); }
    const HostOptions& options() const { return options_; }

    // Runs a file that the program names, and leaves what it returned on the stack of `thread`. Faults are
    // noted. spend: units of the budget that are spent beforehand, so that it may not run for long; not where
    // another script asks for it.
    void run(lua_State* thread, const std::filesystem::path& path, std::uint64_t spend = 0);
    bool asked_for_scenario(const std::filesystem::path& path) const;
    std::vector<std::filesystem::path> files() const;

  private:
    struct Module {
        int value = LUA_NOREF;
        bool running = false;
        bool asks_scenario = false;
        std::vector<Diagnostic> faults;
    };

    struct Running;

    void import(lua_State* thread, const std::string& name);
    std::optional<std::filesystem::path> find(lua_State* thread, const std::string& name) const;
    std::vector<std::filesystem::path> folders(lua_State* thread) const;
    std::vector<std::string> module_names() const;
    void run_module(lua_State* thread, const std::filesystem::path& path, Module& module);

    HostOptions options_;
    Sandbox sandbox_;
    std::map<std::string, Module> modules_;  // by canonical path
    std::vector<std::filesystem::path> running_;
};

// How a file is called in messages: as short as it can be from the current folder.
std::string shown_path(const std::filesystem::path& path);
std::optional<std::string> read_file(const std::filesystem::path& path);

// Names and classes that scripts below these roots give to pieces, found by looking at their text only.
std::vector<std::string> names_in_scripts(const std::vector<std::filesystem::path>& roots);

struct Host::World {
    explicit World(HostOptions options) : scripts(std::move(options)) {}

    Expr on_board(HookId hook, const Board& board, Side side, bool rotate);
    Expr each_type(HookId hook, const Cast& cast, int type);
    int limit(HookId hook, const Board& board, int field, Vector direction, Side side, bool rotate);
    bool where(HookId hook, const WalkView& view);  // throws ScriptFault

    Result<Loaded> load(const std::filesystem::path& path, std::uint64_t spend);
    void read_family(const std::filesystem::path& folder, VariantSpec& spec, FreeBoard asked,
                     std::vector<Diagnostic>& diagnostics);
    std::vector<PieceRef> siblings(const std::filesystem::path& path, std::vector<PieceRef> cast,
                                   std::vector<Diagnostic>& diagnostics);

    // Compiles, and adds what hooks found wrong meanwhile.
    Result<std::shared_ptr<const Variant>> compile(const VariantSpec& spec, std::shared_ptr<Hooks> hooks);

    Scripts scripts;
    std::mutex playing;  // `where` may be asked by several threads, and Lua has one state
    std::uint64_t script_calls = 0;

  private:
    std::shared_ptr<const Board> kept(const Board& board);
    // Runs the body of a hook at load. What goes wrong is noted with the faults of the run; a function that
    // once ran out of budget is not tried again for every field and side.
    template <class Body>
    void ask(HookId hook, Body body);

    std::map<HookId, Diagnostic> exhausted_;
};

}  // namespace acedrex
