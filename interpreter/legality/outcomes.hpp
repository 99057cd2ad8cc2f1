// The outcomes of moves: which of them are the same, and which are certainly none that a plain move brings
// about.
#pragma once

#include <cstdint>
#include <span>

#include "engines/visited.hpp"
#include "play/make_move.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// What tells moves apart.
enum class Apart : std::uint8_t {
    outcome,
    start,  // the starting field and the outcome
    move,   // besides, for a piece that goes to its end, where it went and what it had been promoted to
};

// Where ways coincide, moves with a result are told by a key: what the position would be, and more if that is
// asked for.
std::uint64_t key_apart(const Move& move, std::span<const Edit> edits, Apart by);

// Such a move has no edits: its fields and its promotion tell it from others.
inline bool is_plain(const Move& move) {
    return move.kind == Move::Kind::plain || move.kind == Move::Kind::rush;
}

// Could a plain move leave the same on the fields: one piece gone from its own, and standing on another one?
bool leaves_as_plain(const Variant& variant, std::span<const Edit> edits);

// Of moves to the same outcome a listing keeps the one of least effort: with the fewest plies, then with the
// fewest edits.
std::int32_t effort(std::span<const Edit> edits);

// Takes each outcome once. Plain moves are not looked at: the generator tells no two that are the same
// but by a rush.
class Outcomes {
  public:
    explicit Outcomes(const Variant& variant, Apart by = Apart::outcome) : variant_(variant), by_(by) {}

    void clear(Apart by) {
        by_ = by;
        keys_.clear();
        like_plain_ = false;
    }
    // False where it has been taken before.
    bool take(const Move& move, std::span<const Edit> edits) {
        if (move.result == 0) return move.kind != Move::Kind::rush || add_rush(move);
        return keys_.insert(key_apart(move, edits, by_));
    }
    bool add(const Move& move, std::span<const Edit> edits) {
        like_plain_ = like_plain_ || (!is_plain(move) && leaves_as_plain(variant_, edits));
        return take(move, edits);
    }
    // False where such a one has been taken that asks for no more effort. Plain moves are not looked at.
    bool add_shorter(const Move& move, std::span<const Edit> edits) {
        return move.result == 0 || keys_.improve(key_apart(move, edits, by_), effort(edits));
    }
    // Not for plain moves.
    bool has(const Move& move, std::span<const Edit> edits) const {
        return keys_.has(key_apart(move, edits, by_));
    }
    std::size_t size() const { return keys_.size(); }
    bool add_rush(const Move& move) { return keys_.insert(key_of_rush(move)); }
    // May one that was added be that of a plain move as well?
    bool like_plain() const { return like_plain_; }

  private:
    static std::uint64_t key_of_rush(const Move& move) {
        return mixed((std::uint64_t{move.passed} << 48 | std::uint64_t{move.promoted} << 32 |
                      std::uint64_t{move.from} << 16 | move.to) +
                     1);
    }

    const Variant& variant_;
    Apart by_;
    bool like_plain_ = false;
    Visited keys_;
};

}  // namespace acedrex
