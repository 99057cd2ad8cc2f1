// A Lua state for untrusted text: whitelisted libraries, text chunks only, a memory cap and an instruction
// budget that no library call and no pcall escapes. Linked against the C++ build of Lua, so that errors
// unwind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <lua.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/diagnostic.hpp"

namespace acedrex {

// What is wrong with a script, at a place.
inline Diagnostic error_at(Place place, std::string code, std::string message, std::string remedy = "") {
    return {std::move(code), Severity::error, std::move(place), std::move(message), std::move(remedy)};
}
inline Diagnostic warning_at(Place place, std::string code, std::string message, std::string remedy = "") {
    return {std::move(code), Severity::warning, std::move(place), std::move(message), std::move(remedy)};
}

struct SandboxLimits {
    std::size_t memory = std::size_t{256} << 20;  // bytes that Lua may hold
    std::uint64_t instructions = 60'000'000;      // units for each entry from C++ (well below a second)
};

// Something has another value as long as one of these lives, however that ends.
template <class T>
class Meanwhile {
  public:
    Meanwhile(T& where, T value) : where_(where), outer_(std::exchange(where, std::move(value))) {}
    ~Meanwhile() { where_ = std::move(outer_); }
    Meanwhile(const Meanwhile&) = delete;
    Meanwhile& operator=(const Meanwhile&) = delete;

  private:
    T& where_;
    T outer_;
};
template <class T, class Value>
Meanwhile(T&, Value) -> Meanwhile<T>;

class Sandbox {
  public:
    explicit Sandbox(SandboxLimits limits = {});
    ~Sandbox();
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    lua_State* lua() const { return lua_; }
    static Sandbox& of(lua_State* lua);  // the sandbox that owns a state or one of its coroutines

    // Reads `text` as a text chunk called `file` (what its error positions say) in a fresh environment that
    // sees the shared globals read-only, and leaves the function on the stack. Empty and binary files are
    // errors. A C function that scripts call passes its own state as `thread`, here and to `call`.
    std::optional<Diagnostic> load(std::string_view text, const std::string& file,
                                   lua_State* thread = nullptr);

    // lua_pcall with a fresh budget (nested entries share the budget of the outermost). On failure the
    // diagnostic has a place: that of the error, or the line last begun; lines of files whose name begins
    // with `hidden_prefix` (the library) are blamed on their caller. The function and its arguments are gone
    // then.
    std::optional<Diagnostic> call(int arguments, int results, lua_State* thread = nullptr);

    // Takes units from the budget; raises a Lua error when it is spent. For loops inside C++ functions.
    void charge(lua_State* lua, std::uint64_t units);
    // Memory that C++ holds for values of scripts counts among what Lua may hold; what is too much ends the
    // script. release() when such a value is collected.
    void hold(lua_State* lua, std::size_t bytes);
    void release(std::size_t bytes);
    // A line that a script prints, with its "\n". Beyond some hundred KB in all it is told once that the rest
    // is left out.
    void say(std::string_view line);
    bool says_no_more() const;
    // In an entry that makes several calls one after the other: the next has a full budget of its own.
    void begin_call();

    // Raises `diagnostic` as a Lua error. Scripts see its text; where no script catches it, `call` gives it
    // back with its code and remedy, at its own place or, where it has none, at the line that is running.
    [[noreturn]] void fail(lua_State* lua, Diagnostic diagnostic);

    // Adds a global that every later environment sees; takes the value from the top of the stack of lua().
    void set_global(const char* name);

    // The place in an author's file that is running in `lua` now (never in a hidden file if avoidable).
    Place place(lua_State* lua) const;
    // The line last begun in an author's file, for errors that have no stack.
    Place last_line() const;

    // What several calls may take together, besides what each may take. While what within() returns lives,
    // calls draw on it (nullptr: on what they did before); they end with the code "total" where it is used
    // up.
    struct Total {
        std::uint64_t units, nanoseconds;
    };
    static Total total_of(std::uint64_t units);
    Meanwhile<Total*> within(Total* total);
    std::uint64_t spent() const;  // units, since there is this sandbox

    // Another budget than the usual one, as long as what allow() returns lives. why: what the error says of
    // it ("steps that are left for it"); "": nothing.
    struct Allowance {
        std::uint64_t units;
        std::string why;
    };
    Meanwhile<Allowance> allow(std::optional<Allowance> allowance);

    // The running script ends with this, which no script catches.
    [[noreturn]] void end(lua_State* lua, Diagnostic diagnostic);
    // The same of a script that has ended within a call: what is told of it.
    void tell_end(Diagnostic diagnostic);

    // The budget counts processor time too, since one instruction may take long. While one of these lives,
    // the time is not the script's: long work that a script asks of C++ is done under it.
    class HostWork {
      public:
        explicit HostWork(Sandbox& sandbox);
        ~HostWork();
        HostWork(const HostWork&) = delete;
        HostWork& operator=(const HostWork&) = delete;

      private:
        Sandbox& sandbox_;
    };

    std::string hidden_prefix;  // e.g. the folder of the Lua library
    bool track_lines = true;    // remember the line last begun; slow, so switched off for calls during play
    // What an unknown name is meant to be, as a remedy; "": that is not known.
    std::function<std::string(lua_State*, const std::string&)> meant;
    // Gets what is doubtful in what a script does.
    std::function<void(Diagnostic)> doubt;
    // Notes a fault that a script may go on after, and pushes a value to go on with; else it is raised.
    std::function<void(lua_State*, Diagnostic)> let_pass;
    std::function<void(std::string_view)>
        print;  // gets each line that scripts print, with its "\n"; default stderr

    // Of math.random, with which each script begins, and to which it may go back.
    static constexpr std::uint64_t kFirstSeed = 0;
    std::uint64_t random_state = kFirstSeed;

    // For the functions that scripts see in place of Lua's own:

    // In which order things were made that have no order of their own: the same in every run.
    struct Made {
        int kind = 0;
        std::int64_t number = 0;
        friend auto operator<=>(const Made&, const Made&) = default;
    };
    Made made(lua_State* lua, int index) const;
    // A table that becomes a metatable; it may get the field __mode later.
    void watch_metatable(lua_State* lua, int index);
    void collect_garbage();
    std::uint64_t random();
    // Is a script running, so that an entry shares its budget?
    bool running() const;
    // Whether the budget or the memory is spent: everything unwinds up to the outermost call.
    bool ending() const;
    // After a protected call: an end of the script is not the caller's to catch, so it is raised again.
    void pass_on(lua_State* lua, int status);
    // lua_resume under the hook, and known to place().
    int resume(lua_State* thread, lua_State* from, int arguments, int* results);

  private:
    struct State;
    struct Entry;
    struct Running;
    std::unique_ptr<State> state_;
    lua_State* lua_;
};

}  // namespace acedrex
