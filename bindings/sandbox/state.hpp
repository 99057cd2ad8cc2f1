// The inside of the sandbox; only the sandbox's own files read this.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sandbox/sandbox.hpp"

namespace acedrex {

// Of this thread.
inline std::uint64_t processor_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(now.tv_nsec);
}

// Some three times what a unit takes, so that it is the units that end a script, in the same place in every
// run; the time ends those whose single instructions are slow. Under sanitizers a unit takes longer.
#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t nanoseconds_per_unit = 120;
#else
constexpr std::uint64_t nanoseconds_per_unit = 30;
#endif

constexpr std::size_t block_header = sizeof(std::uint64_t);  // Lua needs no more alignment
constexpr std::size_t most_printed = std::size_t{300} << 10;
constexpr std::size_t least_garbage = std::size_t{16} << 20;  // that is worth a collection

// A coroutine that runs, above the one that resumed it.
struct Sandbox::Running {
    Running(State& state, lua_State* lua);
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    State& state;
    lua_State* thread;
    Running* below;
};

struct Sandbox::State {
    enum class End { none, budget, total, memory, weak, other };

    explicit State(Sandbox& owner, SandboxLimits given)
        : sandbox(owner), limits(given), allowance{given.instructions, ""} {}

    // What is wrong, once the budget or the memory is spent.
    Diagnostic end_diagnostic() const;
    void begin_end(lua_State* lua, End kind);
    [[noreturn]] void stop(lua_State* lua);
    void spend(lua_State* lua, std::uint64_t units);
    void look(lua_State* lua, std::uint64_t counted);
    void take_time(lua_State* lua);
    void fill_budget() {
        budget = allowance.units;
        time = allowance.units * nanoseconds_per_unit;
    }
    void arm(lua_State* lua) const;
    int interval() const;

    static void hook(lua_State* lua, lua_Debug* activation);
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t size) noexcept;
    void refuse();
    void collect(lua_State* lua);
    void measure_blocks(lua_State* lua);
    bool any_weak(lua_State* lua) const;

    bool hidden(std::string_view file) const;
    std::optional<Place> place_on_stack(lua_State* lua) const;
    std::optional<std::pair<Place, std::string>> split(std::string_view text) const;
    Diagnostic diagnose(lua_State* lua, int index) const;
    Diagnostic classify(std::string_view text) const;
    static int message_handler(lua_State* lua);

    struct Request;
    static const char* read_piece(lua_State* lua, void* request, std::size_t* size);
    static int read_chunk(lua_State* lua);

    Sandbox& sandbox;
    SandboxLimits limits;
    std::size_t used = 0;     // by Lua, and by C++ for its values
    std::size_t printed = 0;  // bytes
    std::size_t largest = 0;
    std::optional<Place> refused_at;
    int refusals = 0;

    std::uint64_t unseen = 0;  // units of blocks and lines that were not looked at yet
    std::uint64_t serial = 0;  // of the last block
    void* last_block = nullptr;
    std::array<std::ptrdiff_t, 3> userdata_offsets{};
    std::size_t collect_at = least_garbage;  // once so much memory is used
    int metatables = LUA_NOREF;              // that scripts have given to tables

    Allowance allowance;  // of entries
    int depth = 0;
    std::uint64_t budget = 0;
    std::uint64_t time = 0;  // that is left, in nanoseconds
    std::uint64_t spent = 0;
    Total* total = nullptr;
    std::uint64_t charges = 0;  // how often, not how much
    int host_work = 0;          // how many HostWork live
    std::uint64_t stamp = 0;    // processor time of the last look; 0: none since the entry
    End end = End::none;
    Place end_place;
    std::optional<Diagnostic> end_told;  // where more is known than State knows
    Running* running = nullptr;

    Place last;                                              // the line last begun
    std::vector<std::pair<std::string, std::string>> files;  // as Lua's messages shorten them, and in full
    Diagnostic failure;                                      // what the message handler saw
    std::string failed_text;                                 // of the last fail()
    Diagnostic failed;

    int environment = LUA_NOREF;  // the metatable of environments
    int globals = LUA_NOREF;
};

// An entry from C++; the outermost starts with a full budget.
struct Sandbox::Entry {
    explicit Entry(State& owner) : state(owner), host_work(std::exchange(owner.host_work, 0)) {
        // The host's time ends here, and begins again when this is left.
        if (host_work > 0) state.stamp = first_stamp();
        if (state.depth++ > 0) return;
        state.fill_budget();
        state.unseen = 0;
        state.stamp = first_stamp();
        state.end_told.reset();
        state.refusals = 0;
        state.refused_at.reset();
        state.end = State::End::none;
    }
    ~Entry() {
        --state.depth;
        state.host_work = host_work;
        if (state.total == nullptr || state.stamp == 0) return;
        const std::uint64_t now = processor_time();
        state.total->nanoseconds -= std::min(state.total->nanoseconds, now - state.stamp);
        state.stamp = now;
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    // Of short calls only those that have a total need to be measured.
    std::uint64_t first_stamp() const { return state.total == nullptr ? 0 : processor_time(); }

    State& state;
    int host_work;
};

}  // namespace acedrex
