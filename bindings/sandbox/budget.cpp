// What ends a script that would not end: the budget, the memory cap and the hook that looks at them.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "sandbox/state.hpp"

namespace acedrex {

namespace {

// Instructions between two looks at the budget. Where blocks are larger than usual (long texts compared,
// large tables searched) one instruction may be slow, and the looks are nearer to each other.
constexpr int usual_interval = 1000;
constexpr std::size_t usual_block = 64 * 1024;
constexpr std::uint64_t charges_between_looks = 64;
constexpr int most_refusals = 4;  // each costs a full collection
constexpr std::uint64_t units_of_allocation = 5, units_of_line = 8;

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
    if (end != End::none || used >= collect_at) return 1;
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
        state.collect(lua);
        state.arm(lua);
        return;
    }
    state.unseen += units_of_line;
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

// Takes what ran since the last look.
void Sandbox::State::look(lua_State* lua, std::uint64_t counted) {
    take_time(lua);
    spend(lua, counted + std::exchange(unseen, 0));
}

void Sandbox::State::take_time(lua_State* lua) {
    const std::uint64_t now = processor_time();
    const std::uint64_t elapsed = stamp == 0 ? 0 : now - stamp;
    stamp = now;
    if (end != End::none) return;
    if (elapsed > time) return begin_end(lua, End::budget);
    time -= elapsed;
    if (total == nullptr) return;
    if (elapsed > total->nanoseconds) return begin_end(lua, End::total);
    total->nanoseconds -= elapsed;
}

// Some charges are small for what they stand for, as when a field is read through many metatables.
void Sandbox::charge(lua_State* lua, std::uint64_t units) {
    if (++state_->charges % charges_between_looks == 0 && state_->host_work == 0) {
        state_->look(lua, 0);
        state_->collect(lua);
    }
    state_->spend(lua, units);
}

void Sandbox::State::spend(lua_State* lua, std::uint64_t units) {
    if (end == End::none) {
        spent += units;
        if (units > budget) {
            begin_end(lua, End::budget);
        } else if (total != nullptr && units > total->units) {
            begin_end(lua, End::total);
        } else {
            budget -= units;
            if (total != nullptr) total->units -= units;
            return;
        }
    }
    stop(lua);
}

void Sandbox::State::begin_end(lua_State* lua, End kind) {
    end = kind;
    if (kind == End::budget) budget = 0;
    if (kind == End::total) total->units = 0;
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
    if (end_told) return *end_told;
    if (end == End::weak) {
        return {"script-error", Severity::error, end_place,
                "scripts cannot have the metamethod '__mode': what a weak table holds would differ from run "
                "to run",
                "keep what the script needs in plain tables"};
    }
    if (end == End::total)
        return {"total", Severity::error, end_place, "what scripts may take together is used up", ""};
    if (end == End::memory) {
        return {"memory", Severity::error, end_place,
                "the script asked for more than " + size_name(limits.memory) + " of memory",
                "look for a table or a text that grows without end"};
    }
    return {
        "budget", Severity::error, end_place,
        allowance.why.empty()
            ? "the script took more than its " + std::to_string(allowance.units) + " steps"
            : "the script took more than the " + std::to_string(allowance.units) + " steps " + allowance.why,
        "look for a loop that does not end"};
}

void* Sandbox::State::allocate(void* self, void* block, std::size_t old_size, std::size_t size) noexcept {
    State& state = *static_cast<State*>(self);
    // A block begins with its number, from which made() tells the order of things.
    char* raw = block == nullptr ? nullptr : static_cast<char*>(block) - block_header;
    if (block == nullptr) old_size = 0;  // Lua passes the kind of object then
    if (size == 0) {
        std::free(raw);
        state.used -= old_size;
        return nullptr;
    }
    if (size > old_size &&
        size - old_size > state.limits.memory - std::min(state.used, state.limits.memory)) {
        state.refuse();
        return nullptr;
    }
    raw = static_cast<char*>(std::realloc(raw, block_header + size));
    if (raw == nullptr) return nullptr;
    void* fresh = raw + block_header;
    if (block == nullptr) {
        std::memcpy(raw, &++state.serial, sizeof state.serial);
        state.last_block = fresh;
    }
    state.used += size - old_size;
    if (size > old_size) state.unseen += units_of_allocation + (size - old_size) / 128;
    const bool larger = size > state.largest;
    if (larger) state.largest = size;
    const bool hasten = (larger && size > usual_block) || state.used >= state.collect_at;
    if (hasten && state.running != nullptr) state.arm(state.running->thread);
    return fresh;
}

void Sandbox::hold(lua_State* lua, std::size_t bytes) {
    State& state = *state_;
    const auto too_much = [&] {
        return bytes > state.limits.memory - std::min(state.used, state.limits.memory);
    };
    if (state.running != nullptr && too_much()) {
        state.collect_at = 0;
        state.collect(lua);
        if (too_much()) {
            state.begin_end(lua, State::End::memory);
            state.stop(lua);
        }
    }
    state.used += bytes;
    state.unseen += units_of_allocation + bytes / 128;
    if (state.used >= state.collect_at && state.running != nullptr) state.arm(state.running->thread);
}

// Lua's own collector is stopped: all garbage is collected here, at once, after a look at the metatables of
// scripts, so that no weak table is ever seen to lose something.
void Sandbox::State::collect(lua_State* lua) {
    if (used < collect_at || end != End::none || lua_checkstack(lua, 4) == 0) return;
    const std::uint64_t before = used;
    if (any_weak(lua)) {
        begin_end(lua, End::weak);
        stop(lua);
    }
    lua_gc(lua, LUA_GCCOLLECT);
    // As the memory fills, the garbage is collected more often, and paid for.
    const std::size_t left = limits.memory - std::min(used, limits.memory);
    collect_at = used + std::min(std::max(used, least_garbage), left / 2);
    spend(lua, before / 256);
}

bool Sandbox::State::any_weak(lua_State* lua) const {
    const int top = lua_gettop(lua);
    bool weak = false;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, metatables);
    for (lua_pushnil(lua); !weak && lua_next(lua, top + 1) != 0;) {
        lua_pop(lua, 1);
        lua_pushliteral(lua, "__mode");
        weak = lua_rawget(lua, -2) != LUA_TNIL;
        lua_pop(lua, 1);
    }
    lua_settop(lua, top);
    return weak;
}

// Lua collects all garbage and asks again. A script that lives on what that frees would collect for ever.
void Sandbox::State::refuse() {
    if (running == nullptr) return;
    try {
        refused_at = sandbox.place(running->thread);
    } catch (const std::bad_alloc&) {
        return;
    }
    if (++refusals >= most_refusals && end == End::none) begin_end(running->thread, End::memory);
    collect_at = 0;  // so that the metatables are looked at next
    arm(running->thread);
}

}  // namespace acedrex
