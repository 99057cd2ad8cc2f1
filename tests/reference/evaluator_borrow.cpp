// What the oracle walks that is not written out where it stands: grammars, and the movement of others.
#include <algorithm>

#include "evaluator.hpp"

namespace acedrex::reference {

// What the productions of one grammar lead to, from every state in which one of them was begun.
struct Evaluator::Grammar {
    const Expression& expression;
    Context within;  // what the grammar itself stands in
    const Walk& walk;
    Answers ends;
    bool grown = false;
    // Calls of the walk that were answered in full, also within such calls: each asks for others.
    Answers& answers;
};

// The least fixed point: nothing leads anywhere to begin with, then what is known is put in for every call
// until nothing is added.
States Evaluator::eval_grammar(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    Answers answers;
    return fixed_point(e, 0, s, walk, in, answers);
}

States Evaluator::fixed_point(const Expression& e, std::size_t production, const State& s, const Walk& walk,
                              const Context& in, Answers& answers) {
    if (++depth_ > kMostNested) throw TooManyStates{};
    Grammar grammar{e, in, walk, {}, true, answers};
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
        if (whole) return answer_in_full(*grammar, production, s, walk);
        const auto [known, added] = grammar->ends.try_emplace({production, s});
        if (added) grammar->grown = true;
        return known->second;
    }
    return {};
}

States Evaluator::answer_in_full(Grammar& grammar, std::size_t production, const State& s, const Walk& walk) {
    Answers apart;
    Answers& answers = &walk == &grammar.walk ? grammar.answers : apart;
    const std::pair<std::size_t, State> call{production, s};
    if (const auto known = answers.find(call); known != answers.end()) return known->second;
    return answers[call] = fixed_point(grammar.expression, production, s, walk, grammar.within, answers);
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
    for (const Expr& part : hooks_->each_type(e.hook, cast_)) states.merge(eval(*part, s, walk, in));
    return states;
}

// By which of the pieces that stand about an expression borrows, or the movement of a type that it borrows.
std::set<Evaluator::Borrowed> Evaluator::borrows(const Expression& e, Side side) const {
    std::set<Borrowed> lenders;
    const auto inside = [&](const Expr& part) {
        if (part) lenders.merge(borrows(*part, side));
    };
    if (e.kind == ExprKind::moves_of && (e.lender == Lender::attackers || e.lender == Lender::guards))
        lenders.insert({e.lender, e.number != kByWhich});
    if (e.kind == ExprKind::moves_of && e.lender == Lender::type) inside(spec(*type_named(e.names[0])).moves);
    if (e.kind == ExprKind::on_board) inside(hooks_->on_board(e.hook, board_, side, variant_.rotate));
    if (e.kind == ExprKind::each_type)
        for (const Expr& part : hooks_->each_type(e.hook, cast_)) inside(part);
    for (const Expr& kid : e.kids) inside(kid);
    return lenders;
}

std::set<int> Evaluator::lent_to(Lender lender, const Walk& walk) {
    if (lender == Lender::last) {
        const LastTurn& last = walk.before.last();
        return last.type < 0 ? std::set<int>{} : std::set<int>{last.type};
    }
    if (lender == Lender::own_last) {
        const Side side = walk.walker.side;
        const int type = side == Side::none ? -1 : walk.before.own_last(side);
        return type < 0 ? std::set<int>{} : std::set<int>{type};
    }
    const auto chosen = [&](const Lent& lent) {
        return lender == Lender::attackers ? lent.by_attackers : lent.by_guards;
    };
    if (given_ != nullptr) return chosen(*given_);
    if (walk.momentum) return {};  // in the air it is neither attacked nor guarded
    const Borrowers& all = lent_on(walk.before);
    if (const auto known = all.find(walk.start); known != all.end()) return chosen(known->second);
    Lent lent;  // by a rule of its own: it passes nothing on
    add_lent(walk.before, walk.start, lent, all);
    return chosen(lent);
}

// The least fixed point: no piece has been lent anything to begin with; a piece that attacks or guards a
// borrower, by whatever it has so far, lends it its movement and whatever it has. (What moves as the last
// turn's kind has nothing of its own to lend.)
const Evaluator::Borrowers& Evaluator::lent_on(const Placement& b) {
    const Held held = held_ == nullptr ? Held{} : *held_;
    if (lent_on_ && std::get<Placement>(*lent_on_) == b && std::get<Held>(*lent_on_) == held &&
        std::get<bool>(*lent_on_) == seeking_)
        return std::get<Borrowers>(*lent_on_);
    Borrowers all;
    for (Field f = 0; f < board_.off(); ++f) {
        const auto walks = walks_to_attack(b, f);
        if (walks.empty()) continue;
        const Side side = b.at(f)->side;
        if (std::none_of(walks.begin(), walks.end(),
                         [&](const Expr& e) { return !borrows(*e, side).empty(); }))
            continue;
        all[f] = {};
        if (const Expr& moves = spec(b.at(f)->type).moves) all[f].from = borrows(*moves, side);
    }
    for (bool added = true; added;) {
        added = false;
        for (auto& [at, lent] : all) added = add_lent(b, at, lent, all) || added;
    }
    return std::get<Borrowers>(lent_on_.emplace(b, held, seeking_, all));
}

// What the others lend to the piece there; true where something is new.
bool Evaluator::add_lent(const Placement& b, Field at, Lent& lent, const Borrowers& all) {
    const Man q = *b.at(at);
    if (q.side == Side::none) return false;
    bool added = false;
    for (Field g = 0; g < board_.off(); ++g) {
        const Cell& giver = b.at(g);
        if (!giver || g == at || giver->side == Side::none) continue;
        const bool own = giver->side == q.side;
        const Man victim{q.type, other(giver->side), q.tags};
        for (const int type : lends(b, g, at, victim, all))
            added = (own ? lent.by_guards : lent.by_attackers).insert(type).second || added;
    }
    return added;
}

// A borrower passes on what it is lent by those from which its own movement borrows: all of it, or by_which
// it would attack if it had nothing else of that.
std::set<int> Evaluator::lends(const Placement& b, Field giver, Field at, const Man& victim,
                               const Borrowers& all) {
    const auto borrower = all.find(giver);
    const Lent has = borrower == all.end() ? Lent{} : borrower->second;
    const auto attacks_with = [&](const Lent& lent) {
        const Lent* const before = std::exchange(given_, &lent);
        const bool attacked = captures_at(b, giver, at, victim);
        given_ = before;
        return attacked;
    };
    if (!attacks_with(has)) return {};
    std::set<int> types{b.at(giver)->type};
    for (const auto& [lender, wholly] : has.from) {
        const bool attackers = lender == Lender::attackers;
        for (const int type : attackers ? has.by_attackers : has.by_guards) {
            Lent alone;
            (attackers ? alone.by_attackers : alone.by_guards) = {type};
            if (wholly || attacks_with(alone)) types.insert(type);
        }
    }
    return types;
}

}  // namespace acedrex::reference
