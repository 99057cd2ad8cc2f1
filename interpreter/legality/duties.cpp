// What turns have to do if any can: to be of a kind that comes first, to capture.
#include <algorithm>

#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

// How many pieces of the other side, or of none, does the move of the list capture?
int LegalMoves::captures(const MoveList& list, const Move& move) const {
    if (is_plain(move)) return kind_of(position_, move, nullptr) == Kinds::kCaptures;
    return static_cast<int>(captures_in(list.edits_of(move), position_.to_move()));
}

// Does the guard hold of the piece that has moved last in the turn, or has one been promoted? The position
// holds since `begin` in the log what the turn does, by a move of that piece or none.
bool LegalMoves::is_of(const Preference& kind, const Move& move, Code mover, std::size_t begin) {
    const auto edits = position_.edits_since(begin);
    if (kind.kind == PreferenceSpec::Kind::promotion)
        return (move.promoted != 0 && move.promoted != mover) || ranges::any_of(edits, [](const Edit& edit) {
                   return edit.is(Edit::Why::promote) && edit.after != edit.before;
               });
    const Field unit = record_of_turn(position_, edits, mover, move).unit;
    return unit != kNoField && generator_.holds_of(kind.guard, unit, begin);
}

// Does the turn, which has been made, give check, or mate?
bool LegalMoves::gives(PreferenceSpec::Kind kind, Side to) {
    if (!in_check(to)) return false;
    if (kind == PreferenceSpec::Kind::check) return true;
    if (position_.to_move() != to) return false;
    // Whether there is a turn does not depend on what escapes, and that would ask for mates in its turn.
    return ask_another({.escapes = Escapes::lifted},
                       [](LegalMoves& looking) { return looking.any() == false; });
}

// How early comes the first kind that the turn is of? 0: it is of none.
int LegalMoves::preferred(const MoveList& list, const Move& move) {
    using Kind = PreferenceSpec::Kind;
    const std::vector<Preference>& kinds = variant_.preferences();
    if (kinds.empty()) return 0;
    const Question question(variant_.scripts());
    const Side them = other(position_.to_move());
    const Code mover = move.kind == Move::Kind::pass ? kNoPiece : position_.at(move.from);
    const auto first = ranges::find_if(kinds, [&](const Preference& kind) {
        const Tried made(position_);
        if (kind.kind == Kind::check || kind.kind == Kind::mate) {
            acedrex::make_turn(variant_, position_, move, list.edits.data());
            return gives(kind.kind, them);
        }
        place_move(position_, move, list.edits.data(), variant_.move_rules());
        const auto edits = position_.edits_since(made.since());
        if (position_.tables().keeps_last) position_.note_turn(record_of_turn(position_, edits, mover, move));
        return is_of(kind, move, mover, made.since());
    });
    return static_cast<int>(kinds.end() - first);
}

LegalMoves::Merit LegalMoves::merit(const MoveList& list, const Move& move) {
    using Capture = MoveObligations::Capture;
    const Capture capture = variant_.obligations(position_.to_move()).capture;
    const int captured = capture == Capture::free ? 0 : captures(list, move);
    return {preferred(list, move), capture == Capture::must ? std::min(captured, 1) : captured};
}

void LegalMoves::keep_compulsory(MoveList& list) {
    std::vector<Merit> merits;
    Merit most;
    for (const Move& move : list.moves) most = std::max(most, merits.emplace_back(merit(list, move)));
    auto own = merits.begin();
    std::erase_if(list.moves, [&](const Move&) { return *own++ < most; });
}

// Which rule forbids a turn for what others there are? nullptr: none.
const char* LegalMoves::falls_short(const MoveList& whole) {
    if (!variant_.compares_turns(position_.to_move()) || safety_.ignored()) return nullptr;
    const TakenBack turn(position_, begun_[0].checkpoint);
    others().list(scratch_);
    const Merit own = merit(whole, whole.moves[0]);
    Merit due;
    for (const Move& move : scratch_.moves) due = std::max(due, merit(scratch_, move));
    if (own >= due) return nullptr;
    return own.preferred < due.preferred ? "preferred" : "compulsory-capture";
}

}  // namespace acedrex
