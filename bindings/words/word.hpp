// The reading of what a word of the algebra is given.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "values/movement_values.hpp"

namespace acedrex {

// How a value that is no expression might be turned into one ("": there is no advice).
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
    // The names of piece types under a key of the table that is the argument: a list, or one name. False
    // where a fault was noted.
    bool piece_names(int argument, const std::string& key, std::vector<std::string>& names) const;
    // Is it a table, with no other keys than these?
    bool table_of(int argument, const std::vector<std::string>& keys, const std::string& expected) const;
    std::optional<HookId> function(int argument, const std::string& what) const;

    // A fault where more names are given than a word takes.
    bool too_many_names(int count) const;

  private:
    bool is_too_long(const std::string& which, int index) const;
    std::string which(int argument) const;  // "argument 2", or "its argument" where there is one

    lua_State* lua_;
    std::string name_;
};

// Pushes e with the place where a script named something, so that later faults of the name find its line.
int push_named(const Word& word, const Expr& e, int depth = 1);

// Pushes body, lo to hi times; what would turn for ever without a step is a fault.
int push_repetition(lua_State* lua, const ExprValue& body, NumberValue lo, NumberValue hi);

// The limit at index: a whole number, a number of m.count, or a function (field, direction, board).
std::optional<NumberValue> limit_at(lua_State* lua, int index, Vector direction);

// Notes a warning where b can never be walked right behind a, or makes a part of it idle.
void doubt_succession(lua_State* lua, const Expression& a, const Expression& b);

// The one vector that a walk of e begins with, or {0, 0}.
Vector first_step(const Expression& e);

// An effect that a walk of e begins with and that acts on what stands there: where the walker has been lifted
// from its field it never holds. nullptr: there is none.
const Expression* acts_on_itself(const Expression& e);

}  // namespace acedrex
