// Repetitions and sequences in words: runs over empty fields, and what is done on the way.
#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "english/describe.hpp"

namespace acedrex::program {

namespace {

std::string number_words(const NumberRef& n) {
    switch (n->op) {
        case Number::Op::constant:
            return number_word(n->constant);
        case Number::Op::count:
            return "as many as the fields where it could be by this: (" + action(*n->counted) + ")";
        case Number::Op::add:
            return number_words(n->left) + " plus " + number_words(n->right);
        case Number::Op::subtract:
            return number_words(n->left) + " less " + number_words(n->right);
        case Number::Op::multiply:
            return number_words(n->left) + " times " + number_words(n->right);
        case Number::Op::per_field:
            break;
    }
    return "a number that the script gives for each field";
}

bool is_fixed(const NumberRef& n) {
    return n->op == Number::Op::constant;
}

// "twice", "up to three times", ...
std::string times_words(const Expression& e) {
    if (!is_fixed(e.lo) || !is_fixed(e.hi))
        return is_fixed(e.lo) && e.lo->constant <= 1
                   ? fmt::format("so many times at most: {}", number_words(e.hi))
                   : fmt::format("from {} to {} times", number_words(e.lo), number_words(e.hi));
    const int lo = e.lo->constant, hi = e.hi->constant;
    const auto times = [](int n) {
        return n == 1 ? "once" : n == 2 ? std::string("twice") : number_word(n) + " times";
    };
    if (hi >= kUnlimited && lo < 2) return lo == 0 ? "any number of times, or not at all" : "once or more";
    if (hi >= kUnlimited) return "at least " + times(lo);
    if (lo == hi) return times(lo);
    if (lo == 0) return "up to " + times(hi) + ", or not at all";
    return lo == 1 && hi == 2 ? "once or twice"
                              : fmt::format("{} to {} times", number_word(lo), number_word(hi));
}

// A step and whether it came to an empty field: "empty" or "free"; "" for all else.
std::string ground_of(const Expression& e) {
    if (e.kind != ExprKind::sequence || e.kids.size() != 2 || e.kids[0]->kind != ExprKind::step) return "";
    if (e.kids[0]->vectors.size() != 1 || e.kids[1]->kind != ExprKind::guard) return "";
    return e.kids[1]->guard == GuardKind::empty ? "empty" : e.kids[1]->guard == GuardKind::free ? "free" : "";
}

// A run over empty fields in one direction; "" for all else.
std::string run_words(const Expression& e) {
    const std::string ground = ground_of(*e.kids[0]);
    if (ground.empty() || !is_fixed(e.lo) || !is_fixed(e.hi)) return "";
    const std::vector<Vector>& steps = e.kids[0]->kids[0]->vectors;
    if (!is_short(steps[0])) return "";
    const std::string where = direction_words(steps);
    const int lo = e.lo->constant, hi = e.hi->constant;
    std::string count = number_word(lo);
    if (hi >= kUnlimited)
        count = lo == 0 ? "any number of" : "at least " + number_word(lo);
    else if (lo != hi)
        count = (lo == 0 ? "up to" : number_word(lo) + " to") + " " + number_word(hi);
    const char* fields = hi == 1 || (lo == 1 && hi >= kUnlimited) ? "field" : "fields";
    return fmt::format("goes {} over {} {} {}", where, count, ground, fields);
}

// A run and one step more: so many fields in one line.
std::string line_words(const Expression& run, const Expression& step) {
    if (run.kind != ExprKind::repeat || !is_fixed(run.lo) || run.lo->constant == 0) return "";
    const std::string ground = ground_of(*run.kids[0]);
    if (ground.empty() || step.kind != ExprKind::step || run.kids[0]->kids[0]->vectors != step.vectors)
        return "";
    const bool fixed = is_fixed(run.hi);
    const int least = run.lo->constant + 1, most = fixed ? run.hi->constant + 1 : kUnlimited;
    const std::string count = !fixed               ? number_word(least) + " or more"
                              : most >= kUnlimited ? "at least " + number_word(least)
                              : least == most      ? number_word(least)
                                                   : number_word(least) + " to " + number_word(most);
    return fmt::format("goes {} {} {} in one line over {} fields{}", count,
                       is_short(step.vectors[0]) ? "fields" : "leaps", direction_words(step.vectors), ground,
                       fixed ? "" : " (the rules say for each field how far)");
}

// A part of a sequence.
struct Clause {
    enum class Kind { move, effect, test, end } kind;
    std::string words;
};

// The longest beginning of kids, from `at` on, that is a simple walk; 0 if there is none.
std::size_t simple_walk(const std::vector<Expr>& kids, std::size_t at, std::string& words) {
    for (std::size_t n = kids.size() - at; n >= 2; --n) {
        const auto first = kids.begin() + static_cast<std::ptrdiff_t>(at);
        const auto walks = outline(*make::sequence({first, first + static_cast<std::ptrdiff_t>(n)}));
        if (!walks || walks->size() != 1) continue;
        words = walk_words(walks->front());
        return n;
    }
    return 0;
}

bool is_test(const Expression& e) {
    return is_guard(e) || e.kind == ExprKind::look || e.kind == ExprKind::look_not;
}

bool is_guard_of(const Expression& e, GuardKind kind) {
    return e.kind == ExprKind::guard && e.guard == kind;
}

bool is_effect_of(const Expression& e, EffectKind kind) {
    return e.kind == ExprKind::effect && e.effect == kind;
}

// Whom the capture that follows the tests takes, where they ask for it; that test is then left out.
std::optional<std::string> victim(std::vector<Expr>& tests, const Expression& next) {
    const auto drop = [&tests](GuardKind kind) {
        return std::erase_if(tests, [kind](const Expr& t) { return is_guard_of(*t, kind); }) != 0;
    };
    if (is_effect_of(next, EffectKind::capture_own) && drop(GuardKind::own)) return "the friend";
    if (!is_effect_of(next, EffectKind::capture)) return std::nullopt;
    if (drop(GuardKind::enemy)) {
        drop(GuardKind::prey);
        return "the enemy";
    }
    return drop(GuardKind::prey) ? std::optional<std::string>("the piece") : std::nullopt;
}

// What is asked first says well enough that it need not be done.
std::string perhaps_words(const Expression& e) {
    const std::string words = action(e);
    return words.starts_with("if ") ? words : "if it can, " + words;
}

// What stands on the field that a walk comes to, where that is all that is asked: how that walk ends.
const char* end_of_walk(const std::vector<Expr>& tests) {
    if (tests.size() != 1 || tests[0]->kind != ExprKind::guard) return "";
    switch (tests[0]->guard) {
        case GuardKind::empty:
            return " to an empty field";
        case GuardKind::free:
            return " to a free field";
        case GuardKind::occupied:
            return " onto a piece";
        case GuardKind::own:
            return " onto a friend";
        case GuardKind::enemy:
            return " onto an enemy";
        default:
            return "";
    }
}

Clause clause_of(const Expression& e) {
    using Kind = Clause::Kind;
    if (is_effect_of(e, EffectKind::settle)) return {Kind::end, "not capturing"};
    if (is_effect_of(e, EffectKind::strike)) return {Kind::end, "only to capture"};
    if (is_optional(e)) return {Kind::effect, perhaps_words(*e.kids[0])};
    const bool effect = e.kind == ExprKind::effect || e.kind == ExprKind::aside || e.kind == ExprKind::every;
    return {effect ? Kind::effect : Kind::move, action(e)};
}

std::vector<Clause> clauses_of(const std::vector<Expr>& kids) {
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < kids.size();) {
        std::string words;
        std::size_t n = simple_walk(kids, i, words);
        if (n == 0 && i + 1 < kids.size() && !(words = line_words(*kids[i], *kids[i + 1])).empty()) n = 2;
        if (n > 0) {
            clauses.push_back({Clause::Kind::move, words});
            i += n;
            continue;
        }
        std::vector<Expr> tests;
        while (i < kids.size() && is_test(*kids[i])) tests.push_back(kids[i++]);
        if (tests.empty()) {
            clauses.push_back(clause_of(*kids[i++]));
            continue;
        }
        const std::optional<std::string> whom = i < kids.size() ? victim(tests, *kids[i]) : std::nullopt;
        const bool moved = !clauses.empty() && clauses.back().kind == Clause::Kind::move;
        std::vector<std::string> conditions;
        for (const Expr& test : tests) conditions.push_back(condition(*test));
        if (const std::string end = end_of_walk(tests); moved && !end.empty())
            clauses.back().words += end;
        else if (!tests.empty())
            clauses.push_back({Clause::Kind::test, "if " + listed(conditions, "and")});
        if (whom) {
            clauses.push_back({Clause::Kind::effect, "captures " + *whom + " there"});
            ++i;
        }
    }
    return clauses;
}

// The capture of what has just moved, wherever that is now; "" for all else.
std::string last_words(const Expression& e) {
    const bool takes = e.kind == ExprKind::sequence && e.kids[0]->kind == ExprKind::anywhere &&
                       is_effect_of(*e.kids.back(), EffectKind::capture);
    if (!takes) return "";
    std::vector<std::string> conditions;
    bool last = false;
    for (std::size_t i = 1; i + 1 < e.kids.size(); ++i) {
        const Expression& test = *e.kids[i];
        if (!is_test(test)) return "";
        if (is_guard_of(test, GuardKind::last_unit))
            last = true;
        else if (!is_guard_of(test, GuardKind::prey))
            conditions.push_back(condition(test));
    }
    if (!last) return "";
    return "captures the piece that made the other side's last move, wherever it stands" +
           (conditions.empty() ? "" : ", if " + listed(conditions, "and"));
}

}  // namespace

std::string repeat_words(const Expression& e) {
    if (std::string run = run_words(e); !run.empty()) return run;
    const bool once = is_fixed(e.lo) && is_fixed(e.hi) && e.hi->constant == 1;
    if (once && e.lo->constant == 1) return action(*e.kids[0]);
    if (once) return "may do this: (" + action(*e.kids[0]) + ")";
    return "does this " + times_words(e) + ": (" + action(*e.kids[0]) + ")";
}

// A capture on a field beside it is the one that is met most.
std::string aside_words(const Expression& e) {
    const Expression& done = *e.kids[0];
    if (done.kind == ExprKind::sequence && done.kids.size() == 3 && done.kids[0]->kind == ExprKind::step &&
        std::all_of(done.kids[0]->vectors.begin(), done.kids[0]->vectors.end(), is_short) &&
        done.kids[1]->kind == ExprKind::guard) {
        std::vector<Expr> tests{done.kids[1]};
        if (const auto whom = victim(tests, *done.kids[2]))
            return fmt::format("captures {} one field {} from there, staying where it is", *whom,
                               direction_words(done.kids[0]->vectors));
    }
    if (std::string words = last_words(done); !words.empty()) return words;
    return "acts from where it is: (" + action(done) + ")";
}

std::string sequence_words(const Expression& e) {
    using Kind = Clause::Kind;
    const std::vector<Clause> clauses = clauses_of(e.kids);
    std::string text;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const Kind kind = clauses[i].kind, before = i == 0 ? kind : clauses[i - 1].kind;
        const bool last = i + 1 == clauses.size() || clauses[i + 1].kind == Kind::end;
        const char* joint = ", ";
        if (i == 0)
            joint = "";
        else if (before == Kind::end || clauses[i - 1].words.ends_with("capturing"))
            joint = kind == Kind::test ? ", " : "; it ";
        else if (before != Kind::test && kind == Kind::move)
            joint = clauses[i].words.starts_with("if ") ? ", then, " : ", then ";
        else if (before != Kind::test && kind == Kind::effect && last)
            joint = clauses[i].words.starts_with("if ") ? " and, " : " and ";
        text += joint + clauses[i].words;
    }
    return text;
}

}  // namespace acedrex::program
