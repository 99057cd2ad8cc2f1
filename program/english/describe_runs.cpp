// Repetitions in words, runs over empty fields, and what is done aside.
#include <fmt/core.h>

#include <algorithm>

#include "english/teller.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

bool is_fixed(const NumberRef& n) {
    return n->op == Number::Op::constant;
}

// A step and whether it came to an empty field: "empty" or "free"; "" for all else.
std::string ground_of(const Expression& e) {
    if (e.kind != ExprKind::sequence || e.kids.size() != 2 || e.kids[0]->kind != ExprKind::step) return "";
    if (e.kids[0]->vectors.size() != 1 || e.kids[1]->kind != ExprKind::guard) return "";
    return e.kids[1]->guard == GuardKind::empty ? "empty" : e.kids[1]->guard == GuardKind::free ? "free" : "";
}

// How many fields a run goes over, and one more.
NumberRef one_more(const NumberRef& n) {
    const bool less = n->op == Number::Op::subtract && is_fixed(n->right) && n->right->constant == 1;
    if (less) return n->left;
    Number sum{.op = Number::Op::add, .left = n, .right = make::constant(1)};
    return is_fixed(n) ? make::constant(std::min(n->constant + 1, kUnlimited)) : make::number(sum);
}

}  // namespace

bool goes_on(const Expression& e) {
    return any_inside(e, [](const Expression& inner) {
        return inner.kind == ExprKind::step || inner.kind == ExprKind::anywhere;
    });
}

std::string Teller::number(const NumberRef& n) const {
    switch (n->op) {
        case Number::Op::constant:
            return number_word(n->constant);
        case Number::Op::count: {
            const Expression& e = *n->counted;
            const bool at_step = e.kind == ExprKind::sequence &&
                                 (e.kids[0]->kind == ExprKind::anywhere ||
                                  (e.kids[0]->kind == ExprKind::step && e.kids[0]->vectors.size() == 8 &&
                                   is_short(e.kids[0]->vectors[0])));
            if (at_step) {
                std::vector<Expr> tests(e.kids.begin() + 1, e.kids.end());
                if (const auto who = take_occupant(tests); who && tests.empty())
                    return fmt::format("one for {} {}", who->with("every"),
                                       e.kids[0]->kind == ExprKind::anywhere ? "on the board" : "beside it");
            }
            return "as many as the fields to which this leads: (" + action(e) + ")";
        }
        case Number::Op::add:
            return number(n->left) + " and " + number(n->right) + " more";
        case Number::Op::subtract:
            return number(n->left) + ", less " + number(n->right);
        case Number::Op::multiply:
            return number(n->left) + " times " + number(n->right);
        case Number::Op::per_field:
            break;
    }
    return "as many as its script allows";
}

// "twice", "up to three times", ...
std::string Teller::times(const Expression& e) const {
    if (!is_fixed(e.lo) || !is_fixed(e.hi))
        return is_fixed(e.lo) && e.lo->constant <= 1
                   ? fmt::format("several times (at most {})", number(e.hi))
                   : fmt::format("several times (from {} to {})", number(e.lo), number(e.hi));
    const int lo = e.lo->constant, hi = e.hi->constant;
    const auto often = [](int n) {
        return n == 1 ? "once" : n == 2 ? std::string("twice") : number_word(n) + " times";
    };
    if (hi >= kUnlimited && lo < 2) return lo == 0 ? "any number of times, or not at all" : "once or more";
    if (hi >= kUnlimited) return "at least " + often(lo);
    if (lo == hi) return often(lo);
    if (lo == 0) return "up to " + often(hi) + ", or not at all";
    return lo == 1 && hi == 2 ? "once or twice"
                              : fmt::format("{} to {} times", number_word(lo), number_word(hi));
}

// A run over empty fields in one direction.
std::string Teller::run(const Expression& e) const {
    const std::string ground = ground_of(*e.kids[0]);
    if (ground.empty() || !is_fixed(e.lo) || !is_fixed(e.hi)) return "";
    const std::vector<Vector>& vectors = e.kids[0]->kids[0]->vectors;
    if (!is_short(vectors[0])) return "";
    const int lo = e.lo->constant, hi = e.hi->constant;
    std::string count = number_word(lo);
    if (hi >= kUnlimited)
        count = lo == 0 ? "any number of" : "at least " + number_word(lo);
    else if (lo != hi)
        count = (lo == 0 ? "up to" : number_word(lo) + " to") + " " + number_word(hi);
    const char* fields = hi == 1 || (lo == 1 && hi >= kUnlimited) ? "field" : "fields";
    return fmt::format("goes {} over {} {} {}", directions(vectors), count, ground, fields);
}

// A run and one step more: so many fields in one line.
std::string Teller::line(const Expression& e, const Expression& step) const {
    if (e.kind != ExprKind::repeat || !is_fixed(e.lo)) return "";
    const std::string ground = ground_of(*e.kids[0]);
    if (ground.empty() || step.kind != ExprKind::step || e.kids[0]->kids[0]->vectors != step.vectors)
        return "";
    const int least = e.lo->constant + 1;
    const NumberRef most = one_more(e.hi);
    const bool near = is_short(step.vectors[0]);
    const char* fields = near ? "fields" : "leaps";
    const std::string way = directions(step.vectors);
    const std::string between = ground == "empty" ? " over empty fields" : "";
    if (!is_fixed(most)) {
        const std::string limit = most->op == Number::Op::per_field ? ", as far as its script allows"
                                                                    : " (at most " + number(most) + ")";
        if (least == 1) return "slides " + way + between + limit;
        return fmt::format("goes {} or more {} {} over {} fields{}", number_word(least), fields, way, ground,
                           limit);
    }
    const int last = most->constant;
    const std::string count = last >= kUnlimited
                                  ? (least == 1 ? "any number of" : "at least " + number_word(least))
                              : least == last ? number_word(least)
                                              : number_word(least) + " to " + number_word(last);
    return fmt::format("goes {} {} {} over {} fields", count, fields, way, ground);
}

// A path that begins again after its last leg, and may end after each: a, then b, and so on.
std::string Teller::by_turns(const Expression& repeated, const Expression& last) const {
    if (repeated.kind != ExprKind::repeat || last.kind != ExprKind::choice || !is_fixed(repeated.lo) ||
        !is_fixed(repeated.hi) || repeated.lo->constant != 0 || repeated.hi->constant < kUnlimited)
        return "";
    const std::vector<Expr>& round = repeated.kids[0]->kids;
    if (repeated.kids[0]->kind != ExprKind::sequence || round.size() % 2 != 0 ||
        last.kids.size() != round.size() / 2)
        return "";
    Walk walk;
    for (std::size_t i = 0; i < round.size(); i += 2) {
        if (round[i]->kind != ExprKind::step || !round[i + 1]->is(GuardKind::free)) return "";
        const auto begins = [&](const Expr& kid) {
            const auto end = round.begin() + static_cast<std::ptrdiff_t>(i) + 1;
            return to_string(*kid) == to_string(*make::sequence({round.begin(), end}));
        };
        if (std::none_of(last.kids.begin(), last.kids.end(), begins)) return "";
    }
    std::vector<Expr> once(round.begin(), round.end() - 1);
    const auto walks = outline(*make::sequence(once));
    std::string words;
    if (walks && walks->size() == 1 && walks->front().legs.size() == round.size() / 2) {
        Walk open = walks->front();
        for (std::size_t i = 0; i + 1 < open.legs.size(); ++i) open.legs[i].meets = "p";
        words = this->walk(open);
        for (std::size_t at; (at = words.find("passes over the piece there and then ")) != words.npos;)
            words.erase(at, std::string("passes over the piece there and ").size());
    } else {
        for (std::size_t i = 0; i < round.size(); i += 2) words += (i ? ", then " : "") + steps(*round[i]);
    }
    return fmt::format("{}, and so on {}, any number of steps over free fields", words,
                       round.size() == 4 ? "alternately" : "in this order");
}

// The capture of what has just moved, wherever that is now; "" for all else.
std::string Teller::capture_of_last(const Expression& e) const {
    const bool takes = e.kind == ExprKind::sequence && e.kids[0]->kind == ExprKind::anywhere &&
                       e.kids.back()->is(EffectKind::capture);
    if (!takes) return "";
    std::vector<Expr> tests;
    bool last = false;
    for (std::size_t i = 1; i + 1 < e.kids.size(); ++i) {
        const Expr& test = e.kids[i];
        if (!is_test(*test)) return "";
        last |= test->is(GuardKind::last_unit);
        if (!test->is(GuardKind::last_unit) && !test->is(GuardKind::prey)) tests.push_back(test);
    }
    if (!last) return "";
    const std::optional<Occupant> who = take_occupant(tests);
    return fmt::format("captures the {} that the other side moved last{}", who ? who->noun : "piece",
                       tests.empty() ? "" : ", if " + conditions(tests));
}

std::string Teller::repeat(const Expression& e) const {
    if (std::string words = run(e); !words.empty()) return words;
    const bool once = is_fixed(e.lo) && is_fixed(e.hi) && e.hi->constant == 1;
    if (once && e.lo->constant == 1) return action(*e.kids[0]);
    if (once) {
        const std::string words = action(*e.kids[0]);
        return words.starts_with("if ") ? "if it likes and " + words.substr(3) : "if it likes, " + words;
    }
    return "does this " + times(e) + ": " + (heading_ ? std::string(1, kTurned) : "") + "(" +
           action(*e.kids[0]) + ")";
}

// A capture on a field beside it is the one that is met most.
std::string Teller::aside(const Expression& e) const {
    const Expression& done = *e.kids[0];
    if (!goes_on(done)) return action(done);
    const bool by_step = done.kind == ExprKind::sequence && done.kids.size() >= 3 &&
                         done.kids[0]->kind == ExprKind::step &&
                         std::all_of(done.kids[0]->vectors.begin(), done.kids[0]->vectors.end(), is_short);
    const Expression& last = *(by_step ? done.kids.back() : e.kids[0]);
    if (by_step && last.kind == ExprKind::effect) {
        std::vector<Expr> tests(done.kids.begin() + 1, done.kids.end() - 1);
        std::string words = effect(last);
        const std::string piece = "the piece there";
        const auto at = words.find(piece);
        if (auto who = take_occupant(tests); who && tests.empty() && at != words.npos) {
            if (last.is(EffectKind::capture)) std::erase(who->traits, "that it may capture");
            const std::vector<Vector>& ways = done.kids[0]->vectors;
            const std::string place =
                ways.size() == 8 ? " on a field beside it" : " on the next field " + directions(ways);
            return words.replace(at, piece.size(), who->with("the", place));
        }
    }
    if (std::string words = capture_of_last(done); !words.empty()) return words;
    return "acts from where it is: (" + action(done) + ")";
}

// Likewise, of all captures at once.
std::string Teller::each_at_once(const Expression& e) const {
    return "does this at once wherever it can: (" + action(*e.kids[0]) + ")";
}

}  // namespace acedrex::program
