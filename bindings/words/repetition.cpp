// Repetitions and what limits them.
#include <algorithm>

#include "values/expression_faults.hpp"
#include "words/word.hpp"

namespace acedrex {

namespace {

bool is_constant(const NumberValue& n) {
    return n.number->op == Number::Op::constant;
}

}  // namespace

int push_repetition(lua_State* lua, const ExprValue& body, NumberValue lo, NumberValue hi) {
    if (is_constant(lo) && lo.number->constant < 0) lo.number = make::constant(0);
    if (is_constant(hi) && is_constant(lo) && hi.number->constant < lo.number->constant)
        return push_made(lua, make::none(), 1);
    if (is_constant(hi)) {
        if (hi.number->constant < 0) return push_made(lua, make::none(), 1);
        if (hi.number->constant == 0) return push_made(lua, make::pass(), 1);
    }
    if (body.expr->kind == ExprKind::none && is_constant(lo) && is_constant(hi))
        return push_made(lua, lo.number->constant == 0 ? make::pass() : make::none(), 1);
    const bool once = is_constant(hi) && hi.number->constant <= 1;
    charge(lua, body.expr->weight);
    if (!once && may_stand_still(*body.expr)) {
        fault(
            lua, "endless-repetition",
            "a repetition whose body can be walked without a step would never end: " + to_string(*body.expr),
            "put a step into it, or let it turn at most once: a ^ -1");
        return push_none(lua);
    }
    return push_made(lua, make::repeat(body.expr, lo.number, hi.number),
                     1 + std::max({body.depth, lo.depth, hi.depth}));
}

std::optional<NumberValue> limit_at(lua_State* lua, int index, Vector direction) {
    if (auto n = number_at(lua, index)) return n;
    if (!lua_isfunction(lua, index)) return std::nullopt;
    return NumberValue{
        make::number(
            {.op = Number::Op::per_field, .hook = kept_function(lua, index), .direction = direction}),
        1, 1};
}

}  // namespace acedrex
