#include "sandbox/sandbox.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "sandbox/safe_library.hpp"
#include "sandbox/shown_text.hpp"
#include "sandbox/state.hpp"

namespace acedrex {

std::optional<Diagnostic> Sandbox::call(int arguments, int results, lua_State* thread) {
    lua_State* lua = thread != nullptr ? thread : lua_;
    Entry entry(*state_);
    Running running(*state_, lua);
    const int handler = lua_gettop(lua) - arguments;
    if (lua_checkstack(lua, LUA_MINSTACK) == 0) {
        lua_settop(lua, handler - 1);
        Diagnostic diagnostic = state_->classify("stack overflow");
        diagnostic.place = place(lua);
        return diagnostic;
    }
    lua_pushcfunction(lua, &State::message_handler);
    lua_insert(lua, handler);
    const int status = lua_pcall(lua, arguments, results, handler);
    lua_remove(lua, handler);
    if (status == LUA_OK && state_->end == State::End::none) return std::nullopt;

    lua_settop(lua, handler - 1);
    if (status == LUA_ERRMEM && state_->end == State::End::none) state_->begin_end(lua, State::End::memory);
    if (state_->end != State::End::none) return state_->end_diagnostic();
    if (status == LUA_ERRERR) {
        Diagnostic diagnostic = state_->classify("C stack overflow");
        diagnostic.place = last_line();
        return diagnostic;
    }
    return std::exchange(state_->failure, {});
}

int Sandbox::resume(lua_State* thread, lua_State* from, int arguments, int* results) {
    charge(from, 10);
    Running running(*state_, thread);
    return lua_resume(thread, from, arguments, results);
}

void Sandbox::pass_on(lua_State* lua, int status) {
    if (status == LUA_ERRMEM && !ending()) state_->begin_end(lua, State::End::memory);
    if (ending()) state_->stop(lua);
}

void Sandbox::fail(lua_State* lua, Diagnostic diagnostic) {
    if (ending()) state_->stop(lua);
    guarded(lua, [&] {
        if (diagnostic.place.line == 0) diagnostic.place = place(lua);
        const Place& at = diagnostic.place;
        std::string text = diagnostic.message;
        if (at.line > 0) text = at.file + ":" + std::to_string(at.line) + ": " + text;
        lua_pushlstring(lua, text.data(), text.size());
        state_->failed_text = std::move(text);
        state_->failed = std::move(diagnostic);
        return lua_error(lua);
    });
    std::abort();  // guarded raised
}

void Sandbox::say(std::string_view line) {
    if (says_no_more() || !print) return;
    state_->printed += line.size();
    if (state_->printed <= most_printed) return print(line);
    state_->printed = most_printed + 1;
    print("... (scripts print no more than " + std::to_string(most_printed >> 10) +
          " KB: the rest is left out)\n");
}

bool Sandbox::says_no_more() const {
    return state_->printed > most_printed;
}

void Sandbox::release(std::size_t bytes) {
    state_->used -= std::min(state_->used, bytes);
}

void Sandbox::begin_call() {
    if (state_->depth == 1) state_->fill_budget();
}

bool Sandbox::running() const {
    return state_->depth > 0;
}

bool Sandbox::ending() const {
    return state_->end != State::End::none;
}

Place Sandbox::place(lua_State* lua) const {
    if (auto found = state_->place_on_stack(lua)) return *found;
    for (const Running* r = state_->running; r != nullptr; r = r->below) {
        if (r->thread == lua) continue;
        if (auto found = state_->place_on_stack(r->thread)) return *found;
    }
    return state_->last;
}

Place Sandbox::last_line() const {
    return state_->last;
}

Sandbox::HostWork::HostWork(Sandbox& sandbox) : sandbox_(sandbox) {
    State& state = *sandbox.state_;
    if (state.host_work++ > 0 || state.stamp == 0) return;
    // The script's own time up to here; it cannot be raised from here, so it only shortens what is left.
    state.time -= std::min(state.time, processor_time() - state.stamp);
}

Sandbox::HostWork::~HostWork() {
    State& state = *sandbox_.state_;
    if (--state.host_work == 0 && state.stamp != 0) state.stamp = processor_time();
}

// splitmix64 (Steele, Lea and Flood 2014): equal states give equal games on every machine.
std::uint64_t Sandbox::random() {
    std::uint64_t z = random_state += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

Sandbox::Total Sandbox::total_of(std::uint64_t units) {
    return {units, units * nanoseconds_per_unit};
}

Meanwhile<Sandbox::Total*> Sandbox::within(Total* total) {
    return {state_->total, total != nullptr ? total : state_->total};
}

Meanwhile<Sandbox::Allowance> Sandbox::allow(std::optional<Allowance> allowance) {
    return {state_->allowance, std::move(allowance).value_or(state_->allowance)};
}

std::uint64_t Sandbox::spent() const {
    return state_->spent;
}

void Sandbox::end(lua_State* lua, Diagnostic diagnostic) {
    if (!ending()) {
        state_->begin_end(lua, State::End::other);
        if (diagnostic.place.line == 0) diagnostic.place = state_->end_place;
        state_->end_told = std::move(diagnostic);
    }
    state_->stop(lua);
}

void Sandbox::tell_end(Diagnostic diagnostic) {
    state_->end_told = std::move(diagnostic);
}

void Sandbox::watch_metatable(lua_State* lua, int index) {
    luaL_checkstack(lua, 3, nullptr);
    index = lua_absindex(lua, index);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, state_->metatables);
    lua_pushvalue(lua, index);
    lua_pushboolean(lua, 1);
    lua_rawset(lua, -3);
    lua_pop(lua, 1);
}

void Sandbox::collect_garbage() {
    if (lua_checkstack(lua_, 4) != 0 && !state_->any_weak(lua_)) lua_gc(lua_, LUA_GCCOLLECT);
}

// Where the memory of userdata is within its block depends on how many values it has besides.
void Sandbox::State::measure_blocks(lua_State* lua) {
    for (std::size_t values = 0; values < userdata_offsets.size(); ++values) {
        const void* data = lua_newuserdatauv(lua, 1, static_cast<int>(values));
        userdata_offsets[values] = static_cast<const char*>(data) - static_cast<const char*>(last_block);
        lua_pop(lua, 1);
    }
}

// The blocks of Lua's values are numbered as they are made. Functions of C++ have no block: they are in the
// order in which they stand in the program, or in Lua's library.
Sandbox::Made Sandbox::made(lua_State* lua, int index) const {
    index = lua_absindex(lua, index);
    const char* block = static_cast<const char*>(lua_topointer(lua, index));
    switch (lua_type(lua, index)) {
        case LUA_TFUNCTION:
            if (lua_iscfunction(lua, index) != 0 && lua_getupvalue(lua, index, 1) == nullptr) {
                const auto place = [](auto* function) {
                    return static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(function));
                };
                const std::int64_t at = place(lua_tocfunction(lua, index));
                const std::int64_t from_lua = at - place(&lua_newstate),
                                   from_here = at - place(&processor_time);
                if (std::abs(from_lua) < std::abs(from_here)) return {0, from_lua};
                return {1, from_here};
            }
            if (lua_iscfunction(lua, index) != 0) lua_pop(lua, 1);
            break;
        case LUA_TUSERDATA: {
            std::size_t values = 0;
            for (; values + 1 < state_->userdata_offsets.size(); ++values) {
                const int type = lua_getiuservalue(lua, index, static_cast<int>(values) + 1);
                lua_pop(lua, 1);
                if (type == LUA_TNONE) break;
            }
            block -= state_->userdata_offsets[values];
            break;
        }
        case LUA_TTHREAD:
            block = static_cast<const char*>(lua_getextraspace(lua_tothread(lua, index)));
            break;
        default:
            break;
    }
    std::uint64_t serial = 0;
    if (block != nullptr) std::memcpy(&serial, block - block_header, sizeof serial);
    return {2, static_cast<std::int64_t>(serial)};
}

Sandbox& Sandbox::of(lua_State* lua) {
    return **static_cast<Sandbox**>(lua_getextraspace(lua));
}

void Sandbox::set_global(const char* name) {
    // Under protection, since memory may run out; `call` cannot be used, which would begin a budget.
    lua_pushcfunction(lua_, [](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, of(lua).state_->globals);
        lua_pushstring(lua, static_cast<const char*>(lua_touserdata(lua, 2)));
        lua_pushvalue(lua, 1);
        lua_rawset(lua, -3);
        return 0;
    });
    lua_insert(lua_, -2);
    lua_pushlightuserdata(lua_, const_cast<char*>(name));
    if (lua_pcall(lua_, 2, 0, 0) != LUA_OK) throw std::bad_alloc();
}

Sandbox::Sandbox(SandboxLimits limits)
    : state_(std::make_unique<State>(*this, limits)), lua_(lua_newstate(&State::allocate, state_.get())) {
    if (lua_ == nullptr) throw std::bad_alloc();
    *static_cast<Sandbox**>(lua_getextraspace(lua_)) = this;
    lua_gc(lua_, LUA_GCSTOP);  // State::collect sees to it
    // What C++ does outside of protected calls fails for want of memory alone, and is to hear of it.
    lua_atpanic(lua_, [](lua_State*) -> int { throw std::bad_alloc(); });
    print = [](std::string_view text) {
        const std::string line = printed_line(text);
        std::fwrite(line.data(), 1, line.size(), stderr);
    };
    Entry entry(*state_);
    lua_pushcfunction(lua_, [](lua_State* lua) {
        State& state = *of(lua).state_;
        push_safe_globals(lua);
        push_environment_metatable(lua, lua_gettop(lua));
        state.environment = luaL_ref(lua, LUA_REGISTRYINDEX);
        state.globals = luaL_ref(lua, LUA_REGISTRYINDEX);
        lua_newtable(lua);
        lua_createtable(lua, 0, 1);
        lua_pushliteral(lua, "k");
        lua_setfield(lua, -2, "__mode");
        lua_setmetatable(lua, -2);
        state.metatables = luaL_ref(lua, LUA_REGISTRYINDEX);
        state.measure_blocks(lua);
        return 0;
    });
    if (lua_pcall(lua_, 0, 0, 0) == LUA_OK) return;
    lua_close(lua_);
    throw std::bad_alloc();
}

Sandbox::~Sandbox() {
    lua_close(lua_);
}

}  // namespace acedrex
