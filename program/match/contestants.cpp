#include "match/contestants.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "notation/text/ascii.hpp"
#include "opponent/opponent.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kForms =
    "'random', 'search', limits of a search such as level=3 or nodes=4000, uci:PROGRAM or xboard:PROGRAM";

bool limited(const SearchLimits& limits) {
    return limits.nodes > 0 || limits.depth > 0 || limits.seconds > 0;
}

// "skill=0", behind the program.
void take_setting(Contestant& contestant, std::string_view part) {
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string name(part.substr(0, equals));
    const std::string value(part.substr(std::min(equals + 1, part.size())));
    const auto number = [&](int most) { return number_from(name, value, {1, most}); };
    if (equals == part.size() || name.empty())
        throw UsageError{fmt::format("'{}': behind '?' stands NAME=VALUE, with & between several, not '{}'",
                                     contestant.text, part)};
    if (name == "variant")
        contestant.outside.variant = value;
    else if (name == "skill")
        contestant.outside.settings.emplace_back("Skill Level", value);
    else if (name == "nodes")
        contestant.limits.nodes = static_cast<std::uint64_t>(number(kMostNodesAsked));
    else if (name == "depth")
        contestant.limits.depth = number(100);
    else if (name == "seconds")
        contestant.limits.seconds = seconds_from(name, value);
    else
        contestant.outside.settings.emplace_back(name, value);
}

void take_program(Contestant& contestant, const std::string& told) {
    const std::size_t mark = told.find('?');
    for (const std::string_view word : words(std::string_view(told).substr(0, mark)))
        contestant.outside.words.emplace_back(word);
    if (contestant.outside.words.empty())
        throw UsageError{fmt::format("'{}' names no program", contestant.text)};
    if (find_program(contestant.outside.words[0]).empty())
        throw UsageError{
            fmt::format("'{}': there is no program '{}'", contestant.text, contestant.outside.words[0])};
    if (mark == told.npos) return;
    for (const std::string_view part : split(std::string_view(told).substr(mark + 1), '&'))
        take_setting(contestant, part);
}

}  // namespace

Contestant contestant_named(const std::string& text, const SearchLimits& usual) {
    using Kind = Contestant::Kind;
    Contestant contestant;
    contestant.text = text;
    const std::size_t colon = text.find(':');
    const std::string before = text.substr(0, colon);
    if (colon != text.npos && (before == "uci" || before == "xboard")) {
        contestant.kind = before == "uci" ? Kind::uci : Kind::xboard;
        contestant.outside.name = text;
        take_program(contestant, text.substr(colon + 1));
        if (!limited(contestant.limits)) contestant.limits = usual;
        contestant.outside.limits = contestant.limits;
    } else if (text == "search") {
        contestant.kind = Kind::search;
        contestant.limits = usual;
    } else if (colon != text.npos || text.find('=') == text.npos) {
        if (text != "random")
            throw UsageError{fmt::format("'{}' is not a player: a player is {}{}", text, kForms,
                                         did_you_mean(before, {"random", "search", "uci", "xboard"}))};
    } else {
        contestant.kind = Kind::search;
        contestant.limits = limits_of_player(text);
        if (!limited(contestant.limits)) {  // only threads were named
            const int threads = contestant.limits.threads;
            contestant.limits = usual;
            contestant.limits.threads = threads;
        }
    }
    return contestant;
}

Seated seat(const Contestant& contestant, const Table& table, std::uint64_t seed,
            const std::atomic<bool>* stop, double wait) {
    using Kind = Contestant::Kind;
    Seated seated;
    if (contestant.kind == Kind::random) {
        seated.player = std::make_unique<RandomPlayer>(seed);
    } else if (contestant.kind == Kind::search) {
        SearchLimits limits = contestant.limits;
        limits.stop = stop;
        seated.player = std::make_unique<SearchPlayer>(table.variant, limits, seed);
    } else {
        OutsideSpec spec = contestant.outside;
        spec.stop = stop;
        spec.wait = wait;
        std::unique_ptr<OutsidePlayer> outside;
        if (contestant.kind == Kind::uci)
            outside = std::make_unique<UciPlayer>(table, std::move(spec));
        else
            outside = std::make_unique<XboardPlayer>(table, std::move(spec));
        outside->prepare();
        seated.outside = outside.get();
        seated.player = std::move(outside);
    }
    return seated;
}

}  // namespace acedrex::program
