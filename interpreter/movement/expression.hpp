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

// Scripts are called back through a number; what stands behind it is the host's business (hooks.hpp).
using HookId = int;

enum class ExprKind : std::uint8_t {
#define KIND(name, text, stands, guards) name,
#include "movement/kinds.def"
};

// Whose movement moves_of borrows.
enum class Lender : std::uint8_t {
    type,       // the type named
    last,       // the kind that made the other side's last turn
    attackers,  // every enemy that attacks the walker where it stands
    guards,     // every friend that would attack an enemy in its place
};

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
    std::vector<std::string> names{};
    std::map<std::string, std::string> table{};
    int number = 0;  // rank; push: fields; mark, mark_field: turns; see the kinds
    Lender lender = Lender::type;
    HookId hook = -1;
    NumberRef lo{}, hi{};    // repeat, counter
    std::size_t weight = 1;  // nodes, counted as if nothing were shared; saturates at kMaxWeight
    Place place{};           // where the author wrote it, if known
};

// An expression heavier than this is refused: shared nodes could otherwise grow without bound.
constexpr std::size_t kMaxWeight = 200'000;

// Constructors. They normalise (sequences and choices are flat, `pass` and `none` are absorbed) and never
// fail; what is wrong with an expression is found by fault_of().
namespace make {

Expr pass();
Expr none();
Expr step(std::vector<Vector> vectors);
Expr leap(int a, int b);  // the sum over its 4 or 8 images
Expr anywhere();
Expr sequence(std::vector<Expr> kids);
Expr choice(std::vector<Expr> kids);
Expr repeat(Expr body, int lo, int hi);
Expr repeat(Expr body, NumberRef lo, NumberRef hi);
Expr look(Expr e);
Expr look_not(Expr e);
Expr aside(Expr e);
Expr every(Expr e);
Expr first_of(std::vector<Expr> kids);
Expr fresh(Expr e);
Expr by_side(Expr light, Expr dark);
Expr absolute(Expr e);
Expr on_board(HookId hook);
Expr from(Expr guard);
Expr guard(GuardKind kind, std::vector<std::string> names = {}, int number = 0);
Expr where(HookId hook);
Expr counter(std::string name, int lo, int hi);
Expr add_counter(std::string name, int number);
Expr effect(EffectKind kind, std::vector<std::string> names = {});
Expr effect_along(EffectKind kind, Vector v, int fields = 1, bool off_board = false);  // push, pull
Expr mark(EffectKind kind, std::string tag, int turns);                                // 0: no limit
Expr displace(Expr e);
Expr change(std::map<std::string, std::string> table);
Expr wrapped(int which, Expr e);
Expr grammar(std::vector<std::string> names, std::vector<Expr> productions);
Expr call(std::string production);
// The movement of the type that names[0] names, or of the pieces that `lender` means, except the types named.
Expr moves_of(Lender lender, std::vector<std::string> names = {});
Expr each_type(HookId hook);
Expr roaming(Expr e);
Expr across(std::string board);  // "": to the first
Expr gait();

NumberRef constant(int n);
NumberRef count(Expr e);
NumberRef add(NumberRef a, NumberRef b);
NumberRef subtract(NumberRef a, NumberRef b);
NumberRef multiply(NumberRef a, NumberRef b);
NumberRef per_field(HookId hook, Vector direction);

// The same expression, said to come from `place`.
Expr at(Expr e, Place place);

}  // namespace make

// Can e be walked without a step?
bool may_stand_still(const Expression& e);

// The single steps that e is a sum of ("steps" of m.along and m.ride), or nothing if e is not such a sum.
std::vector<Vector> single_steps(const Expression& e);

// Does the predicate hold for e or anything inside it?
template <class Predicate>
bool any_inside(const Expression& e, const Predicate& predicate) {
    if (predicate(e)) return true;
    for (const Expr& kid : e.kids)
        if (any_inside(*kid, predicate)) return true;
    return false;
}

// Is e made of guards only, so that it may stand where a GUARD is asked for?
bool is_guard(const Expression& e);

// What makes e unusable whatever the variant, as a sentence; "" if nothing: too heavy, or a repetition that
// could turn for ever without a step.
std::string fault_of(const Expression& e);

// The expression in the words of the Lua surface, on one line.
std::string to_string(const Expression& e);

}  // namespace acedrex
