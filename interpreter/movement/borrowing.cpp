#include "movement/borrowing.hpp"

#include <compare>
#include <map>
#include <set>
#include <string>

#include "base/ranges.hpp"
#include "movement/piece_expressions.hpp"
#include "movement/products.hpp"

namespace acedrex {

namespace {

bool asks_lender(const Bound& e) {
    const auto lender = static_cast<Lender>(e.a);
    return e.is(GuardKind::lent) && (lender == Lender::attackers || lender == Lender::guards);
}

// Can the walk end on a piece that it captures there? Told from its last part.
bool ends_capturing(const Bound& e, Code code, const Meetings& meetings) {
    if (e.kind == BoundKind::sequence) return ends_capturing(*e.kids.back(), code, meetings);
    if (e.kind == BoundKind::choice)
        return ranges::any_of(e.kids,
                              [&](const BoundRef& kid) { return ends_capturing(*kid, code, meetings); });
    if (e.kind == BoundKind::codes) {
        for (Code met = 1; met < e.codes.size(); ++met)
            if (e.codes[met] && (meetings.at(code, met) & (Meetings::kAttacks | Meetings::kAttacksMaybe)))
                return true;
        return false;
    }
    return !e.is(EffectKind::settle);
}

// Goes through a walk. positive, negative: may the walk as a whole lead to more, or to less, where this part
// of it does? (Both, where it is counted.)
struct Asked {
    bool attacks, own;
    std::vector<Borrowing>& borrowings;

    void add(const Bound& e, bool negated) const {
        const Borrowing b{static_cast<Lender>(e.a), static_cast<int>(e.b), negated, attacks, own};
        if (ranges::count(borrowings, b) == 0) borrowings.push_back(b);
    }
    void in(const Bound& e, bool positive, bool negative) const {
        if (asks_lender(e)) {
            if (positive) add(e, false);
            if (negative) add(e, true);
        }
        for (const BoundNumberRef& n : {e.lo, e.hi})
            if (n) in(*n);
        for (std::size_t i = 0; i < e.kids.size(); ++i) {
            // Where an earlier way leads somewhere, no later one is gone.
            const bool hides = e.kind == BoundKind::first_of && i + 1 < e.kids.size();
            const bool turned = e.kind == BoundKind::look_not;
            in(*e.kids[i], (turned ? negative : positive) || (hides && negative),
               (turned ? positive : negative) || (hides && positive));
        }
    }
    void in(const BoundNumber& n) const {
        if (n.counted) in(*n.counted, true, true);
        for (const BoundNumberRef& part : {n.left, n.right})
            if (part) in(*part);
    }
};

// What depends on what others attack: what pieces of a code attack, or whether they are lent a type's
// movement.
struct Node {
    Code code;
    bool lent = false;
    Lender lender = Lender::attackers;
    int type = 0;

    auto operator<=>(const Node&) const = default;
};

struct Circles {
    const BindContext& binding;
    const Meetings& meetings;
    const std::vector<PieceExpressions>& types;
    const std::vector<Borrower>& borrowers;  // by code

    // "A is guarded by B, B is attacked by A"; empty: what the code attacks does not depend on itself by
    // this.
    std::string circle(Code code, const Borrowing& by) const {
        const Node first{code, true, by.lender, by.type}, last{code};
        std::map<Node, Node> led_from{{first, first}};
        std::vector<Node> open{first};
        for (std::size_t i = 0; i < open.size() && led_from.count(last) == 0; ++i) {
            const Node at = open[i];
            for (const Node& to : depends_on(at))
                if (led_from.emplace(to, at).second) open.push_back(to);
        }
        if (led_from.count(last) == 0) return "";
        std::string said;
        for (Node at = last; at != first; at = led_from.at(at)) {
            const Node& from = led_from.at(at);
            if (!from.lent) continue;
            const std::string step =
                name(from.code) + (from.lender == Lender::guards ? " is guarded by " : " is attacked by ") +
                name(at.code);
            if (said.find(step) == std::string::npos) said = said.empty() ? step : step + ", " + said;
        }
        return said;
    }

    const std::string& name(Code code) const { return binding.cast->name(code); }

    bool lends(Code giver, const Node& to) const {
        const Side side = Cast::side(giver), mine = Cast::side(to.code);
        if (side == Side::none || mine == Side::none ||
            types[static_cast<std::size_t>(Cast::type(giver))].passive)
            return false;
        if ((side == mine) != (to.lender == Lender::guards)) return false;
        const Code there = binding.cast->with_side(to.code, other(side));
        return (meetings.at(giver, there) & (Meetings::kAttacks | Meetings::kAttacksMaybe)) != 0 ||
               borrowers[giver].becomes_another;
    }

    std::vector<Node> depends_on(const Node& at) const {
        std::vector<Node> all;
        if (!at.lent) {
            for (const Borrowing& b : borrowers[at.code].asks)
                if (b.attacks) all.push_back({at.code, true, b.lender, b.type});
            return all;
        }
        for (Code giver = 1; giver < binding.cast->codes(); ++giver) {
            const std::vector<Borrowing>& has = borrowers[giver].asks;
            if (has.empty() || !lends(giver, at)) continue;
            bool gives = Cast::type(giver) == at.type;
            for (const Borrowing& b : has) {
                if (!b.own || b.type != at.type) continue;
                gives = true;
                all.push_back({giver, true, b.lender, b.type});
            }
            if (gives) all.push_back({giver});
        }
        return all;
    }
};

const char* word_of(Lender lender) {
    return lender == Lender::guards ? "m.moves_of \"guards\"" : "m.moves_of \"attackers\"";
}

}  // namespace

bool may_capture(const Bound& e, Code code, const Meetings& meetings) {
    return ends_capturing(e, code, meetings) || any_inside(e, [](const Bound& b) {
               return b.does(kTakes) || b.is(EffectKind::land) || becomes_another(b);
           });
}

void note_borrowings(const BoundRef& walk, Code code, const Meetings& meetings, bool own, bool by_rows,
                     Borrower& borrower) {
    const auto counts = [](const BoundNumberRef& n) { return n && !n->fixed(); };
    if (!any_inside(*walk, [&](const Bound& e) { return asks_lender(e) || counts(e.lo) || counts(e.hi); }))
        return;
    for (const BoundRef& product : distributed(walk)) {
        const bool attacks = by_rows || may_capture(*product, code, meetings);
        Asked{attacks, own, borrower.asks}.in(*product, true, false);
    }
}

void refuse_circles(BindContext& binding, const Meetings& meetings,
                    const std::vector<PieceExpressions>& types, const std::vector<Borrower>& borrowers) {
    const Circles circles{binding, meetings, types, borrowers};
    std::set<int> refused;
    for (Code code = 1; code < borrowers.size(); ++code) {
        const int type = Cast::type(code);
        for (const Borrowing& b : borrowers[code].asks) {
            if (!b.negated || !b.attacks || refused.count(type) > 0) continue;
            const std::string circle = circles.circle(code, b);
            if (circle.empty()) continue;
            refused.insert(type);
            const std::string& name = binding.cast->name(code);
            const auto asks = [&](const Expression& e) {
                return e.kind == ExprKind::moves_of && e.lender == b.lender;
            };
            binding.error("expression", types[static_cast<std::size_t>(type)].place_said(asks),
                          std::string(word_of(b.lender)) + " behind a negation (-, m.first_of): what " +
                              name + " attacks would depend on what " + name + " does not attack (" + circle +
                              ")",
                          "what pieces lend each other is not defined then; leave out the pieces that ask it "
                          "(except = { ... }), or ask it in walks that capture nothing");
        }
    }
}

void refuse_borrowing(const Program& program, const Place& place, const std::string& said,
                      BindContext& binding) {
    for (const Lender lender : {Lender::attackers, Lender::guards}) {
        if (!program.facts.borrows_from(lender)) continue;
        binding.error("expression", place, said + " cannot depend on " + word_of(lender),
                      "what pieces lend each other by attacking and guarding depends on it");
        return;
    }
}

}  // namespace acedrex
