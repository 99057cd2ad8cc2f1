// What ends a script that would not end: the budget, the memory cap and the hook that looks at them.
#include <algorithm>
#include <cstdlib>
#include <new>

#include "sandbox/state.hpp"

namespace acedrex {

namespace {

// Instructions between two looks at the budget. Where blocks are larger than usual (long texts compared,
// large tables searched) one instruction may be slow, and the looks are nearer to each other.
constexpr int usual_interval = 1000;
constexpr std::size_t usual_block = 64 * 1024;
constexpr std::uint64_t charges_between_looks = 64;
constexpr int most_refusals = 4;  // each costs a full collection

std::string size_name(std::size_t bytes) {
    return bytes >> 20 ? std::to_string(bytes >> 20) + " MB" : std::to_string(bytes >> 10) + " KB";
}

}  // namespace

Sandbox::Running::Running(State& owner, lua_State* lua) : state(owner), thread(lua), below(owner.running) {
    state.running = this;
    state.arm(lua);
}

Sandbox::Running::~Running() {
    state.running = below;
    if (below != nullptr) state.arm(below->thread);
}

int Sandbox::State::interval() const {
    if (end != End::none) return 1;
    if (largest <= usual_block) return usual_interval;
    return std::max(10, static_cast<int>(usual_interval * usual_block / largest));
}

void Sandbox::State::arm(lua_State* lua) const {
    const int mask = LUA_MASKCOUNT | (sandbox.track_lines ? LUA_MASKLINE : 0);
    const int count = interval();
    // Setting it begins a new interval, so it is set only where it differs.
    if (lua_gethook(lua) == &hook && lua_gethookmask(lua) == mask && lua_gethookcount(lua) == count) return;
    lua_sethook(lua, &hook, mask, count);
}

void Sandbox::State::hook(lua_State* lua, lua_Debug* activation) {
    State& state = *of(lua).state_;
    if (activation->event != LUA_HOOKLINE) {
        state.look(lua, static_cast<std::uint64_t>(lua_gethookcount(lua)));
        state.arm(lua);
        return;
    }
    lua_getinfo(lua, "S", activation);
    const std::string_view source = activation->source;
    if (!source.starts_with('@') || state.hidden(source.substr(1))) return;
    if (state.last.file != source.substr(1)) {
        try {
            state.last.file = source.substr(1);
        } catch (const std::bad_alloc&) {
            return;
        }
    }
    state.last.line = activation->currentline;
}

// Takes what ran since the last look: `counted`, or the time that went by, whichever is more.
void Sandbox::State::look(lua_State* lua, std::uint64_t counted) {
    const std::uint64_t now = processor_time();
    const std::uint64_t elapsed = stamp == 0 ? 0 : (now - stamp) / nanoseconds_per_unit;
    stamp = now;
    spend(lua, std::max(counted, elapsed));
}

// Some charges are small for what they stand for, as when a field is read through many metatables.
void Sandbox::State::charge(lua_State* lua, std::uint64_t units) {
    if (++charges % charges_between_looks == 0 && host_work == 0) look(lua, 0);
    spend(lua, units);
}

void Sandbox::State::spend(lua_State* lua, std::uint64_t units) {
    if (end == End::none) {
        if (units <= budget) {
            budget -= units;
            return;
        }
        budget = 0;
        begin_end(lua, End::budget);
    }
    stop(lua);
}

void Sandbox::State::begin_end(lua_State* lua, End kind) {
    end = kind;
    try {
        end_place = kind == End::memory && refused_at ? *refused_at : sandbox.place(lua);
    } catch (const std::bad_alloc&) {
        end_place = {};
    }
}

// The error value is no string, so that raising it needs no memory. The hook at every instruction and
// Sandbox::pass_on in every protected call see to it that it goes all the way.
void Sandbox::State::stop(lua_State* lua) {
    arm(lua);
    lua_checkstack(lua, 1);
    lua_pushlightuserdata(lua, this);
    lua_error(lua);
    std::abort();  // lua_error does not return, but is not declared so
}

Diagnostic Sandbox::State::end_diagnostic() const {
    if (end == End::memory) {
        return {"memory", Severity::error, end_place,
                "the script asked for more than " + size_name(limits.memory) + " of memory",
                "look for a table or a text that grows without end"};
    }
    return {"budget", Severity::error, end_place,
            "the script took more than its " + std::to_string(limits.instructions) + " steps",
            "look for a loop that does not end"};
}

void* Sandbox::State::allocate(void* self, void* block, std::size_t old_size, std::size_t size) noexcept {
    State& state = *static_cast<State*>(self);
    if (block == nullptr) old_size = 0;  // Lua passes the kind of object then
    if (size == 0) {
        std::free(block);
        state.used -= old_size;
        return nullptr;
    }
    if (size > old_size &&
        size - old_size > state.limits.memory - std::min(state.used, state.limits.memory)) {
        state.refuse();
        return nullptr;
    }
    void* fresh = std::realloc(block, size);
    if (fresh == nullptr) return nullptr;
    state.used += size - old_size;
    if (size > state.largest) {
        state.largest = size;
        if (size > usual_block && state.running != nullptr) state.arm(state.running->thread);
    }
    return fresh;
}

// Lua collects all garbage and asks again. A script that lives on what that frees would collect for ever.
void Sandbox::State::refuse() {
    if (running == nullptr) return;
    try {
        refused_at = sandbox.place(running->thread);
    } catch (const std::bad_alloc&) {
        return;
    }
    if (++refusals < most_refusals || end != End::none) return;
    begin_end(running->thread, End::memory);
    arm(running->thread);
}

}  // namespace acedrex
