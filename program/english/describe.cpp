// Any movement expression in words.
#include "english/describe.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>

namespace acedrex::program {

namespace {

std::string step_words(const Expression& e) {
    const bool steps = std::all_of(e.vectors.begin(), e.vectors.end(), is_short);
    if (steps) return "steps one field " + direction_words(e.vectors);
    const auto walks = outline(e);
    std::vector<std::string> words;
    for (const Walk& walk : walks.value_or(std::vector<Walk>{})) words.push_back(walk_words(walk));
    return listed(words, "or");
}

// The same in other directions: turned, or mirrored and turned.
Expr image(const Expr& e, int eighths, bool mirrored) {
    auto copy = std::make_shared<Expression>(*e);
    for (Vector& v : copy->vectors) v = turned(mirrored ? Vector{-v.x, v.y} : v, eighths);
    if (copy->kind == ExprKind::step) std::sort(copy->vectors.begin(), copy->vectors.end());
    for (Expr& kid : copy->kids) kid = image(kid, eighths, mirrored);
    return copy;
}

// m.bounce: each rule is a line in one direction, named "X,Y,LEFT" by its step and by how often it may still
// be thrown back by an edge. Begins with the step, and has LEFT as text.
struct Bounce {
    Vector step;
    std::string left;
};

std::optional<Bounce> bounce_of(const Expression& e) {
    if (e.kind != ExprKind::grammar || e.kids.empty()) return std::nullopt;
    std::optional<Bounce> first;
    for (std::size_t i = 0; i < e.kids.size(); ++i) {
        const Expression& rule = *e.kids[i];
        if (rule.kind != ExprKind::sequence || rule.kids[0]->kind != ExprKind::step) return std::nullopt;
        const std::vector<Vector>& steps = rule.kids[0]->vectors;
        if (steps.size() != 1) return std::nullopt;
        const std::string begin = fmt::format("{},{},", steps[0].x, steps[0].y);
        if (!e.names[i].starts_with(begin)) return std::nullopt;
        if (!first) first = {steps[0], e.names[i].substr(begin.size())};
    }
    return first;
}

// Those that may be thrown back equally often go into one sentence.
std::vector<std::string> take_bounces(std::vector<Expr>& alternatives) {
    std::map<std::string, std::vector<Vector>> lines;
    std::erase_if(alternatives, [&](const Expr& e) {
        const auto bounce = bounce_of(*e);
        if (bounce) lines[bounce->left].push_back(bounce->step);
        return bounce.has_value();
    });
    std::vector<std::string> words;
    for (const auto& [left, steps] : lines) {
        const bool each_short = std::all_of(steps.begin(), steps.end(), is_short);
        words.push_back(fmt::format("{} {} any number of fields{}, and never through its start",
                                    each_short ? "slides" : "rides", direction_words(steps),
                                    left == "0"     ? " up to the edge of the board"
                                    : left == "inf" ? ", reflected by each edge of the board"
                                    : left == "1"   ? ", reflected once by an edge of the board"
                                                  : ", reflected by up to " + left + " edges of the board"));
    }
    return words;
}

// Alternatives in words; those that differ in their directions only are told once.
std::vector<std::string> alike(std::vector<Expr> alternatives) {
    std::vector<std::string> all = take_bounces(alternatives);
    while (!alternatives.empty()) {
        const Expr first = alternatives.front();
        std::vector<std::string> images;
        for (int i = 0; i < 16; ++i) images.push_back(to_string(*image(first, i % 8, i >= 8)));
        const auto same = [&](const Expr& e) {
            return std::find(images.begin(), images.end(), to_string(*image(e, 0, false))) != images.end();
        };
        std::set<std::string> ways;  // the same one may be there twice
        for (const Expr& e : alternatives)
            if (same(e)) ways.insert(to_string(*e));
        std::erase_if(alternatives, same);
        all.push_back((ways.size() > 1 ? fmt::format("in {} directions alike, here in one of them: ",
                                                     number_word(static_cast<int>(ways.size())))
                                       : "") +
                      action(*first));
    }
    return all;
}

std::string choice_words(const Expression& e) {
    std::vector<std::string> words;
    if (const auto walks = outline(e); walks && walks->size() <= 3) {
        for (const Walk& walk : *walks) words.push_back(walk_words(walk));
        return listed(words, "or");
    }
    words = alike(e.kids);
    if (words.size() == 1) return words[0];
    if (words.size() == 2) return "either " + words[0] + ", or " + words[1];
    std::string text = "does one of these:";
    for (std::size_t i = 0; i < words.size(); ++i)
        text += fmt::format("{} ({}) {}", i ? ";" : "", i + 1, words[i]);
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
    if (bounce_of(e)) {
        std::vector<Expr> alone = {std::make_shared<Expression>(e)};
        return take_bounces(alone)[0];
    }
    std::vector<std::string> rules;
    for (std::size_t i = 0; i < e.kids.size(); ++i)
        rules.push_back(fmt::format("{}: ({})", e.names[i], action(*e.kids[i])));
    if (rules.size() == 1) return "goes by the rule " + rules[0];
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
    if (e.kind == ExprKind::call) return "goes by the rule " + e.names[0];
    if (e.kind == ExprKind::each_type) return "does what the script says for each kind of piece";
    if (e.kind == ExprKind::gait) return "walks as the piece that activated it";
    if (e.kind == ExprKind::on_board) return "does what the script says for the board";
    if (e.kind != ExprKind::wrapped) return "does, in the words of its script, " + to_string(e);
    const char* which = e.number == kWrapFiles   ? "the first and the last file"
                        : e.number == kWrapRanks ? "the first and the last rank"
                                                 : "opposite edges of the board";
    return fmt::format("goes as if {} were joined: {}", which, all_of(e, "; "));
}

// The tests of something that is done on another field, which comes first; nothing if there is more to it.
std::vector<std::string> tests_behind(const Expression& e, ExprKind first) {
    std::vector<std::string> words;
    if (e.kind != ExprKind::sequence || e.kids[0]->kind != first) return words;
    for (std::size_t i = 1; i < e.kids.size(); ++i) {
        if (!is_guard(*e.kids[i]) && e.kids[i]->kind != ExprKind::look) return {};
        words.push_back(condition(*e.kids[i]));
    }
    return words;
}

std::string look_words(const Expression& e, bool holds) {
    if (!holds && e.kind == ExprKind::guard) return guard_words(e, false);
    if (!holds && is_guard(e)) return "it is not so that (" + condition(e) + ")";
    if (const auto tests = tests_behind(e, ExprKind::anywhere); !tests.empty())
        return (holds ? "somewhere on the board " : "nowhere on the board ") + listed(tests, "and");
    const char* so = holds ? "" : "it is not so that ";
    if (const auto tests = tests_behind(e, ExprKind::step);
        !tests.empty() && e.kids[0]->vectors.size() == 1) {
        const Vector v = e.kids[0]->vectors[0];
        if (is_short(v))
            return fmt::format("{}on the field {} of there {}", so, direction_words({v}),
                               listed(tests, "and"));
    }
    return fmt::format("from there it could {}go on so: ({})", holds ? "" : "not ", action(e));
}

std::string from_words(const Expression& e) {
    std::string words = condition(e);
    const std::string field = "the field ";
    if (words.rfind(field, 0) == 0) return "the field where it starts " + words.substr(field.size());
    return "before the move, on the field where it starts, " + words;
}

// The same rank for both sides is another one for each of them, as each counts.
std::string side_words(const Expression& e) {
    const Expression &light = *e.kids[0], &dark = *e.kids[1];
    const bool ranks = light.kind == ExprKind::guard && light.guard == GuardKind::rank &&
                       dark.kind == ExprKind::guard && dark.guard == GuardKind::rank;
    if (ranks && light.number == -dark.number && light.number > 0)
        return fmt::format("the field is on rank {} of its board", light.number);
    return fmt::format("as light, {}, or as dark, {}", condition(light), condition(dark));
}

std::string first_words(const Expression& e) {
    if (is_optional(e)) return "if it can, " + action(*e.kids[0]);
    return "does the first of these that it can: " + all_of(e, "; ");
}

}  // namespace

bool is_short(Vector v) {
    return v.x * v.x <= 1 && v.y * v.y <= 1;
}

bool is_optional(const Expression& e) {
    return e.kind == ExprKind::first_of && e.kids.size() == 2 && e.kids[1]->kind == ExprKind::pass;
}

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
            return look_words(*e.kids[0], true);
        case ExprKind::look_not:
            return look_words(*e.kids[0], false);
        case ExprKind::from:
            return from_words(*e.kids[0]);
        case ExprKind::by_side:
            if (is_guard(e)) return side_words(e);
            return "this can be done: (" + action(e) + ")";
        case ExprKind::sequence:
        case ExprKind::choice:
            for (const Expr& kid : e.kids) words.push_back(condition(*kid));
            return (e.kind == ExprKind::choice ? "either " : "") +
                   listed(words, e.kind == ExprKind::choice ? "or" : "and");
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
        case ExprKind::aligned:
            return "goes to any other field of a straight line on which, elsewhere, " +
                   std::to_string(e.number) + " or more pieces stand where " + condition(*e.kids[0]);
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
            return aside_words(e);
        case ExprKind::every:
            return "does this at once wherever it can: " + all_of(e, "; ");
        case ExprKind::first_of:
            return first_words(e);
        case ExprKind::fresh:
            return "comes to no field twice in this: " + all_of(e, "; ");
        case ExprKind::by_side:
            return "does as light (" + action(*e.kids[0]) + "), as dark (" + action(*e.kids[1]) + ")";
        case ExprKind::portal:
            return "goes on at once, as through a portal: " + action(*e.kids[0]);
        case ExprKind::each_step:
            return action(*e.kids[0]) + ", and after each step of that " + action(*e.kids[1]);
        case ExprKind::absolute:
            return "does, in the same directions for both sides, " + all_of(e, "; ");
        case ExprKind::effect:
            if (!e.kids.empty()) return "has what stands there do this: " + all_of(e, "; ");
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
