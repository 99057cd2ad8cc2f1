#include "lab/watcher.hpp"

#include <algorithm>
#include <cmath>

#include "game/list_options.hpp"
#include "lab/statistics.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

std::optional<FoundTurn> LabPlayer::choose(const GameState& game) {
    const SearchResult found = search_.run(game, limits_);
    win_ = found.win;
    nodes_ += found.nodes;
    return found.first();
}

void Watcher::begins(Course& course) {
    const Position& position = course.state().position();
    const Variant& variant = course.state().variant();
    record_.first = position.to_move();
    uses_.resize(static_cast<std::size_t>(variant.cast().types()));
    visited_.resize(static_cast<std::size_t>(variant.board().size()));
    for (Field f = 0; f < variant.board().size(); ++f)
        if (position.at(f) != kNoPiece) ++use(Cast::type(position.at(f))).began;
}

void Watcher::turn(Course& before, const FoundTurn& turn, const Player* by, double /*seconds*/) {
    const GameState& game = before.state();
    look_back(game);
    if (before.status().kind == StatusKind::check) ++record_.checks;
    MoveList list;
    game.list(list, {});
    if (!list.complete) record_.complete = false;
    const auto choices = static_cast<int>(list.moves.size());
    choices_.push_back(choices);
    if (choices == 1 && list.complete) ++record_.forced;
    if (by != nullptr) record_.leads.push_back(rounded(player_.win(), 3));
    const Move& move = turn.move;
    promoted_from_ = move.promoted == 0 ? -1 : Cast::type(game.position().at(move.from));
    if (move.promoted != 0 && promoted_from_ == Cast::type(move.promoted)) promoted_from_ = -1;
    looked_ = true;
}

// What the turn before has done: the game knows its edits now.
void Watcher::look_back(const GameState& game) {
    if (!std::exchange(looked_, false)) return;
    if (promoted_from_ >= 0) ++use(promoted_from_).promoted;
    const int captures = record_.captures, plies = record_.cascade_plies;
    count_plies(game.last_turn());
    quiet_ = record_.captures > captures ? 0 : quiet_ + 1;
    record_.longest_quiet = std::max(record_.longest_quiet, quiet_);
    if (record_.cascade_plies > plies) ++record_.cascades;
}

void Watcher::count_plies(std::span<const Edit> edits) {
    int mover = -1;
    for (const Edit& edit : edits) {
        if (edit.what == Edit::What::part && edit.after != kNoPiece) {
            mover = Cast::type(edit.after);
            if (edit.slot != Position::kAgain) ++use(mover).moves;
            if (edit.slot == Position::kAir) ++record_.cascade_plies;
        }
        if (edit.what != Edit::What::cell) continue;
        if (mover < 0 && edit.before != kNoPiece) {  // the turn is one ply
            mover = Cast::type(edit.before);
            ++use(mover).moves;
        }
        count_cell(edit, mover);
    }
}

void Watcher::count_cell(const Edit& edit, int mover) {
    if (edit.takes() && edit.before != kNoPiece) {
        ++record_.captures;
        ++use(Cast::type(edit.before)).captured;
        if (mover >= 0) ++use(mover).captures_by;
    }
    if (edit.is(Edit::Why::promote) && edit.before != kNoPiece && edit.after != kNoPiece &&
        Cast::type(edit.before) != Cast::type(edit.after))
        ++use(Cast::type(edit.before)).promoted;
    if (edit.after != kNoPiece && edit.after != edit.before) visited_[edit.field] = true;
}

void Watcher::ends(Course& course, const GameEnd& end) {
    const GameState& game = course.state();
    look_back(game);
    if (end.by == GameEnd::By::rules && course.status().kind == StatusKind::checkmate) ++record_.checks;
    record_.winner = end.winner;
    record_.reason = end.reason;
    record_.plies = static_cast<int>(game.turns_played());
    record_.nodes = player_.nodes();
    std::vector<double> sorted(choices_.begin(), choices_.end());
    std::sort(sorted.begin(), sorted.end());
    const Estimate choices = estimate(sorted);
    record_.branching = {choices.mean, choices.median, static_cast<int>(choices.most)};
    for (const double number : sorted) record_.tree_log10 += std::log10(std::max(number, 1.0));
    const Variant& variant = game.variant();
    int fields = 0;
    for (Field f = 0; f < variant.board().size(); ++f) {
        if (!variant.board().is_hole(f)) ++fields;
        if (game.position().at(f) != kNoPiece) ++use(Cast::type(game.position().at(f))).left;
    }
    record_.coverage = static_cast<double>(std::count(visited_.begin(), visited_.end(), true)) / fields;
    for (int type = 0; type < variant.cast().types(); ++type)
        if (use(type) != PieceUse{}) {
            // Several types may have one name.
            PieceUse& sum = record_.pieces[variant.cast().entry(type).name];
            for (const auto number : {&PieceUse::began, &PieceUse::moves, &PieceUse::captures_by,
                                      &PieceUse::captured, &PieceUse::promoted, &PieceUse::left})
                sum.*number += use(type).*number;
        }
}

}  // namespace acedrex::program
