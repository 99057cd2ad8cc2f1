// What ends a game, and how, as the author of a variant declares it: plain data, nothing resolved.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "board/side.hpp"
#include "board/vector.hpp"
#include "movement/expression.hpp"

namespace acedrex {

// How a game ends by a rule.
enum class Verdict : std::uint8_t {
    draw,
    loss,
    win,
    illegal,
    light,  // wins
    dark,
    count,  // the side wins that counts more, see CountSpec
};
// Where nothing is counted: the side that wins by the verdict, which is for `side` where it names none;
// absent: neither side.
constexpr std::optional<Side> winner_by(Verdict verdict, Side side) {
    if (verdict == Verdict::draw || verdict == Verdict::illegal) return std::nullopt;
    if (verdict == Verdict::win || verdict == Verdict::loss)
        return verdict == Verdict::win ? side : other(side);
    return verdict == Verdict::light ? Side::light : Side::dark;
}

// The end of the game for a side that has brought about something with its pieces.
struct GoalShape {
    enum class Kind : std::uint8_t {
        zone,   // pieces stand in a zone
        line,   // they make a row or a square
        chain,  // they make a chain of fields that adjoin, from one zone to another
        guard,  // a guard holds, and nothing else is asked
    };
    Kind kind = Kind::zone;
    Verdict result = Verdict::win;  // for that side: win, loss or draw
    bool safe = false;              // only where they are not attacked
    bool answered = false;  // reached by the side that moves first, the other may draw by reaching it at once
    bool holds = false;     // only where the side is to move again
    int count = 1;          // zone: so many of the pieces at once
    bool full = false;      // zone: and no field of it is empty; by a turn of the side itself
    int length = 0;         // line: of a row; 0: no row will do
    int block = 0;          // line: fields on a side of a square; 0: no square will do
    bool gaps = false;      // line: others may stand between the pieces of a row
    std::vector<Vector> dirs;  // line, chain: in these directions, and back, fields adjoin for either side
};

struct GoalSpec : GoalShape {
    std::vector<std::string> pieces;  // types or, but for zones, classes; none: all
    std::string zone;                 // as in PromotionSpec; of a chain: where it begins
    std::string to;                   // of a chain: where it ends
    Expr when;  // a guard, judged by a walker of the side that stands nowhere; nullptr: none
};

// A side that has few pieces left of those that count.
enum class Bare : std::uint8_t {
    plays_on,
    loses,
    loses_unless_answered,  // it may yet bare the other side by its next move: a draw
};

// A side that loses all that it had of these pieces.
struct ExtinctionSpec {
    std::vector<std::string> pieces;
    Verdict result = Verdict::loss;  // for that side: loss, win or draw
};

// What the sides compare where a verdict is `count`; if neither has more, it is a draw.
struct CountSpec {
    std::string counter;  // theirs of that name; "": what stands on the board
    // Points by type or class, none for a type that is not named; absent: one for each piece.
    std::optional<std::map<std::string, double>> points;
    std::array<double, 2> bonus{};  // by side
    bool at_full_board = false;     // the game ends where no field is empty
};

// A side whose counter has come so far has won.
struct CounterGoalSpec {
    std::string counter;
    int reach = 1;
};

// Verdicts hold for the side whose move brings the end about, if no other is named.
struct EndRules {
    struct Limit {
        int times = 0;  // 0: no rule
        Verdict result = Verdict::draw;
    };
    // For the side that cannot move, where its royal pieces do not stand as they must.
    Verdict checkmate = Verdict::loss;
    Bare bare = Bare::plays_on;
    int bare_left = 0;                    // so many of the pieces that count leave a side bare
    bool loss_of_royals_loses = true;     // of the last royal piece of a kind, by whatever means
    bool loss_of_escaping_loses = false;  // likewise of RoyalKind::escapes
    // Where one turn makes both sides lose: for the side that made it.
    Verdict both_lose = Verdict::draw;
    int checks = 0;                // a side that has given so many has won; 0: no rule
    Limit halfmoves;               // plies without progress
    Limit passes;                  // turns passed in a row
    Verdict idle = Verdict::draw;  // turns of both sides that have no parts, one after the other
    Limit length;                  // plies of the game
};

// What it is to chase a piece: with each turn to begin to threaten it. A piece is threatened that could be
// captured, and the capturer not be recaptured.
struct ChaseSpec {
    Verdict result = Verdict::loss;  // for a side that has chased, where the other has not
    std::vector<std::string> by;     // types that chase; none: all but royal ones
    Expr of;  // a guard, judged by the piece that is chased where it stands; nullptr: all. Royal ones never
              // are.
    // By type: the types that threaten it also where it is guarded.
    std::map<std::string, std::vector<std::string>> despite_guards;
};

// So often may no position come about; draw, illegal, loss or win.
struct RepetitionSpec : EndRules::Limit {
    // What stands on that board beside is compared, as it was since the last turn that changed anything
    // elsewhere. "": the whole position, as it ever was.
    std::string board;
    // For a side that has given check with each of its turns since the position first came about, where the
    // other has not; absent: that makes no difference.
    std::optional<Verdict> checks;
    std::optional<ChaseSpec> chases;  // likewise, where no side has given check so; absent: as above
};

struct EndingSpec : EndRules {
    std::vector<RepetitionSpec> repetitions;
    bool bare_counts_all = false;                // each piece, royal ones too
    std::vector<std::string> bare_counted;       // else these; none: all that are not royal
    std::vector<std::string> halfmove_resets;    // pieces whose moves are progress
    std::vector<std::vector<std::string>> dead;  // neither side has more than one of these: draw
    std::vector<ExtinctionSpec> extinction;
    std::vector<GoalSpec> goals;
    CountSpec count;
    std::vector<CounterGoalSpec> counters;
};

}  // namespace acedrex
