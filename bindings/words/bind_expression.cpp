// Movement expressions as values with operators: a * b, a + b, a - b, -a, #a, a ^ n.
#include <algorithm>

#include "base/ranges.hpp"
#include "sandbox/sandbox.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

// Both operands as expressions, or nothing with a fault noted. `spoken` is the operator as authors write it.
bool operands(lua_State* lua, const char* spoken, std::vector<ExprValue>& both) {
    bool sound = true;
    for (const int i : {1, 2}) {
        if (const ExprValue* e = to_expr_value(lua, i)) {
            both.push_back(*e);
            continue;
        }
        sound = false;
        if (is_broken(lua, i)) continue;
        if (const Vector* v = to_vector(lua, i)) {
            fault(lua, "direction-as-expression", "a direction is not a movement expression",
                  "write m.step(" + vector_as_written(*v) + ")");
        } else {
            std::string remedy = expression_remedy(lua, i);
            if (remedy.empty() && lua_type(lua, i) == LUA_TNUMBER)
                remedy = "repetition is a ^ n or m.times(a, lo, hi)";
            if (lua_isboolean(lua, i)) remedy = "where a cannot be walked is -a; not is not a word for it";
            if (lua_isnil(lua, i)) remedy = "is the name spelt as where it was made?";
            fault(lua, "bad-argument",
                  std::string("a movement expression stands on both sides of ") + spoken + ", found " +
                      describe(lua, i) + (i == 1 ? " on the left" : " on the right"),
                  std::move(remedy));
        }
    }
    return sound && !too_heavy(lua, both);
}

// Chains of the same kind are flat, so they do not grow deeper.
int depth_of(ExprKind kind, const std::vector<ExprValue>& kids) {
    int deepest = 0;
    for (const ExprValue& kid : kids)
        deepest = std::max(deepest, kid.expr->kind == kind ? kid.depth - 1 : kid.depth);
    return deepest + 1;
}

int multiply(lua_State* lua) {
    std::vector<ExprValue> both;
    if (!operands(lua, "*", both)) return push_none_beside(lua);
    doubt_succession(lua, *both[0].expr, *both[1].expr);
    return push_made(lua, make::sequence({both[0].expr, both[1].expr}), depth_of(ExprKind::sequence, both));
}

int add(lua_State* lua) {
    std::vector<ExprValue> both;
    if (!operands(lua, "+", both)) return push_none_beside(lua);
    return push_made(lua, make::choice({both[0].expr, both[1].expr}), depth_of(ExprKind::choice, both));
}

int subtract(lua_State* lua) {
    std::vector<ExprValue> both;
    if (!operands(lua, "-", both)) return push_none_beside(lua);
    return push_made(lua, make::sequence({make::of(ExprKind::look_not, {both[1].expr}), both[0].expr}),
                     1 + depth_of(ExprKind::sequence, both));
}

// Operators that mean something elsewhere.
template <char First, char Second = 0>
int no_operator(lua_State* lua) {
    const std::string spoken{First, Second};
    const char* remedy = First == '|'   ? "a + b is a or b"
                         : First == '&' ? "a * b is a and then b; a guard behind a walk asks where it ends"
                         : First == '.' ? "a * b is a and then b"
                         : First == '~' ? "-a is where a cannot be walked"
                                        : "there are a * b, a + b, a - b, a ^ n, #a and -a";
    for (const int i : {1, 2})
        if (is_broken(lua, i)) return push_none(lua);
    fault(lua, "bad-argument", spoken.substr(0, Second ? 2 : 1) + " does not combine movement expressions",
          remedy);
    return push_none(lua);
}

int negate(lua_State* lua) {
    const ExprValue e = *to_expr_value(lua, 1);
    return push_made(lua, make::of(ExprKind::look_not, {e.expr}), e.depth + 1);
}

int look(lua_State* lua) {
    const ExprValue e = *to_expr_value(lua, 1);
    return push_made(lua, make::of(ExprKind::look, {e.expr}), e.depth + 1);
}

// Oblique leaps and the like, of which each turn of a repetition chooses another one. Riders keep to the
// one they begin with.
bool chooses_anew(const Expression& body) {
    return body.kind == ExprKind::step && body.vectors.size() > 1 &&
           ranges::all_of(body.vectors,
                          [](Vector v) { return v.x != 0 && v.y != 0 && v.x != v.y && v.x != -v.y; });
}

int power(lua_State* lua) {
    const ExprValue* e = to_expr_value(lua, 1);
    const auto n = whole_at(lua, 2);
    if (!e || !n || *n > 100'000 || *n < -100'000) {
        const int wrong = e ? 2 : 1;
        if (!is_broken(lua, wrong))
            fault(lua, "bad-argument",
                  "a ^ n repeats an expression a whole number of times, found " + describe(lua, wrong),
                  e ? "write m.times(a, lo, hi) for limits of other kinds" : expression_remedy(lua, 1));
        return push_none(lua);
    }
    const int times = static_cast<int>(*n);
    if (times >= 0 && chooses_anew(*e->expr)) {
        const std::string leaps = to_string(*e->expr);
        warn(lua, "anew-each-time",
             "each turn of " + leaps + "^" + std::to_string(times) +
                 " chooses its leap anew, so that it wanders over the whole board",
             "a rider keeps to the leap it begins with: m.ride(" + leaps + ")");
    }
    const NumberValue lo{make::constant(std::max(times, 0)), 1, 1};
    const NumberValue hi{make::constant(times < 0 ? -times : kUnlimited), 1, 1};
    return push_repetition(lua, *e, lo, hi);
}

int call(lua_State* lua) {
    fault(lua, "bad-argument",
          "a movement expression takes no arguments: " + to_string(*to_expression(lua, 1)),
          "combine expressions with * and +");
    return push_none(lua);
}

int field(lua_State* lua) {
    fault(lua, "unknown-word", "a movement expression has no fields, asked for " + describe(lua, 2));
    return push_none(lua);
}

int read_only(lua_State* lua) {
    fault(lua, "read-only", "a movement expression cannot be changed");
    return 0;
}

int text(lua_State* lua) {
    const Expr e = to_expression(lua, 1);
    if (e) charge(lua, e->weight);
    lua_pushstring(lua, e ? to_string(*e).c_str() : "?");
    return 1;
}

// Metamethods of one operand are only called with a live expression in it.
template <lua_CFunction F>
int with_expression(lua_State* lua) {
    return to_expr_value(lua, 1) ? guarded<F>(lua) : push_none(lua);
}

}  // namespace

void open_expressions(lua_State* lua) {
    register_type<ExprValue>(lua, {{"__mul", guarded<multiply>},
                                   {"__add", guarded<add>},
                                   {"__sub", guarded<subtract>},
                                   {"__unm", with_expression<negate>},
                                   {"__len", with_expression<look>},
                                   {"__pow", guarded<power>},
                                   {"__bor", guarded<no_operator<'|'>>},
                                   {"__band", guarded<no_operator<'&'>>},
                                   {"__bnot", guarded<no_operator<'~'>>},
                                   {"__concat", guarded<no_operator<'.', '.'>>},
                                   {"__div", guarded<no_operator<'/'>>},
                                   {"__mod", guarded<no_operator<'%'>>},
                                   {"__call", with_expression<call>},
                                   {"__index", guarded<field>},
                                   {"__newindex", guarded<read_only>},
                                   {"__tostring", guarded<text>}});
}

}  // namespace acedrex
