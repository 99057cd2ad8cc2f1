#include "opponent/opponent.hpp"

#include <fmt/core.h>

#include "opponent/interrupt.hpp"
#include "shell/console.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

SearchResult Opponent::look(const Game& game, SearchLimits limits) {
    const Interrupt interrupt;
    limits.stop = interrupt.stop();
    SearchResult found = search_.run(game.state(), limits);
    interrupted_ = interrupt.came();
    return found;
}

SearchResult Opponent::analyse(const Game& game, int lines) {
    constexpr double kSeconds = 1;
    return look(game, {.seconds = kSeconds, .lines = lines});
}

std::optional<FoundTurn> Opponent::first_of(const SearchResult& found) {
    if (found.lines.empty() || found.lines[0].turns.empty()) return std::nullopt;
    return found.lines[0].turns[0];
}

void refuse_secrets(const Variant& variant) {
    if (variant.views())
        throw UsageError{
            fmt::format("in {} sides have secrets from each other, and the computer would see them all",
                        variant.spec().name)};
}

}  // namespace acedrex::program
