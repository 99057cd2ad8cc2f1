// The wild half of the expression maker: loops, deeds, looks and whatever else the words allow.
#include "random_expressions.hpp"
#include "stub_hooks.hpp"
#include "sugar.hpp"

namespace acedrex::reference {

Expr ExpressionMaker::test(int depth) {
    switch (random_.weighted({8, 3, 2, depth > 0 ? 3 : 0, depth > 0 ? 2 : 0, 1, depth > 0 ? 1 : 0, 1, 2})) {
        case 0:
            return field_guard();
        case 1:
            return make::of(ExprKind::look_not, {field_guard()});
        case 2:
            return start_guard();
        case 3:
            return make::of(ExprKind::look, {seq({way(depth - 1), end_guard()})});
        case 4:
            return make::of(ExprKind::look_not, {seq({way(depth - 1), end_guard()})});
        case 5:
            return make::node(
                {.kind = ExprKind::guard, .guard = GuardKind::where, .hook = random_.below(kWhereHooks)});
        case 6:
            return any({test(depth - 1), test(depth - 1)});
        case 7:
            return make::guard(GuardKind::walked, {}, random_.between(0, 4));
        default:
            return is(GuardKind::bloodless);
    }
}

// How long a tag is given: for few turns, so that some tags fit into one set.
int ExpressionMaker::lasts(bool of_piece) {
    switch (random_.weighted({5, 4, 2, of_piece ? 2 : 0})) {
        case 0:
            return kUntilItMoves;
        case 1:
            return random_.between(1, 3);
        case 2:
            return kThisTurn;
        default:
            return kAlways;
    }
}

Expr ExpressionMaker::mark() {
    const std::string tag = random_.pick(kTags);
    switch (random_.weighted({3, 2, 3, 2, 1})) {
        case 0:
            return make::effect(EffectKind::mark, {tag}, lasts(true));
        case 1:
            return make::effect(EffectKind::unmark, {tag});
        case 2:
            return does(EffectKind::clear_marks);
        case 3:
            return make::effect(EffectKind::mark_field, {tag}, lasts(false));
        default:
            return make::effect(EffectKind::note, {kNote});
    }
}

Expr ExpressionMaker::deed(int depth) {
    const auto one = [&](EffectKind kind) { return does(kind); };
    switch (random_.weighted({6, 2, 2, 2, 2, 3, 2, 1, depth > 0 ? 3 : 0, 2, 2, 2, 1, 2})) {
        case 0:
            return one(EffectKind::capture);
        case 1:
            return one(EffectKind::capture_own);
        case 2:
            return one(EffectKind::oblate);
        case 3:
            return one(EffectKind::convert);
        case 4:
            return one(EffectKind::flip);
        case 5:
            if (random_.chance(50)) return make::effect(EffectKind::change, {random_.pick(kTypes)});
            return make::node({.kind = ExprKind::effect,
                               .effect = EffectKind::change,
                               .table = {{random_.pick(kTypes), random_.pick(kTypes)},
                                         {random_.pick(kTypes), random_.pick(kTypes)}}});
        case 6:
            return make::node({.kind = ExprKind::effect,
                               .effect = EffectKind::push,
                               .vectors = {vector()},
                               .names = std::vector<std::string>(random_.chance(30) ? 1 : 0, "off"),
                               .number = random_.between(1, 3)});
        case 7:
            return make::node({.kind = ExprKind::effect,
                               .effect = EffectKind::pull,
                               .vectors = {vector()},
                               .names = std::vector<std::string>(random_.chance(30) ? 1 : 0, "off"),
                               .number = random_.between(1, 2)});
        case 8:
            return make::node({.kind = ExprKind::effect,
                               .effect = random_.pick<EffectKind>(
                                   {EffectKind::displace, EffectKind::displace, EffectKind::exchange}),
                               .kids = {random_.chance(70) ? step(directions()) : way(depth - 1)}});
        case 9:
            return one(EffectKind::swap);
        case 10:
            return mark();
        case 11:
            return make::effect(EffectKind::place,
                                {random_.chance(85) ? random_.pick(kTypes) : kNeutralType});
        case 12:
            return one(EffectKind::take_passer);
        default:
            return make::effect(EffectKind::add_counter, counter(), random_.chance(50) ? 1 : -1);
    }
}

// A repetition whose body steps; unlimited ones keep to one line more often than not, or they explode.
Expr ExpressionMaker::loop(int depth) {
    const bool one_way = random_.chance(60);
    std::vector<Expr> body{one_way ? step(vector()) : step(vectors(3))};
    if (random_.chance(85)) body.push_back(test(depth - 1));
    if (random_.chance(20)) body.push_back(random_.chance(60) ? deed(depth - 1) : must(deed(depth - 1)));
    if (depth > 1 && random_.chance(20)) body.push_back(way(depth - 2));
    if (depth > 1 && random_.chance(15)) body.push_back(loop(depth - 2));
    const Expr once = seq(std::move(body));
    switch (random_.weighted({one_way ? 4 : 1, 4, 2})) {
        case 0:
            return repeat(once, random_.between(0, 2), kUnlimited);
        case 1: {
            const int lo = random_.between(0, 3);
            return repeat(once, lo, lo + random_.between(0, 2));
        }
        default: {
            const NumberRef lo = random_.chance(60) ? make::constant(random_.below(2)) : number(depth - 1);
            return make::repeat(once, lo, number(depth - 1));
        }
    }
}

Expr ExpressionMaker::path_like(int depth) {
    std::vector<Expr> legs;
    const int size = random_.between(2, 4);
    for (int i = 0; i < size; ++i) legs.push_back(random_.chance(80) ? step(vectors(2)) : way(depth - 1));
    const Expr over = random_.chance(60) ? is(GuardKind::free) : test(depth - 1);
    return path(legs, over, static_cast<std::size_t>(random_.between(1, 2)), legs.size());
}

Expr ExpressionMaker::way(int depth) {
    if (depth <= 0) return random_.chance(70) ? step(vectors(3)) : plain_way();
    if (random_.chance(4))
        return make::node(
            {.kind = ExprKind::wrapped, .kids = {way(depth - 1)}, .number = random_.between(1, 3)});
    if (random_.chance(6)) return grammar(depth);
    if (random_.chance(4)) return losing(depth);
    if (random_.chance(3)) {
        const Expr on = seq({test(depth - 1), random_.chance(60) ? step(vectors(2)) : plain_way()});
        return make::of(ExprKind::each_step, {way(depth - 1), must(on)});
    }
    switch (random_.weighted({4, 3, 4, 2, 4, 3, 3, 2, 2, 2, 2, 3, 3, 1, 1})) {
        case 0:
            return step(vectors(3));
        case 1:
            return plain_way();
        case 2:
            return loop(depth);
        case 3:
            return path_like(depth);
        case 4:
            return seq({way(depth - 1), test(depth - 1), way(depth - 1)});
        case 5:
            return any({way(depth - 1), way(depth - 1)});
        case 6:
            return seq({test(depth - 1), way(depth - 1)});
        case 7:
            return make::of(ExprKind::first_of, {seq({way(depth - 1), test(depth - 1)}), way(depth - 1)});
        case 8:
            return make::of(ExprKind::fresh, {random_.chance(50) ? loop(depth) : path_like(depth)});
        case 9:
            return random_.chance(50) ? one_for_each_side(way(depth - 1))
                                      : make::of(ExprKind::absolute, {way(depth - 1)});
        case 10:
            return hop(vectors(2));
        case 11:
            return seq({way(depth - 1), random_.chance(40) ? deed(depth - 1) : must(deed(depth - 1))});
        case 12: {
            const Expr walk = seq({way(depth - 1), deed(depth - 1)});
            const Expr deeds =
                random_.chance(70) ? make::of(ExprKind::aside, {walk}) : make::of(ExprKind::every, {walk});
            return random_.chance(50) ? seq({deeds, way(depth - 1)}) : seq({way(depth - 1), must(deeds)});
        }
        case 13:
            return make::node({.kind = ExprKind::on_board, .hook = random_.below(kOnBoardHooks)});
        default:
            return seq(
                {way(depth - 1), does(EffectKind::home), random_.chance(50) ? make::pass() : way(depth - 1)});
    }
}

// Where it may come to a dead end.
Expr ExpressionMaker::losing(int depth) {
    const Expr lost = does(EffectKind::or_leave);
    switch (random_.below(4)) {
        case 0:
            return seq({way(depth - 1), lost, way(depth - 1), test(depth - 1)});
        case 1:
            return seq({way(depth - 1), lost});
        case 2:
            return make::of(ExprKind::each_step,
                            {way(depth - 1), any({make::pass(), seq({test(depth - 1), lost})})});
        default:
            return repeat(seq({step(vectors(2)), random_.chance(70) ? test(depth - 1) : make::pass(), lost}),
                          random_.between(0, 2), random_.chance(30) ? kUnlimited : 2);
    }
}

// What a production may do with another one in the middle of it. (With itself there would be no end.)
Expr ExpressionMaker::called(const std::string& production, int depth) {
    const Expr call = make::node({.kind = ExprKind::call, .names = {production}});
    switch (random_.below(6)) {
        case 0:
            return make::of(ExprKind::look, {call});
        case 1:
            return make::of(ExprKind::look_not, {call});
        case 2:
            return make::of(ExprKind::first_of, {call, test(depth)});
        case 3:
            return repeat(seq({step(vectors(2)), call}), 0, 2);
        case 4:
            return make::of(ExprKind::aside, {seq({call, deed(0)})});
        default:
            return call;
    }
}

// Productions that begin with a step, and come back to themselves only as the last thing that they do; or
// after having captured, which ends by itself.
Expr ExpressionMaker::grammar(int depth) {
    const std::vector<std::string> names{"start", "other"};
    std::vector<Expr> productions;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<Expr> sum;
        const int alternatives = random_.between(1, 3);
        for (int k = 0; k < alternatives; ++k) {
            std::vector<Expr> part{random_.chance(70) ? step(vectors(2)) : way(depth - 2)};
            if (random_.chance(70)) part.push_back(test(depth - 2));
            if (random_.chance(15)) part.push_back(deed(depth - 2));
            if (i == 0 && random_.chance(40)) part.push_back(called("other", depth - 2));
            if (random_.chance(25)) part.push_back(random_.chance(50) ? step(vectors(2)) : test(depth - 2));
            if (random_.chance(15)) {
                part.push_back(seq({does(EffectKind::capture), step(vectors(2)), is(GuardKind::empty)}));
                part.push_back(must(make::node({.kind = ExprKind::call, .names = {names[i]}})));
            } else if (random_.chance(60)) {
                part.push_back(
                    make::node({.kind = ExprKind::call, .names = {i == 0 ? random_.pick(names) : "other"}}));
            }
            sum.push_back(seq(std::move(part)));
        }
        productions.push_back(any(std::move(sum)));
    }
    return make::node({.kind = ExprKind::grammar, .kids = std::move(productions), .names = names});
}

Expr ExpressionMaker::borrowed(int depth) {
    Expression borrowing{.kind = ExprKind::moves_of};
    if (!lenders_.empty() && random_.chance(25)) {
        borrowing.names = {random_.pick(lenders_)};
    } else {
        if (random_.chance(20)) borrowing.names = {random_.pick(kNames)};
        borrowing.lender =
            random_.pick<Lender>({Lender::last, Lender::own_last, Lender::attackers, Lender::guards});
        const bool about = borrowing.lender == Lender::attackers || borrowing.lender == Lender::guards;
        if (about && random_.chance(40)) borrowing.number = kByWhich;
    }
    const Expr lent = make::node(borrowing);
    switch (random_.weighted({6, 1, 1, 1, 1, 1})) {
        case 0:
            return lent;
        case 1:
            return seq({lent, test(depth)});
        case 2:
            return make::of(ExprKind::absolute, {lent});
        case 3:
            return make::node({.kind = ExprKind::wrapped, .kids = {lent}, .number = random_.between(1, 3)});
        default:
            return seq({lent, does(EffectKind::strike)});
    }
}

Expr ExpressionMaker::ending(int depth) {
    switch (random_.weighted({8, 3, 3, 2, 2, 1, 3, 1, 1, 2})) {
        case 0:
            return make::pass();
        case 1:
            return does(EffectKind::settle);
        case 2:
            return does(EffectKind::strike);
        case 3:
            return make::effect(EffectKind::become, {random_.pick(kTypes)});
        case 4:
            return make::effect(EffectKind::promote, {random_.pick(kTypes)});
        case 5:
            return does(EffectKind::leave);
        case 6:
            return seq({does(EffectKind::land),
                        must(random_.chance(70)
                                 ? make::of(ExprKind::aside, {seq({way(depth - 1), deed(depth - 1)})})
                                 : make::of(ExprKind::every, {seq({way(depth - 1), deed(depth - 1)})}))});
        case 7:
            return seq({is(GuardKind::passed), does(EffectKind::take_passer)});
        case 8:
            return does(EffectKind::no_promotion);
        default:  // m.no_taking and m.taking
            return random_.chance(50)
                       ? is(GuardKind::bloodless)
                       : seq({is(GuardKind::unsettled), does(EffectKind::strike), occupant_guard()});
    }
}

// What comes first is told by the field alone, but for the last of it.
Expr ExpressionMaker::by_field(int depth) {
    std::vector<Expr> ways;
    for (int i = random_.between(1, 2); i > 0; --i) {
        const Expr there = random_.chance(50)
                               ? make::guard(GuardKind::zone, {kZone})
                               : make::guard(GuardKind::rank, {}, random_.pick<int>({1, 2, 3, -1, -2}));
        const Expr as = random_.chance(70)
                            ? make::effect(random_.chance(50) ? EffectKind::become : EffectKind::promote,
                                           {random_.pick(kTypes)})
                            : does(random_.chance(50) ? EffectKind::settle : EffectKind::strike);
        ways.push_back(seq({random_.chance(70) ? there : make::of(ExprKind::look_not, {there}), as}));
    }
    ways.push_back(random_.chance(60) ? make::pass() : ending(depth - 1));
    if (random_.chance(20)) ways.push_back(seq({test(depth - 1), ending(depth - 1)}));
    return make::of(ExprKind::first_of, std::move(ways));
}

Expr ExpressionMaker::wild() {
    std::vector<Expr> sum;
    const int alternatives = random_.between(1, 3);
    for (int i = 0; i < alternatives; ++i) {
        if (random_.chance(10)) {
            sum.push_back(borrowed(1));
            continue;
        }
        const int depth = random_.between(1, 3);
        std::vector<Expr> walk{way(depth)};
        if (random_.chance(20)) walk.push_back(test(depth));
        if (random_.chance(20)) walk.push_back(random_.chance(50) ? deed(depth) : must(deed(depth)));
        walk.push_back(random_.chance(85) ? ending(depth) : by_field(depth));
        sum.push_back(seq(std::move(walk)));
    }
    return any(std::move(sum));
}

Expr ExpressionMaker::brief() {
    const auto beside = [&] {
        return seq({step(vectors(2)), random_.chance(50) ? end_guard() : make::pass()});
    };
    const auto asked = [&] {
        switch (random_.weighted({6, 2, 2, 2})) {
            case 0:
                return random_.chance(50) ? is(GuardKind::empty) : end_guard();
            case 1:
                return make::of(ExprKind::look, {seq({beside(), end_guard()})});
            case 2:
                return make::of(ExprKind::look_not, {seq({beside(), end_guard()})});
            default:
                return start_guard();
        }
    };
    std::vector<Expr> sum;
    for (int i = random_.between(1, 3); i > 0; --i) {
        std::vector<Expr> walk;
        for (int legs = random_.between(1, 2); legs > 0; --legs) {
            walk.push_back(step(vectors(2)));
            if (random_.chance(60)) walk.push_back(asked());
            if (random_.chance(25)) walk.push_back(deed(0));
        }
        if (random_.chance(15)) walk.back() = make::of(ExprKind::first_of, {walk.back(), beside()});
        if (random_.chance(50)) walk.push_back(does(EffectKind::land));
        if (random_.chance(50)) walk.push_back(make::of(ExprKind::aside, {seq({beside(), deed(0)})}));
        if (random_.chance(25))
            walk.push_back(
                make::of(ExprKind::every, {seq({beside(), is(GuardKind::enemy), does(EffectKind::oblate)})}));
        if (random_.chance(30))
            walk.push_back(does(random_.chance(50) ? EffectKind::settle : EffectKind::strike));
        sum.push_back(seq(std::move(walk)));
    }
    return any(std::move(sum));
}

Expr ExpressionMaker::lands() {
    const Expr what = occupant_guard();
    switch (random_.weighted({4, 2, 2, 1})) {
        case 0:
            return seq({what, deed(1)});
        case 1:
            return seq({what, way(1)});
        case 2:
            return seq({what, random_.chance(50) ? deed(1) : make::pass(), does(EffectKind::leave)});
        default:
            return seq({what, does(random_.chance(50) ? EffectKind::settle : EffectKind::strike), way(0)});
    }
}

}  // namespace acedrex::reference
