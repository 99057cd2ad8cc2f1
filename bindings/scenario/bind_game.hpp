// What acedrex.scenario asks of the program: games made from scripts, and the tests that a file describes.
#pragma once

#include <lua.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "game/game.hpp"
#include "host/host.hpp"

namespace acedrex {

struct ScenarioCase {
    std::vector<std::string> names;  // of the blocks around it, then its own
    Place place;
    int body = LUA_NOREF;  // functions, as references into the registry
    int teardown = LUA_NOREF;
};

// What a file has described and made so far.
struct ScenarioBook {
    Host* host = nullptr;  // absent while a file is only checked: its games are then made in name only
    std::vector<ScenarioCase> cases;
    std::vector<std::weak_ptr<std::optional<Game>>> games;
    std::map<std::string, std::shared_ptr<const Variant>> by_name;
    std::map<std::shared_ptr<const VariantSpec>, std::shared_ptr<const Variant>> by_spec;

    // Games hold variants, variants hold the Lua state, and that holds the games: this lets go of both ends.
    void close();
};

// Puts the module that scripts-lua/acedrex/scenario.lua is written over into a state. May be called again;
// the book is always the same.
ScenarioBook& open_scenarios(lua_State* lua);

// "T Ke1,Pa2|" (a setup string), as opposed to a board drawn field by field.
bool is_setup_string(const std::string& text);

// The pieces of a setup string as a drawn setup, so that they count as standing where the variant put them.
// Whatever cannot be read is left out: reading the string itself reports it.
std::string drawn_setup(const std::string& setup_string, int files, int ranks,
                        const std::vector<std::string>& symbols);

}  // namespace acedrex
