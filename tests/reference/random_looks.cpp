// The looking part of the expression maker: walks that change nothing before they land.
#include "random_expressions.hpp"
#include "sugar.hpp"

namespace acedrex::reference {

// About the field, what stands there and where the walk began.
Expr ExpressionMaker::look_guard() {
    using K = GuardKind;
    return one_of({{K::empty, 6},
                   {K::own, 2},
                   {K::enemy, 3},
                   {K::occupied, 4},
                   {K::free, 3},
                   {K::prey, 2},
                   {K::mine, 1},
                   {K::theirs, 1},
                   {K::is, 2},
                   {K::tagged, 1},
                   {K::zone, 1},
                   {K::own_half, 1},
                   {K::start_colour, 1},
                   {K::at_start, 1},
                   {K::unmoved, 1},
                   {K::i_am, 1},
                   {K::unsettled, 1},
                   {K::bloodless, 1}});
}

Expr ExpressionMaker::look_test(int depth) {
    switch (random_.weighted({8, 3, depth > 0 ? 2 : 0, depth > 0 ? 2 : 0, 1, 1, depth > 0 ? 1 : 0})) {
        case 0:
            return look_guard();
        case 1:
            return make::of(ExprKind::look_not, {look_guard()});
        case 2:
            return make::of(ExprKind::look, {seq({look_way(depth - 1), look_guard()})});
        case 3:
            return make::of(ExprKind::look_not, {seq({look_way(depth - 1), look_guard()})});
        case 4:
            return random_.chance(50) ? is(GuardKind::initial)
                                      : make::guard(GuardKind::carries, {random_.pick(kTags)});
        case 5:
            return make::of(ExprKind::from,
                            {random_.chance(50) ? look_guard() : seq({step(vectors(2)), look_guard()})});
        default:
            return any({look_test(depth - 1), look_test(depth - 1)});
    }
}

// As often as it likes, or up to a limit.
Expr ExpressionMaker::look_loop(int depth) {
    std::vector<Expr> body{random_.chance(50) ? step(vector()) : step(vectors(3))};
    if (random_.chance(90)) body.push_back(random_.chance(50) ? is(GuardKind::empty) : look_test(depth - 1));
    if (depth > 1 && random_.chance(20)) body.push_back(look_way(depth - 2));
    if (random_.chance(12))
        body.push_back(does(random_.chance(50) ? EffectKind::settle : EffectKind::strike));
    const int least = random_.chance(80) ? 0 : random_.between(1, 2);
    const int most = random_.chance(60) ? kUnlimited : least + random_.between(0, 3);
    return repeat(seq(std::move(body)), least, most);
}

Expr ExpressionMaker::look_way(int depth) {
    if (depth <= 0) return step(vectors(3));
    switch (random_.weighted({3, 3, 4, 4, 3, 3, 2, 2, 1, 1})) {
        case 0:
            return step(vectors(3));
        case 1: {
            const Vectors along = directions();
            return slide(along, random_.between(1, 2), random_.chance(50) ? kUnlimited : 3);
        }
        case 2:
            return hop(vectors(3));
        case 3:
            return seq({look_loop(depth), step(vectors(2))});
        case 4:
            return seq({look_way(depth - 1), look_test(depth - 1), look_way(depth - 1)});
        case 5:
            return any({look_way(depth - 1), look_way(depth - 1)});
        case 6:
            return seq({look_test(depth - 1), look_way(depth - 1)});
        case 7:
            return make::of(ExprKind::first_of,
                            {seq({look_way(depth - 1), look_test(depth - 1)}), look_way(depth - 1)});
        case 8:
            return seq(
                {look_way(depth - 1), make::of(ExprKind::aside, {seq({look_way(depth - 1), look_guard()})})});
        default:
            return seq({look_way(depth - 1),
                        does(random_.chance(50) ? EffectKind::settle : EffectKind::strike),
                        look_test(depth - 1)});
    }
}

Expr ExpressionMaker::looking() {
    std::vector<Expr> sum;
    const int alternatives = random_.between(1, 3);
    for (int i = 0; i < alternatives; ++i) {
        const int depth = random_.between(1, 3);
        std::vector<Expr> walk{look_way(depth)};
        if (random_.chance(25)) walk.push_back(look_test(depth));
        switch (random_.weighted({6, 2, 3})) {
            case 1:
                walk.push_back(does(EffectKind::settle));
                break;
            case 2:
                walk.push_back(does(EffectKind::strike));
                break;
        }
        sum.push_back(seq(std::move(walk)));
    }
    return any(std::move(sum));
}

}  // namespace acedrex::reference
