// The userdata of the movement algebra, and the reading of arguments of its words.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "movement/expression.hpp"
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
struct TypeName<Vector> {
    static constexpr const char* value = "direction";
};
template <>
struct TypeName<ExprValue> {
    static constexpr const char* value = "movement expression";
};
template <>
struct TypeName<NumberValue> {
    static constexpr const char* value = "number of m.count";
};

// Takes units of the budget for work that is done in C++.
void charge(lua_State* lua, std::size_t units);

// What to write into an ExprValue for an expression that was not built step by step.
int depth_of(const Expression& e);
int depth_of(const Number& n);

// Pushes e; a fault and m.none where it is too large or too deep.
int push_made(lua_State* lua, Expr e, int depth);
int push_none(lua_State* lua);

// The weight that a combination of these would have is refused before it is built.
bool too_heavy(lua_State* lua, const std::vector<ExprValue>& parts);

const ExprValue* to_expr_value(lua_State* lua, int index);

// A direction, or a table of two numbers that stands for one.
std::optional<Vector> vector_at(lua_State* lua, int index);
// "m.N" or "{1, 2}", as an author would write it.
std::string vector_as_written(Vector v);

// How a value that is no expression might be turned into one ("" if nobody knows).
std::string expression_remedy(lua_State* lua, int index);

// The arguments of one word, read with faults noted. Each reader returns nothing where it has noted one, or
// where the argument is the broken value of an earlier fault.
class Word {
  public:
    Word(lua_State* lua, std::string name) : lua_(lua), name_(std::move(name)) {}

    lua_State* lua() const { return lua_; }
    const std::string& name() const { return name_; }

    // "m.leap: argument 2 should be a whole number, found nothing"
    void wrong(int argument, const std::string& expected, std::string remedy = "") const;
    void wrong_value(const std::string& which, int index, const std::string& expected,
                     std::string remedy = "") const;
    void fault(const std::string& message, std::string remedy = "") const;

    std::optional<ExprValue> expression(int argument) const;
    std::optional<ExprValue> expression_value(const std::string& which, int index) const;
    std::optional<Vector> vector(int argument) const;
    // One direction or a list of them; with_steps: also an expression that is a sum of single steps.
    std::optional<std::vector<Vector>> vectors(int argument, bool with_steps) const;
    std::optional<int> whole(int argument) const;
    std::optional<std::string> text(int argument, const std::string& what) const;
    // The name of a piece type: a text, or the piece itself.
    std::optional<std::string> piece_name(const std::string& which, int index) const;
    std::optional<HookId> function(int argument, const std::string& what) const;

  private:
    std::string which(int argument) const;  // "argument 2", or "its argument" where there is one

    lua_State* lua_;
    std::string name_;
};

// A whole number (math.huge for no limit), or a number of m.count.
std::optional<NumberValue> number_at(lua_State* lua, int index);

// The one vector that a walk of e begins with, or {0, 0}.
Vector first_step(const Expression& e);

// An effect that a walk of e begins with and that acts on what stands there: where the walker has been lifted
// from its field it never holds. nullptr: there is none.
const Expression* acts_on_itself(const Expression& e);

// Pushes a table of the words of the algebra that are made in C++.
void push_words(lua_State* lua);

}  // namespace acedrex
