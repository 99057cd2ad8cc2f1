// What the oracle walks that is not written out where it stands: grammars, and the movement of others.
#include <algorithm>

#include "evaluator.hpp"

namespace acedrex::reference {

// What the productions of one grammar lead to, from every state in which one of them was begun.
struct Evaluator::Grammar {
    const Expression& expression;
    Context within;  // what the grammar itself stands in
    std::map<std::pair<std::size_t, State>, States> ends;
    bool grown = false;
};

// The least fixed point: nothing leads anywhere to begin with, then what is known is put in for every call
// until nothing is added.
States Evaluator::eval_grammar(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    return fixed_point(e, 0, s, walk, in);
}

States Evaluator::fixed_point(const Expression& e, std::size_t production, const State& s, const Walk& walk,
                              const Context& in) {
    if (++depth_ > kMostNested) throw TooManyStates{};
    Grammar grammar{e, in, {}, true};
    Context inside = in;
    inside.grammar = &grammar;
    inside.whole = false;
    const std::pair<std::size_t, State> start{production, s};
    grammar.ends[start];
    while (grammar.grown) {
        grammar.grown = false;
        std::vector<std::pair<std::size_t, State>> begun;
        for (const auto& [key, ends] : grammar.ends) begun.push_back(key);
        for (const auto& key : begun) {
            spend(1);
            States ends = eval(*e.kids[key.first], key.second, walk, inside);
            States& known = grammar.ends[key];
            for (const State& t : ends)
                if (known.insert(t).second) grammar.grown = true;
        }
    }
    --depth_;
    return grammar.ends[start];
}

States Evaluator::eval_call(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    bool whole = in.whole;
    for (Grammar* grammar = in.grammar; grammar != nullptr; grammar = grammar->within.grammar) {
        const std::vector<std::string>& names = grammar->expression.names;
        const auto name = std::find(names.begin(), names.end(), e.names[0]);
        if (name == names.end()) {
            whole = whole || grammar->within.whole;
            continue;
        }
        const auto production = static_cast<std::size_t>(name - names.begin());
        if (whole) return fixed_point(grammar->expression, production, s, walk, grammar->within);
        const auto [known, added] = grammar->ends.try_emplace({production, s});
        if (added) grammar->grown = true;
        return known->second;
    }
    return {};
}

States Evaluator::eval_moves_of(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    // A borrower lends what it has of its own.
    if (in.borrowed && e.lender != Lender::type) return {};
    Context theirs = in;
    theirs.grammar = nullptr;
    if (++depth_ > kMostNested) throw TooManyStates{};
    States states;
    if (e.lender == Lender::type) {
        if (const Expr& moves = spec(*type_named(e.names[0])).moves) states = eval(*moves, s, walk, theirs);
    } else {
        theirs.borrowed = true;
        for (const int type : lent_to(e.lender, walk)) {
            const Expr& moves = spec(type).moves;
            if (std::any_of(e.names.begin(), e.names.end(),
                            [&](const std::string& name) { return answers_to(type, name); }))
                continue;  // left out
            if (!moves) continue;
            State then = s;
            if (keeps_last_) then.as = type;
            states.merge(eval(*moves, then, walk, theirs));
        }
    }
    --depth_;
    return states;
}

States Evaluator::eval_each_type(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    States states;
    for (int type = 0; type < cast_.types(); ++type)
        states.merge(eval(*hooks_->each_type(e.hook, cast_, type), s, walk, in));
    return states;
}

// Does an expression borrow from others, or from a type that does? around: from the pieces that stand about,
// so not from the one that moved last.
bool Evaluator::borrows(const Expression& e, bool around) const {
    if (e.kind == ExprKind::moves_of) {
        if (e.lender != Lender::type) return !around || e.lender != Lender::last;
        const Expr& moves = spec(*type_named(e.names[0])).moves;
        return moves && borrows(*moves, around);
    }
    return std::any_of(e.kids.begin(), e.kids.end(), [&](const Expr& kid) { return borrows(*kid, around); });
}

std::set<int> Evaluator::lent_to(Lender lender, const Walk& walk) {
    if (lender == Lender::last) {
        const LastTurn& last = walk.before.last();
        return last.type < 0 ? std::set<int>{} : std::set<int>{last.type};
    }
    const auto chosen = [&](const Lent& lent) {
        return lender == Lender::attackers ? lent.by_attackers : lent.by_guards;
    };
    if (given_ != nullptr) return chosen(*given_);
    return chosen(lent_on(walk.before)[walk.start]);
}

// The least fixed point: no piece has been lent anything to begin with; a piece that attacks or guards a
// borrower, by whatever it has so far, lends it its movement and whatever it has. (What moves as the last
// turn's kind has nothing of its own to lend.)
std::map<Field, Evaluator::Lent> Evaluator::lent_on(const Placement& b) {
    if (const auto known = lent_on_.find(b); known != lent_on_.end()) return known->second;
    std::map<Field, Lent> all;
    for (Field f = 0; f < board_.off(); ++f)
        if (const Cell& p = b.at(f); p && spec(p->type).moves && borrows(*spec(p->type).moves, true)) all[f];
    for (bool added = true; added;) {
        added = false;
        for (auto& [at, lent] : all) {
            const Man q = *b.at(at);
            if (q.side == Side::none) continue;
            for (Field g = 0; g < board_.off(); ++g) {
                const Cell& giver = b.at(g);
                if (!giver || g == at || giver->side == Side::none) continue;
                const bool own = giver->side == q.side;
                const Man victim{q.type, other(giver->side), q.tags};
                for (const int type : lends(b, g, at, victim, all))
                    added = (own ? lent.by_guards : lent.by_attackers).insert(type).second || added;
            }
        }
    }
    return lent_on_.emplace(b, all).first->second;
}

std::set<int> Evaluator::lends(const Placement& b, Field giver, Field at, const Man& victim,
                               const std::map<Field, Lent>& all) {
    const auto borrower = all.find(giver);
    const Lent has = borrower == all.end() ? Lent{} : borrower->second;
    const Lent* const before = given_;
    given_ = &has;
    const bool attacked = captures_at(b, giver, at, victim);
    given_ = before;
    if (!attacked) return {};
    std::set<int> types{b.at(giver)->type};
    types.insert(has.by_attackers.begin(), has.by_attackers.end());
    types.insert(has.by_guards.begin(), has.by_guards.end());
    return types;
}

}  // namespace acedrex::reference
