// Numbers that depend on the position: what m.count yields, with + - * among themselves and with whole
// numbers.
#include <algorithm>

#include "values/movement_values.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMaxNumberWeight = 1000;  // terms, as if nothing were shared

template <Number::Op op, char sign>
int combined(lua_State* lua) {
    const auto a = number_at(lua, 1), b = number_at(lua, 2);
    if (!a || !b) {
        const int wrong = a ? 2 : 1;
        if (!is_broken(lua, wrong))
            fault(lua, "bad-argument",
                  std::string("a number of m.count takes whole numbers and other counts with ") + sign +
                      ", found " + describe(lua, wrong));
        return push_none(lua);
    }
    const NumberValue value{make::number({.op = op, .left = a->number, .right = b->number}),
                            1 + std::max(a->depth, b->depth), a->weight + b->weight};
    if (value.weight > kMaxNumberWeight || value.depth > kMaxDepth) {
        fault(lua, "too-large", "this number is made of too many parts");
        return push_none(lua);
    }
    push_value(lua, value);
    return 1;
}

int negate(lua_State* lua) {
    NumberValue value = *test_value<NumberValue>(lua, 1);
    value.number =
        make::number({.op = Number::Op::subtract, .left = make::constant(0), .right = value.number});
    ++value.depth;
    push_value(lua, value);
    return 1;
}

}  // namespace

void open_numbers(lua_State* lua) {
    register_type<NumberValue>(lua, {{"__add", guarded<combined<Number::Op::add, '+'>>},
                                     {"__sub", guarded<combined<Number::Op::subtract, '-'>>},
                                     {"__mul", guarded<combined<Number::Op::multiply, '*'>>},
                                     {"__unm", guarded<negate>}});
}

}  // namespace acedrex
