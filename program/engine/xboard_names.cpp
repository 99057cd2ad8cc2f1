#include "engine/xboard_names.hpp"

#include <array>

#include "base/ranges.hpp"
#include "sandbox/names.hpp"

namespace acedrex::program {

std::vector<std::string> bare_names_of(const VariantSpec& spec) {
    std::vector<std::string> names{bare_name(spec.slug), bare_name(spec.name)};
    for (const std::string& also : spec.also) names.push_back(bare_name(also));
    return names;
}

std::optional<std::string> xboard_name(const VariantSpec& spec) {
    static constexpr std::array kNames{"3check",       "atomic",     "berolina",   "capablanca", "caparandom",
                                       "crazyhouse",   "cylinder",   "giveaway",   "gothic",     "grand",
                                       "janus",        "knightmate", "kriegspiel", "losers",     "makruk",
                                       "fischerandom", "shatranj",   "shogi",      "seirawan",   "spartan",
                                       "suicide",      "xiangqi"};
    const std::vector<std::string> called = bare_names_of(spec);
    if (ranges::find(called, "chess") != called.end()) return "normal";
    for (const char* name : kNames)
        if (ranges::find(called, name) != called.end()) return name;
    return std::nullopt;
}

bool begins_otherwise_in_xboard(const VariantSpec& spec) {
    // There no side has made the moves that both have to begin with.
    const std::vector<std::string> called = bare_names_of(spec);
    return ranges::find(called, "courier") != called.end();
}

}  // namespace acedrex::program
