// The sugar of the movement surface, written out as the page on semantics does, for tests that build
// expressions in C++.
#pragma once

#include <initializer_list>
#include <vector>

#include "movement/expression.hpp"
#include "values/directions.hpp"

namespace acedrex::reference {

using Vectors = std::vector<Vector>;

inline constexpr Vector N{0, 1}, NE{1, 1}, E{1, 0}, SE{1, -1}, S{0, -1}, SW{-1, -1}, W{-1, 0}, NW{-1, 1};
inline const Vectors orthogonals{N, E, S, W};
inline const Vectors diagonals{NE, SE, SW, NW};
inline const Vectors compass{N, NE, E, SE, S, SW, W, NW};

inline Expr seq(std::vector<Expr> kids) {
    return make::sequence(std::move(kids));
}
inline Expr any(std::vector<Expr> kids) {
    return make::choice(std::move(kids));
}
inline Expr step(Vector v) {
    return make::step({v});
}
inline Expr step(const Vectors& v) {
    return make::step(v);
}
inline Expr repeat(Expr body, int lo, int hi) {
    return make::repeat(std::move(body), make::constant(lo), make::constant(hi));
}
inline Expr is(GuardKind kind) {
    return make::guard(kind);
}
inline Expr is_not(GuardKind kind) {
    return make::of(ExprKind::look_not, {make::guard(kind)});
}
inline Expr does(EffectKind kind) {
    return make::effect(kind);
}

// m.slide(D, {min = least, max = most})
inline Expr slide(const Vectors& directions, int least = 1, int most = kUnlimited) {
    std::vector<Expr> sum;
    for (const Vector d : directions)
        sum.push_back(
            seq({repeat(seq({step(d), is(GuardKind::free)}), least - 1, most == kUnlimited ? most : most - 1),
                 step(d)}));
    return any(std::move(sum));
}

// m.slide(D, limit) with a limit that is asked for each direction.
template <class Limit>
Expr slide_within(const Vectors& directions, Limit limit) {
    std::vector<Expr> sum;
    for (const Vector d : directions)
        sum.push_back(seq(
            {make::repeat(
                 seq({step(d), is(GuardKind::free)}), make::constant(0),
                 make::number({.op = Number::Op::subtract, .left = limit(d), .right = make::constant(1)})),
             step(d)}));
    return any(std::move(sum));
}

// m.hop(D)
inline Expr hop(const Vectors& directions) {
    std::vector<Expr> sum;
    for (const Vector d : directions) {
        const Expr over = repeat(seq({step(d), is(GuardKind::empty)}), 0, kUnlimited);
        sum.push_back(seq({over, step(d), is(GuardKind::occupied), over, step(d)}));
    }
    return any(std::move(sum));
}

// m.path(legs, { min =, max =, over = }); a cycle is written out by the caller.
inline Expr path(const std::vector<Expr>& legs, const Expr& over, std::size_t least, std::size_t most) {
    std::vector<Expr> sum;
    std::vector<Expr> way;
    for (std::size_t i = 0; i < legs.size() && i < most; ++i) {
        if (i > 0) way.push_back(over);
        way.push_back(legs[i]);
        if (i + 1 >= least) sum.push_back(seq(way));
    }
    return any(std::move(sum));
}

// m.must(e)
inline Expr must(const Expr& e) {
    return make::of(ExprKind::first_of, {e, make::pass()});
}

}  // namespace acedrex::reference
