// Which turn is best: a search over the legal turns of a game, whatever its rules.
//
// Alpha-beta over whole turns, with iterative deepening, a transposition table and quiescence over captures.
// Pieces are worth what they can do, which is learned from random boards once a search is asked for. With a
// limit of nodes or of depth the result follows from position, seed and limits alone.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "game/game_state.hpp"
#include "play/make_move.hpp"

namespace acedrex {

class Variant;

/// How a side stands: ahead by so much, or so near to the end of the game.
struct SearchScore {
    int centi = 0;  ///< hundredths of the weakest piece that starts on the board
    int mate = 0;   ///< plies to a won end of the game; negative: to a lost one; 0: none is known

    bool operator==(const SearchScore&) const = default;
};

/// When a search ends; what is 0 or nullptr is no limit. One of nodes, depth and seconds should be given, or
/// the flag.
struct SearchLimits {
    std::uint64_t nodes = 0;  ///< positions that are looked at
    int depth = 0;            ///< turns, whatever quiescence looks at besides
    double seconds = 0;       ///< of the clock
    int lines = 1;            ///< so many best turns are told, each with its line
    int threads = 1;          ///< that search together; with more than one no two runs are alike
    int noise = 0;            ///< hundredths of the weakest piece: turns are misjudged by up to so much
    const std::atomic<bool>* stop = nullptr;  ///< ends the search as soon as it is set
};

/// A turn with the edits that it makes: game.play(turn.move, turn.edits.data()).
struct FoundTurn {
    Move move;
    std::vector<Edit> edits;

    /// That one of the list.
    void assign(const Move& from, const MoveList& list) {
        move = from;
        move.first_edit = 0;
        const auto begin = list.edits.begin() + from.first_edit;
        edits.assign(begin, begin + from.edit_count);
    }
};

/// A turn, and how the game goes on from it at its best.
struct SearchLine {
    SearchScore score;  ///< for the side to move
    std::vector<FoundTurn> turns;
    double win = 0.5;  ///< light's chance
};

/// What a search has found so far.
struct SearchResult {
    int depth = 0;  ///< turns, of the last look that was finished
    std::uint64_t nodes = 0;
    double seconds = 0;
    double win = 0.5;               ///< light's chance
    bool complete = true;           ///< false where listings of turns were cut
    bool goal_in_sight = true;      ///< false where neither rules nor random games tell how a side could win
    std::vector<SearchLine> lines;  ///< the best first; none: the game is over

    /// The best turn.
    std::optional<FoundTurn> first() const {
        return lines.empty() ? std::nullopt : std::optional(lines[0].turns[0]);
    }
};

/// For one thread at a time. What it has learned and found serves its further runs; what a run with a limit
/// of nodes or depth finds does not depend on the runs before.
class Search {
  public:
    explicit Search(std::shared_ptr<const Variant> variant, std::uint64_t seed = 1);
    ~Search();
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    /// Told of each depth that is finished; may be empty.
    using Progress = std::function<void(const SearchResult&)>;
    /// game: of the variant.
    SearchResult run(const GameState& game, const SearchLimits& limits, const Progress& progress = {});

  private:
    struct Rooms;
    std::unique_ptr<Rooms> rooms_;
};

/// May several threads search it? Scripts that are asked in play are for one.
bool may_use_threads(const Variant& variant);
constexpr int kMostThreads = 64;

constexpr int kLevels = 8;
constexpr int kUsualLevel = 3;  // where none is asked for
/// Of an opponent that plays so well, from 1; the last one has no limit but time.
SearchLimits limits_of_level(int level);

}  // namespace acedrex
