// A game being played: a variant, a position, and how it came about. The one door for programs: the command
// line, the scripted tests and embedders need nothing else but variant.hpp and setup.hpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "notation/move/record.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct ListedMove {
    Move move;
    std::string text;  // long form, unambiguous within the listing
    std::vector<PlyRecord> plies;
    std::vector<Edit> edits;  // of the move
    bool self_check = false;  // it leaves the mover's own royal piece in check, and loses
};

struct Listing {
    std::vector<std::shared_ptr<const ListedMove>> moves;
    bool complete = true;  // false where a budget cut the listing
};

enum class StatusKind { playing, check, checkmate, stalemate, draw, won };
std::string_view to_string(StatusKind kind);

struct Status {
    StatusKind kind = StatusKind::playing;
    Side to_move = Side::light;
    std::optional<Side> winner;  // absent while nobody has won
    std::string reason;          // "" while playing; else e.g. "repetition", "checkmate"

    bool over() const { return kind != StatusKind::playing && kind != StatusKind::check; }
};

// What became of a move given as text. The three ways to fail are told apart.
struct PlayResult {
    enum class Kind { played, not_notation, not_legal, ambiguous };
    Kind kind = Kind::played;
    std::string text;               // played: the long form
    std::string reason;             // else: one sentence
    std::string rule;               // not_legal: a short stable name of the rule that forbids it
    std::vector<std::string> near;  // nearest legal moves, or what an ambiguous one could be

    explicit operator bool() const { return kind == Kind::played; }
};

struct MovePattern;

// For one thread at a time; copies are independent of each other.
class Game {
  public:
    explicit Game(std::shared_ptr<const Variant> variant);  // from the variant's own setup
    Game(std::shared_ptr<const Variant> variant, Position position);

    const Variant& variant() const { return *variant_; }
    const Position& position() const { return position_; }
    Side to_move() const { return position_.to_move(); }

    // The legal moves by outcome, in a stable order; a draw does not end them, a win or a loss does. from:
    // only those whose first ply starts there. limit: at most so many are listed (0: the variant's budget).
    Listing moves(std::optional<Field> from = std::nullopt, std::size_t limit = 0) const;

    // The game goes on from here, in the middle of a move, with this piece in the air; what was played is
    // forgotten.
    void take_up(const Position::Air& air);

    // The fields where the first ply of the piece on `from` can end, whichever side it is of (sorted).
    std::vector<Field> ends(Field from) const;

    // Finds the move that `text` names, without making it: on success `found` is set.
    PlayResult find(std::string_view text, std::shared_ptr<const ListedMove>& found) const;
    PlayResult play(std::string_view text);
    void play(const ListedMove& move);  // must be one that moves() has listed
    bool undo();                        // false at the beginning
    std::size_t turns_played() const { return history_.size(); }
    const std::vector<std::string>& texts() const { return texts_; }

    Status status() const;
    std::string setup() const;                              // the setup string of the position
    std::string setup_after(const ListedMove& move) const;  // of the one that the move leads to
    std::optional<std::string> fen() const;                 // absent where FEN cannot tell it

  private:
    // Listings of the position as it is, by starting field.
    struct Known {
        std::vector<std::pair<std::optional<Field>, Listing>> listings;
    };
    struct Turn {
        std::size_t checkpoint;
        std::uint64_t key;                   // of the position before the turn, as repetition sees it
        std::shared_ptr<const Known> known;  // of that position; of the last turn only
    };
    // Which moves are to be listed.
    struct Asked {
        bool ignore_safety = false;
        std::optional<Field> from = std::nullopt;
        std::size_t limit = 0;
        const MovePattern* parts = nullptr;  // of turns made of parts, those that it fits
        const MovePattern* ways = nullptr;   // the outcomes that some way brings about that it fits
    };

    std::optional<Status> ended_by_count() const;
    Status without_moves() const;
    Status ended(Verdict verdict, std::string reason) const;
    std::string broken_rule(const ListedMove& move, bool several, PlayResult& result) const;
    Listing list(const Asked& asked) const;
    std::optional<Field> start_of(const MovePattern& pattern) const;
    std::vector<std::shared_ptr<const ListedMove>> fitting(std::string_view text,
                                                           const MovePattern& pattern) const;
    std::vector<std::shared_ptr<const ListedMove>> losing(const MovePattern& pattern) const;
    std::uint64_t repetition_key() const;
    int repetitions(std::uint64_t key) const;
    bool repetition_is_illegal() const;
    bool repeats_illegally(std::uint64_t now, const Move& move, const Edit* edits) const;
    bool is_dead() const;
    bool refuse_turn(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    void refuse_drop(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    bool tell_near(const MovePattern& bare, PlayResult& result) const;
    bool refuse_effects(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    bool refuse_details(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    bool means(const MovePattern& pattern, const std::vector<PlyRecord>& plies, const Move& move,
               std::span<const Edit> edits) const;
    bool means_so_far(const MovePattern& pattern, const std::vector<PlyRecord>& plies, const Move& move,
                      std::span<const Edit> edits) const;
    bool fits_traced(const MovePattern& part, const std::vector<PlyRecord>& plies, std::size_t i,
                     const Move& move, std::span<const Edit> edits) const;
    std::vector<PlyRecord> traced(const std::vector<PlyRecord>& plies, std::size_t i, const Move& move,
                                  std::span<const Edit> edits) const;
    bool refuse_told(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    bool refuse_passing(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const;
    void refuse(std::string_view text, MovePattern& pattern, PlayResult& result) const;

    std::shared_ptr<const Variant> variant_;
    Position position_;
    std::vector<Turn> history_;
    std::vector<std::string> texts_;
    mutable std::shared_ptr<const Known> known_;
};

}  // namespace acedrex
