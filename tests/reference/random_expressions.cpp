#include "random_expressions.hpp"

#include <algorithm>

#include "stub_hooks.hpp"
#include "sugar.hpp"

namespace acedrex::reference {

Vector ExpressionMaker::vector() {
    if (random_.chance(65)) return random_.pick(compass);
    Vector v;
    while (v == Vector{}) v = {random_.between(-reach_, reach_), random_.between(-reach_, reach_)};
    return v;
}

std::vector<Vector> ExpressionMaker::vectors(int most) {
    std::vector<Vector> some;
    const int size = random_.between(1, most);
    for (int i = 0; i < size; ++i) some.push_back(vector());
    return some;
}

std::vector<Vector> ExpressionMaker::directions() {
    switch (random_.weighted({3, 3, 2, 4})) {
        case 0:
            return orthogonals;
        case 1:
            return diagonals;
        case 2:
            return compass;
        default:
            return vectors(3);
    }
}

NumberRef ExpressionMaker::number(int depth) {
    switch (random_.weighted({5, 3, depth > 0 ? 3 : 0, 1, 1})) {
        case 0:
            return make::constant(random_.between(0, 3));
        case 1: {
            const HookId hook = random_.below(kLimitHooks);
            return make::number(
                {.op = Number::Op::per_field, .hook = hook, .direction = random_.pick(compass)});
        }
        case 2:
            return make::number(
                {.op = Number::Op::count,
                 .counted = random_.chance(70) ? seq({step(directions()), field_guard()}) : way(depth - 1)});
        case 3: {
            const NumberRef base = number(depth - 1);
            return make::number(
                {.op = Number::Op::add, .left = base, .right = make::constant(random_.between(-2, 2))});
        }
        default: {
            const NumberRef times = make::constant(random_.between(0, 2));
            return make::number({.op = Number::Op::multiply, .left = times, .right = number(depth - 1)});
        }
    }
}

namespace {

// One that is drawn nowhere stands for a zone that every board has.
constexpr GuardKind kHalfAsZone = GuardKind::arrived;

}  // namespace

// A guard of one of the kinds, each as likely as its weight says, with the names and numbers that it asks
// for.
Expr ExpressionMaker::one_of(std::initializer_list<std::pair<GuardKind, int>> kinds) {
    int sum = 0;
    for (const auto& [kind, weight] : kinds) sum += weight;
    int left = random_.below(sum);
    const auto drawn =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& row) { return (left -= row.second) < 0; });
    switch (drawn->first) {
        case GuardKind::is:
        case GuardKind::i_am:
            return make::guard(drawn->first, {random_.pick(kNames), random_.pick(kNames)});
        case GuardKind::tagged:
            return make::guard(GuardKind::tagged, {random_.pick(kTags)});
        case GuardKind::zone:
            return make::guard(GuardKind::zone, {kZone});
        case GuardKind::rank:
            return make::guard(GuardKind::rank, {}, random_.pick<int>({1, 2, 3, -1, -2}));
        case kHalfAsZone:
            return make::guard(GuardKind::zone, {random_.chance(50) ? "own_half" : "their_half"});
        default:
            return is(drawn->first);
    }
}

// About one field as it is now.
Expr ExpressionMaker::field_guard() {
    if (random_.chance(15)) return newer_guard();
    using K = GuardKind;
    return one_of({{K::empty, 6},        {K::own, 3},      {K::enemy, 3},      {K::neutral, 2},
                   {K::occupied, 3},     {K::free, 3},     {K::prey, 3},       {K::mine, 1},
                   {K::theirs, 1},       {K::is, 4},       {K::tagged, 3},     {K::zone, 2},
                   {K::rank, 2},         {K::own_half, 1}, {K::their_half, 1}, {K::own_colour, 2},
                   {K::start_colour, 2}, {K::at_start, 1}, {K::royal, 1},      {kHalfAsZone, 1}});
}

namespace {

// Guards that take nothing and that the oracle can judge, new ones among them.
std::vector<GuardKind> plain_guards() {
    std::vector<GuardKind> plain;
    for (std::size_t i = 0; i < std::size(kGuards); ++i)
        if (const auto guard = static_cast<GuardKind>(i);
            kGuards[i].given == Given::plain && guard != GuardKind::frozen && guard != GuardKind::arrived)
            plain.push_back(guard);
    return plain;
}

}  // namespace

Expr ExpressionMaker::newer_guard() {
    switch (random_.weighted({2, 1, 1, 2, 3, 3, 1, 2, 2, 2, 2, 2, 3})) {
        case 0:
            return make::guard(GuardKind::file, {random_.pick<std::string>({"a", "b", "c"}), "d"});
        case 1:
            return is(GuardKind::light_field);
        case 2:
            return is(GuardKind::dark_field);
        case 3:
            return make::guard(GuardKind::on, {"b2", random_.pick<std::string>({"a1", "c1", "b3", "c3"})});
        case 4:
            return make::guard(GuardKind::i_am, {random_.pick(kNames), random_.pick(kNames)});
        case 5:
            return make::guard(GuardKind::marked, {random_.pick(kTags)});
        case 6:
            return is(GuardKind::unsettled);
        case 7:
            return is(GuardKind::last_unit);
        case 8:
            return is(random_.pick(plain_guards()));
        case 9:
            return make::guard(GuardKind::vacated, std::vector<std::string>(random_.below(2), kTags[0]));
        case 10: {
            const int least = random_.between(0, kMostScored);
            return make::node({.kind = ExprKind::guard,
                               .guard = GuardKind::counter,
                               .names = counter(),
                               .lo = make::constant(least),
                               .hi = make::constant(random_.between(least, kMostScored))});
        }
        case 11:
            return askers();
        default: {
            const int asked = random_.between(0, 3);
            if ((asked & kLastIs) == 0) return make::guard(GuardKind::last, {}, asked);
            return make::guard(GuardKind::last, {random_.pick(kNames), random_.pick(kNames)}, asked);
        }
    }
}

// How many pieces attack or guard the walker.
Expr ExpressionMaker::askers() {
    const Expr which = random_.pick<Expr>(
        {make::pass(), make::pass(), make::guard(GuardKind::is, {random_.pick(kNames), random_.pick(kNames)}),
         make::guard(GuardKind::tagged, {random_.pick(kTags)}), is(GuardKind::own_half)});
    const int least = random_.pick<int>({1, 1, 1, 0, 2});
    return make::node({.kind = ExprKind::guard,
                       .guard = random_.chance(70) ? GuardKind::attacked : GuardKind::guarded,
                       .kids = {which},
                       .lo = make::constant(least),
                       .hi = make::constant(random_.chance(45) ? kUnlimited : least + random_.below(2))});
}

std::vector<std::string> ExpressionMaker::counter() {
    return random_.pick<std::vector<std::string>>({{kCounter}, {kSideCounter}, {kSideCounter, kOfOther}});
}

Expr ExpressionMaker::note_guard() {
    return make::guard(random_.pick<GuardKind>({GuardKind::noted, GuardKind::file_of, GuardKind::rank_of}),
                       {kNote});
}

// About the moment before the walk.
Expr ExpressionMaker::start_guard() {
    switch (random_.below(3)) {
        case 0:
            return is(GuardKind::initial);
        case 1:
            return random_.chance(70) ? make::guard(GuardKind::carries, {random_.pick(kTags)}) : note_guard();
        default:
            return make::of(
                ExprKind::from,
                {random_.chance(70) ? field_guard() : make::of(ExprKind::look_not, {field_guard()})});
    }
}

Expr ExpressionMaker::end_guard() {
    Expr guard =
        random_.chance(92)
            ? field_guard()
            : make::node(
                  {.kind = ExprKind::guard, .guard = GuardKind::where, .hook = random_.below(kWhereHooks)});
    return random_.chance(25) ? make::of(ExprKind::look_not, {guard}) : guard;
}

Expr ExpressionMaker::guard_of_one(bool of_start) {
    switch (random_.weighted({4, 3, 2, 2, 1, 1, 1, 1, 1, of_start ? 1 : 0})) {
        case 0:
            return make::guard(GuardKind::is, {random_.pick(kNames), random_.pick(kNames)});
        case 1:
            return is(random_.chance(70) ? GuardKind::enemy : GuardKind::own);
        case 2:
            return make::guard(GuardKind::tagged, {random_.pick(kTags)});
        case 3:
            return is(GuardKind::occupied);
        case 4:
            return is(GuardKind::own_half);
        case 5:
            return make::guard(GuardKind::zone, {kZone});
        case 6: {
            const Expr there = step(vector());
            return make::of(ExprKind::look, {seq({there, field_guard()})});
        }
        case 7:
            return make::node(
                {.kind = ExprKind::guard, .guard = GuardKind::where, .hook = random_.below(kWhereHooks)});
        case 8:
            return is(GuardKind::own_colour);
        default:
            switch (random_.below(4)) {
                case 0:
                    return is(GuardKind::initial);
                case 1:
                    return random_.chance(70) ? make::guard(GuardKind::carries, {random_.pick(kTags)})
                                              : note_guard();
                case 2:
                    return make::of(ExprKind::from, {is(GuardKind::own_half)});
                default:
                    return is(GuardKind::start_colour);
            }
    }
}

Expr ExpressionMaker::combined(bool of_start) {
    const Expr one = guard_of_one(of_start);
    switch (random_.weighted({4, 2, 2, 1})) {
        case 0:
            return one;
        case 1:
            return seq({make::of(ExprKind::look_not, {one}), guard_of_one(of_start)});
        case 2:
            return any({one, guard_of_one(of_start)});
        default:
            return make::of(ExprKind::look_not, {one});
    }
}

Expr ExpressionMaker::occupant_guard() {
    return combined(true);
}

Expr ExpressionMaker::immunity() {
    return combined(false);
}

Expr ExpressionMaker::plain_way() {
    if (random_.chance(7))
        return make::node(
            {.kind = ExprKind::wrapped, .kids = {plain_way()}, .number = random_.between(1, 3)});
    if (random_.chance(4))
        return make::node({.kind = ExprKind::each_type, .hook = random_.below(kEachTypeHooks)});
    switch (random_.weighted({3, 3, 4, 2, 2, 1, 1, 1, 1})) {
        case 0:
            return step(vectors(4));
        case 1: {
            const int a = random_.between(0, reach_);
            return make::leap(a, random_.between(1, reach_));
        }
        case 2:
            return slide(directions());
        case 3: {
            const Vectors along = directions();
            const int least = random_.between(1, 2);
            return slide(along, least, random_.between(1, 4));
        }
        case 4: {
            const Vectors along = make::leap(1, random_.between(0, 2))->vectors;
            return slide(along, 1, random_.chance(50) ? kUnlimited : 2);
        }
        case 5: {
            const HookId hook = random_.below(kLimitHooks);
            return slide_within(directions(), [hook](Vector d) {
                return make::number({.op = Number::Op::per_field, .hook = hook, .direction = d});
            });
        }
        case 6: {
            const NumberRef near =
                make::number({.op = Number::Op::count, .counted = seq({step(directions()), field_guard()})});
            return slide_within(directions(), [&](Vector) { return near; });
        }
        case 7:
            return make::node({.kind = ExprKind::aligned,
                               .kids = {random_.chance(30) ? combined(true) : guard_of_one(false)},
                               .number = random_.between(1, 2)});
        default:
            return make::of(ExprKind::anywhere);
    }
}

Expr ExpressionMaker::one_for_each_side(Expr light) {
    return make::of(ExprKind::by_side, {std::move(light), plain_way()});
}

// A rush as pawns make it: along one line, at least two fields, to a step-field.
Expr ExpressionMaker::rush() {
    std::vector<Expr> way;
    if (random_.chance(50)) way.push_back(start_guard());
    const bool marks = random_.chance(40);  // in place of what a rush leaves, as games without it name a rush
    way.push_back(marks ? slide(directions())
                        : slide({rush_along_}, random_.chance(80) ? 2 : 1, random_.between(2, 4)));
    if (random_.chance(25)) way.push_back(end_guard());
    if (random_.chance(80)) way.push_back(does(EffectKind::settle));
    if (marks) {
        way.push_back(does(EffectKind::land));
        way.push_back(make::of(
            ExprKind::aside, {make::effect(EffectKind::mark, {random_.pick(kTags)}, random_.between(1, 2))}));
    } else {
        way.push_back(does(EffectKind::rushed));
    }
    return seq(std::move(way));
}

Expr ExpressionMaker::passing() {
    std::vector<Expr> way{random_.chance(60) ? step(vectors(4)) : make::leap(1, random_.below(3))};
    if (random_.chance(20)) way.push_back(end_guard());
    way.push_back(is(GuardKind::passed));
    way.push_back(does(EffectKind::take_passer));
    if (random_.chance(30)) way.push_back(does(random_.chance(50) ? EffectKind::settle : EffectKind::strike));
    return seq(std::move(way));
}

Expr ExpressionMaker::plain() {
    std::vector<Expr> sum;
    const int alternatives = random_.between(1, 3);
    for (int i = 0; i < alternatives; ++i) {
        if (random_.chance(12)) {
            sum.push_back(random_.chance(50) ? rush() : passing());
            continue;
        }
        std::vector<Expr> way;
        if (random_.chance(15)) way.push_back(field_guard());
        if (random_.chance(25)) way.push_back(start_guard());
        if (random_.chance(8))
            way.push_back(one_for_each_side(plain_way()));
        else if (random_.chance(8))
            way.push_back(make::of(ExprKind::absolute, {plain_way()}));
        else
            way.push_back(plain_way());
        if (random_.chance(35)) way.push_back(end_guard());
        if (random_.chance(10)) way.push_back(any({end_guard(), end_guard()}));
        switch (random_.weighted({6, 2, 2})) {
            case 1:
                way.push_back(does(EffectKind::settle));
                break;
            case 2:
                way.push_back(does(EffectKind::strike));
                break;
        }
        sum.push_back(seq(std::move(way)));
    }
    return any(std::move(sum));
}

}  // namespace acedrex::reference
