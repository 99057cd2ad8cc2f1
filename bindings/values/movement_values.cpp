#include "values/movement_values.hpp"

#include <algorithm>
#include <cmath>

#include "sandbox/sandbox.hpp"
#include "values/context.hpp"

namespace acedrex {

template <>
std::size_t held_by(const ExprValue& value) {
    if (!value.expr) return 0;
    const Expression& e = *value.expr;
    std::size_t held = sizeof e + e.kids.size() * sizeof(Expr) + e.vectors.size() * sizeof(Vector);
    for (const std::string& name : e.names) held += sizeof name + name.size();
    return held;
}

void charge(lua_State* lua, std::size_t units) {
    Sandbox::of(lua).charge(lua, units);
}

const Vector* to_vector(lua_State* lua, int index) {
    return test_value<Vector>(lua, index);
}

void push_vector(lua_State* lua, Vector v) {
    push_value(lua, v);
}

std::optional<Vector> vector_at(lua_State* lua, int index) {
    if (const Vector* v = to_vector(lua, index)) return *v;
    if (!lua_istable(lua, index)) return std::nullopt;
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    if (lua_rawlen(lua, index) != 2) return std::nullopt;
    lua_rawgeti(lua, index, 1);
    lua_rawgeti(lua, index, 2);
    const auto x = whole_at(lua, -2), y = whole_at(lua, -1);
    lua_pop(lua, 2);
    if (!x || !y || !is_near(*x) || !is_near(*y)) return std::nullopt;
    return Vector{static_cast<int>(*x), static_cast<int>(*y)};
}

std::string vector_as_written(Vector v) {
    const std::string name = to_string(v);
    return name[0] == '(' ? "{" + std::to_string(v.x) + ", " + std::to_string(v.y) + "}" : "m." + name;
}

const ExprValue* to_expr_value(lua_State* lua, int index) {
    const ExprValue* e = test_value<ExprValue>(lua, index);
    return e && e->expr ? e : nullptr;
}

Expr to_expression(lua_State* lua, int index) {
    if (is_broken(lua, index)) return make::none();
    const ExprValue* e = to_expr_value(lua, index);
    return e ? e->expr : nullptr;
}

void push_expression(lua_State* lua, Expr e) {
    charge(lua, e->weight);
    const int depth = depth_of(*e);
    push_value(lua, ExprValue{std::move(e), depth});
}

int depth_of(const Expression& e) {
    int deepest = 0;
    for (const Expr& kid : e.kids) deepest = std::max(deepest, depth_of(*kid));
    for (const NumberRef& n : {e.lo, e.hi})
        if (n) deepest = std::max(deepest, depth_of(*n));
    return deepest + 1;
}

int depth_of(const Number& n) {
    int deepest = n.counted ? depth_of(*n.counted) : 0;
    for (const NumberRef& part : {n.left, n.right})
        if (part) deepest = std::max(deepest, depth_of(*part));
    return deepest + 1;
}

int push_made(lua_State* lua, Expr e, int depth) {
    charge(lua, 1 + 16 * e->kids.size());
    if (e->weight > kMaxWeight || depth > kMaxDepth) {
        fault(lua, "too-large",
              depth > kMaxDepth ? "the expression is nested more than " + std::to_string(kMaxDepth) + " deep"
                                : "the expression has more than " + std::to_string(kMaxWeight) + " parts");
        return push_none(lua);
    }
    push_value(lua, ExprValue{std::move(e), depth});
    return 1;
}

int push_none_beside(lua_State* lua) {
    constexpr std::size_t kMost = 2000;  // parts in all: these are bound once more to find what is wrong
    Context& context = context_of(lua);
    for (const int i : {1, 2}) {
        const ExprValue* e = to_expr_value(lua, i);
        if (e == nullptr || context.beside_broken_weight + e->expr->weight > kMost) continue;
        context.beside_broken_weight += e->expr->weight;
        context.beside_broken.push_back(e->expr);
    }
    return push_none(lua);
}

bool too_heavy(lua_State* lua, const std::vector<ExprValue>& parts) {
    std::size_t weight = 0, members = 0, vectors = 0;
    for (const ExprValue& part : parts) {
        weight += part.expr->weight;
        members += part.expr->kids.size() + part.expr->vectors.size();
        vectors += part.expr->vectors.size();
    }
    charge(lua, members + vectors * vectors / 64);
    if (weight <= kMaxWeight) return false;
    fault(lua, "too-large", "the expression has more than " + std::to_string(kMaxWeight) + " parts");
    return true;
}

std::optional<NumberValue> number_at(lua_State* lua, int index) {
    if (const NumberValue* n = test_value<NumberValue>(lua, index); n && n->number) return *n;
    if (lua_type(lua, index) != LUA_TNUMBER) return std::nullopt;
    const double value = lua_tonumber(lua, index);
    if (std::isnan(value) || (std::floor(value) != value && !std::isinf(value))) return std::nullopt;
    const double bounded =
        std::clamp(value, -static_cast<double>(kUnlimited), static_cast<double>(kUnlimited));
    return NumberValue{make::constant(static_cast<int>(bounded)), 1, 1};
}

}  // namespace acedrex
