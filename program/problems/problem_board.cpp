#include "problems/problem_board.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "engines/visited.hpp"

namespace acedrex::program {

ProblemBoard::ProblemBoard(const GameState& game, const Stipulation& asked, int plies)
    : variant_(game.variant()),
      position_(game.position()),
      legal_(variant_, position_),
      aim_(asked.aim),
      target_(asked.target),
      counts_turns_(variant_.turn().reads_turns || variant_.endings().length.times > 0) {
    // The order of moves does not tell how the position came about.
    position_.put_in_order();
    // A series is no game that could repeat itself.
    if (!asked.series && Line::matters(game, plies)) line_.emplace(game);
    constexpr unsigned kOtherDuties = PositionTables::kAntiRoyal | PositionTables::kMustFlee;
    for (const std::uint8_t royal : position_.tables().royal)
        plain_check_ = plain_check_ && (royal & kOtherDuties) == 0;
}

MoveList& ProblemBoard::list_here() {
    while (lists_.size() <= made_.size()) lists_.emplace_back();
    return lists_[made_.size()];
}

MoveList& ProblemBoard::list_from(Field from) {
    MoveList& list = list_here();
    list.clear();
    // How the game has gone may forbid some.
    if (!line_) legal_.list(list, {.from = from});
    return list;
}

MoveList& ProblemBoard::list_reaching() {
    if (line_) return list();
    MoveList& list = list_here();
    ListRequest wanted;
    if (aim_ == Stipulation::Aim::capture) wanted.kinds = Kinds::kCaptures;
    wanted.checks = aim_ == Stipulation::Aim::mate && plain_check_;
    legal_.list(list, wanted);
    return list;
}

MoveList& ProblemBoard::list() {
    MoveList& list = list_here();
    list_turns(line_ ? &*line_ : nullptr, legal_, position_, Apart::outcome, list);
    return list;
}

void ProblemBoard::make(const Move& move, const MoveList& list) {
    ++nodes_;
    made_.push_back({position_.checkpoint(), to_move(), line_.has_value()});
    if (line_) line_->push(position_, move, list);
    legal_.make_turn(move, list.edits.data());
}

bool ProblemBoard::pass() {
    if (line_ || position_.air() != nullptr || legal_.in_check(to_move())) return false;
    made_.push_back({position_.checkpoint(), to_move(), false});
    make_null(position_);
    legal_.pass_over_lapsed_turn();
    return true;
}

void ProblemBoard::undo() {
    const Made last = made_.back();
    made_.pop_back();
    if (last.in_line) line_->pop();
    position_.undo_to(last.checkpoint);
}

std::uint64_t ProblemBoard::key() const {
    std::uint64_t key = position_.hash();
    // What the hash leaves out.
    if (position_.passes() != 0) key ^= mixed(static_cast<std::uint64_t>(position_.passes()) << 32 | 1);
    if (counts_turns_) key ^= mixed(static_cast<std::uint64_t>(position_.turns()) << 32 | 2);
    return key;
}

bool ProblemBoard::gives_check() {
    return legal_.in_check(to_move());
}

// Is there a legal move?
std::optional<bool> ProblemBoard::any() {
    if (!line_ || !(line_->may_forbid() || line_->decided(position_))) return legal_.any();
    const MoveList& all = list();
    if (!all.moves.empty()) return true;
    return all.complete ? std::optional(false) : std::nullopt;
}

// Is the side to move in check and without a move? Of positions in which the board has not ended the game.
Answer ProblemBoard::mated() {
    const Side us = to_move();
    if (plain_check_ && legal_.peril(us) == Peril::none) return Answer::no;
    const std::optional<bool> moves = any();
    if (!moves) return Answer::unknown;
    if (*moves) return Answer::no;
    return answer(plain_check_ || without_moves().kind == StatusKind::checkmate);
}

Answer ProblemBoard::stalemated() {
    if (plain_check_ && legal_.peril(to_move()) != Peril::none) return Answer::no;
    const std::optional<bool> moves = any();
    if (!moves) return Answer::unknown;
    if (*moves) return Answer::no;
    return answer(plain_check_ || without_moves().kind != StatusKind::checkmate);
}

Answer ProblemBoard::won(Side side) {
    if (const auto end = ended_on_board(legal_)) return answer(end->winner == side);
    // Who wins by repetition asks for more of the game than is known here.
    if (line_ && line_->decided(position_)) return Answer::unknown;
    const Side us = to_move();
    const std::optional<Side> by_mate = winner_by(variant_.endings().checkmate, us);
    const std::optional<Side> by_stalemate =
        winner_by(variant_.obligations(us).stalemate, us, variant_, position_);
    if (by_mate != side && by_stalemate != side) return Answer::no;
    if (by_stalemate != side && plain_check_ && legal_.peril(us) == Peril::none) return Answer::no;
    const std::optional<bool> moves = any();
    if (!moves) return Answer::unknown;
    return answer(!*moves && without_moves().winner == side);
}

bool ProblemBoard::captures() const {
    return kind_of(last_edits(), made_.back().mover) == Kinds::kCaptures;
}

bool ProblemBoard::arrives() const {
    const Code there = position_.at(target_);
    if (there == kNoPiece || Cast::side(there) != made_.back().mover) return false;
    return ranges::any_of(last_edits(), [&](const Edit& e) {
        return e.what == Edit::What::cell && e.field == target_ && e.before != e.after && e.after == there;
    });
}

Answer ProblemBoard::reached() {
    using Aim = Stipulation::Aim;
    const Side mover = made_.back().mover;
    if (aim_ == Aim::capture) return answer(captures());
    if (aim_ == Aim::reach) return answer(arrives());
    if (aim_ == Aim::win) return won(mover);
    if (const auto end = ended_on_board(legal_))
        return answer(aim_ == Aim::mate && end->kind == StatusKind::checkmate && end->winner == mover);
    if (lapsed()) return Answer::no;
    return aim_ == Aim::mate ? mated() : stalemated();
}

}  // namespace acedrex::program
