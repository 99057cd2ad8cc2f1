// Sequences in words: how the walk goes, what it asks and does on the way, and how it ends.
#include <fmt/core.h>

#include <algorithm>

#include "english/teller.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

// What comes behind a list is done after each of its items.
constexpr const char* kAfterList = "; after that, ";

// The end of a walk is an empty field or a capture anyhow.
bool says_nothing_at_end(const Expression& e) {
    return e.kind == ExprKind::choice && e.kids.size() == 2 && e.kids[0]->is(GuardKind::empty) &&
           e.kids[1]->is(GuardKind::prey);
}

// Is there a numbered list that no parenthesis closes?
bool ends_with_list(const std::string& words) {
    int depth = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (depth == 0 && words.compare(i, 4, "(1) ") == 0) return true;
        depth += words[i] == '(' ? 1 : words[i] == ')' ? -1 : 0;
    }
    return false;
}

// Does it end with a condition that no parenthesis closes?
bool ends_with_condition(const std::string& words) {
    int depth = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (depth == 0 && words.compare(i, 5, ", if ") == 0) return true;
        depth += words[i] == '(' ? 1 : words[i] == ')' ? -1 : 0;
    }
    return false;
}

// May it be done or not?
bool is_choice_to_do(const Expression& e) {
    return e.kind == ExprKind::repeat && e.lo->op == Number::Op::constant &&
           e.hi->op == Number::Op::constant && e.lo->constant == 0 && e.hi->constant == 1;
}

// Is it said how the walk ends?
bool is_ended(const std::string& words) {
    return words.ends_with("capturing") || words.ends_with("to capture");
}

}  // namespace

// The longest beginning of kids, from `at` on, that is a simple walk; 0 if there is none.
std::size_t Teller::simple_walk(const std::vector<Expr>& kids, std::size_t at, std::string& words) const {
    for (std::size_t n = kids.size() - at; n >= 2; --n) {
        const auto first = kids.begin() + static_cast<std::ptrdiff_t>(at);
        const auto walks = outline(*make::sequence({first, first + static_cast<std::ptrdiff_t>(n)}));
        if (!walks || walks->size() != 1) continue;
        words = walk(walks->front());
        return n;
    }
    return 0;
}

// What it comes to where nothing more is asked; what it does there.
std::string Teller::branch(const Expression& e) const {
    if (e.is(EffectKind::settle)) return "ends without capturing";
    if (e.is(EffectKind::strike)) return "ends by capturing";
    if (!is_test(e)) return action(e);
    if (e.kind == ExprKind::pass) return action(e);
    if (e.is(GuardKind::empty)) return "ends on an empty field";
    if (e.is(GuardKind::occupied)) return "passes over any piece there";
    return "does no more if " + condition(e);
}

Teller::Clause Teller::choice_clause(const Expression& e) const {
    using Kind = Clause::Kind;
    // Only to capture, or something else if a test holds.
    for (std::size_t i = 0; e.kids.size() == 2 && i < 2; ++i) {
        if (!e.kids[i]->is(EffectKind::strike)) continue;
        const std::string words = action(*e.kids[1 - i]);
        if (words.starts_with("if ")) return {Kind::end, "only to capture, or " + words};
    }
    const std::string words = choice(e);
    return {words.starts_with("if ")               ? Kind::effect
            : words.starts_with("only to capture") ? Kind::end
                                                   : Kind::move,
            words};
}

Teller::Clause Teller::clause(const Expression& e) const {
    using Kind = Clause::Kind;
    if (e.is(EffectKind::settle)) return {Kind::end, "not capturing"};
    if (e.is(EffectKind::strike)) return {Kind::end, "only to capture"};
    if (e.is(EffectKind::no_promotion)) return {Kind::end, "without promoting"};
    if (e.kind == ExprKind::choice) return choice_clause(e);
    if (is_optional(e)) {
        const std::string words = action(*e.kids[0]);
        return {Kind::effect, words.starts_with("if ") ? words : "if it can, " + words};
    }
    if (e.kind == ExprKind::pass) return {Kind::move, action(e)};
    const bool effect = e.kind == ExprKind::effect || e.kind == ExprKind::by_side ||
                        e.kind == ExprKind::aside || e.kind == ExprKind::every;
    return {effect ? Kind::effect : Kind::move, action(e)};
}

// What is asked, with what it says of how the walk before ends, and the capture that follows. Returns how
// many of kids from `at` on it has told: the capture, or none.
std::size_t Teller::tell_tests(std::vector<Expr> tests, const std::vector<Expr>& kids, std::size_t at,
                               std::vector<Clause>& all) const {
    using Kind = Clause::Kind;
    const bool moved = !all.empty() && all.back().kind == Kind::move && !is_ended(all.back().words) &&
                       !ends_with_list(all.back().words);
    if (std::none_of(kids.begin() + static_cast<std::ptrdiff_t>(at), kids.end(),
                     [](const Expr& e) { return goes_on(*e) && e->kind != ExprKind::aside; }))
        std::erase_if(tests, [](const Expr& t) { return says_nothing_at_end(*t); });
    const bool takes =
        at < kids.size() && (kids[at]->is(EffectKind::capture_own) || kids[at]->is(EffectKind::capture));
    std::optional<Occupant> who = take_occupant(tests);
    std::vector<std::string> asked;
    if (who && !takes && moved) {
        all.back().words += " onto " + who->with("a");
    } else if (who && !takes) {
        asked.push_back(who->with("a") + " stands there");
    } else if (!who && moved) {
        const auto erased = [&tests](GuardKind kind) {
            return std::erase_if(tests, [kind](const Expr& t) { return t->is(kind); }) != 0;
        };
        all.back().words += erased(GuardKind::empty)  ? " to an empty field"
                            : erased(GuardKind::free) ? " to a free field"
                                                      : "";
    }
    if (!tests.empty()) {
        const bool made = tests.size() == 1 && tests[0]->kind == ExprKind::choice && !asked.empty();
        asked.push_back(in_parentheses(conditions(tests), made));
    }
    if (!asked.empty()) all.push_back({Kind::test, "if " + listed(asked, "and")});
    if (!who || !takes) return 0;
    std::erase(who->traits, "that it may capture");
    all.push_back({Kind::effect, "captures " + who->with("the", " there")});
    return 1;
}

std::vector<Teller::Clause> Teller::clauses(const std::vector<Expr>& kids) const {
    using Kind = Clause::Kind;
    std::vector<Clause> all;
    for (std::size_t i = 0; i < kids.size();) {
        std::string words;
        std::size_t n = simple_walk(kids, i, words);
        const bool more = i + 1 < kids.size();
        if (n == 0 && more && !(words = line(*kids[i], *kids[i + 1])).empty()) n = 2;
        if (n == 0 && more && !(words = by_turns(*kids[i], *kids[i + 1])).empty()) n = 2;
        if (n == 0 && more && is_choice_to_do(*kids[i]) && to_string(*kids[i]) == to_string(*kids[i + 1])) {
            words = repeat(*kids[i]) + ", and that once more";
            n = 2;
        }
        if (n > 0) {
            all.push_back({Kind::move, words});
            i += n;
            continue;
        }
        std::vector<Expr> tests;
        while (i < kids.size() && is_test(*kids[i])) tests.push_back(kids[i++]);
        if (!tests.empty()) {
            i += tell_tests(std::move(tests), kids, i, all);
            continue;
        }
        // What has been put down is the piece that stands there.
        const bool itself = i > 0 && kids[i - 1]->is(EffectKind::land) && kids[i]->kind == ExprKind::aside &&
                            !goes_on(*kids[i]);
        all.push_back(clause(*kids[i++]));
        const std::string piece = "the piece there";
        if (const auto found = all.back().words.find(piece); itself && found != std::string::npos)
            all.back().words.replace(found, piece.size(), "itself");
    }
    return all;
}

std::string Teller::sequence(const Expression& e) const {
    using Kind = Clause::Kind;
    const std::vector<Clause> all = clauses(e.kids);
    std::string text;
    bool moved = false;  // before the test before
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Kind kind = all[i].kind, before = i == 0 ? kind : all[i - 1].kind;
        const bool last = i + 1 == all.size() || all[i + 1].kind == Kind::end;
        const bool asks = all[i].words.starts_with("if ");
        const char* joint = ", ";
        if (i == 0)
            joint = "";
        else if (kind == Kind::end)
            joint = ends_with_list(all[i - 1].words) ? "; in each case " : ", ";
        else if (ends_with_list(all[i - 1].words))
            joint = kAfterList;
        else if (before == Kind::test && moved)
            joint = kind == Kind::move ? ", then " : asks ? ", and, " : last ? ", and " : ", ";
        else if (before == Kind::end || is_ended(all[i - 1].words))
            joint = kind == Kind::test ? ", " : asks ? "; " : "; it ";
        else if (before != Kind::test && kind == Kind::move)
            joint = asks ? ", then, " : ", then ";
        else if (before != Kind::test && kind == Kind::effect)
            joint = asks                                             ? " and, "
                    : last && !ends_with_condition(all[i - 1].words) ? " and "
                    : last                                           ? ", and "
                                                                     : ", ";
        text += joint + all[i].words;
        moved = kind == Kind::move || (moved && std::string(joint) != kAfterList);
    }
    return text;
}

}  // namespace acedrex::program
