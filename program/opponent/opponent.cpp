#include "opponent/opponent.hpp"

#include <fmt/core.h>

#include "shell/console.hpp"
#include "shell/stopping.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

SearchResult Opponent::look(const Game& game, SearchLimits limits) {
    // Where it plays both sides, nothing else at the terminal could end the game.
    if (plays(Side::light) && plays(Side::dark)) return search_.run(game.state(), limits);
    const Stopping stopping(0, Stopping::Again::nothing, Stopping::Term::ends_program);
    limits.stop = stopping.flag();
    return search_.run(game.state(), limits);
}

SearchResult Opponent::analyse(const Game& game, int lines) {
    constexpr double kSeconds = 1;
    return look(game, {.seconds = kSeconds, .lines = lines});
}

void refuse_secrets(const Variant& variant) {
    if (variant.views())
        throw UsageError{
            fmt::format("in {} sides have secrets from each other, and the computer would see them all",
                        variant.spec().name)};
}

}  // namespace acedrex::program
