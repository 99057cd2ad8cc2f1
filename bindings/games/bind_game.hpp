// What acedrex.scenario stands on: games made from scripts, and the tests that a file describes.
#pragma once

#include <functional>
#include <lua.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/function_ref.hpp"
#include "notation/find/game.hpp"
#include "variant/variant.hpp"

namespace acedrex {

using VariantRef = std::shared_ptr<const Variant>;

struct ScenarioCase {
    std::vector<std::string> names;  // of the blocks around it, then its own
    Place place;
    int body = LUA_NOREF;  // functions, as references into the registry
    int teardown = LUA_NOREF;
};

// What a file has described and made so far.
struct ScenarioBook {
    // Compile variants for games. Absent while a file is only checked: its games are then made in name only.
    std::function<Result<VariantRef>(const std::string& name)> variant_named;
    std::function<Result<VariantRef>(const VariantSpec&)> compile;
    std::vector<ScenarioCase> cases;
    std::set<std::vector<std::string>> names;  // of the cases
    bool running = false;                      // one of them
    bool asks = false;                         // it has made a game or compared something
    bool plays = false;                        // it has made a game
    std::vector<std::weak_ptr<std::optional<Game>>> games;
    std::size_t look_at = 0;  // once there are so many, for those that are forgotten
    std::map<std::string, VariantRef> by_name;
    std::map<std::shared_ptr<const VariantSpec>, VariantRef> by_spec;

    // Scripts that keep the games cannot ask them any more.
    void end_games();
    // Games hold variants, variants hold the Lua state, and that holds the games: this lets go of both ends.
    void close();
};

// Puts the module that scripts-lua/acedrex/scenario.lua is written over into a state. May be called again;
// the book is always the same.
ScenarioBook& open_scenarios(lua_State* lua);

using CompileRef = FunctionRef<Result<VariantRef>(const VariantSpec&)>;

// As push_with_options. Where a seed is given that has a function `fits`, this is asked of the first
// position, and what does not fit is drawn again, a thousand times at most. The option is told how often
// (OptionSpec::thrown_away). Faults are noted, also those of the function; of a variant that cannot be
// compiled it is not asked. Returns that variant as it was compiled to be judged, if it was.
std::optional<Result<VariantRef>> push_fitting(lua_State* lua, int variant, std::vector<OptionSpec> options,
                                               CompileRef compile);

// "T Ke1,Pa2|" (a setup string), as opposed to a board drawn field by field.
bool is_setup_string(const std::string& text);

// The pieces of a setup string as a drawn setup, so that they count as standing where the variant put them.
// Whatever cannot be read is left out: reading the string itself reports it.
std::string drawn_setup(const std::string& setup_string, int files, int ranks,
                        const std::vector<std::string>& symbols);

}  // namespace acedrex
