// Any movement expression in words.
#include "describe.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace acedrex::program {

namespace {

std::string number_words(const NumberRef& n) {
    switch (n->op) {
        case Number::Op::constant:
            return std::to_string(n->constant);
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

bool is_constant(const NumberRef& n, int value) {
    return n->op == Number::Op::constant && n->constant == value;
}

std::string repeat_words(const Expression& e) {
    const std::string body = "(" + action(*e.kids[0]) + ")";
    const bool endless = e.hi->op == Number::Op::constant && e.hi->constant >= kUnlimited;
    if (endless && is_constant(e.lo, 0)) return "does this any number of times, or not at all: " + body;
    if (endless) return fmt::format("does this at least {} times: {}", number_words(e.lo), body);
    if (is_constant(e.lo, 0)) return fmt::format("does this at most {} times: {}", number_words(e.hi), body);
    return fmt::format("does this {} to {} times: {}", number_words(e.lo), number_words(e.hi), body);
}

// (step * free) from lo to hi times and then step: so many fields in one line.
std::string line_words(const Expression& run, const Expression& step) {
    if (run.kind != ExprKind::repeat || run.lo->op != Number::Op::constant || run.lo->constant == 0 ||
        run.hi->op != Number::Op::constant || step.kind != ExprKind::step || step.vectors.size() != 1)
        return "";
    const Expr body = make::sequence({make::step(step.vectors), make::guard(GuardKind::free)});
    if (to_string(*run.kids[0]) != to_string(*body)) return "";
    const int least = run.lo->constant + 1, most = run.hi->constant + 1;
    const std::string count = most >= kUnlimited ? fmt::format("at least {}", least)
                              : least == most    ? std::to_string(least)
                                                 : fmt::format("{} to {}", least, most);
    const Vector v = step.vectors[0];
    const bool steps = v.x * v.x <= 1 && v.y * v.y <= 1;
    return fmt::format("goes {} {} in one line {} over free fields", count, steps ? "fields" : "leaps",
                       direction_words({v}));
}

std::string step_words(const Expression& e) {
    const bool steps = std::all_of(e.vectors.begin(), e.vectors.end(),
                                   [](Vector v) { return v.x * v.x <= 1 && v.y * v.y <= 1; });
    if (steps) return "steps one field " + direction_words(e.vectors);
    const auto walks = outline(e);
    std::vector<std::string> words;
    for (const Walk& walk : walks.value_or(std::vector<Walk>{})) words.push_back(walk_words(walk));
    return listed(words, "or");
}

std::string choice_words(const Expression& e) {
    std::vector<std::string> words;
    if (const auto walks = outline(e); walks && walks->size() <= 3) {
        for (const Walk& walk : *walks) words.push_back(walk_words(walk));
        return listed(words, "or");
    }
    for (const Expr& kid : e.kids) words.push_back(action(*kid));
    if (words.size() == 2) return "either " + words[0] + ", or " + words[1];
    std::string text = "does one of these:";
    for (std::size_t i = 0; i < words.size(); ++i)
        text += fmt::format("{} ({}) {}", i ? ";" : "", i + 1, words[i]);
    return text;
}

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

std::string sequence_words(const Expression& e) {
    std::string text;
    for (std::size_t i = 0; i < e.kids.size();) {
        std::string words;
        std::size_t n = simple_walk(e.kids, i, words);
        const Expression& kid = *e.kids[i];
        if (n == 0 && i + 1 < e.kids.size() && !(words = line_words(kid, *e.kids[i + 1])).empty()) n = 2;
        if (n == 0) {
            n = 1;
            const bool test = is_guard(kid) || kid.kind == ExprKind::look || kid.kind == ExprKind::look_not;
            words = test ? "if " + condition(kid) : action(kid);
        }
        text += (text.empty() ? "" : ", ") + words;
        i += n;
    }
    return text;
}

// (a), (b)
std::string all_of(const Expression& e, const char* joint) {
    std::string text;
    for (const Expr& kid : e.kids)
        text += (text.empty() ? "" : joint) + std::string("(") + action(*kid) + ")";
    return text;
}

std::string grammar_words(const Expression& e) {
    std::vector<std::string> rules;
    for (std::size_t i = 0; i < e.kids.size(); ++i)
        rules.push_back(fmt::format("{}: ({})", e.names[i], action(*e.kids[i])));
    return fmt::format("goes by these rules, the first one first: {}", fmt::join(rules, "; "));
}

std::string borrowed_words(const Expression& e) {
    if (e.lender == Lender::type) return "moves like " + e.names[0];
    const char* whom = e.lender == Lender::last        ? "the piece that made the other side's last move"
                       : e.lender == Lender::attackers ? "every enemy that attacks it"
                                                       : "every friend that guards it";
    return fmt::format("moves like {}{}", whom, e.names.empty() ? "" : ", except " + listed(e.names, "and"));
}

std::string other_words(const Expression& e) {
    if (e.kind == ExprKind::grammar) return grammar_words(e);
    if (e.kind == ExprKind::moves_of) return borrowed_words(e);
    if (e.kind == ExprKind::call) return "goes on by the rule " + e.names[0];
    if (e.kind == ExprKind::each_type) return "does what the script says for each kind of piece";
    if (e.kind == ExprKind::gait) return "walks as the piece that activated it";
    if (e.kind == ExprKind::on_board) return "does what the script says for the board";
    if (e.kind != ExprKind::wrapped) return "does, in the words of its script, " + to_string(e);
    const char* which = e.number == kWrapFiles   ? "the first and the last file"
                        : e.number == kWrapRanks ? "the first and the last rank"
                                                 : "opposite edges of the board";
    return fmt::format("goes as if {} were joined: {}", which, all_of(e, "; "));
}

// The same in other directions: turned, or mirrored and turned.
Expr image(const Expr& e, int eighths, bool mirrored) {
    auto copy = std::make_shared<Expression>(*e);
    for (Vector& v : copy->vectors) v = turned(mirrored ? Vector{-v.x, v.y} : v, eighths);
    if (copy->kind == ExprKind::step) std::sort(copy->vectors.begin(), copy->vectors.end());
    for (Expr& kid : copy->kids) kid = image(kid, eighths, mirrored);
    return copy;
}

// Alternatives in words; those that differ in their directions only are told once.
std::vector<std::string> alike(std::vector<Expr> alternatives) {
    std::vector<std::string> all;
    while (!alternatives.empty()) {
        const Expr first = alternatives.front();
        std::vector<std::string> images;
        for (int i = 0; i < 16; ++i) images.push_back(to_string(*image(first, i % 8, i >= 8)));
        const auto same = [&](const Expr& e) {
            return std::find(images.begin(), images.end(), to_string(*image(e, 0, false))) != images.end();
        };
        const auto count = std::erase_if(alternatives, same);
        all.push_back((count > 1 ? fmt::format("In {} directions alike, here one of them: ", count) : "") +
                      action(*first));
    }
    return all;
}

}  // namespace

std::string condition(const Expression& e) {
    std::vector<std::string> words;
    switch (e.kind) {
        case ExprKind::pass:
            return "always";
        case ExprKind::none:
            return "never";
        case ExprKind::guard:
            return guard_words(e);
        case ExprKind::look:
            return "from there it could go on so: (" + action(*e.kids[0]) + ")";
        case ExprKind::look_not:
            if (is_guard(*e.kids[0])) return "it is not so that " + condition(*e.kids[0]);
            return "from there it could not go on so: (" + action(*e.kids[0]) + ")";
        case ExprKind::from:
            return "before the move, on the field where it starts, " + condition(*e.kids[0]);
        case ExprKind::sequence:
        case ExprKind::choice:
            for (const Expr& kid : e.kids) words.push_back(condition(*kid));
            return listed(words, e.kind == ExprKind::choice ? "or" : "and");
        default:
            return "this can be done: (" + action(e) + ")";
    }
}

std::string action(const Expression& e) {
    switch (e.kind) {
        case ExprKind::step:
            return step_words(e);
        case ExprKind::anywhere:
            return "goes to any other field of the board";
        case ExprKind::pass:
            return "does nothing";
        case ExprKind::none:
            return "can do nothing";
        case ExprKind::sequence:
            return is_guard(e) ? "goes on if " + condition(e) : sequence_words(e);
        case ExprKind::choice:
            return is_guard(e) ? "goes on if " + condition(e) : choice_words(e);
        case ExprKind::repeat:
            return repeat_words(e);
        case ExprKind::guard:
        case ExprKind::look:
        case ExprKind::look_not:
        case ExprKind::from:
            return "goes on if " + condition(e);
        case ExprKind::aside:
            return "goes aside and is back at once, but what it did there holds: " + all_of(e, "; ");
        case ExprKind::every:
            return "does all of this at once, wherever it can: " + all_of(e, "; ");
        case ExprKind::first_of:
            return "does the first of these that it can: " + all_of(e, "; ");
        case ExprKind::fresh:
            return "comes to no field twice in this: " + all_of(e, "; ");
        case ExprKind::by_side:
            return "does as light (" + action(*e.kids[0]) + "), as dark (" + action(*e.kids[1]) + ")";
        case ExprKind::absolute:
            return "does, in the same directions for both sides, " + all_of(e, "; ");
        case ExprKind::effect:
            if (!e.kids.empty())
                return "moves what stands there, as if that piece did this: " + all_of(e, "; ");
            return effect_words(e);
        default:
            return other_words(e);
    }
}

std::vector<std::string> sentences(const Expression& moves) {
    const std::vector<Expr> alternatives =
        moves.kind == ExprKind::choice ? moves.kids : std::vector<Expr>{std::make_shared<Expression>(moves)};
    std::vector<Expr> simple, rest;
    std::vector<std::string> all;
    for (const Expr& e : alternatives) {
        if (outline(*e))
            simple.push_back(e);
        else
            rest.push_back(e);
    }
    const auto walks = simple.empty() ? std::nullopt : outline(*make::choice(simple));
    if (walks)
        for (const Walk& walk : *walks) all.push_back(walk_words(walk));
    else
        rest.insert(rest.begin(), simple.begin(), simple.end());
    for (std::string& text : alike(rest)) all.push_back(std::move(text));
    for (std::string& text : all) {
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        text += ".";
    }
    return all;
}

}  // namespace acedrex::program
