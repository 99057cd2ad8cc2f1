#include "random_special.hpp"

#include <functional>
#include <utility>

#include "movement/expression.hpp"
#include "random.hpp"
#include "random_expressions.hpp"
#include "sugar.hpp"
#include "values/expression_faults.hpp"

namespace acedrex::reference {

namespace {

// Walks that come to one field in many ways.
class Winding {
  public:
    explicit Winding(Random& random) : random_(random) {}

    Expr walk() {
        std::vector<Expr> sum;
        const int ways = random_.between(1, 2);
        for (int i = 0; i < ways; ++i) sum.push_back(way());
        return any(std::move(sum));
    }

  private:
    Vectors few() {
        Vectors some;
        const int size = random_.between(1, 3);
        for (int i = 0; i < size; ++i) some.push_back(random_.pick(random_.chance(50) ? diagonals : compass));
        return some;
    }

    // What is asked or done where the walk goes on.
    Expr over() {
        switch (random_.weighted({8, 4, 2, 2, 2, 2, 5, 2, 1, 1})) {
            case 0:
                return is(GuardKind::free);
            case 1:
                return make::pass();
            case 2:
                return any({is(GuardKind::free), seq({is(GuardKind::own), displaced()})});
            case 3:
                return any({is(GuardKind::free), seq({is(GuardKind::prey), does(EffectKind::capture)})});
            case 4:
                return seq({is(GuardKind::free), aside(seq({step(few()), deed()}))});
            case 5:  // in m.fresh, what is seen depends on the way
                return make::of(random_.chance(50) ? ExprKind::look : ExprKind::look_not,
                                {seq({step(few()), is(GuardKind::occupied)})});
            case 6:
                return make::guard(GuardKind::walked, {}, random_.between(1, 4));
            case 7:
                return random_.chance(50) ? does(EffectKind::settle) : does(EffectKind::strike);
            case 8:
                return make::of(ExprKind::first_of, {seq({step(few()), is(GuardKind::empty)}), make::pass()});
            default:
                return deed();
        }
    }
    Expr aside(Expr e) {
        return make::of(random_.chance(60) ? ExprKind::aside : ExprKind::every, {std::move(e)});
    }
    Expr displaced() {
        return make::node({.kind = ExprKind::effect, .effect = EffectKind::displace, .kids = {step(few())}});
    }
    Expr deed() {
        switch (random_.below(6)) {
            case 0:
                return must(does(EffectKind::capture));
            case 1:
                return must(does(EffectKind::oblate));
            case 2:
                return must(make::effect(EffectKind::mark, {kTags[0]}, kUntilItMoves));
            case 3:
                return must(does(EffectKind::convert));
            case 4:
                return make::effect(EffectKind::become, {random_.pick(kTypes)});
            default:
                return must(displaced());
        }
    }

    Expr turns(int depth) {
        std::vector<Expr> body{step(few()), over()};
        if (random_.chance(50)) body.insert(body.end(), {step(few()), over()});
        if (depth > 0 && random_.chance(20)) body.push_back(turns(depth - 1));
        const int lo = random_.weighted({6, 2, 2, 1});
        return repeat(seq(std::move(body)), lo, random_.chance(30) ? kUnlimited : lo + random_.between(0, 3));
    }

    Expr way() {
        std::vector<Expr> parts;
        if (random_.chance(20)) parts.insert(parts.end(), {step(few()), over()});
        parts.push_back(turns(1));
        if (random_.chance(70)) parts.push_back(step(few()));
        if (random_.chance(30)) parts.insert(parts.end(), {over(), step(few())});
        if (random_.chance(40)) parts.push_back(over());
        const Expr whole = seq(std::move(parts));
        return random_.chance(60) ? make::of(ExprKind::fresh, {whole}) : whole;
    }

    Random& random_;
};

// Rows of `lands` that lead on from where a piece stands: to an empty field, to settle, to take, or to leave.
Expr row(Random& random) {
    std::vector<Expr> parts{random.chance(50) ? make::guard(GuardKind::is, {random.pick(kNames)})
                                              : is(random.chance(50) ? GuardKind::own : GuardKind::occupied)};
    const int size = random.between(1, 5);
    for (int i = 0; i < size; ++i) switch (random.weighted({5, 5, 2, 3, 1, 3, 1, 1, 1})) {
            case 0:
                parts.push_back(step(compass));
                break;
            case 1:
                parts.push_back(is(GuardKind::empty));
                break;
            case 2:
                parts.push_back(is(GuardKind::enemy));
                break;
            case 3:
                parts.push_back(does(EffectKind::settle));
                break;
            case 4:
                parts.push_back(does(EffectKind::strike));
                break;
            case 5:
                parts.push_back(seq({is(GuardKind::empty), does(EffectKind::land)}));
                break;
            case 6:
                parts.push_back(must(does(EffectKind::capture)));
                break;
            case 7:
                parts.push_back(make::of(ExprKind::aside, {make::effect(EffectKind::mark, {kTags[0]})}));
                break;
            default:
                parts.push_back(make::effect(EffectKind::place, {random.pick(kTypes)}));
        }
    if (random.chance(20)) parts.push_back(does(EffectKind::leave));
    return seq(std::move(parts));
}

// Each type of the case as it is changed, by its number. What its position holds has been drawn for others.
Case with_types_changed(Case c, const std::function<void(std::size_t, PieceSpec&)>& change) {
    for (std::size_t i = 0; i < kTypes.size(); ++i)
        change_piece(c.spec, i, [&](PieceSpec& piece) { change(i, piece); });
    return with_possible_marks(std::move(c));
}

}  // namespace

Case leading_case(std::uint64_t seed) {
    Case c = random_case(seed, Flavour::plain);
    Random random(seed * 5 + 2);
    std::vector<Expr> rows;
    const int size = random.between(1, 2);
    while (static_cast<int>(rows.size()) < size)
        if (const Expr drawn = row(random); fault_of(*drawn).empty()) rows.push_back(drawn);
    c.spec.lands = any(std::move(rows));
    return c;
}

Case winding_case(std::uint64_t seed) {
    Random random(seed * 3 + 1);
    return with_types_changed(random_case(seed, Flavour::plain), [&](std::size_t type, PieceSpec& piece) {
        if (type > 0 && random.chance(30)) return;
        do piece.moves = Winding(random).walk();
        while (!fault_of(*piece.moves).empty());
    });
}

Case riding_case(std::uint64_t seed) {
    Random random(seed * 7 + 3);
    Case c = with_types_changed(random_case(seed, Flavour::plain), [&](std::size_t type, PieceSpec& piece) {
        if (type > 0) piece.moves = slide(random.chance(50) ? orthogonals : compass);
        piece.transparent = type > 0 && random.chance(50);
        piece.passes =
            type > 0 && random.chance(20) ? make::guard(GuardKind::is, {random.pick(kNames)}) : nullptr;
        piece.takes = piece.immune = nullptr;
        piece.passive = piece.may_pass = false;
    });
    c.position = with_one_of_type(c.board, c.position, 0, [&] { return random.between(1, 3); });
    return c;
}

}  // namespace acedrex::reference
