// A game as its rules see it: a variant, a position, how it came about, which moves may follow, how it ended.
// It knows no text; notation/find/game.hpp is the same game for programs, with its moves by name.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/function_ref.hpp"
#include "game/status.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"

namespace acedrex {

class LegalMoves;

class Variant;
struct ListOptions;
struct PastTurn;
struct RepetitionRule;
struct Standing;

// For one thread at a time; copies are independent of each other.
class GameState {
  public:
    GameState(std::shared_ptr<const Variant> variant, Position position);

    const Variant& variant() const { return *variant_; }
    const std::shared_ptr<const Variant>& shared_variant() const { return variant_; }
    const Position& position() const { return position_; }

    // The legal moves by outcome; a draw does not end them, a win or a loss does.
    void list(MoveList& out, const ListOptions& options) const;
    // The fields where the first ply of the piece on `from` can end, whichever side it is of (sorted).
    // ignore_safety: also where that leaves royal pieces of its side attacked.
    std::vector<Field> ends(Field from, bool ignore_safety = false) const;

    // The move is one that list() has given, with the edits that it gave. self_check: the move leaves the
    // mover's own royal piece in check, and loses.
    void play(const Move& move, const Edit* edits, bool self_check = false);
    bool undo();  // false at the beginning
    std::size_t turns_played() const { return history_.size(); }
    // What the last turn has changed; nothing where none was played.
    std::span<const Edit> last_turn() const {
        return history_.empty() ? std::span<const Edit>{} : std::span<const Edit>(history_.back().edits);
    }
    // The positions of the game, from the first to the one that it has come to.
    void each_position(FunctionRef<void(const Position&)> visit) const;
    // The game goes on from here, in the middle of a move, with this piece in the air; what was played is
    // forgotten.
    void take_up(const Position::Air& air);

    Status status() const;
    // Would the move bring a position about once too often, where that is illegal?
    bool repeats_illegally(const Move& move, const Edit* edits) const;
    // Turns that repeat illegally save no piece: where all do that save those that escape where they can,
    // none of the turns that are found from here has to.
    void lift_where_escapes_repeat(LegalMoves& legal) const;
    // Is the game won or lost by how it has gone, whatever stands on the board?
    bool decided_by_course() const;

  private:
    // A position as a rule of repetition sees it: what it compares, and what shows that a turn has changed
    // something else. rushed: a piece has, and if it can be captured for it, that makes a difference, too.
    struct Key {
        std::uint64_t here, elsewhere;
        bool rushed;
    };
    using Keys = std::vector<Key>;  // by the rules of repetition
    struct Turn {
        Keys keys;                // of the position before the turn
        std::vector<Edit> edits;  // that the turn has made
    };

    static Keys keys_of(const Variant& variant, const Position& position);
    std::uint64_t rush_key(Position position) const;
    Position before(std::size_t turn) const;
    // A position that has come about too often: by which rule, and the turn before which it first did.
    struct Repeated {
        const RepetitionRule* rule;
        std::size_t first;
    };
    std::optional<Repeated> repeated(const Position& now, bool illegal, const Keys* last) const;
    Standing ended_by(const Repeated& repeated) const;
    std::optional<Standing> ended_by_repetition() const;
    void each_turn_back(std::size_t first, FunctionRef<void(const PastTurn&)> visit) const;
    bool repetition_is_illegal() const;
    bool repeats(const Keys& now, const Move& move, const Edit* edits) const;
    std::optional<bool> any_move() const;

    std::shared_ptr<const Variant> variant_;
    Position position_;  // without a log: turns keep their edits
    std::vector<Turn> history_;
    mutable std::optional<bool> any_move_;  // of this position, where that takes a listing
};

}  // namespace acedrex
