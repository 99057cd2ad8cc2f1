#include "values/expression_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "movement/script_words.hpp"
#include "pieces/tags.hpp"
#include "values/directions.hpp"

namespace acedrex {

namespace {

std::string quoted_name(const std::string& name) {
    return "\"" + name + "\"";
}

std::string vector_text(Vector v) {
    const std::string text = to_string(v);
    return text[0] == '(' ? "{" + text.substr(1, text.size() - 2) + "}" : "m." + text;
}

// The items as `text_of` says them, with something between them.
template <class List, class Text>
std::string listed(const List& list, const char* separator, Text text_of) {
    std::string text;
    for (const auto& item : list) text += (&item == &list.front() ? "" : separator) + text_of(item);
    return text;
}

std::string steps_text(const Expression& e) {
    if (e.vectors.size() == 1) return "m.step(" + vector_text(e.vectors[0]) + ")";
    const auto [near, far] = std::minmax({std::abs(e.vectors[0].x), std::abs(e.vectors[0].y)});
    const std::vector<Vector> images = make::leap(near, far)->vectors;
    if (!std::is_permutation(images.begin(), images.end(), e.vectors.begin(), e.vectors.end()))
        return "m.step{" + listed(e.vectors, ", ", vector_text) + "}";
    if (far == 1) return near == 0 ? "m.step(m.orthogonals)" : "m.step(m.diagonals)";
    return "m.leap(" + std::to_string(near) + ", " + std::to_string(far) + ")";
}

std::string number_text(const NumberRef& n) {
    switch (n->op) {
        case Number::Op::constant:
            return n->constant >= kUnlimited ? "math.huge" : std::to_string(n->constant);
        case Number::Op::count:
            return "m.count(" + to_string(*n->counted) + ")";
        case Number::Op::per_field:
            return "limit(field, " + vector_text(n->direction) + ", board)";
        default:
            break;
    }
    const char* sign = n->op == Number::Op::add ? " + " : n->op == Number::Op::subtract ? " - " : " * ";
    return "(" + number_text(n->left) + sign + number_text(n->right) + ")";
}

std::string expression_text(const Expr& e) {
    return to_string(*e);
}

std::string bracketed(const Expr& e) {
    const bool loose = e->kind == ExprKind::choice || e->kind == ExprKind::sequence;
    return loose ? "(" + expression_text(e) + ")" : expression_text(e);
}

std::string repeat_text(const Expression& e) {
    if (e.lo->op == Number::Op::constant && e.hi->op == Number::Op::constant) {
        const int lo = e.lo->constant, hi = e.hi->constant;
        if (hi == kUnlimited) return bracketed(e.kids[0]) + "^" + std::to_string(lo);
        if (lo == 0 && hi > 0) return bracketed(e.kids[0]) + "^-" + std::to_string(hi);
    }
    return "m.times(" + to_string(*e.kids[0]) + ", " + number_text(e.lo) + ", " + number_text(e.hi) + ")";
}

std::string names_text(const std::vector<std::string>& names) {
    return listed(names, ", ", quoted_name);
}

std::string last_text(const Expression& e) {
    std::string text = e.number & kLastCaptured ? " captured = true" : "";
    if (e.number & kLastIs) text += (text.empty() ? " is = { " : ", is = { ") + names_text(e.names) + " }";
    return text.empty() ? "{}" : "{" + text + " }";
}

std::string pushed_text(const Expression& e) {
    std::string text = "(" + vector_text(e.vectors[0]);
    if (e.number != 1 || !e.names.empty()) text += ", " + std::to_string(e.number);
    return text + (e.names.empty() ? ")" : ", \"off\")");
}

std::string changes_text(const Expression& e) {
    std::string text = "{";
    for (const auto& [was, becomes] : e.table)
        text += " [" + quoted_name(was) + "] = " + quoted_name(becomes) + ",";
    text.back() = ' ';
    return text + "}";
}

// How long a tag is given.
std::string lasting_text(int lasts) {
    return lasts == kUntilItMoves ? ""
           : lasts == kAlways     ? ", \"always\""
                                  : ", " + std::to_string(lasts == kThisTurn ? 0 : lasts);
}

std::string askers_text(const Expression& e) {
    const bool all = e.kids[0]->kind == ExprKind::pass;
    const int lo = e.lo->constant, hi = e.hi->constant;
    std::string text = all ? "" : to_string(*e.kids[0]);
    if (lo == 1 && hi >= kUnlimited) return "(" + text + ")";
    text += (all ? "nil, " : ", ") + std::to_string(lo);
    return "(" + text + (hi >= kUnlimited ? "" : ", " + std::to_string(hi)) + ")";
}

// What a guard or an effect takes.
std::string given_text(const Expression& e, Given given) {
    switch (given) {
        case Given::number:
            return "(" + std::to_string(e.number) + ")";
        case Given::hook:
            return "(function)";
        case Given::counter:
            return "(" + quoted_name(e.names[0]) + ", " +
                   (e.lo ? number_text(e.lo) + ", " + number_text(e.hi) : std::to_string(e.number)) +
                   (e.names.size() > 1 ? ", " + quoted_name(e.names[1]) : "") + ")";
        case Given::turns:
            return "(" + quoted_name(e.names[0]) + lasting_text(e.number) + ")";
        case Given::askers:
            return askers_text(e);
        case Given::asked:
        case Given::walk:
            return "(" + to_string(*e.kids[0]) + ")";
        case Given::own:
            if (e.is(GuardKind::last)) return last_text(e);
            if (e.is(GuardKind::vacated) && e.names.empty()) return "()";
            if (!e.vectors.empty()) return pushed_text(e);
            if (!e.kids.empty())
                return "(" + to_string(*e.kids[0]) + (e.names.empty() ? "" : ", " + names_text(e.names)) +
                       ")";
            if (!e.table.empty()) return changes_text(e);
            break;
        default:
            break;
    }
    return e.names.empty() ? "" : "(" + names_text(e.names) + ")";
}

std::string word_text(const Expression& e, const WordRow& row) {
    return script_word(row) + given_text(e, row.given);
}

std::string moves_of_text(const Expression& e) {
    if (e.lender == Lender::type) return "m.moves_of(" + quoted_name(e.names[0]) + ")";
    const std::string whose = kLenderWords[static_cast<std::size_t>(e.lender)];
    const std::string by_which = e.number == kByWhich ? "by_which = true" : "";
    const std::string except = e.names.empty() ? "" : "except = { " + names_text(e.names) + " }";
    const std::string options = except + (except.empty() || by_which.empty() ? "" : ", ") + by_which;
    return "m.moves_of(" + quoted_name(whose) + (options.empty() ? "" : ", { " + options + " }") + ")";
}

std::string grammar_text(const Expression& e) {
    std::string text = "m.grammar{ " + quoted_name(e.names[0]);
    for (std::size_t i = 0; i < e.kids.size(); ++i) text += ", " + e.names[i] + " = " + to_string(*e.kids[i]);
    return text + " }";
}

std::string wrapped_text(const Expression& e) {
    const char* which = e.number == kWrapFiles ? "files" : e.number == kWrapRanks ? "ranks" : "both";
    return "m.wrapped(" + quoted_name(which) + ", " + to_string(*e.kids[0]) + ")";
}

constexpr const char* kKindTexts[] = {
#define KIND(name, text, stands, guards) text,
#include "movement/kinds.def"
};

}  // namespace

std::string to_string(const Expression& e) {
    switch (e.kind) {
        case ExprKind::step:
            return steps_text(e);
        case ExprKind::sequence:
            return listed(e.kids, " * ", bracketed);
        case ExprKind::choice:
            return listed(e.kids, " + ", expression_text);
        case ExprKind::repeat:
            return repeat_text(e);
        case ExprKind::look:
            return "#" + bracketed(e.kids[0]);
        case ExprKind::look_not:
            return "-" + bracketed(e.kids[0]);
        case ExprKind::by_side:
            return "m.by_side{ light = " + to_string(*e.kids[0]) + ", dark = " + to_string(*e.kids[1]) + " }";
        case ExprKind::aligned:
            return "m.aligned(" + to_string(*e.kids[0]) + ", " + std::to_string(e.number) + ")";
        case ExprKind::guard:
            return word_text(e, row_of(e.guard));
        case ExprKind::effect:
            return word_text(e, row_of(e.effect));
        case ExprKind::wrapped:
            return wrapped_text(e);
        case ExprKind::grammar:
            return grammar_text(e);
        case ExprKind::call:
            return "m.V(" + quoted_name(e.names[0]) + ")";
        case ExprKind::moves_of:
            return moves_of_text(e);
        case ExprKind::portal:
            return "c.portal(" + to_string(*e.kids[0]) + (e.number != 0 ? ", \"back\")" : ")");
        case ExprKind::across:
            return e.names[0].empty() ? "m.across()" : "m.across(" + quoted_name(e.names[0]) + ")";
        default:
            break;
    }
    const std::string text = kKindTexts[static_cast<std::size_t>(e.kind)];
    return e.kids.empty() ? text : text + "(" + listed(e.kids, ", ", expression_text) + ")";
}

}  // namespace acedrex
