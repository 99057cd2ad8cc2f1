// The values of the movement algebra as Lua sees them: directions, expressions and numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/expression.hpp"
#include "values/directions.hpp"
#include "values/expression_text.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

// depth: nodes from here to the deepest leaf. Recursions over expressions must not exhaust the C++ stack, so
// what is deeper than kMaxDepth is refused where it is made.
constexpr int kMaxDepth = 400;

struct ExprValue {
    Expr expr;
    int depth = 1;
};
struct NumberValue {
    NumberRef number;
    int depth = 1;
    std::size_t weight = 1;
};
template <>
inline constexpr const char* kTypeName<Vector> = "direction";
template <>
inline constexpr const char* kTypeName<ExprValue> = "movement expression";
template <>
inline constexpr const char* kTypeName<NumberValue> = "number of m.count";

// Its own node, which others may share.
template <>
std::size_t held_by(const ExprValue& value);

// The single steps that e is a sum of ("steps" of m.along and m.ride), or nothing if e is not such a sum.
inline std::vector<Vector> single_steps(const Expression& e) {
    return e.kind == ExprKind::step ? e.vectors : std::vector<Vector>{};
}

// Takes units of the budget for work that is done in C++.
void charge(lua_State* lua, std::size_t units);

// What to write into an ExprValue for an expression that was not built step by step.
int depth_of(const Expression& e);
int depth_of(const Number& n);

// Pushes e; a fault and m.none where it is too large or too deep.
int push_made(lua_State* lua, Expr e, int depth);

// The weight that a combination of these would have is refused before it is built.
bool too_heavy(lua_State* lua, const std::vector<ExprValue>& parts);

const ExprValue* to_expr_value(lua_State* lua, int index);

// What an operator yields that was given a broken value: none. Movement among its operands is kept in
// Context::beside_broken.
int push_none_beside(lua_State* lua);

Expr to_expression(lua_State* lua,
                   int index);  // none() for a broken value, nullptr for what is no expression
void push_expression(lua_State* lua, Expr e);

constexpr int kFarthest = 10'000;  // directions are shorter, so that sums and multiples do not overflow
constexpr bool is_near(long long n) {
    return n >= -kFarthest && n <= kFarthest;
}
const Vector* to_vector(lua_State* lua, int index);  // nullptr for what is no direction
void push_vector(lua_State* lua, Vector v);
// A direction, or a table of two numbers that stands for one.
std::optional<Vector> vector_at(lua_State* lua, int index);
// "m.N" or "{1, 2}", as an author would write it.
std::string vector_as_written(Vector v);

// A whole number (math.huge for no limit), or a number of m.count.
std::optional<NumberValue> number_at(lua_State* lua, int index);

}  // namespace acedrex
