#include "problems/help.hpp"

#include <utility>

#include "base/patience.hpp"
#include "notation/find/finding.hpp"
#include "position/hash_keys.hpp"
#include "problems/proof_bounds.hpp"

namespace acedrex::program {

namespace {

using Play = Stipulation::Play;

}  // namespace

Help::Help(ProblemBoard& board, const Stipulation& asked, const ProofBounds* bounds)
    : board_(board), asked_(asked), bounds_(bounds), last_(board, Play::self, asked.aim) {}

bool Help::stopped() {
    if (!Patience::stopped()) return false;
    solved_->complete = false;
    return true;
}

// In a series the other side passes before every move but the first; in a series of help it makes the last.
bool Help::passes_before(int left) const {
    return asked_.series && left < plies_ && !(asked_.play == Play::help && left == 1);
}

// Is the other side to be forced in the end?
bool Help::forces() const {
    return asked_.play == Play::help_self || asked_.play == Play::self;
}

// Has the last ply brought about what is asked?
Answer Help::ends() {
    if (asked_.play == Play::proof) return answer(bounds_->is_reached(board_.position()));
    return forces() ? last_.attacked(1) : board_.reached();
}

// Finds the lines of so many plies from here. False where there are none, for certain.
bool Help::search(int left) {
    if (stopped()) return true;
    if (bounds_ != nullptr && !bounds_->may_reach(board_.position(), left)) return false;
    const std::uint64_t key = mixed(board_.key() + static_cast<std::uint64_t>(left)) | 1;
    if (board_.has_keys() && memory_.find(key) != nullptr) return false;
    // The text of a ply depends on the whole list, which is asked for only where some ply reaches the aim.
    if (left == 1 && !forces() && bounds_ == nullptr && board_.has_keys() &&
        last_.can_reach() == Answer::no) {
        memory_.at(key).no_in = 1;
        return false;
    }
    MoveList& list = board_.list();
    bool found = !list.complete;
    solved_->complete = solved_->complete && list.complete;
    path_.push_back({0, std::exchange(passed_, false), &list});
    for (std::uint32_t i = 0; i < list.moves.size() && !solved_->cut; ++i) {
        if (left == plies_ && options_->progress) options_->progress(length_, i, list.moves.size());
        path_.back().move = i;
        board_.make(list.moves[i], list);
        if (left == 1) {
            const Answer one = ends();
            if (one == Answer::yes) tell_path();
            if (one == Answer::unknown) solved_->complete = false;
            found = found || one != Answer::no;
        } else if (passes_before(left - 1)) {
            if (board_.pass()) {
                passed_ = true;
                found = search(left - 1) || found;
                passed_ = false;
                board_.undo();
            }
        } else if (board_.lapsed()) {
            solved_->complete = false;
            found = true;
        } else {
            found = search(left - 1) || found;
        }
        board_.undo();
        if (stopped()) {
            found = true;
            break;
        }
    }
    path_.pop_back();
    if (!found && !solved_->cut && board_.has_keys()) memory_.at(key).no_in = static_cast<std::uint8_t>(left);
    return found || solved_->cut;
}

// The moves that have led here, in words.
void Help::tell_path() {
    if (solved_->solutions.size() >= options_->limit) {
        solved_->cut = true;
        return;
    }
    for (std::size_t i = path_.size(); i-- > 0;) {
        board_.undo();
        if (path_[i].passed) board_.undo();
    }
    ProblemLine line{.length = length_, .reaches = true};
    for (const Step& step : path_) {
        if (step.passed) board_.pass();
        line.moves.push_back(move_texts(board_.variant(), board_.position(), *step.list)[step.move]);
        board_.make(step.list->moves[step.move], *step.list);
    }
    if (forces()) {
        line.reaches = false;
        if (options_->variations) line.variations = last_.variations_of_last();
    }
    solved_->solutions.push_back(std::move(line));
}

void Help::solve(int plies, int length, const SolveOptions& options, Solved& solved) {
    plies_ = plies;
    length_ = length;
    options_ = &options;
    solved_ = &solved;
    search(plies);
    solved.complete = solved.complete && last_.complete() && !solved.cut;
}

}  // namespace acedrex::program
