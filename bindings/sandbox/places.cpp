// From Lua's errors to diagnostics with a place.
#include <algorithm>
#include <cstdlib>

#include "sandbox/safe_library.hpp"
#include "sandbox/state.hpp"

namespace acedrex {

namespace {

constexpr std::size_t longest_message = 10'000;
constexpr int searched_levels = 200;                     // lua_getstack walks from the top each time
constexpr const char* not_enough = "not enough memory";  // Lua's buffers raise it as an ordinary error

}  // namespace

bool Sandbox::State::hidden(std::string_view file) const {
    const std::string& prefix = sandbox.hidden_prefix;
    return !prefix.empty() && file.starts_with(prefix);
}

// The nearest line of an author's file on the stack. A hidden function that was called by a tail call has
// lost its caller: the line last begun is nearer the truth then than what called the caller.
std::optional<Place> Sandbox::State::place_on_stack(lua_State* lua) const {
    lua_Debug activation;
    for (int level = 0; level < searched_levels && lua_getstack(lua, level, &activation) != 0; ++level) {
        lua_getinfo(lua, "Slt", &activation);
        if (activation.source[0] == '@' && activation.currentline > 0) {
            if (!hidden(activation.source + 1)) return Place{activation.source + 1, activation.currentline};
            if (activation.istailcall != 0 && sandbox.track_lines && last.line > 0) return last;
        }
    }
    return std::nullopt;
}

// "FILE:LINE: MESSAGE", with the file's full name.
std::optional<std::pair<Place, std::string>> Sandbox::State::split(std::string_view text) const {
    std::optional<std::pair<Place, std::string>> best;
    std::size_t best_size = 0;
    for (const auto& [name, file] : files) {
        if (name.size() < best_size || !text.starts_with(name)) continue;
        std::string_view rest = text.substr(name.size());
        const std::size_t stop = rest.find_first_not_of("0123456789", 1);
        if (!rest.starts_with(':') || stop == rest.npos || stop == 1 || stop > 10) continue;
        if (!rest.substr(stop).starts_with(": ")) continue;
        const int line = static_cast<int>(std::strtol(rest.data() + 1, nullptr, 10));
        best = {Place{file, line}, std::string(rest.substr(stop + 2))};
        best_size = name.size();
    }
    return best;
}

namespace {

// Lua's words for an operator that is given a function end with what it is called: " (field 'tagged')".
Diagnostic function_as_value(std::string_view called) {
    const std::size_t begin = called.find('\''), end = called.rfind('\'');
    const std::string name(begin < end ? called.substr(begin + 1, end - begin - 1) : "");
    return error_at(
        {}, "script-error", "an operator is given a function" + (name.empty() ? "" : ": " + name),
        "a word that takes something is written with it: " + (name.empty() ? "word" : name) + "(...)");
}

}  // namespace

Diagnostic Sandbox::State::classify(std::string_view text) const {
    if (text == "stack overflow" || text.starts_with("stack overflow (") ||
        text.starts_with("C stack overflow")) {
        return error_at({}, "recursion", "functions call each other too deeply (" + std::string(text) + ")",
                        "look for a function that calls itself without a way out");
    }
    const bool reckons = text.starts_with("attempt to perform arithmetic on a table value");
    for (const std::string_view attempt :
         {"attempt to perform arithmetic on a function value", "attempt to get length of a function value"})
        if (text.starts_with(attempt)) return function_as_value(text.substr(attempt.size()));
    return error_at({}, "script-error", std::string(text),
                    reckons ? "a list of directions is not a movement: m.step(list) is" : "");
}

// Of an error value, while the stack still stands.
Diagnostic Sandbox::State::diagnose(lua_State* lua, int index) const {
    const int type = lua_type(lua, index);
    if (type != LUA_TSTRING) {
        const std::string kind = lua_typename(lua, type);
        std::string message = "the error value is a " + kind;
        if (type == LUA_TNUMBER) {
            lua_pushvalue(lua, index);
            message += std::string(": ") + lua_tostring(lua, -1);
            lua_pop(lua, 1);
        }
        return {"script-error", Severity::error, sandbox.place(lua), message,
                "raise a text with error(\"...\")"};
    }
    std::size_t size = 0;
    const char* data = lua_tolstring(lua, index, &size);
    const std::string_view text(data, std::min(size, longest_message));
    if (!failed_text.empty() && text == failed_text) return failed;
    const auto parts = split(text);
    Diagnostic diagnostic = classify(parts ? std::string_view(parts->second) : text);
    diagnostic.place = parts && !hidden(parts->first.file) ? parts->first : sandbox.place(lua);
    return diagnostic;
}

int Sandbox::State::message_handler(lua_State* lua) {
    State& state = *of(lua).state_;
    if (state.end != End::none) return 1;
    return guarded(lua, [&] {
        const char* text = lua_type(lua, 1) == LUA_TSTRING ? lua_tostring(lua, 1) : "";
        if (std::string_view(text).find(not_enough) == std::string_view::npos) {
            state.failure = state.diagnose(lua, 1);
            return 1;
        }
        const auto parts = state.split(text);
        if ((parts ? parts->second : text) == not_enough) {
            state.begin_end(lua, End::memory);
        } else {
            state.failure = state.diagnose(lua, 1);
        }
        return 1;
    });
}

}  // namespace acedrex
