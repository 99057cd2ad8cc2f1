#include "values/expression_faults.hpp"

#include <map>
#include <set>
#include <vector>

#include "base/ranges.hpp"
#include "values/expression_text.hpp"

namespace acedrex {

namespace {

enum class Stands : std::uint8_t { never, always, all, any, own };
constexpr Stands kStands[] = {
#define KIND(name, text, stands, guards) Stands::stands,
#include "movement/kinds.def"
};

// standing: productions of the grammars around e that can be walked without a step, as far as is known.
bool may_stand(const Expression& e, const std::set<std::string>& standing) {
    const auto still = [&](const Expr& kid) { return may_stand(*kid, standing); };
    switch (kStands[static_cast<std::size_t>(e.kind)]) {
        case Stands::never:
            return false;
        case Stands::always:
            return true;
        case Stands::all:
            return ranges::all_of(e.kids, still);
        case Stands::any:
            return ranges::any_of(e.kids, still);
        case Stands::own:
            break;
    }
    if (e.kind == ExprKind::call) return standing.count(e.names[0]) > 0;
    if (e.kind == ExprKind::each_step) return still(e.kids[0]);
    if (e.kind == ExprKind::repeat)
        return !(e.lo->op == Number::Op::constant && e.lo->constant > 0) || still(e.kids[0]);
    std::set<std::string> inner = standing;  // of a grammar
    for (const std::string& name : e.names) inner.erase(name);
    for (std::size_t found = inner.size() + 1; found != inner.size();) {
        found = inner.size();
        for (std::size_t i = 0; i < e.kids.size(); ++i)
            if (may_stand(*e.kids[i], inner)) inner.insert(e.names[i]);
    }
    return inner.count(e.names[0]) > 0;
}

}  // namespace

bool may_stand_still(const Expression& e) {
    return may_stand(e, {});
}

namespace {

std::string fault_in(const NumberRef& n);

// The productions that a walk of e may come to before its first step.
void add_heads(const Expression& e, std::set<std::string>& heads) {
    if (e.kind == ExprKind::call) heads.insert(e.names[0]);
    for (const Expr& kid : e.kids) {
        add_heads(*kid, heads);
        if (e.kind == ExprKind::sequence && !may_stand_still(*kid)) break;
    }
}

std::string fault_in_grammar(const Expression& e) {
    std::map<std::string, std::set<std::string>> heads;
    for (std::size_t i = 0; i < e.kids.size(); ++i) add_heads(*e.kids[i], heads[e.names[i]]);
    for (const std::string& name : e.names) {
        std::set<std::string> reached = heads[name];
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const std::string& next : std::set<std::string>(reached))
                reached.insert(heads[next].begin(), heads[next].end());
        }
        if (reached.count(name) > 0)
            return "m.grammar: \"" + name + "\" comes back to itself without a step, and would never end";
    }
    return "";
}

// Visits shared nodes as often as they are referred to; fault_of() has bounded the weight before.
std::string fault_in(const Expression& e) {
    if (e.kind == ExprKind::repeat) {
        const bool once = e.hi->op == Number::Op::constant && e.hi->constant <= 1;
        if (!once && may_stand_still(*e.kids[0]))
            return "a repetition whose body can be walked without a step would never end: " +
                   to_string(*e.kids[0]);
        for (const NumberRef& n : {e.lo, e.hi})
            if (std::string fault = fault_in(n); !fault.empty()) return fault;
    }
    if (e.kind == ExprKind::grammar)
        if (std::string fault = fault_in_grammar(e); !fault.empty()) return fault;
    for (const Expr& kid : e.kids)
        if (std::string fault = fault_in(*kid); !fault.empty()) return fault;
    return "";
}

std::string fault_in(const NumberRef& n) {
    if (!n) return "";
    if (n->counted) return fault_in(*n->counted);
    const std::string fault = fault_in(n->left);
    return fault.empty() ? fault_in(n->right) : fault;
}

}  // namespace

std::string fault_of(const Expression& e) {
    if (e.weight > kMaxWeight)
        return "the expression is too large: more than " + std::to_string(kMaxWeight) + " parts";
    return fault_in(e);
}

}  // namespace acedrex
