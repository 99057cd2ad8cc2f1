// What the lab keeps of a game: one line of JSON, the same for the same rules, seed and number of positions.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/side.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// Of all pieces of one kind, of both sides.
struct PieceUse {
    int began = 0;        // on the board of the first position
    int moves = 0;        // plies; drops and steps of a cascade are some
    int captures_by = 0;  // pieces that it has captured
    int captured = 0;
    int promoted = 0;  // times that it became something else
    int left = 0;      // on the board at the end

    bool operator==(const PieceUse&) const = default;
};

// How many turns there are to choose from.
struct Branching {
    double mean = 0, median = 0;
    int most = 0;

    bool operator==(const Branching&) const = default;
};

struct GameRecord {
    // What is played. With the same of these it is the same game.
    std::string variant, options;
    std::uint64_t seed = 1, nodes_a_move = 0;
    int opening = 0;     // random turns before the search is asked
    int most_plies = 0;  // a longer game is cut

    std::optional<Side> winner;
    std::string reason;  // "checkmate"; "length" or "undecided" of a game that was cut
    int plies = 0;       // turns of both sides
    Side first = Side::light;
    Branching branching;
    double tree_log10 = 0;      // of the product of these
    bool complete = true;       // false where listings of turns were cut, so that there were more
    int forced = 0;             // turns of which there was one
    int checks = 0;             // turns that gave check
    int captures = 0;           // pieces captured
    int longest_quiet = 0;      // turns in a row without a capture
    int cascades = 0;           // turns in which pieces activate others
    int cascade_plies = 0;      // of the pieces that were activated
    std::vector<double> leads;  // light's chance to win, before each turn of the search
    double coverage = 0;        // share of the fields on which a ply ended
    std::map<std::string, PieceUse> pieces;
    std::uint64_t nodes = 0;  // positions that were looked at
    std::string pgn;
    std::optional<double> seconds;  // where that was asked for: it is another one each time

    // What the first side has of it: 1, 0.5, 0.
    double first_scores() const { return !winner ? 0.5 : *winner == first ? 1 : 0; }
    // By what a set of rules is called.
    std::string rules() const { return options.empty() ? variant : variant + ":" + options; }

    bool operator==(const GameRecord&) const = default;
};

// In one line, without the end of line.
std::string line_of(const GameRecord& record);
// Throws the fault: what was expected, and what was found.
struct BadRecord {
    std::string what;
};
GameRecord record_of_line(std::string_view line);

}  // namespace acedrex::program
