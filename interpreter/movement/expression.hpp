// Movement expressions: immutable values, built from small ones, that denote the walks of a piece.
//
// A node knows nothing of boards and sides: directions are as the author wrote them (N is forward), names are
// unresolved. bind() (bind.hpp) makes it concrete for one variant and side.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "board/vector.hpp"
#include "movement/words.hpp"

namespace acedrex {

struct Expression;
using Expr = std::shared_ptr<const Expression>;

// Scripts are called back through a number; what stands behind it is the host's business (Hooks).
using HookId = int;

enum class ExprKind : std::uint8_t {
#define KIND(name, text, stands, guards) name,
#include "movement/kinds.def"
};

// Whose movement moves_of borrows, except that of the types named; `type`: of the type that names[0] names.
enum class Lender : std::uint8_t {
    type,       // the type named
    last,       // the kind that made the other side's last turn
    attackers,  // every enemy that attacks the walker where it stands
    guards,     // every friend that would attack an enemy in its place
    own_last,   // the kind that the walker's side moved last
};

// moves_of "attackers" and "guards": of what they lend it, a piece passes on only the types by whose movement
// it attacks or guards another.
constexpr int kByWhich = 1;

constexpr int kLastCaptured = 1;  // it captured something
constexpr int kLastIs = 2;        // the kind that made it is named

constexpr int kWrapFiles = 1;
constexpr int kWrapRanks = 2;

// A number that a repetition is limited by.
struct Number;
using NumberRef = std::shared_ptr<const Number>;
struct Number {
    enum class Op : std::uint8_t { constant, count, add, subtract, multiply, per_field };
    Op op = Op::constant;
    int constant = 0;           // constant
    Expr counted{};             // count: how many fields it can be walked to from the start of the ply
    NumberRef left{}, right{};  // add, subtract, multiply
    HookId hook = -1;           // per_field: asked once for each field and side
    Vector direction{};         // per_field: the direction that the hook is told, as authored
};

constexpr int kUnlimited = 1 << 20;

struct Expression {
    ExprKind kind = ExprKind::pass;
    GuardKind guard = GuardKind::empty;
    EffectKind effect = EffectKind::capture;
    std::vector<Expr> kids{};
    std::vector<Vector> vectors{};
    std::vector<std::string> names{};            // push, pull: "off", where pieces may leave the board
    std::map<std::string, std::string> table{};  // change
    int number =
        0;  // rank; push, pull: fields; mark, mark_field: turns, or as in pieces/tags.hpp; see the kinds
    Lender lender = Lender::type;
    HookId hook = -1;
    NumberRef lo{}, hi{};    // repeat, counter
    std::size_t weight = 1;  // nodes, counted as if nothing were shared; saturates at kMaxWeight
    Place place{};           // where the author wrote it, if known

    bool is(GuardKind word) const { return kind == ExprKind::guard && guard == word; }
    bool is(EffectKind word) const { return kind == ExprKind::effect && effect == word; }
    // Is it an effect with one of the traits?
    bool does(unsigned traits) const { return kind == ExprKind::effect && row_of(effect).has(traits); }
};

// An expression heavier than this is refused: shared nodes could otherwise grow without bound.
constexpr std::size_t kMaxWeight = 200'000;

// Constructors. They normalise (sequences and choices are flat, `pass` and `none` are absorbed, a choice of
// steps is one step) and never fail. What others write is looked through for faults
// (bindings/values/expression_faults.hpp).
namespace make {

// A node as it is written down, but for its weight.
Expr node(Expression e);
// Of a kind that nothing but kids belongs to.
Expr of(ExprKind kind, std::vector<Expr> kids = {});
Expr pass();
Expr none();
Expr step(const std::vector<Vector>& vectors);
Expr sequence(std::vector<Expr> kids);
Expr choice(std::vector<Expr> kids);
Expr repeat(Expr body, NumberRef lo, NumberRef hi);
Expr guard(GuardKind kind, std::vector<std::string> names = {}, int number = 0);
Expr effect(EffectKind kind, std::vector<std::string> names = {}, int number = 0);

NumberRef number(Number n);
NumberRef constant(int n);

}  // namespace make

// Does the predicate hold for e (an expression, also as bound) or anything inside it?
template <class Node, class Predicate>
bool any_inside(const Node& e, const Predicate& predicate) {
    if (predicate(e)) return true;
    for (const auto& kid : e.kids)
        if (any_inside(*kid, predicate)) return true;
    return false;
}

// Is the guard or the effect e, or inside it?
template <class Node, class Word>
bool says(const Node& e, Word word) {
    return any_inside(e, [word](const Node& part) { return part.is(word); });
}

// Is e made of guards only, so that it may stand where a GUARD is asked for?
bool is_guard(const Expression& e);

}  // namespace acedrex
