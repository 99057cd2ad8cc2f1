#include "agreement.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "evaluator.hpp"
#include "kernel_side.hpp"
#include "stub_hooks.hpp"

namespace acedrex::reference {

const std::string kRoyalType = "Ant";

namespace {

// States that the oracle may make for one question before its case is passed over: fewer where each of them
// is large.
std::size_t budget_on(const Board& board) {
    return board.size() > 100 ? 4'000 : 20'000;
}

// Outcomes of one piece after each of which the attackers of royal pieces are looked for.
constexpr std::size_t kMostJudged = 1'000;

// Thrown where the oracle cannot answer, or the kernel gave up: no evidence either way.
struct Undecided {};

// Both sides of one case.
class Bench {
  public:
    Bench(const Case& c, Tally& tally) : c_(c), tally_(tally), hooks_(stub_hooks()), kernel_(c, hooks_) {
        ++tally.cases;
        tally.types.clear();
    }

    const KernelSide& kernel() const { return kernel_; }
    const std::string& refusal() const { return kernel_.refusal(); }
    const PieceSpec& piece(const Cell& q) const { return *c_.spec.pieces[static_cast<std::size_t>(q->type)]; }
    bool royal(const Cell& q) const {
        return q && q->side != Side::none && !c_.spec.royals.empty() && piece(q).name == kRoyalType;
    }

  private:
    template <class Question>
    auto asked(const Question& question) {
        try {
            return question();
        } catch (const TooManyStates&) {
            ++tally_.too_large;
        } catch (const Contradiction&) {
            ++tally_.contradictory;
        }
        throw Undecided{};
    }

  public:
    // The fields of the pieces that attack the royal piece on `at`, each after a blank.
    std::string attackers(const Placement& position, Field at) {
        return asked([&] {
            const Man q = *position.at(at);
            Evaluator evaluator = oracle(other(q.side));
            std::string names;
            for (Field from = 0; from < c_.board.off(); ++from)
                if (const Cell& p = position.at(from); p && p->side == other(q.side))
                    if (evaluator.attacks(position, from, at, q)) names += " " + c_.board.name(from);
            return names;
        });
    }

    // What the piece on `from` can legally do.
    std::set<Placement> outcomes(Field from) {
        if (piece(c_.position.at(from)).passive) return {};
        auto all = asked([&] { return oracle(c_.player).outcomes(c_.position, from); });
        if (!c_.spec.royals.empty() && all.size() > kMostJudged) {
            ++tally_.too_large;
            throw Undecided{};
        }
        if (!c_.spec.royals.empty())
            std::erase_if(all, [&](const Placement& end) { return !allowed(from, end); });
        ++tally_.walkers;
        tally_.outcomes += static_cast<int>(all.size());
        return all;
    }

    // Does a piece of the side that answers contradict itself in one of these positions? The kernel asks
    // there whether that side can move.
    bool answer_contradicts(const std::set<Placement>& ends) {
        const Side us = other(c_.player);
        try {
            for (const Placement& end : ends)
                for (Field f = 0; f < c_.board.off(); ++f)
                    if (const Cell& q = end.at(f); q && q->side == us && !piece(q).passive)
                        oracle(us).outcomes(end, f);
        } catch (const TooManyStates&) {
            ++tally_.too_large;
            return true;
        } catch (const Contradiction&) {
            ++tally_.contradictory;
            return true;
        }
        return false;
    }

  private:
    Evaluator oracle(Side player) const {
        Evaluator evaluator(c_.spec, c_.board, c_.initial, player, hooks_.get(), budget_on(c_.board));
        evaluator.keep_moved(kernel_.variant().position_tables().keeps_moved);
        evaluator.keep_last(kernel_.variant().position_tables().keeps_last);
        return evaluator;
    }

    std::set<Field> own_royals(const Placement& position) const {
        std::set<Field> fields;
        for (Field f = 0; f < c_.board.off(); ++f)
            if (const Cell& q = position.at(f); royal(q) && q->side == c_.player) fields.insert(f);
        return fields;
    }

    // Does the rule of the royal type allow that the piece on `from` brings the position about? Whoever
    // answers, answers when the turn has passed.
    bool allowed(Field from, const Placement& made) {
        const Placement end = made.passed_on(c_.player);
        const auto is_attacked = [&](const Placement& p, Field f) { return !attackers(p, f).empty(); };
        const std::set<Field> before = own_royals(c_.position), now = own_royals(end);
        const auto some_now = [&](bool attacked) {
            return std::any_of(now.begin(), now.end(),
                               [&](Field f) { return is_attacked(end, f) == attacked; });
        };
        switch (c_.spec.royals[0].kind) {
            case RoyalKind::check:  // and the last one is not thrown away
                return !some_now(true) && (before.empty() || !now.empty());
            case RoyalKind::attacked:
                return !some_now(false);
            case RoyalKind::flees: {
                const bool pursued = std::any_of(before.begin(), before.end(),
                                                 [&](Field f) { return is_attacked(c_.position, f); });
                if (!pursued) return true;
                if (!before.count(from) || !is_attacked(c_.position, from)) return false;
                // Where it has ended: on a field where none of its like stood, or where it began.
                for (const Field f : now)
                    if (!before.count(f)) return !is_attacked(end, f);
                return !now.count(from) || !is_attacked(end, from);
            }
            default:
                return true;
        }
    }

    const Case& c_;
    Tally& tally_;
    std::shared_ptr<Hooks> hooks_;
    KernelSide kernel_;
};

// By which engines the piece on `from` walks.
void count_engines(const KernelSide& kernel, Field from, Tally& tally) {
    const Movement& movement = kernel.variant().movement(kernel.position().at(from));
    tally.programs += !movement.walks.empty();
    tally.automata += movement.looks != nullptr;
    tally.marking += movement.facts.marks;
}

std::string missing(const Case& c, const std::set<Placement>& from, const std::set<Placement>& in) {
    constexpr int kMostShown = 4;
    std::string text;
    int left = 0;
    for (const Placement& p : from) {
        if (in.count(p)) continue;
        if (++left <= kMostShown) text += drawn(c.board, c.spec, p) + "\n";
    }
    if (left > kMostShown) text += "and " + std::to_string(left - kMostShown) + " more\n";
    return text.empty() ? "none\n" : text;
}

std::string difference(const Case& c, const std::set<Placement>& expected, const std::set<Placement>& found) {
    if (expected == found) return "";
    return "only the semantics allow:\n" + missing(c, expected, found) + "only the kernel allows:\n" +
           missing(c, found, expected);
}

std::set<Placement> without_last(const std::set<Placement>& all) {
    std::set<Placement> boards;
    for (const Placement& p : all) boards.insert(p.untold());
    return boards;
}

// Mostly what must be attacked cannot be taken, and sometimes not everybody counts as an attacker.
void make_untouchable(PieceSpec& piece, std::uint64_t seed) {
    if (seed % 4 != 0) piece.immune = make::pass();
    if (seed % 3 == 0)
        piece.attacked_by = make::of(ExprKind::look_not, {make::guard(GuardKind::is, {"insect"})});
}

}  // namespace

Case with_royals(Case c, Royals royals) {
    c.spec.royals.clear();
    const std::map<Royals, RoyalKind> kinds = {{Royals::captured, RoyalKind::capture},
                                               {Royals::checked, RoyalKind::check},
                                               {Royals::alone, RoyalKind::check},
                                               {Royals::attacked, RoyalKind::attacked},
                                               {Royals::fleeing, RoyalKind::flees}};
    if (const auto kind = kinds.find(royals); kind != kinds.end())
        c.spec.royals.push_back({kRoyalType, kind->second});
    if (royals == Royals::alone) c.position = with_one_of_type(c.board, c.position, 0, [] { return 1; });
    if (royals == Royals::attacked)
        change_piece(c.spec, 0, [&](PieceSpec& piece) { make_untouchable(piece, c.seed); });
    return c;
}

std::string moves_differ(const Case& c, Tally& tally) {
    Bench bench(c, tally);
    if (!bench.refusal().empty()) return bench.refusal();
    for (Field f = 0; f < c.board.off(); ++f) {
        const Cell& q = c.position.at(f);
        if (!q || q->side != c.player) continue;
        const std::string who = "the piece on " + c.board.name(f) + "\n";
        try {
            std::set<Placement> expected, found;
            for (const Placement& end : bench.outcomes(f)) expected.insert(end.passed_on(c.player).untold());
            const auto ends = bench.kernel().outcomes(f);
            if (!ends) {
                ++tally.cut;
                continue;
            }
            for (const Placement& end : *ends) found.insert(end.passed_on(c.player).untold());
            if (found != expected) return who + difference(c, expected, found);
            tally.types.insert(q->type);
            count_engines(bench.kernel(), f, tally);
        } catch (const Undecided&) {
        } catch (const ScriptFault& fault) {
            return who + "the kernel says " + to_string(fault.diagnostic);
        }
    }
    return "";
}

std::string attacks_differ(const Case& c, Tally& tally) {
    Bench bench(c, tally);
    if (!bench.refusal().empty()) return bench.refusal();
    for (Field at = 0; at < c.board.off(); ++at) {
        const Cell& q = c.position.at(at);
        if (!bench.royal(q)) continue;
        const std::string who = "the piece on " + c.board.name(at);
        try {
            const std::string attackers = bench.attackers(c.position, at);
            ++tally.walkers;
            tally.outcomes += !attackers.empty();
            const bool found = bench.kernel().attacked(at, q->type, q->side);
            if (found && attackers.empty()) return who + " is attacked for the kernel alone";
            if (!found && !attackers.empty())
                return who + " is attacked, but not for the kernel, from" + attackers;
        } catch (const Undecided&) {
        } catch (const ScriptFault& fault) {
            return who + ": the kernel says " + to_string(fault.diagnostic);
        }
    }
    return "";
}

std::string games_differ(const Case& c, Tally& tally) {
    Bench bench(c, tally);
    if (!bench.refusal().empty()) return bench.refusal();
    std::set<Placement> expected;
    try {
        std::set<Placement> all;
        for (Field f = 0; f < c.board.off(); ++f)
            if (const Cell& q = c.position.at(f); q && q->side == c.player) all.merge(bench.outcomes(f));
        for (const Placement& p : all) expected.insert(p.passed_on(c.player));

        const KernelSide::Played played = bench.kernel().played();
        if (!played.complete) {
            ++tally.cut;
            return "";
        }
        if (!played.fault.empty()) return played.fault;
        // What leads to one position in several ways is one move; which of them is remembered is open.
        const std::set<Placement> outcomes = without_last(expected);
        if (without_last(played.outcomes) != outcomes)
            return difference(c, outcomes, without_last(played.outcomes));
        for (const Placement& p : played.outcomes)
            if (!expected.count(p)) return "not the last turn:\n" + difference(c, {}, {p});
        if (played.listed != outcomes.size() || played.counted != outcomes.size())
            return std::to_string(outcomes.size()) + " outcomes, but " + std::to_string(played.listed) +
                   " listed and " + std::to_string(played.counted) + " counted";
        for (Field f = 0; f < c.board.off(); ++f)
            if (const Cell& q = c.position.at(f); q && q->side == c.player) tally.types.insert(q->type);
    } catch (const Undecided&) {
    } catch (const ScriptFault& fault) {
        if (bench.answer_contradicts(expected)) return "";
        return "the kernel says " + to_string(fault.diagnostic);
    }
    return "";
}

}  // namespace acedrex::reference
