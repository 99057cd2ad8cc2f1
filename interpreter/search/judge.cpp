#include "search/judge.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "legality/results.hpp"

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
    if (variant_.endings().repetitions.empty()) {
        push();
        return;
    }
    GameState earlier = game;
    while (earlier.undo()) {
        Position before = earlier.position();
        const bool check = keeps_checks_ && LegalMoves(variant_, before).in_check(before.to_move());
        past_.push_back({before.hash(), check});
    }
    std::reverse(past_.begin(), past_.end());
    for (const Past& one : past_) ++times_[slot_of(one.hash)];
    line_ = past_.size();
    push();
}

void Judge::push() {
    past_.push_back({position_.hash(), keeps_checks_ && legal_.in_check(position_.to_move())});
    ++times_[slot_of(past_.back().hash)];
}

Judge::End Judge::by(const EndRules::Limit& rule) const {
    return won_by(winner_by(rule.result, other(position_.to_move()), variant_, position_));
}

std::optional<std::size_t> Judge::repeated(int times, bool soon) const {
    const std::uint64_t now = past_.back().hash;
    if (times_[slot_of(now)] < 2) return std::nullopt;
    int found = 1;
    for (std::size_t i = past_.size() - 1; i-- > 0;) {
        if (past_[i].hash != now) continue;
        ++found;
        if (found >= times || (soon && i > line_)) return i;
    }
    return std::nullopt;
}

std::optional<Judge::End> Judge::by_repetition() const {
    for (const RepetitionRule& rule : variant_.endings().repetitions) {
        if (rule.result == Verdict::illegal || rule.board != nullptr) continue;
        const auto first = repeated(rule.times, true);
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
                always[side] = always[side] && past_[i].check;
            }
            const bool light = any[0] && always[0], dark = any[1] && always[1];
            if (light != dark) return won_by(winner_by(*rule.checks, light ? Side::light : Side::dark));
        }
        return by(rule);
    }
    return std::nullopt;
}

std::optional<Judge::End> Judge::end() {
    if (const auto end = legal_.board_end()) return won_by(end->winner);
    if (const auto end = legal_.bare_end()) return won_by(end->winner);
    const Endings& endings = variant_.endings();
    if (const auto end = by_repetition()) return end;
    const auto due = [](const EndRules::Limit& rule, int number) {
        return rule.times > 0 && number >= rule.times;
    };
    const bool quiet = due(endings.halfmoves, position_.halfmove_clock());
    // Mate comes before limits.
    if ((quiet || due(endings.length, position_.turns())) && legal_.any() != false)
        return by(quiet ? endings.halfmoves : endings.length);
    if (most_dead_ > 0 && is_dead()) return End{};
    return std::nullopt;
}

Judge::End Judge::without_turns(const Variant& variant, const Position& position, LegalMoves& legal) {
    const Side us = position.to_move();
    Peril peril = legal.peril(us);
    const bool flees = peril == Peril::none && legal.must_flee();
    if (peril == Peril::none && !flees && legal.any() == false) {
        legal.ignore_unattacked(true);
        if (legal.any() != false) peril = Peril::unattacked;
        legal.ignore_unattacked(false);
    }
    if (peril == Peril::none && !flees)
        return won_by(winner_by(variant.obligations(us).stalemate, us, variant, position));
    return won_by(winner_by(variant.endings().checkmate, us));
}

bool Judge::near_limit(int turns) const {
    const Endings& endings = variant_.endings();
    const auto near = [&](const EndRules::Limit& rule, int number) {
        return rule.times > 0 && number + turns >= rule.times;
    };
    return near(endings.halfmoves, position_.halfmove_clock()) || near(endings.length, position_.turns());
}

// Does each side have no more than one of the sets of pieces with which the game is dead?
bool Judge::is_dead() const {
    for (const Side side : {Side::light, Side::dark})
        if (position_.pieces(side).size() > most_dead_) return false;
    for (const Side side : {Side::light, Side::dark})
        if (!variant_.royals(side).check.empty() && position_.royals(side) == 0) return false;
    return ranges::all_of(std::array{Side::light, Side::dark}, [&](Side side) {
        return ranges::any_of(variant_.endings().dead, [&](const std::vector<int>& set) {
            for (int type = 0; type < variant_.cast().types(); ++type) {
                const Code code = variant_.cast().code(type, side);
                if (position_.count(code) + position_.in_reserve(code) > set[static_cast<std::size_t>(type)])
                    return false;
            }
            return true;
        });
    });
}

}  // namespace acedrex
