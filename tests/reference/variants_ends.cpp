// What the oracle of variants knows of royal pieces and of the end of the game.
#include <algorithm>
#include <cmath>

#include "variants.hpp"

namespace acedrex::reference {

bool VariantOracle::attacked(const Placement& board, Field at) {
    const Man man = *board.at(at);
    const auto enemies = fields_of(board, other(man.side));
    return std::any_of(enemies.begin(), enemies.end(),
                       [&](Field from) { return evaluator(other(man.side)).attacks(board, from, at, man); });
}

int VariantOracle::royals(const Placement& board, Side side) const {
    const auto fields = fields_of(board, side);
    return static_cast<int>(
        std::count_if(fields.begin(), fields.end(), [&](Field f) { return decides(royal(*board.at(f))); }));
}

// Does the fate of the piece alone decide for its side?
bool VariantOracle::binds(const Placement& board, const Man& man) const {
    using Royals = MoveObligations::Royals;
    const Royals several = variant_.obligations.several_royals;
    if (several == Royals::last_of_each) return like(board, man, nullptr) == 1;
    return several == Royals::each || royals(board, man.side) == 1;
}

bool VariantOracle::must_be_safe(const Placement& board, const Man& man) const {
    return royal(man) == RoyalKind::check && binds(board, man);
}

// Do royal pieces stand attacked that must not be left so?
bool VariantOracle::royals_attacked(const Placement& board, Side side, const std::set<int>& but_for) {
    auto fields = fields_of(board, side);
    std::erase_if(fields, [&](Field f) { return but_for.count(board.at(f)->type) > 0; });
    if (variant_.obligations.several_royals == MoveObligations::Royals::all) {
        std::erase_if(fields, [&](Field f) { return !decides(royal(*board.at(f))); });
        const auto is_checked = [&](Field f) { return royal(*board.at(f)) == RoyalKind::check; };
        const auto own = fields_of(board, side);
        return std::any_of(own.begin(), own.end(), is_checked) && !fields.empty() &&
               std::all_of(fields.begin(), fields.end(), [&](Field f) { return attacked(board, f); });
    }
    return std::any_of(fields.begin(), fields.end(),
                       [&](Field f) { return must_be_safe(board, *board.at(f)) && attacked(board, f); });
}

// Or does one stand unattacked that must be attacked?
bool VariantOracle::in_check(const Placement& board, Side side, const std::set<int>& but_for) {
    if (royals_attacked(board, side, but_for)) return true;
    const auto fields = fields_of(board, side);
    return leaves_unattacked_ != side && std::any_of(fields.begin(), fields.end(), [&](Field f) {
               const Man& man = *board.at(f);
               return !but_for.count(man.type) && royal(man) == RoyalKind::attacked && !attacked(board, f);
           });
}

bool VariantOracle::must_keep_attacked(const Stand& s) {
    leaves_unattacked_ = s.to_move;
    const bool some = !legal(s).empty();
    leaves_unattacked_.reset();
    return some;
}

bool VariantOracle::en_prise(const Placement& board, Side side) {
    const auto fields = fields_of(board, side);
    return std::any_of(fields.begin(), fields.end(), [&](Field f) {
        return royal(*board.at(f)) == RoyalKind::escapes && attacked(board, f);
    });
}

// Pieces of the side, those in its pockets too, that keep it from being bare.
int VariantOracle::pieces_that_count(const Stand& s, Side side) const {
    const EndingSpec& rule = variant_.endings;
    const auto counts = [&](const Held& piece) {
        if (rule.bare_counts_all) return true;
        return rule.bare_counted.empty() ? variant_.royal_kind(spec(piece.type)) == RoyalKind::none
                                         : named(rule.bare_counted, piece.type);
    };
    int number = 0;
    for (const auto& [held, in_hand] : s.pockets)
        if (std::get<0>(held) == side && counts(std::get<2>(held))) number += in_hand;
    for (const auto& [held, queue] : s.queues)
        if (held.first == side) number += static_cast<int>(std::count_if(queue.begin(), queue.end(), counts));
    for (const Field f : fields_of(s.board, side)) number += counts({s.board.at(f)->type});
    return number;
}

// Has the side pieces, but too few of those that count?
bool VariantOracle::bare(const Stand& s, Side side) const {
    return !fields_of(s.board, side).empty() && pieces_that_count(s, side) <= variant_.endings.bare_left;
}

int VariantOracle::counter(const Stand& s, const std::string& name, Side side) const {
    if (const auto number = s.board.number(Placement::numbered(name, side))) return *number;
    const auto spec = std::find_if(variant_.state.begin(), variant_.state.end(),
                                   [&](const CounterSpec& one) { return one.name == name; });
    return spec->start;
}

bool VariantOracle::has_reached_counter(const Stand& s) const {
    const auto& goals = variant_.endings.counters;
    return std::any_of(goals.begin(), goals.end(), [&](const CounterGoalSpec& goal) {
        return counter(s, goal.counter, Side::light) >= goal.reach ||
               counter(s, goal.counter, Side::dark) >= goal.reach;
    });
}

bool VariantOracle::is_full(const Placement& board) const {
    for (Field f = 0; f < board_.size(); ++f)
        if (!board_.is_hole(f) && !board.at(f)) return false;
    return true;
}

std::optional<Side> VariantOracle::ahead(const Stand& s) const {
    const CountSpec& rule = variant_.endings.count;
    std::array<double, 2> sums = rule.bonus;
    for (const Side side : {Side::light, Side::dark}) {
        double& sum = sums[static_cast<std::size_t>(side)];
        if (!rule.counter.empty()) {
            sum += counter(s, rule.counter, side);
            continue;
        }
        for (const Field f : fields_of(s.board, side)) {
            if (!rule.points) ++sum;
            for (const auto& [name, points] : rule.points.value_or(std::map<std::string, double>{}))
                if (named({name}, s.board.at(f)->type)) sum += points;
        }
    }
    constexpr double kAlike = 1e-6;
    if (std::abs(sums[0] - sums[1]) < kAlike) return std::nullopt;
    return sums[0] > sums[1] ? Side::light : Side::dark;
}

std::optional<std::optional<Side>> VariantOracle::both_lost(const Stand& s) const {
    const EndingSpec& rules = variant_.endings;
    const Side mover = other(s.to_move);
    const bool answers = rules.bare == Bare::loses_unless_answered;
    // Whoever is bare may be so since its own turn, and answer, or since a turn that has been answered.
    if (answers && !s.lost[0] && !s.lost[1]) return std::nullopt;
    if (s.lost[2] && !s.lost[0] && !s.lost[1]) return std::optional<Side>();
    const auto lost = [&](Side side) {
        return s.lost[static_cast<std::size_t>(side)] ||
               (rules.bare != Bare::plays_on && bare(s, side) && (!answers || side == mover));
    };
    if (!lost(mover) || !lost(other(mover))) return std::nullopt;
    switch (rules.both_lose) {
        case Verdict::win:
            return mover;
        case Verdict::loss:
            return other(mover);
        default:
            return std::optional<Side>();
    }
}

bool VariantOracle::over(const Stand& s, bool answering) {
    if (s.lost != std::array<bool, 3>{} || has_reached_counter(s)) return true;
    if (variant_.endings.count.at_full_board && is_full(s.board)) return true;
    const int checks = variant_.endings.checks;
    if (checks > 0 && (s.checks[0] >= checks || s.checks[1] >= checks)) return true;
    if (variant_.endings.passes.times > 0 && s.passes >= variant_.endings.passes.times) return true;
    if (has_nothing_to_do(s) && has_nothing_to_do(passed_over(s))) return true;
    if (answering) return false;
    const Side us = s.to_move, them = other(us);
    const auto can_answer = [&](const auto& holds) {
        const auto answers = legal(s, true, {});
        return std::any_of(answers.begin(), answers.end(), holds);
    };
    // A draw where both are bare ends no line; and the side that may answer has the move to do it, where
    // there is just one piece to be taken, even if it cannot be.
    if (const auto both = both_lost(s); both && both->has_value()) return true;
    if (variant_.endings.bare != Bare::plays_on && bare(s, us) != bare(s, them)) {
        const bool may_answer = variant_.endings.bare == Bare::loses_unless_answered;
        if (!(may_answer && bare(s, us) && pieces_that_count(s, them) == variant_.endings.bare_left + 1))
            return true;
    }
    for (const GoalSpec& goal : variant_.endings.goals) {
        if (!goal.full && reached(s, goal, us)) return true;
        if (goal.holds || !reached(s, goal, them)) continue;
        // By the side that moves first, it may be reached by the other in its next move as well.
        if (!goal.answered || them != variant_.first ||
            !can_answer([&](const Stand& answer) { return reached(answer, goal, us); }))
            return true;
    }
    return false;
}

// A King or Rook may castle while it has a partner left; a piece that rushed is taken in passing in
// the next move, or not at all.
Stand VariantOracle::repeated(Stand s) {
    for (const Side side : {Side::light, Side::dark}) {
        if (!variant_.castling) break;
        std::vector<Field> kings, others;
        for (const Field f : fields_of(s.board, side))
            if (s.board.at(f)->tags.count("castling"))
                (spec(s.board.at(f)->type).name == variant_.castling->mover ? kings : others).push_back(f);
        if (!kings.empty() && !others.empty()) continue;
        kings.insert(kings.end(), others.begin(), others.end());
        for (const Field f : kings) s.board = untagged(s.board, f, "castling");
    }
    const auto without_rushes = [&](Stand stand) {
        for (Field f = 0; f < board_.off(); ++f) stand.board = untagged(stand.board, f, "rushed");
        return stand;
    };
    const Stand plain = without_rushes(s);
    if (plain == s) return s;
    std::set<Stand> ends, plain_ends;
    for (const Stand& end : legal(s)) ends.insert(without_rushes(end));
    for (const Stand& end : legal(plain)) plain_ends.insert(without_rushes(end));
    return ends == plain_ends ? plain : s;
}

Placement VariantOracle::untagged(const Placement& board, Field f, const char* tag) {
    Cell man = board.at(f);
    return man && man->tags.erase(tag) > 0 ? board.with(f, man) : board;
}

Stand VariantOracle::untagged(Stand s) const {
    for (Field f = 0; f < board_.off(); ++f)
        for (const char* tag : {"castling", "rushed"}) s.board = untagged(s.board, f, tag);
    return s;
}

}  // namespace acedrex::reference
