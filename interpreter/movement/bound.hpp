// Movement expressions made concrete for one walker: directions turned, names resolved, guards that only look
// at what stands on a field or at the field itself folded into sets.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/expression.hpp"
#include "movement/meetings.hpp"

namespace acedrex {

struct Bound;
using BoundRef = std::shared_ptr<const Bound>;

enum class BoundKind : std::uint8_t {
    step,
    anywhere,
    pass,
    none,
    sequence,
    choice,
    repeat,
    look,
    look_not,
    aside,
    every,
    first_of,
    fresh,
    from,
    codes,   // what stands here (nobody: empty) is in the set
    fields,  // this field is in the set
    start_colour,
    at_start,
    prey,
    free,
    tagged,
    passed,
    where,
    initial,
    carries,
    test,  // number: a guard that is asked in play and takes nothing
    effect,
    across,   // steps[0]
    roam,     // as step, also over virtual fields
    grammar,  // number: which; kids: productions, from the one where it starts
    call,     // number: of which grammar; type: which production
    i_am,     // codes: of the walker
    left,     // number: momentum
    walked,   // number: steps
    last,     // number as in the guard; codes: by type
    lent,     // number: Lender; type
    marked,
    counter,  // number `type` of the variant's is from lo to hi
};

// A number of a repetition: fixed, one for each field where the repetition begins, or counted in play.
struct BoundNumber {
    enum class Op : std::uint8_t { constant, per_field, count, add, subtract, multiply };
    Op op = Op::constant;
    int constant = 0;
    std::vector<int> fields;  // per_field
    BoundRef counted;         // count
    std::shared_ptr<const BoundNumber> left, right;

    bool is(int value) const { return op == Op::constant && constant == value; }
    // Is it the same whatever the position?
    bool fixed() const { return op == Op::constant || op == Op::per_field; }
    int at(Field f) const { return op == Op::constant ? constant : fields[f]; }
};
using BoundNumberRef = std::shared_ptr<const BoundNumber>;

struct Bound {
    BoundKind kind = BoundKind::pass;
    EffectKind effect = EffectKind::capture;
    std::vector<BoundRef> kids;
    std::vector<StepId> steps;
    std::vector<std::uint8_t> codes;  // by code, nobody included
    FieldSet fields;
    Tags tag = 0;
    int type = -1;           // become, promote, place, walk_as; counter, add_counter: its number
    int number = 0;          // push: fields; mark: turns; test: the guard
    std::vector<int> table;  // change: type -> type, -1 where it fails
    HookId hook = -1;
    BoundNumberRef lo, hi;  // add_counter: lo is added
    bool line = false;      // repeat: turns of one step along a line that ends, and tests; few, or no limit
    Expr source;            // for reports
};

// One walker for whom expressions are bound.
struct Binder {
    BindContext& binding;
    const Meetings& meetings;
    Code walker;      // whose own and enemy they are
    Side directions;  // for whom directions, zones and ranks are turned
    bool absolute = false;
    bool changes_type = false;  // the walker may become another type on the way: prey and free stay open
    Place place;                // of the piece, for what is found wrong
    int depth = 0;              // of on_board functions that return further ones, and of borrowed movement
    std::size_t nodes = 0;      // bound so far: what on_board functions return could grow without bound
    Wrap wrap{};                // of the steps inside m.wrapped
    bool roams = false;         // steps may lead beyond the edge
    bool borrowed = false;      // from whoever stands about: takes nobody in passing, rushes and promotes not
    Code activator = kNoPiece;  // whose gait c.gait is
    bool before_walk = false;   // judged as things were then, when the walker may have been another type
    int grammars = 0;           // bound so far
    std::vector<std::pair<int, const Expression*>> scopes{};  // the grammars around, with their numbers

    BoundRef bind(const Expr& e);

  private:
    BoundRef bind_kids(const Expr& e, BoundKind kind);
    BoundRef bind_guard(const Expr& e);
    BoundRef bind_effect(const Expr& e);
    BoundRef bind_on_board(const Expr& e);
    BoundRef bind_each_type(const Expr& e);
    BoundRef bind_moves_of(const Expr& e);
    BoundRef bind_movement_of(int type, const Expr& e);
    BoundRef bind_gait(const Expr& e);
    BoundRef repeat_of(BoundRef body, BoundNumberRef lo, BoundNumberRef hi, const Expr& source);
    static void first_steps(const Bound& e, std::vector<StepId>& steps);
    BoundRef bind_grammar(const Expr& e);
    BoundRef bind_call(const Expr& e);
    BoundNumberRef bind_number(const NumberRef& n);
    BoundRef bind_made(const Expr& made, const Expr& e, const char* endless);
    FieldSet fields_of(const Expression& guard);
    Tags tag_called(const Expression& e);
    void warn_of_unknown(const Expression& e, const char* word);
    int type_called(const Expr& e);
    int counter_called(const Expr& e);
    StepId step_id(Vector v);
};

// Bound expressions from bound parts: sequences and choices are flat, sets that stand side by side are
// joined.
namespace bound {

BoundRef finished(Bound b);
BoundRef simple(BoundKind kind);
bool is_set(const BoundRef& b);
BoundRef sequence_of(std::vector<BoundRef> kids);
BoundRef choice_of(std::vector<BoundRef> kids);
// The same, said to stem from e: for reports.
BoundRef said_by(const BoundRef& a, const Expr& e);
BoundRef complement(const BoundRef& a);

}  // namespace bound

// How deep functions of scripts may return functions, and pieces borrow from pieces that borrow.
constexpr int kMaxBindDepth = 16;

// What the function of m.on_board returns for that side, and that of m.each_type for each type.
Expr made_on_board(BindContext& binding, HookId hook, Side side);
const std::vector<Expr>& made_for_types(BindContext& binding, HookId hook);

// Does it only ask, whatever holds?
bool only_asks(const Bound& e);

// Can anything inside change the walker's type, where directions are turned for `side`?
bool changes_type(const Expression& e, BindContext& binding, Side side);

// Is it that guard, of those that take nothing and are asked in play?
inline bool asks(const Bound& e, GuardKind guard) {
    return e.kind == BoundKind::test && e.number == static_cast<int>(guard);
}

// Is the walker the same after e as before, but for where it is? (Not with settle, strike, land, leave,
// become, promote or rushed inside.)
bool keeps_walker(const Bound& e);

// Does the predicate hold for e or anything inside it?
template <class Predicate>
bool any_inside(const Bound& e, const Predicate& predicate) {
    if (predicate(e)) return true;
    for (const BoundRef& kid : e.kids)
        if (any_inside(*kid, predicate)) return true;
    return false;
}

}  // namespace acedrex
