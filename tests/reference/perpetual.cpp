#include "perpetual.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace acedrex::reference {

namespace {

// A capture: whence, on which field.
using Taking = std::pair<Field, Field>;

bool stands(const Placement& board, Field f, Side side) {
    return board.at(f) && board.at(f)->side == side;
}

class Account {
  public:
    Account(VariantOracle& oracle, const VariantSpec& variant, const std::vector<Stand>& met)
        : oracle_(oracle), variant_(variant), met_(met), fields_(oracle.board().off()) {}

    std::optional<Perpetual> by(const RepetitionSpec& rule) {
        const auto first = first_time(rule);
        if (!first) return std::nullopt;
        std::array<bool, 2> did{};
        if (rule.checks) did = {checks(*first, Side::light), checks(*first, Side::dark)};
        if (did[0] != did[1]) return Perpetual{"perpetual check", winner(*rule.checks, did)};
        if (!rule.chases || did[0]) return std::nullopt;
        did = {chases(*rule.chases, *first, Side::light), chases(*rule.chases, *first, Side::dark)};
        if (did[0] == did[1]) return std::nullopt;
        return Perpetual{"perpetual chase", winner(rule.chases->result, did)};
    }

  private:
    static std::optional<Side> winner(Verdict result, const std::array<bool, 2>& did) {
        const Side who = did[0] ? Side::light : Side::dark;
        if (result == Verdict::draw) return std::nullopt;
        return result == Verdict::win ? who : other(who);
    }
    // Where the position stood first of those times that count.
    std::optional<std::size_t> first_time(const RepetitionSpec& rule) {
        int times = 0;
        for (std::size_t i = met_.size(); i-- > 0;) {
            times += oracle_.repeated(met_[i]) == oracle_.repeated(met_.back());
            if (times == rule.times) return i;
        }
        return std::nullopt;
    }
    bool checks(std::size_t first, Side side) {
        bool some = false;
        for (std::size_t i = first; i + 1 < met_.size(); ++i) {
            if (met_[i].to_move != side) continue;
            if (!oracle_.told_in_check(met_[i + 1].board, other(side))) return false;
            some = true;
        }
        return some;
    }
    // Does each of its turns threaten one of those pieces that all turns before it have threatened?
    bool chases(const ChaseSpec& rule, std::size_t first, Side side) {
        std::set<Field> chased;
        for (Field f = 0; f < fields_; ++f)
            if (stands(met_[first].board, f, other(side))) chased.insert(f);
        bool some = false;
        for (std::size_t i = first; i + 1 < met_.size(); ++i) {
            const Stand &before = met_[i], &after = met_[i + 1];
            std::set<Field> still;
            const std::set<Field> begun =
                before.to_move == side ? threats_begun(rule, before, after) : std::set<Field>{};
            for (const Field f : chased)
                if (const auto now = where(before, after, f);
                    now && (before.to_move != side || begun.contains(*now)))
                    still.insert(*now);
            chased = std::move(still);
            some = some || before.to_move == side;
        }
        return some && !chased.empty();
    }
    // Where the piece has come to stand that stood there; absent: it is gone.
    std::optional<Field> where(const Stand& before, const Stand& after, Field f) const {
        const Side side = before.board.at(f)->side;
        if (stands(after.board, f, side)) return f;
        if (side != before.to_move) return std::nullopt;
        for (Field to = 0; to < fields_; ++to)
            if (stands(after.board, to, side) && !stands(before.board, to, side)) return to;
        return std::nullopt;
    }
    std::set<Field> threats_begun(const ChaseSpec& rule, const Stand& before, const Stand& after) {
        const Side side = before.to_move;
        std::set<Taking> old;
        for (const auto& [by, on] : threats(rule, before, side)) {
            const auto by_now = where(before, after, by), on_now = where(before, after, on);
            if (by_now && on_now) old.insert({*by_now, *on_now});
        }
        std::set<Field> begun;
        for (const Taking& threat : threats(rule, after, side))
            if (!old.contains(threat)) begun.insert(threat.second);
        return begun;
    }
    std::set<Taking> threats(const ChaseSpec& rule, Stand s, Side side) {
        s.to_move = side;
        Stand answering = s;
        answering.to_move = other(side);
        const std::set<Taking> answers = captures(answering);
        std::set<Taking> found;
        for (const Stand& end : oracle_.legal(s)) {
            const auto threat = capture(s, end);
            if (!threat) continue;
            const auto [by, on] = *threat;
            const Man &chaser = *s.board.at(by), &chased = *s.board.at(on);
            const bool may = rule.by.empty() ? !oracle_.is_royal(chaser) : oracle_.is_named(rule.by, chaser);
            const bool mutual = chaser.type == chased.type && answers.contains({on, by});
            if (!may || mutual || oracle_.is_royal(chased)) continue;
            if (rule.of && !oracle_.judges(rule.of, s.board, on)) continue;
            const std::string& name = variant_.pieces[static_cast<std::size_t>(chased.type)]->name;
            const auto lesser = rule.despite_guards.find(name);
            const bool despite =
                lesser != rule.despite_guards.end() && oracle_.is_named(lesser->second, chaser);
            const std::set<Taking> back = captures(end);
            const bool guarded =
                std::any_of(back.begin(), back.end(), [&](const Taking& one) { return one.second == on; });
            if (despite || !guarded) found.insert(*threat);
        }
        return found;
    }
    std::set<Taking> captures(const Stand& s) {
        std::set<Taking> all;
        for (const Stand& end : oracle_.legal(s))
            if (const auto one = capture(s, end)) all.insert(*one);
        return all;
    }
    // What the turn has taken, by the piece that ends there.
    std::optional<Taking> capture(const Stand& s, const Stand& end) const {
        const Side side = s.to_move;
        std::optional<Field> by, on;
        for (Field f = 0; f < fields_; ++f) {
            if (stands(s.board, f, side) && !stands(end.board, f, side)) by = f;
            if (stands(s.board, f, other(side)) && stands(end.board, f, side)) on = f;
        }
        return by && on ? std::optional(Taking{*by, *on}) : std::nullopt;
    }

    VariantOracle& oracle_;
    const VariantSpec& variant_;
    const std::vector<Stand>& met_;
    Field fields_;
};

}  // namespace

std::optional<Perpetual> perpetual(VariantOracle& oracle, const VariantSpec& variant,
                                   const std::vector<Stand>& met) {
    for (const RepetitionSpec& rule : variant.endings.repetitions)
        if (rule.board.empty() && (rule.checks || rule.chases))
            if (auto decided = Account(oracle, variant, met).by(rule)) return decided;
    return std::nullopt;
}

}  // namespace acedrex::reference
