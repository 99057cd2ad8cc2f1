// What plays in a match, as a command names it.
#pragma once

#include <memory>
#include <string>

#include "match/game_loop.hpp"
#include "match/outside_player.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

struct Contestant {
    enum class Kind { random, search, uci, xboard };
    Kind kind = Kind::random;
    std::string text;       // as it was named
    SearchLimits limits{};  // of its thinking
    OutsideSpec outside{};  // of another program
};

// text: "random", limits of a search as in "level=3", "search", "uci:PATH?skill=0", "xboard:PATH". usual: the
// limits where it says none. Throws UsageError.
Contestant contestant_named(const std::string& text, const SearchLimits& usual);

// A contestant at a board, for one thread.
struct Seated {
    std::unique_ptr<Player> player;
    OutsidePlayer* outside = nullptr;  // the same, where it is another program
};

// Throws PlayerFault where another program cannot be started. table: stays as long as the player. seed: of
// random turns, and of what a search learns.
Seated seat(const Contestant& contestant, const Table& table, std::uint64_t seed,
            const std::atomic<bool>* stop, double wait);

}  // namespace acedrex::program
