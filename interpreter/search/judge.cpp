#include "search/judge.hpp"

#include <algorithm>

#include "base/ranges.hpp"

namespace acedrex {

Judge::Judge(const GameState& game, Position& position, LegalMoves& legal)
    : variant_(game.variant()), position_(position), legal_(legal) {
    for (const RepetitionRule& rule : variant_.endings().repetitions) {
        keeps_checks_ = keeps_checks_ || rule.checks;
        if (rule.result == Verdict::illegal && rule.board == nullptr) illegal_times_ = rule.times;
    }
    for (const std::vector<int>& set : variant_.endings().dead) {
        std::size_t pieces = 0;
        for (const int number : set) pieces += static_cast<std::size_t>(number);
        most_dead_ = std::max(most_dead_, pieces);
    }
    const auto checks = [&](Position before) {
        return LegalMoves(variant_, before).in_check(before.to_move());
    };
    game.each_position([&](const Position& before) {
        // That a piece could be captured for having rushed is forgotten: most often it could not.
        if (illegal_times_ == 0 && !before.rushes().empty()) {
            Position plain = before;
            plain.forget_rushes();
            past_.push(plain);
        } else {
            past_.push(before);
        }
        checks_.push_back(keeps_checks_ && checks(before));
    });
    line_ = past_.size();
}

void Judge::push() {
    past_.push(position_);
    checks_.push_back(keeps_checks_ && legal_.in_check(position_.to_move()));
}

Judge::End Judge::by(const EndRules::Limit& rule) const {
    return won_by(winner_by(rule.result, other(position_.to_move()), variant_, position_));
}

std::optional<Judge::End> Judge::by_repetition() const {
    // Without a rule a game goes on for ever: to come back to where it has been leads nowhere.
    if (variant_.endings().repetitions.empty())
        return past_.repeated(2, line_) ? std::optional<End>(End{}) : std::nullopt;
    for (const RepetitionRule& rule : variant_.endings().repetitions) {
        if (!ends_game(rule)) continue;
        const auto first = past_.repeated(rule.times, line_);
        if (!first) continue;
        if (rule.checks) {
            // The turn before a position in which light stands in check was dark's.
            std::array<bool, 2> always{true, true}, any{false, false};
            const std::size_t last = past_.size() - 1;
            for (std::size_t i = *first + 1; i <= last; ++i) {
                const bool by_last_mover = (last - i) % 2 == 0;
                const Side mover = by_last_mover ? other(position_.to_move()) : position_.to_move();
                const auto side = static_cast<std::size_t>(mover);
                any[side] = true;
                always[side] = always[side] && checks_[i];
            }
            const bool light = any[0] && always[0], dark = any[1] && always[1];
            if (light != dark) return won_by(winner_by(*rule.checks, light ? Side::light : Side::dark));
        }
        return by(rule);
    }
    return std::nullopt;
}

std::optional<Judge::End> Judge::end() {
    const auto end_of = [](const Standing& over) { return won_by(over.winner); };
    if (const auto end = ended_on_board(legal_)) return end_of(*end);
    if (const auto end = by_repetition()) return end;
    // Mate comes before limits.
    if (const auto end = ended_by_clocks(variant_, position_); end && legal_.any() != false)
        return end_of(*end);
    if (may_be_dead())
        if (const auto end = ended_as_dead(variant_, position_)) return end_of(*end);
    return std::nullopt;
}

bool Judge::goes_round() const {
    if (past_.times() < 2) return false;
    const Side mover = other(position_.to_move());
    const auto& rules = variant_.endings().repetitions;
    return rules.empty() || ranges::any_of(rules, [&](const RepetitionRule& rule) {
               return ends_game(rule) && by(rule).winner != mover;
           });
}

bool Judge::near_limit(int turns) const {
    const Endings& endings = variant_.endings();
    const auto near = [&](const EndRules::Limit& rule, int number) {
        return rule.times > 0 && number + turns >= rule.times;
    };
    return near(endings.halfmoves, position_.halfmove_clock()) || near(endings.length, position_.turns());
}

}  // namespace acedrex
