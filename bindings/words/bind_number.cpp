// Numbers that depend on the position: what m.count yields, with + - * among themselves and with whole
// numbers.
#include <algorithm>

#include "values/movement_values.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMaxNumberWeight = 1000;  // terms, as if nothing were shared

using Make = NumberRef (*)(NumberRef, NumberRef);

int combined(lua_State* lua, const char* sign, Make combine) {
    const auto a = number_at(lua, 1), b = number_at(lua, 2);
    if (!a || !b) {
        const int wrong = a ? 2 : 1;
        if (!is_broken(lua, wrong))
            fault(lua, "bad-argument",
                  std::string("a number of m.count takes whole numbers and other counts with ") + sign +
                      ", found " + describe(lua, wrong));
        push_broken(lua);
        return 1;
    }
    const NumberValue value{combine(a->number, b->number), 1 + std::max(a->depth, b->depth),
                            a->weight + b->weight};
    if (value.weight > kMaxNumberWeight || value.depth > kMaxDepth) {
        fault(lua, "too-large", "this number is made of too many parts");
        push_broken(lua);
        return 1;
    }
    push_value(lua, value);
    return 1;
}

int add(lua_State* lua) {
    return combined(lua, "+", make::add);
}
int subtract(lua_State* lua) {
    return combined(lua, "-", make::subtract);
}
int multiply(lua_State* lua) {
    return combined(lua, "*", make::multiply);
}

int negate(lua_State* lua) {
    NumberValue value = *test_value<NumberValue>(lua, 1);
    value.number = make::subtract(make::constant(0), value.number);
    ++value.depth;
    push_value(lua, value);
    return 1;
}

}  // namespace

void open_numbers(lua_State* lua) {
    register_type<NumberValue>(lua, {{"__add", guarded<add>},
                                     {"__sub", guarded<subtract>},
                                     {"__mul", guarded<multiply>},
                                     {"__unm", guarded<negate>}});
}

}  // namespace acedrex
