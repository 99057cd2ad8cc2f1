// Expressions in the words of the Lua surface.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "movement/expression.hpp"

namespace acedrex {

namespace {

std::string quoted(const std::string& name) {
    return "\"" + name + "\"";
}

std::string vector_text(Vector v) {
    const std::string text = to_string(v);
    return text[0] == '(' ? "{" + text.substr(1, text.size() - 2) + "}" : "m." + text;
}

std::string steps_text(const Expression& e) {
    if (e.vectors.size() == 1) return "m.step(" + vector_text(e.vectors[0]) + ")";
    for (const auto& [list, word] : {std::pair{make::leap(0, 1), "m.step(m.orthogonals)"},
                                     std::pair{make::leap(1, 1), "m.step(m.diagonals)"}})
        if (list->vectors.size() == e.vectors.size() &&
            std::is_permutation(list->vectors.begin(), list->vectors.end(), e.vectors.begin()))
            return word;
    const Vector v = e.vectors[0];
    const Expr leap =
        make::leap(std::min(std::abs(v.x), std::abs(v.y)), std::max(std::abs(v.x), std::abs(v.y)));
    if (leap->vectors.size() == e.vectors.size() &&
        std::is_permutation(leap->vectors.begin(), leap->vectors.end(), e.vectors.begin()))
        return "m.leap(" + std::to_string(std::min(std::abs(v.x), std::abs(v.y))) + ", " +
               std::to_string(std::max(std::abs(v.x), std::abs(v.y))) + ")";
    std::string text = "m.step{";
    for (std::size_t i = 0; i < e.vectors.size(); ++i) text += (i ? ", " : "") + vector_text(e.vectors[i]);
    return text + "}";
}

std::string number_text(const NumberRef& n) {
    switch (n->op) {
        case Number::Op::constant:
            return n->constant >= kUnlimited ? "math.huge" : std::to_string(n->constant);
        case Number::Op::count:
            return "m.count(" + to_string(*n->counted) + ")";
        case Number::Op::add:
            return "(" + number_text(n->left) + " + " + number_text(n->right) + ")";
        case Number::Op::subtract:
            return "(" + number_text(n->left) + " - " + number_text(n->right) + ")";
        case Number::Op::multiply:
            return "(" + number_text(n->left) + " * " + number_text(n->right) + ")";
        case Number::Op::per_field:
            return "limit(field, " + vector_text(n->direction) + ", board)";
    }
    return "";
}

std::string listed(const std::vector<Expr>& kids, const char* separator) {
    std::string text;
    for (std::size_t i = 0; i < kids.size(); ++i) text += (i ? separator : "") + to_string(*kids[i]);
    return text;
}

std::string bracketed(const Expression& e) {
    const bool loose = e.kind == ExprKind::choice || e.kind == ExprKind::sequence;
    return loose ? "(" + to_string(e) + ")" : to_string(e);
}

std::string repeat_text(const Expression& e) {
    const auto is = [](const NumberRef& n, int value) {
        return n->op == Number::Op::constant && n->constant == value;
    };
    if (e.lo->op == Number::Op::constant && is(e.hi, kUnlimited))
        return bracketed(*e.kids[0]) + "^" + std::to_string(e.lo->constant);
    if (is(e.lo, 0) && e.hi->op == Number::Op::constant && e.hi->constant > 0)
        return bracketed(*e.kids[0]) + "^-" + std::to_string(e.hi->constant);
    return "m.times(" + to_string(*e.kids[0]) + ", " + number_text(e.lo) + ", " + number_text(e.hi) + ")";
}

std::string names_text(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) text += (i ? ", " : "") + quoted(names[i]);
    return text;
}

std::string last_text(const Expression& e) {
    std::string text = e.number & kLastCaptured ? " captured = true" : "";
    if (e.number & kLastIs) text += (text.empty() ? " is = { " : ", is = { ") + names_text(e.names) + " }";
    return text.empty() ? "{}" : "{" + text + " }";
}

// The words of cascades say themselves which library they are of.
std::string shown(const std::string& word) {
    return word.starts_with("c.") ? word : "m." + word;
}

std::string pushed_text(const Expression& e) {
    std::string text = "(" + vector_text(e.vectors[0]);
    if (e.number != 1 || !e.names.empty()) text += ", " + std::to_string(e.number);
    return text + (e.names.empty() ? ")" : ", \"off\")");
}

std::string changes_text(const Expression& e) {
    std::string text = "{";
    for (const auto& [was, becomes] : e.table) text += " [" + quoted(was) + "] = " + quoted(becomes) + ",";
    text.back() = ' ';
    return text + "}";
}

// What a guard or an effect takes.
std::string given_text(const Expression& e, Given given) {
    switch (given) {
        case Given::plain:
            return "";
        case Given::number:
            return "(" + std::to_string(e.number) + ")";
        case Given::hook:
            return "(function)";
        case Given::counter:
            return "(" + quoted(e.names[0]) + ", " +
                   (e.lo ? number_text(e.lo) + ", " + number_text(e.hi) : std::to_string(e.number)) + ")";
        case Given::turns:
            return "(" + quoted(e.names[0]) + (e.number > 0 ? ", " + std::to_string(e.number) : "") + ")";
        case Given::own:
            if (e.kind == ExprKind::guard && e.guard == GuardKind::last) return last_text(e);
            if (!e.vectors.empty()) return pushed_text(e);
            if (!e.kids.empty()) return "(" + to_string(*e.kids[0]) + ")";
            if (!e.table.empty()) return changes_text(e);
            break;
        case Given::names:
        case Given::pieces:
        case Given::tag:
        case Given::type:
            break;
    }
    return e.names.empty() ? "" : "(" + names_text(e.names) + ")";
}

std::string text_of(const Expression& e, const WordRow& word) {
    return shown(word.word) + given_text(e, word.given);
}

std::string moves_of_text(const Expression& e) {
    if (e.lender == Lender::type) return "m.moves_of(" + quoted(e.names[0]) + ")";
    const char* whose = e.lender == Lender::last        ? "last"
                        : e.lender == Lender::attackers ? "attackers"
                                                        : "guards";
    const std::string except = e.names.empty() ? "" : ", { except = { " + names_text(e.names) + " } }";
    return "m.moves_of(" + quoted(whose) + except + ")";
}

std::string grammar_text(const Expression& e) {
    std::string text = "m.grammar{ " + quoted(e.names[0]);
    for (std::size_t i = 0; i < e.kids.size(); ++i) text += ", " + e.names[i] + " = " + to_string(*e.kids[i]);
    return text + " }";
}

std::string wrapped_text(const Expression& e) {
    const char* which = e.number == kWrapFiles ? "files" : e.number == kWrapRanks ? "ranks" : "both";
    return "m.wrapped(" + quoted(which) + ", " + to_string(*e.kids[0]) + ")";
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
        case ExprKind::sequence: {
            std::string text;
            for (std::size_t i = 0; i < e.kids.size(); ++i) {
                const Expression& kid = *e.kids[i];
                text += i ? " * " : "";
                text += kid.kind == ExprKind::choice ? "(" + to_string(kid) + ")" : to_string(kid);
            }
            return text;
        }
        case ExprKind::choice:
            return listed(e.kids, " + ");
        case ExprKind::repeat:
            return repeat_text(e);
        case ExprKind::look:
            return "#" + bracketed(*e.kids[0]);
        case ExprKind::look_not:
            return "-" + bracketed(*e.kids[0]);
        case ExprKind::by_side:
            return "m.by_side{ light = " + to_string(*e.kids[0]) + ", dark = " + to_string(*e.kids[1]) + " }";
        case ExprKind::guard:
            return text_of(e, row_of(e.guard));
        case ExprKind::effect:
            return text_of(e, row_of(e.effect));
        case ExprKind::wrapped:
            return wrapped_text(e);
        case ExprKind::grammar:
            return grammar_text(e);
        case ExprKind::call:
            return "m.V(" + quoted(e.names[0]) + ")";
        case ExprKind::moves_of:
            return moves_of_text(e);
        case ExprKind::across:
            return e.names[0].empty() ? "m.across()" : "m.across(" + quoted(e.names[0]) + ")";
        default:
            break;
    }
    const std::string text = kKindTexts[static_cast<std::size_t>(e.kind)];
    return e.kids.empty() ? text : text + "(" + listed(e.kids, ", ") + ")";
}

}  // namespace acedrex
