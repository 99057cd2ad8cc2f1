// The function `fits` of an option: it judges the array that a seed draws.
#include <algorithm>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "declare/variant_reading.hpp"
#include "games/game_box.hpp"
#include "sandbox/sandbox.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

constexpr int kTries = 1000;
// What a call of the function may take, what the games that it asks, and all calls together.
constexpr std::uint64_t kOfCall = SandboxLimits{}.instructions;
constexpr std::uint64_t kOfGames = 5 * kOfCall;
constexpr std::uint64_t kOfAllCalls = 20 * kOfCall;

// Pushes the function `fits` of the variant's seed.
void push_fits(lua_State* lua, int variant, const std::string& seed) {
    const int top = lua_gettop(lua);
    lua_getiuservalue(lua, variant, 1);
    push_field(lua, top + 1, "options");
    push_field(lua, top + 2, seed.c_str());
    push_field(lua, top + 3, "fits");
    lua_replace(lua, top + 1);
    lua_settop(lua, top + 1);
}

// The game as scripted tests have it, in place of that on the top.
void dress_game(lua_State* lua) {
    push_module(lua, "acedrex.scenario");
    lua_getfield(lua, -1, "game");  // the module is read-only, so that its fields are no raw ones
    lua_remove(lua, -2);
    lua_insert(lua, -2);
    lua_call(lua, 1, 1);
}

// The games of the book that are made meanwhile end with this.
struct ShownGames {
    ScenarioBook& book;
    const Meanwhile<std::vector<std::weak_ptr<std::optional<Game>>>> others{book.games, {}};

    ~ShownGames() { book.end_games(); }
};

// What the function on the top, which goes, says of the first position; nothing where it says neither.
std::optional<bool> said_to_fit(lua_State* lua, const VariantRef& variant) {
    Sandbox& sandbox = Sandbox::of(lua);
    const ShownGames shown{open_scenarios(lua)};
    const Work work(kOfGames);
    lua_pushvalue(lua, -1);
    const Place place = place_of_function(lua);
    push_game(lua, Game(variant));
    dress_game(lua);
    sandbox.begin_call();
    {
        const Meanwhile seeded(sandbox.random_state, Sandbox::kFirstSeed);
        lua_call(lua, 1, 1);
    }
    if (Work::used_up()) end_of_work(lua);
    std::optional<bool> fits;
    if (lua_isboolean(lua, -1))
        fits = lua_toboolean(lua, -1) != 0;
    else
        fault_at(lua, place, "bad-argument", "fits should return true or false, found " + describe(lua, -1));
    lua_pop(lua, 1);
    return fits;
}

Result<VariantRef> compiled_apart(Sandbox& sandbox, const VariantSpec& spec, CompileRef compile) {
    const Sandbox::HostWork work(sandbox);
    const Work all(Work::Bound::none);
    return compile(spec);
}

}  // namespace

std::optional<Result<VariantRef>> push_fitting(lua_State* lua, int variant, std::vector<OptionSpec> options,
                                               CompileRef compile) {
    variant = lua_absindex(lua, variant);
    Draws draws;
    const auto seed =
        ranges::find_if(options, [](const OptionSpec& option) { return option.judged && option.given; });
    if (seed == options.end()) {
        push_with_options(lua, variant, options, draws);
        return std::nullopt;
    }
    Sandbox& sandbox = Sandbox::of(lua);
    Sandbox::Total total = Sandbox::total_of(kOfAllCalls);
    const auto within = sandbox.within(&total);
    const Work work(kOfAllCalls);
    for (seed->thrown_away = 0;; ++*seed->thrown_away) {
        const std::vector<std::uint64_t> before = draws.states;
        draws.next = 0;
        sandbox.begin_call();
        push_with_options(lua, variant, options, draws);
        const auto spec = to_variant(lua, -1);
        if (faults_of(lua).any_errors()) return std::nullopt;
        Result<VariantRef> compiled = compiled_apart(sandbox, *spec, compile);
        if (!compiled) return compiled;
        push_fits(lua, lua_gettop(lua), seed->name);
        if (said_to_fit(lua, *compiled.value).value_or(true)) return compiled;
        const bool goes_on = draws.states != before;
        if (goes_on && *seed->thrown_away + 1 < kTries) {
            lua_pop(lua, 1);
            continue;
        }
        const std::string of = spec->name + " with " + seed->name + "=" + seed->value;
        push_fits(lua, lua_gettop(lua), seed->name);
        const Place place = place_of_function(lua);
        if (goes_on)
            fault_at(lua, place, "no-array", "of " + of + " a thousand arrays were drawn, and none fits",
                     "let by_options draw what fits more often, or let fits ask for less");
        else
            fault_at(lua, place, "no-array",
                     "the array of " + of + " does not fit, and by_options draws no other one",
                     "let it draw by math.random");
        return std::nullopt;
    }
}

}  // namespace acedrex
