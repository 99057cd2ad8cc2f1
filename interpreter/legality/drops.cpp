// The parts of a turn that bring in a piece from a pocket.
#include <algorithm>
#include <limits>

#include "legality/phases.hpp"

namespace acedrex {

// skippable: the turn may go on without, where the part is not forced.
bool Phases::drop(const Part& p, bool skippable, Next next) {
    const int turn = position_->turns() / 2 + 1;
    PartSpec::Window window{1, std::numeric_limits<int>::max()};
    if (const auto& windows = p.windows[static_cast<std::size_t>(us_)]; !windows.empty()) {
        const auto taken = static_cast<std::size_t>(position_->taken(us_, p.drops[0].pocket));
        window = windows[std::min(taken, windows.size() - 1)];
    }
    if (turn < window.first) return !skippable || next();
    const bool forced = p.forced == PartSpec::Forced::always ||
                        (p.forced == PartSpec::Forced::at_end && turn >= window.second);
    if (skippable && !forced && !next()) return false;
    bool possible = false;
    for (std::size_t i = 0; i < p.drops.size(); ++i) {
        const DropRule& rule = p.drops[i];
        const auto decides = [&](Code held) {
            const auto fits = [&](const DropRule& r) {
                return r.pocket == rule.pocket && r.types[static_cast<std::size_t>(Cast::type(held))];
            };
            const auto first = std::find_if(p.drops.begin(), p.drops.end(), fits);
            return first == p.drops.begin() + static_cast<std::ptrdiff_t>(i);
        };
        if (variant_.pockets().queues[static_cast<std::size_t>(rule.pocket)]) {
            const auto queue = position_->queue(us_, rule.pocket);
            if (queue.empty()) continue;
            const Code held = queue.front();
            if (decides(held) && !drop_piece(p, rule, held, possible, next)) return false;
            continue;
        }
        for (int type = 0; type < variant_.cast().types(); ++type) {
            const Code held = variant_.cast().code(type, us_);
            if (position_->reserve(held, rule.pocket) == 0 || !decides(held)) continue;
            if (!drop_piece(p, rule, held, possible, next)) return false;
        }
    }
    // What is forced but impossible is passed over.
    return possible || !forced || !skippable || next();
}

bool Phases::drop_piece(const Part& p, const DropRule& rule, Code held, bool& possible, Next next) {
    if (only_from_ && made_.parts == 0) return true;
    if (!rule.in_check && in_check(us_)) return true;
    for (const int type : rule.as[static_cast<std::size_t>(Cast::type(held))]) {
        const Code code = variant_.binding().code_for(type, us_);
        const FieldSet& fields = rule.at[code];
        for (Field f = 0; f < variant_.board().size(); ++f) {
            if (!fields[f] || position_->at(f) != kNoPiece || !may_stand(rule, code, f)) continue;
            const std::size_t checkpoint = position_->checkpoint();
            const Made before = made_;
            position_->begin_part({f, f, held, Position::kDrop, rule.pocket});
            position_->take_from_reserve(held, rule.pocket);
            position_->set(f, code, position_->tables().arrival_tags(f, code, 0) | rule.tags,
                           Edit::Why::drop);
            bool more = true;
            if ((rule.may_mate || !mated(other(us_))) && within_limits(code, checkpoint)) {
                possible = true;
                more = go_on(p, f, f, checkpoint, next);
            }
            position_->undo_to(checkpoint);
            made_ = before;
            if (!more) return false;
        }
    }
    return true;
}

// Do the rule's guard and its limits let the piece come in on the empty field?
bool Phases::may_stand(const DropRule& rule, Code code, Field f) {
    if (const auto& limit = rule.limits[static_cast<std::size_t>(Cast::type(code))]) {
        const Board& board = variant_.board();
        if (*limit == DropSpec::kOneAFile) {
            for (int rank = 0; rank < board.ranks(); ++rank)
                if (const Field g = board.at(board.file(f), rank);
                    g != board.off() && position_->at(g) == code)
                    return false;
        } else if (position_->count(code) >= *limit) {
            return false;
        }
    }
    return rule.asked[code] == DropRule::kNever || walker_.holds(rule.program, rule.asked[code], code, f);
}

// Is the side, which has yet to answer, in check without an answer?
bool Phases::mated(Side side) {
    if (!in_check(side)) return false;
    if (!answers_) answers_ = std::make_unique<LegalMoves>(variant_, *position_);
    const std::size_t checkpoint = position_->checkpoint();
    position_->end_turn();
    const bool answer = answers_->any();
    position_->undo_to(checkpoint);
    return !answer;
}

}  // namespace acedrex
