// What a problem asks for, as problemists write it: "#3", "s=2", "h#2.5", "ser-h#5", "proof 6".
#pragma once

#include <string>
#include <string_view>

#include "board/board.hpp"

namespace acedrex::program {

struct Stipulation {
    // Who wants the aim. The side that moves first is called the attacker below, but in help play.
    enum class Play {
        direct,       // the attacker reaches it, against all replies
        self,         // the attacker forces the defender to reach it
        reflex,       // likewise, and either side reaches it where it can
        semi_reflex,  // likewise, the defender alone
        help,         // both together: the side that makes the last move reaches it
        help_self,    // both together, and then the last move of the attacker forces the defender
        proof,        // both together reach the position, from the beginning of a game
    };
    // What the last move brings about.
    enum class Aim {
        mate,
        stalemate,
        win,      // the game is won, by whatever rule
        reach,    // a piece of the side that moves comes to stand on `target`
        capture,  // a piece of the other side is captured
    };

    Play play = Play::direct;
    bool series = false;  // one side makes all moves but the last
    Aim aim = Aim::mate;
    Field target = 0;
    int moves = 1;
    bool half = false;   // one ply more, which comes first
    std::string text{};  // as it is usually written

    bool is_battle() const { return play < Play::help; }
    // Against all replies, which are variations of the solution.
    bool forces() const { return play == Play::self || play == Play::help_self || (is_battle() && !series); }
    // Of help play, and of the moves of a series.
    int plies() const;
};

// Throws UsageError where it is none; board: of the field that it may name.
Stipulation read_stipulation(const Board& board, std::string_view text);

}  // namespace acedrex::program
