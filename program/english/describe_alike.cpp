// Alternatives that differ in their directions only, told as one.
#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "english/teller.hpp"
#include "values/directions.hpp"
#include "values/expression_text.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

Vector image(Vector v, int eighths, bool mirrored) {
    return turned(mirrored ? Vector{-v.x, v.y} : v, eighths);
}

NumberRef image(const NumberRef& n, int eighths, bool mirrored);

// The rules of m.bounce are named by their directions: "X,Y,LEFT".
void turn_names(Expression& e, int eighths, bool mirrored) {
    for (std::string& name : e.names) {
        Vector v;
        int end = 0;
        if (std::sscanf(name.c_str(), "%d,%d,%n", &v.x, &v.y, &end) != 2 || end == 0) continue;
        v = image(v, eighths, mirrored);
        name = fmt::format("{},{},{}", v.x, v.y, name.substr(static_cast<std::size_t>(end)));
    }
    if (e.kind != ExprKind::grammar) return;
    std::map<std::string, Expr> rules;
    for (std::size_t i = 1; i < e.kids.size(); ++i) rules[e.names[i]] = e.kids[i];
    std::size_t i = 1;
    for (const auto& [name, rule] : rules) {
        e.names[i] = name;
        e.kids[i++] = rule;
    }
}

// The same in other directions: turned, or mirrored and turned.
Expr image(const Expr& e, int eighths, bool mirrored) {
    auto copy = std::make_shared<Expression>(*e);
    for (Vector& v : copy->vectors) v = image(v, eighths, mirrored);
    if (copy->kind == ExprKind::step) std::sort(copy->vectors.begin(), copy->vectors.end());
    for (Expr& kid : copy->kids) kid = image(kid, eighths, mirrored);
    if (copy->kind == ExprKind::grammar || copy->kind == ExprKind::call) turn_names(*copy, eighths, mirrored);
    if (copy->lo) copy->lo = image(copy->lo, eighths, mirrored);
    if (copy->hi) copy->hi = image(copy->hi, eighths, mirrored);
    // A sum of images is told in the order of its texts.
    if (copy->kind == ExprKind::choice)
        std::sort(copy->kids.begin(), copy->kids.end(),
                  [](const Expr& a, const Expr& b) { return to_string(*a) < to_string(*b); });
    return copy;
}

NumberRef image(const NumberRef& n, int eighths, bool mirrored) {
    auto copy = std::make_shared<Number>(*n);
    copy->direction = image(copy->direction, eighths, mirrored);
    if (copy->counted) copy->counted = image(copy->counted, eighths, mirrored);
    if (copy->left) copy->left = image(copy->left, eighths, mirrored);
    if (copy->right) copy->right = image(copy->right, eighths, mirrored);
    return copy;
}

std::string text_of(const Expr& e) {
    return to_string(*image(e, 0, false));
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

// Does it go in one direction first? The only step of the first node that steps.
std::optional<Vector> base_of(const Expression& e) {
    if (e.kind == ExprKind::step) return e.vectors.size() == 1 ? std::optional(e.vectors[0]) : std::nullopt;
    // What is done aside may go another way than the walk.
    const auto steps = [](const Expr& kid) {
        return any_inside(*kid, [](const Expression& inner) { return inner.kind == ExprKind::step; });
    };
    const auto is_way = [&](const Expr& kid) {
        return kid->kind != ExprKind::aside && kid->kind != ExprKind::look &&
               kid->kind != ExprKind::look_not && !is_optional(*kid) && steps(kid);
    };
    auto first = std::find_if(e.kids.begin(), e.kids.end(), is_way);
    if (first == e.kids.end()) first = std::find_if(e.kids.begin(), e.kids.end(), steps);
    return first == e.kids.end() ? std::nullopt : base_of(**first);
}

// Can all of its directions be told from the base?
bool is_told_from(const Expression& e, Vector base) {
    const bool straight = is_straight(base);
    return !any_inside(e, [&](const Expression& inner) {
        return std::any_of(inner.vectors.begin(), inner.vectors.end(),
                           [&](Vector v) { return straight ? !is_straight(v) : v != base && v != -base; });
    });
}

int eighths_of(Vector v) {
    for (int t = 0; t < 8; ++t)
        if (const Vector w = turned({0, 1}, t); v.x * w.y == v.y * w.x && v.x * w.x + v.y * w.y > 0) return t;
    return 0;
}

bool is_diagonal(Vector v) {
    return v.x != 0 && v.y != 0;
}

// Behind kFromBase: "at right angles to one side", with the mark of that side; "" for all else.
std::string turn_at(const std::string& text, std::size_t at) {
    const std::size_t end = text.find_first_of(std::string{kLeft, kRight} + ",;:()", at);
    const bool to_side =
        text.compare(at, 3, "at ") == 0 && end != text.npos && (text[end] == kLeft || text[end] == kRight);
    return to_side ? text.substr(at, end + 1 - at) : "";
}

// The marks in words: the directions of all where the first of them is told, or else before the whole.
std::string resolved(const std::string& text, const std::string& all, bool oblique) {
    const auto first = text.find_first_of({kOnward, kTurned, kLeft, kRight});
    const bool in_place = first == text.npos || text[first] == kOnward;
    std::string words;
    if (!in_place && oblique)
        words = (all.empty() ? "in one direction" : "in one direction (" + all + ")") + std::string(": ");
    else if (!in_place && !all.empty())
        words = (all == "orthogonally" || all == "diagonally"
                     ? fmt::format("in any {} direction", all.substr(0, all.size() - 2))
                     : all) +
                ": ";
    bool told = !in_place;
    char hand = 0;
    std::string turn;  // that a step has made: from there on both directions are named, by their order
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == kFromBase) {
            const std::string here = turn_at(text, i + 1);
            if (here.empty()) continue;
            if (here == turn) {
                words += "in the second direction";
                i += here.size();
            } else if (turn.empty() && (words.ends_with("field ") || words.ends_with("fields "))) {
                turn = here;
            }
        } else if (c == kOnward && told && !turn.empty() && !oblique) {
            words += "in the first direction";
        } else if (c == kOnward && !told) {
            told = true;
            if (!all.empty())
                words += oblique ? "(" + all + ")" : all;
            else if (words.ends_with(' '))
                words.pop_back();
        } else if (c == kOnward && oblique && !in_place) {
            if (words.ends_with(' ')) words.pop_back();
        } else if (c == kOnward) {
            words += oblique ? "in the same direction" : "straight on";
        } else if (c == kLeft || c == kRight) {
            words += hand == 0 ? "one side" : hand == c ? "the same side" : "the other side";
            if (hand == 0) hand = c;
        } else if (c != kTurned) {
            words += c;
        }
    }
    for (std::size_t at; (at = words.find(" on onto ")) != words.npos;) words.insert(at + 3, 1, ',');
    return words;
}

// All images of the first among the alternatives, by how they are turned.
struct Family {
    std::set<std::string> members;
    std::vector<Vector> bases;
    bool either_hand = false;  // each is there mirrored, too
};

std::optional<Family> family_of(const std::vector<Expr>& alternatives, Vector base) {
    Family family;
    for (const Expr& e : alternatives) family.members.insert(text_of(e));
    const Expr& first = alternatives.front();
    std::size_t turned_ones = 0, twins = 0;
    std::set<std::string> seen;
    for (int t = 0; t < 8; ++t) {
        const std::string text = to_string(*image(first, t, false));
        if (!family.members.count(text)) continue;
        if (!std::count(family.bases.begin(), family.bases.end(), image(base, t, false)))
            family.bases.push_back(image(base, t, false));
        turned_ones += seen.insert(text).second;
        // Mirrored in the line of its own base.
        if (is_straight(base))
            twins += family.members.count(to_string(*image(first, 2 * eighths_of(base) + t, true)));
    }
    if (turned_ones == family.members.size()) return family;
    if (2 * turned_ones != family.members.size() || twins != turned_ones) return std::nullopt;
    family.either_hand = true;
    return family;
}

}  // namespace

std::string Teller::bounces(const std::vector<Expr>& kids) const {
    std::vector<Vector> steps;
    std::string left;
    for (const Expr& e : kids) {
        const auto bounce = bounce_of(*e);
        if (!bounce) return "";
        steps.push_back(bounce->step);
        left = bounce->left;
    }
    const bool each_short = std::all_of(steps.begin(), steps.end(), is_short);
    return fmt::format("{} any number of fields {}{}", each_short ? "slides" : "rides", directions(steps),
                       left == "0"     ? " up to the edge of the board"
                       : left == "inf" ? ", reflected by the edges of the board, but not through its start"
                       : left == "1"   ? ", reflected at most once by an edge of the board"
                                       : ", reflected at most " + left + " times by edges of the board");
}

std::vector<std::string> Teller::alternatives(std::vector<Expr> kids) const {
    std::vector<std::string> all;
    while (!kids.empty()) {
        const Expr first = kids.front();
        std::vector<Expr> alike;
        if (const auto bounce = bounce_of(*first)) {
            std::copy_if(kids.begin(), kids.end(), std::back_inserter(alike), [&](const Expr& e) {
                const auto other = bounce_of(*e);
                return other && other->left == bounce->left;
            });
            std::erase_if(kids,
                          [&](const Expr& e) { return std::count(alike.begin(), alike.end(), e) != 0; });
            all.push_back(bounces(alike));
            continue;
        }
        std::set<std::string> images;
        for (int i = 0; i < 16; ++i) images.insert(to_string(*image(first, i % 8, i >= 8)));
        std::set<std::string> ways;  // the same one may be there twice
        std::copy_if(kids.begin(), kids.end(), std::back_inserter(alike),
                     [&](const Expr& e) { return images.count(text_of(e)) != 0; });
        for (const Expr& e : alike) ways.insert(text_of(e));
        std::erase_if(kids, [&](const Expr& e) { return std::count(alike.begin(), alike.end(), e) != 0; });
        if (ways.size() == 1) {
            all.push_back(branch(*first));
            continue;
        }
        const std::optional<Vector> base = base_of(*first);
        const auto family = base && is_told_from(*first, *base) ? family_of(alike, *base) : std::nullopt;
        if (!family) {
            all.push_back(fmt::format("in {} ways, of which this is one: {}",
                                      number_word(static_cast<int>(ways.size())), action(*first)));
            continue;
        }
        const bool any_line = std::any_of(family->bases.begin(), family->bases.end(), [&](Vector v) {
            return is_straight(*base) && is_diagonal(v) != is_diagonal(*base);
        });
        const Teller one(Heading{*base, family->either_hand, any_line});
        all.push_back(resolved(one.action(*first), directions(family->bases), !is_straight(*base)));
    }
    return all;
}

}  // namespace acedrex::program
