// The inside of the sandbox; only the sandbox's own files read this.
#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sandbox/sandbox.hpp"

namespace acedrex {

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
    enum class End { none, budget, memory };

    explicit State(Sandbox& owner, SandboxLimits given) : sandbox(owner), limits(given) {}

    // What is wrong, once the budget or the memory is spent.
    Diagnostic end_diagnostic() const;
    void begin_end(lua_State* lua, End kind);
    [[noreturn]] void stop(lua_State* lua);
    void spend(lua_State* lua, std::uint64_t units);
    void look(lua_State* lua, std::uint64_t counted);
    void charge(lua_State* lua, std::uint64_t units);
    void arm(lua_State* lua) const;
    int interval() const;

    static void hook(lua_State* lua, lua_Debug* activation);
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t size) noexcept;
    void refuse();

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
    std::size_t used = 0;
    std::size_t largest = 0;
    std::optional<Place> refused_at;
    int refusals = 0;

    int depth = 0;
    std::uint64_t budget = 0;
    std::uint64_t charges = 0;  // how often, not how much
    int host_work = 0;          // how many HostWork live
    std::uint64_t stamp = 0;    // processor time of the last look; 0: none since the entry
    End end = End::none;
    Place end_place;
    Running* running = nullptr;

    Place last;                                              // the line last begun
    std::vector<std::pair<std::string, std::string>> files;  // as Lua's messages shorten them, and in full
    Diagnostic failure;                                      // what the message handler saw
    std::string failed_text;                                 // of the last fail()
    Diagnostic failed;

    std::uint64_t first_seed = 0;
    std::uint64_t random_state = 0;
    int environment = LUA_NOREF;  // the metatable of environments
    int globals = LUA_NOREF;
};

// An entry from C++; the outermost starts with a full budget.
struct Sandbox::Entry {
    explicit Entry(State& owner) : state(owner), host_work(std::exchange(owner.host_work, 0)) {
        if (host_work > 0) state.stamp = 0;  // the host's time ends here, and begins again when this is left
        if (state.depth++ > 0) return;
        state.budget = state.limits.instructions;
        state.stamp = 0;
        state.refusals = 0;
        state.refused_at.reset();
        state.end = State::End::none;
    }
    ~Entry() {
        --state.depth;
        state.host_work = host_work;
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    State& state;
    int host_work;
};

// Of this thread.
inline std::uint64_t processor_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(now.tv_nsec);
}

constexpr std::uint64_t nanoseconds_per_unit = 10;

}  // namespace acedrex
