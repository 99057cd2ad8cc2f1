#include "shell/refusal.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "notation/find/told_game.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

std::string rule_of(const PlayResult& result) {
    switch (result.kind) {
        case PlayResult::Kind::not_notation:
            return "not-notation";
        case PlayResult::Kind::ambiguous:
            return "ambiguous";
        default:
            return result.rule;
    }
}

void print_refusal(const PlayResult& result) {
    if (is_refused_attempt(result)) return say("refused: " + result.reason);
    const bool ambiguous = result.kind == PlayResult::Kind::ambiguous;
    const char* verdict = result.kind == PlayResult::Kind::not_notation ? "no notation"
                          : ambiguous                                   ? "ambiguous"
                                                                        : "not legal";
    say(fmt::format("{}: {}", verdict, result.reason));
    if (!result.rule.empty()) put_text(stderr, fmt::format("    rule: {}\n", result.rule));
    if (!result.near.empty())
        put_text(stderr, fmt::format("    {}: {}\n", ambiguous ? "it could be" : "nearest legal moves",
                                     fmt::join(result.near, ", ")));
}

}  // namespace acedrex::program
