// Movement expressions made concrete for one walker: directions turned, names resolved, guards that only look
// at what stands on a field or at the field itself folded into sets.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/expression.hpp"
#include "movement/meetings.hpp"

namespace acedrex {

struct Bound;
using BoundRef = std::shared_ptr<const Bound>;

enum class BoundKind : std::uint8_t {
    step,    // steps: any one of them
    roam,    // likewise, also over virtual fields
    across,  // steps[0]
    anywhere,
    aligned,  // a: how many
    pass,
    none,
    sequence,  // kids in order
    choice,    // any of kids
    repeat,
    look,
    look_not,
    aside,
    every,
    first_of,
    fresh,
    portal,  // a: 1 where it leads back
    from,
    codes,   // what stands here (no piece: empty) is in the set
    fields,  // this field is in the set
    test,    // a guard that is asked in play
    effect,
    grammar,  // a: which; kids: productions, from the one where it starts
    call,     // a: of which grammar; b: which production
};

// A number of a repetition: fixed, one for each field where the repetition begins, or counted in play.
struct BoundNumber {
    using Op = Number::Op;
    Op op = Op::constant;
    int constant = 0;
    std::vector<int> fields{};  // per_field
    BoundRef counted{};         // count
    std::shared_ptr<const BoundNumber> left{}, right{};

    bool is(int value) const { return op == Op::constant && constant == value; }
    // Is it the same whatever the position?
    bool fixed() const { return op == Op::constant || op == Op::per_field; }
    int at(Field f) const { return op == Op::constant ? constant : fields[f]; }
    // Of add, subtract and multiply.
    static int combined(Op op, long left, long right) {
        const long value = op == Op::add ? left + right : op == Op::subtract ? left - right : left * right;
        return static_cast<int>(std::clamp<long>(value, -kUnlimited, kUnlimited));
    }
};
using BoundNumberRef = std::shared_ptr<const BoundNumber>;

struct Bound {
    BoundKind kind = BoundKind::pass;
    std::uint8_t word = 0;  // test: a GuardKind; effect: an EffectKind
    std::uint16_t a = 0;    // what the word is given: see Given
    std::uint32_t b = 0, c = 0;
    std::vector<BoundRef> kids{};
    std::vector<StepId> steps{};
    std::vector<std::uint8_t> codes{};  // by code, kNoPiece included; of last: by type
    FieldSet fields{};
    bool beyond = false;       // fields: it holds on virtual fields
    std::vector<int> table{};  // change: type -> type, -1 where it fails
    BoundNumberRef lo{}, hi{};
    bool line = false;  // repeat: turns of one step along a line that ends, and tests; few, or no limit
    Expr source{};      // for reports

    bool is(GuardKind guard) const {
        return kind == BoundKind::test && word == static_cast<std::uint8_t>(guard);
    }
    bool is(EffectKind effect) const {
        return kind == BoundKind::effect && word == static_cast<std::uint8_t>(effect);
    }
    // Is it an effect with one of the traits?
    bool does(unsigned traits) const {
        return kind == BoundKind::effect && row_of(static_cast<EffectKind>(word)).has(traits);
    }
};

class BindMemo;

// The walker that expressions are bound for.
struct Binder {
    BindContext& binding;
    const Meetings& meetings;
    Code walker;      // whose own and enemy they are
    Side directions;  // the side that directions, zones and ranks are turned for
    bool absolute = false;
    bool changes_type = false;  // the walker may become another type on the way: prey and free stay open
    Place place;                // of the piece, for what is found wrong
    int depth = 0;              // of on_board functions that return further ones, and of borrowed movement
    std::size_t nodes = 0;      // bound so far: what on_board functions return could grow without bound
    Wrap wrap{};                // of the steps inside m.wrapped
    bool roams = false;         // steps may lead beyond the edge
    Expr after_step{};          // what is walked behind each step; nullptr: nothing
    bool borrowed = false;      // from pieces about: no taking in passing, no rush, no promotion
    bool of_any = false;        // the walker may be of any type: guards on what it does are not asked
    Code activator = kNoPiece;  // whose gait c.gait is
    bool before_walk = false;   // judged as things were then, when the walker may have been another type
    BindMemo* memo = nullptr;   // what has been bound already
    int grammars = 0;           // around, those around what is borrowed too
    std::vector<std::pair<int, const Expression*>> scopes{};  // the grammars around, with their numbers
    std::uint32_t scope = 0;                                  // these in the memo
    // Of what has been bound so far:
    unsigned asked = 0;  // what of the binder made a difference: bits of bind_memo.hpp
    int deepest = 0;     // the greatest `depth`

    BoundRef bind(const Expr& e);
    // All that a piece does by e: where it may become another type on the way, what depends on its type stays
    // open.
    BoundRef bind_whole(const Expr& e);
    // An error where e, within `by`, takes pieces out of pockets, or says into which its captures go.
    void refuse_choice(const Expr& e, const Expr& by, const char* word);
    // A guard that was left open, where the piece is still of the type that it began as.
    BoundRef closed_guard(const BoundRef& guard) const;

  private:
    BoundRef bind_anew(const Expr& e);
    std::vector<BoundRef> bound_kids(const Expr& e);
    BoundRef bind_kids(const Expr& e, BoundKind kind);
    BoundRef bind_step(const Expr& e);
    BoundRef bind_aligned(const Expr& e);
    BoundRef bind_across(const Expr& e);
    BoundRef stepped(BoundRef step);
    BoundRef bind_guard(const Expr& e);
    BoundRef bind_effect(const Expr& e);
    bool give_counter(Bound& b, const Expr& e);
    std::vector<std::uint8_t> open_to(EffectKind effect);
    // What the guard says of two codes; nothing, and an error of what is `said`, where it asks for more.
    std::optional<bool> settled(const Expression& guard, const Expression& said, Code asking, Code met);
    bool give(Bound& b, const Expr& e, Given given);
    bool give_asked(Bound& b, const Expr& e);
    bool give_note(Bound& b, const Expression& e);
    bool give_pocket(Bound& b, const Expr& e);
    bool give_retrieved(Bound& b, const Expression& e);
    bool give_guard(Bound& b, const Expr& e);
    bool give_effect(Bound& b, const Expr& e);
    void give_walk(Bound& b, const Expr& walk);
    BoundRef bind_made_by_script(const Expr& e);
    BoundRef bind_moves_of(const Expr& e);
    BoundRef bind_movement_of(int type, const Expr& e);
    BoundRef bind_gait(const Expr& e);
    BoundRef repeat_of(BoundRef body, BoundNumberRef lo, BoundNumberRef hi, const Expr& source);
    BoundRef bind_grammar(const Expr& e);
    BoundRef bind_call(const Expr& e);
    BoundNumberRef bind_number(const NumberRef& n);
    BoundRef bind_made(const Expr& made, const Expr& e, const std::string& endless);
    std::vector<int> limits_of(const Number& n);
    void report_fields(const Expression& guard);
    std::vector<std::uint8_t> codes_met(GuardKind guard) const;
    Place place_of(const Expression& e) const { return e.place.line > 0 ? e.place : place; }
    // An error: there is no such `what`.
    void unknown(const char* what, const Place& at, std::string message, const std::string& name,
                 const std::vector<std::string>& known, const char* remedy);
    Tags tag_called(const Expression& e);
    int lender_called(const Expr& e);
    void warn_of_unknown(const Expression& e, const std::string& word);
    int type_called(const Expr& e, const std::string& name);
    int index_of(const char* what, const Expr& e, const std::string& name,
                 const std::vector<std::string>& known, const std::string& lacking, const char* remedy);
    StepId step_id(Vector v);
};

// Bound expressions from bound parts: sequences and choices are flat, sets that stand side by side are
// joined.
namespace bound {

BoundRef finished(Bound b);
BoundRef simple(BoundKind kind);
// Kids of a sequence or a choice as one.
BoundRef joined(BoundKind kind, const std::vector<BoundRef>& kids);
// The same, said to stem from e: for reports.
BoundRef said_by(const BoundRef& a, const Expr& e);
// Where b can be walked, and where it cannot, without going there; e: as what it was written.
BoundRef look_of(BoundRef b, const Expr& e);
BoundRef look_not_of(BoundRef b, const Expr& e);

}  // namespace bound

// The parts of a sum, and those of a product.
inline std::vector<BoundRef> summands(const BoundRef& e) {
    if (e->kind == BoundKind::none) return {};
    return e->kind == BoundKind::choice ? e->kids : std::vector<BoundRef>{e};
}
inline std::vector<BoundRef> factors(const BoundRef& e) {
    return e->kind == BoundKind::sequence ? e->kids : std::vector<BoundRef>{e};
}

// Keeps what is in the other set, too; sets are by code or by field. An empty `set` stands for all of it.
inline void keep_common(std::vector<std::uint8_t>& set, const std::vector<std::uint8_t>& with) {
    if (set.empty()) set = with;
    for (std::size_t i = 0; i < set.size(); ++i) set[i] = static_cast<std::uint8_t>(set[i] & with[i]);
}

// Does it only ask, whatever holds?
inline bool only_asks(const Bound& e) {
    return e.kind == BoundKind::from || e.kind == BoundKind::codes || e.kind == BoundKind::fields ||
           e.kind == BoundKind::test;
}

}  // namespace acedrex
