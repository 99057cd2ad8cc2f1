// Grammars in words: what begins, and what the names in it stand for.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "english/teller.hpp"

namespace acedrex::program {

namespace {

int calls_in(const Expression& e, const std::string& name) {
    int count = e.kind == ExprKind::call && e.names[0] == name ? 1 : 0;
    for (const Expr& kid : e.kids) count += calls_in(*kid, name);
    return count;
}

// With `put` in place of the calls of that name.
Expr with_calls_replaced(const Expr& e, const std::string& name, const Expr& put) {
    if (e->kind == ExprKind::call && e->names[0] == name) return put;
    if (calls_in(*e, name) == 0) return e;
    std::vector<Expr> kids;
    for (const Expr& kid : e->kids) kids.push_back(with_calls_replaced(kid, name, put));
    if (e->kind == ExprKind::choice) return make::choice(std::move(kids));
    if (e->kind == ExprKind::sequence) return make::sequence(std::move(kids));
    auto copy = std::make_shared<Expression>(*e);
    copy->kids = std::move(kids);
    return copy;
}

struct Production {
    std::string name;
    Expr body;
};

// What is called once, by another, is told where it is called. The first one is where walks begin.
void inline_those_called_once(std::vector<Production>& all) {
    for (bool found = true; found;) {
        found = false;
        for (std::size_t i = 1; i < all.size() && !found; ++i) {
            const Production one = all[i];
            int calls = 0;
            for (const Production& other : all) calls += calls_in(*other.body, one.name);
            if (calls > 1 || calls_in(*one.body, one.name) > 0) continue;
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
            for (Production& other : all) other.body = with_calls_replaced(other.body, one.name, one.body);
            found = true;
        }
    }
}

bool is_word(const std::string& name) {
    return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0])) != 0 &&
           std::all_of(name.begin(), name.end(), [](unsigned char c) {
               return std::isalnum(c) != 0 || c == '_' || c == '-' || c == ' ';
           });
}

}  // namespace

std::string Teller::grammar(const Expression& e) const {
    if (const std::string words = bounces({std::make_shared<Expression>(e)}); !words.empty()) return words;
    if (const std::string words = as_many(e); !words.empty()) return words;
    std::vector<Production> all;
    for (std::size_t i = 0; i < e.names.size(); ++i) all.push_back({e.names[i], e.kids[i]});
    inline_those_called_once(all);
    // As their author calls them; names that scripts make up are numbered.
    std::map<std::string, std::string> called;
    for (std::size_t i = 0; i < all.size(); ++i)
        called[all[i].name] =
            is_word(all[i].name) ? fmt::format("\"{}\"", all[i].name) : fmt::format("part {}", i + 1);
    const bool alone = all.size() == 1;
    const bool again = std::any_of(all.begin(), all.end(), [&](const Production& one) {
        return calls_in(*one.body, all.front().name) > 0;
    });
    if (alone) called[all.front().name] = "all of this once more";
    for (Production& one : all)
        for (const auto& [name, words] : called) {
            auto call = std::make_shared<Expression>(*make::of(ExprKind::call));
            call->names = {words};
            one.body = with_calls_replaced(one.body, name, call);
        }
    const std::string first = action(*all.front().body);
    if (alone) return again ? "does this: (" + first + ")" : first;
    std::string text =
        again ? fmt::format("begins with {0}, where {0} is this: ({1})", called[all.front().name], first)
              : in_parentheses(first, first.find("(1) ") != first.npos) + ", where ";
    for (std::size_t i = 1; i < all.size(); ++i)
        text += fmt::format("{}{} is this: ({})",
                            i > 1   ? "; "
                            : again ? "; "
                                    : "",
                            called[all[i].name], action(*all[i].body));
    return text;
}

}  // namespace acedrex::program
