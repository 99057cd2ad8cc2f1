// Conditions in words, and what all files of this folder ask of expressions.
#include <fmt/core.h>

#include <algorithm>

#include "english/teller.hpp"

namespace acedrex::program {

namespace {

// What a clause says of the field, said of one that has a name.
std::string said_of(std::string clause, const std::string& field) {
    for (const auto& [from, to] : {std::pair<std::string, std::string>{"the field ", field + " "},
                                   {" stands there", " stands on " + field}})
        for (std::size_t at = 0; (at = clause.find(from, at)) != clause.npos; at += to.size())
            clause.replace(at, from.size(), to);
    return clause;
}

// The same rank for both sides is another one for each of them, as each counts.
std::string side_words(const Teller& teller, const Expression& e, bool holds) {
    const Expression &light = *e.kids[0], &dark = *e.kids[1];
    const bool ranks = light.is(GuardKind::rank) && dark.is(GuardKind::rank);
    if (ranks && light.number == -dark.number && light.number > 0)
        return fmt::format("the field is {}on rank {} of its board", holds ? "" : "not ", light.number);
    return fmt::format("(for light: {}; for dark: {})", teller.condition(light, holds),
                       teller.condition(dark, holds));
}

}  // namespace

// A clause that is made of others is put in parentheses among others.
std::string in_parentheses(std::string words, bool made) {
    return made ? "(" + words + ")" : words;
}

// Clauses of one subject name it once.
std::string joined(std::vector<std::string> words, const char* last) {
    for (const std::string subject : {"the field is ", "the field ", "it ", "makes "}) {
        std::vector<bool> same;
        for (const std::string& text : words) same.push_back(text.starts_with(subject));
        for (std::size_t i = 1; i < words.size(); ++i)
            if (same[i - 1] && same[i] && !words[i].empty()) words[i].erase(0, subject.size());
    }
    return listed(words, last);
}

// "the field is on file a" as "on file a", to go behind a noun; "" for all else.
std::string place_words(const std::string& clause) {
    for (const char* begin :
         {"the field is on ", "the field is in ", "the field is not on ", "the field is not in "})
        if (clause.starts_with(begin)) return clause.substr(std::string("the field is ").size());
    return "";
}

// The walk to every field of the board, its own among them.
bool is_whole_board(const Expression& e) {
    return e.kind == ExprKind::choice && e.kids.size() == 2 &&
           std::any_of(e.kids.begin(), e.kids.end(),
                       [](const Expr& k) { return k->kind == ExprKind::pass; }) &&
           std::any_of(e.kids.begin(), e.kids.end(),
                       [](const Expr& k) { return k->kind == ExprKind::anywhere; });
}

bool is_short(Vector v) {
    return v.x * v.x <= 1 && v.y * v.y <= 1;
}

bool is_straight(Vector v) {
    return v.x == 0 || v.y == 0 || v.x == v.y || v.x == -v.y;
}

bool is_test(const Expression& e) {
    const auto is_hook = [](const Expression& inner) {
        return inner.kind == ExprKind::on_board || inner.kind == ExprKind::each_type;
    };
    return e.kind == ExprKind::look || e.kind == ExprKind::look_not ||
           (is_guard(e) && !any_inside(e, is_hook));
}

bool is_optional(const Expression& e) {
    return e.kind == ExprKind::first_of && e.kids.size() == 2 && e.kids[1]->kind == ExprKind::pass;
}

std::string Teller::conditions(std::vector<Expr> tests) const {
    std::vector<std::string> words;
    if (const std::optional<Occupant> who = take_occupant(tests))
        words.push_back(who->with("a") + " stands there");
    for (const Expr& test : tests)
        words.push_back(in_parentheses(condition(*test), test->kind == ExprKind::choice && tests.size() > 1));
    return joined(std::move(words), "and");
}

// Is it told by several clauses?
bool Teller::is_compound(const Expression& e) const {
    if (e.kind == ExprKind::choice) return true;
    if (e.kind != ExprKind::sequence) return false;
    std::vector<Expr> tests = e.kids;
    return (take_occupant(tests) ? 1 : 0) + tests.size() > 1;
}

// What held before it started. On its own field it stood itself.
std::string Teller::start(const Expression& e, bool holds) const {
    if (e.kind == ExprKind::look_not) return start(*e.kids[0], !holds);
    if (e.is(GuardKind::is))
        return fmt::format("it {} as {}", holds ? "starts" : "does not start", one_of(e.names));
    if (e.is(GuardKind::arrived))
        return holds ? "it has come to its field in this turn" : "it has not come to its field in this turn";
    if (e.is(GuardKind::mine)) return holds ? "its side is to move" : "the other side is to move";
    const std::string clause = condition(e, holds);
    if (const std::string place = place_words(clause); !place.empty())
        return place.starts_with("not ") ? "it does not start " + place.substr(4) : "it starts " + place;
    return "where it starts, " + clause;
}

std::string Teller::look(const Expression& e, bool holds) const {
    if (is_guard(e)) return condition(e, holds);
    if (e.kind == ExprKind::aligned)
        return fmt::format("the field is {}in line with {} or more other pieces (each {})",
                           holds ? "" : "not ", number_word(e.number), whom(*e.kids[0]));
    std::vector<Expr> tests(e.kids.begin(), e.kids.end());
    const bool on_field =
        e.kind == ExprKind::sequence &&
        std::all_of(tests.begin() + 1, tests.end(), [](const Expr& t) { return is_test(*t); });
    if (on_field) {
        const Expression first = *tests[0];
        tests.erase(tests.begin());
        const auto named = std::find_if(tests.begin(), tests.end(), [](const Expr& test) {
            return test->is(GuardKind::on) && test->names.size() == 1;
        });
        if (is_whole_board(first) && named != tests.end() && tests.size() > 1) {
            const std::string field = (*named)->names[0];
            tests.erase(named);
            return said_of(condition(*make::sequence(tests), holds), field);
        }
        const std::optional<Occupant> who = take_occupant(tests);
        const char* which = holds ? "a" : "no";
        if (who && first.kind == ExprKind::anywhere) {
            std::vector<std::string> places;
            for (const Expr& test : tests)
                if (std::string place = place_words(condition(*test)); !place.empty())
                    places.push_back(std::move(place));
            if (places.size() == tests.size())
                return fmt::format(
                    "{} stands {}", who->with(which),
                    places.empty() ? std::string("elsewhere on the board") : listed(places, "and"));
        }
        const bool is_beside =
            first.kind == ExprKind::step && std::all_of(first.vectors.begin(), first.vectors.end(), is_short);
        if (who && is_beside && tests.empty())
            return first.vectors.size() == 8 ? who->with(which) + " stands beside it"
                                             : fmt::format("{} stands on the next field {}", who->with(which),
                                                           directions(first.vectors));
    }
    return fmt::format("from there it could {}do this: ({})", holds ? "" : "not ", action(e));
}

std::string Teller::condition(const Expression& e, bool holds) const {
    switch (e.kind) {
        case ExprKind::pass:
            return holds ? "always" : "never";
        case ExprKind::none:
            return holds ? "never" : "always";
        case ExprKind::guard:
            return guard_words(e, holds);
        case ExprKind::look:
            return look(*e.kids[0], holds);
        case ExprKind::look_not:
            return look(*e.kids[0], !holds);
        case ExprKind::from:
            return start(*e.kids[0], holds);
        case ExprKind::absolute:
            return condition(*e.kids[0], holds);
        case ExprKind::by_side:
            return side_words(*this, e, holds);
        case ExprKind::sequence:
        case ExprKind::choice:
            break;
        default:
            return fmt::format("it could {}do this: ({})", holds ? "" : "not ", action(e));
    }
    const bool all = (e.kind == ExprKind::sequence) == holds;
    if (all && holds) return conditions(e.kids);
    if (std::vector<Expr> tests = e.kids; e.kind == ExprKind::sequence)
        if (const std::optional<Occupant> who = take_occupant(tests); who && tests.empty())
            return who->with("no") + " stands there";
    std::vector<std::string> words;
    for (const Expr& kid : e.kids) words.push_back(in_parentheses(condition(*kid, holds), is_compound(*kid)));
    return joined(std::move(words), all ? "and" : "or");
}

}  // namespace acedrex::program
