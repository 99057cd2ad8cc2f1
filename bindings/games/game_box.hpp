// Inner parts of bind_game.cpp and ask_game.cpp: the userdata behind a game of a scripted test.
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/patience.hpp"
#include "games/bind_game.hpp"
#include "movement/bind_context.hpp"
#include "notation/find/told_game.hpp"
#include "sandbox/sandbox.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

struct GameBox {
    std::shared_ptr<std::optional<Game>> game;
    std::optional<Side> as{};  // the side as which it is asked; absent: all is told
};
template <>
inline constexpr const char* kTypeName<GameBox> = "game";

using BookRef = std::shared_ptr<ScenarioBook>;
template <>
inline constexpr const char* kTypeName<BookRef> = "book of scenarios";

// Gives the userdata its words: find, play, ends ...
void set_game_words(lua_State* lua);

// Pushes a game, which is remembered as long as a script holds it.
void push_game(lua_State* lua, Game game);

// Ends the test (or the script) at the author's line that is running.
[[noreturn]] inline void raise(lua_State* lua, const std::string& message) {
    Sandbox::of(lua).fail(lua, {"scenario", Severity::error, {}, message, ""});
}

inline std::string text_of(lua_State* lua, int index, const char* what) {
    if (auto text = text_at(lua, index)) return *text;
    raise(lua, std::string(what) + " is expected as text, found " + describe(lua, index));
}

// No script catches that the time of its test is used up.
[[noreturn]] void end_test(lua_State* lua, const OutOfPatience& out);

// Ends a script whose games have done as much as they may (Work).
[[noreturn]] void end_of_work(lua_State* lua);

// What games do takes as long as it takes; it is not the script's time. A script that goes wrong while a game
// asks it ends the test with its own diagnostic.
template <lua_CFunction F>
int bordered(lua_State* lua) {
    Diagnostic wrong;
    try {
        const Sandbox::HostWork work(Sandbox::of(lua));
        Patience::look_now();
        const int results = F(lua);
        if (!Work::used_up()) return results;
    } catch (const OutOfPatience& out) {
        end_test(lua, out);
    } catch (const ScriptFault& fault) {
        wrong = fault.diagnostic;
    } catch (const std::exception& error) {
        wrong = {"internal", Severity::error, {}, error.what(), ""};
    }
    if (Work::used_up()) end_of_work(lua);
    Sandbox::of(lua).fail(lua, std::move(wrong));
}

}  // namespace acedrex
